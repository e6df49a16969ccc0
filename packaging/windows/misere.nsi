; The installer for one user. makensis -DVERSION=1.0.0 -DSTAGE=FOLDER -DOUT=FILE misere.nsi
Unicode true
!ifdef NSIS_WIN32_MAKENSIS
!else
  ; Debian's Wine runs only 64-bit programs.
  Target amd64-unicode
!endif
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Misere"
!define CLASS "Misere.Game"
Name "Misère"
OutFile "${OUT}"
; For the current user only, so Windows does not ask for administrator rights.
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Misere"
InstallDirRegKey HKCU "Software\Misere" "InstallDir"
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Misère"
VIAddVersionKey FileDescription "Misère Setup"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "MIT License"
!define MUI_ICON "${STAGE}/misere.ico"
!define MUI_UNICON "${STAGE}/misere.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\misere.exe"
!insertmacro MUI_PAGE_LICENSE "${STAGE}/LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_LANGUAGE Italian
!insertmacro MUI_LANGUAGE Polish
LangString GAME ${LANG_ENGLISH} "Misère saved game"
LangString GAME ${LANG_GERMAN} "Misère-Spielstand"
LangString GAME ${LANG_FRENCH} "Partie enregistrée de Misère"
LangString GAME ${LANG_SPANISH} "Partida guardada de Misère"
LangString GAME ${LANG_ITALIAN} "Partita salvata di Misère"
LangString GAME ${LANG_POLISH} "Zapisana gra programu Misère"
LangString IN_USE ${LANG_ENGLISH} "Misère is running. Close it and try again."
LangString IN_USE ${LANG_GERMAN} "Misère läuft noch. Bitte schließen und noch einmal versuchen."
LangString IN_USE ${LANG_FRENCH} "Misère est ouvert. Fermez-le et réessayez."
LangString IN_USE ${LANG_SPANISH} "Misère está abierto. Ciérralo e inténtalo de nuevo."
LangString IN_USE ${LANG_ITALIAN} "Misère è aperto. Chiudilo e riprova."
LangString IN_USE ${LANG_POLISH} "Misère jest otwarty. Zamknij go i spróbuj ponownie."
LangString DELETE_SAVES ${LANG_ENGLISH} "Delete your saved games and settings too?"
LangString DELETE_SAVES ${LANG_GERMAN} "Auch die gespeicherten Spiele und Einstellungen löschen?"
LangString DELETE_SAVES ${LANG_FRENCH} "Supprimer aussi vos parties enregistrées et vos réglages ?"
LangString DELETE_SAVES ${LANG_SPANISH} "¿Borrar también tus partidas guardadas y los ajustes?"
LangString DELETE_SAVES ${LANG_ITALIAN} "Eliminare anche le partite salvate e le impostazioni?"
LangString DELETE_SAVES ${LANG_POLISH} "Usunąć także zapisane gry i ustawienia?"

; Aborts unless the program can be replaced, which is impossible while it is running.
!macro CheckRunning
  ${If} ${FileExists} "$INSTDIR\misere.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\misere.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(IN_USE)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Section
  !insertmacro CheckRunning
  SetOutPath "$INSTDIR"
  File "${STAGE}/misere.exe"
  File "${STAGE}/misere-cli.exe"
  File "${STAGE}/LICENSE.txt"
  File "${STAGE}/README.txt"
  File "${STAGE}/CHANGELOG.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Misère.lnk" "$INSTDIR\misere.exe"
  WriteRegStr HKCU "Software\Misere" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.misere" "" "${CLASS}"
  WriteRegStr HKCU "Software\Classes\.misere" "Content Type" "application/x-misere-game"
  WriteRegStr HKCU "Software\Classes\${CLASS}" "" "$(GAME)"
  WriteRegStr HKCU "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\misere.exe,0"
  WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\misere.exe" "%1"'
  ; Invitations of friends: misere:join-1-…
  WriteRegStr HKCU "Software\Classes\misere" "" "URL:Misère"
  WriteRegStr HKCU "Software\Classes\misere" "URL Protocol" ""
  WriteRegStr HKCU "Software\Classes\misere\DefaultIcon" "" "$INSTDIR\misere.exe,0"
  WriteRegStr HKCU "Software\Classes\misere\shell\open\command" "" '"$INSTDIR\misere.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  WriteRegStr HKCU "${KEY}" "DisplayName" "Misère"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\misere.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The authors of Misère"
  WriteRegStr HKCU "${KEY}" "URLInfoAbout" "https://github.com/misere/misere"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

; Asks about saved games, which are kept unless the user deletes them. A silent uninstall keeps them, unless
; it is started with /DELETESAVES.
Section Uninstall
  !insertmacro CheckRunning
  Delete "$INSTDIR\misere.exe"
  Delete "$INSTDIR\misere-cli.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\CHANGELOG.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Misère.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\Misere"
  DeleteRegKey HKCU "Software\Classes\${CLASS}"
  DeleteRegKey HKCU "Software\Classes\.misere"
  DeleteRegKey HKCU "Software\Classes\misere"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  ${If} ${FileExists} "$APPDATA\Misere\*.*"
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/DELETESAVES" $1
    ${If} ${Errors}
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(DELETE_SAVES)" /SD IDNO IDNO keep
    ${EndIf}
    RMDir /r "$APPDATA\Misere"
    keep:
  ${EndIf}
SectionEnd
