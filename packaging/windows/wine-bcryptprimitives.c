/* Wine 8 lacks this function of Windows, from which Rust takes random numbers. Only for smoke.sh. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T length)
{
    while (length > 0) {
        ULONG part = length > 0x10000000 ? 0x10000000 : (ULONG)length;
        if (!RtlGenRandom(bytes, part))
            return FALSE;
        bytes += part;
        length -= part;
    }
    return TRUE;
}
