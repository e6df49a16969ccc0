//! Law 9: no text reaches a person that is not a message. The laws in `misere::laws` render every message of
//! random games; here is what they cannot see.

use std::fs;
use std::path::Path;

#[test]
fn no_sentence_is_put_together_by_code_and_called_a_message() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let raw = count(&root.join("src")) + count(&root.join("crates"));
    assert_eq!(
        raw, 0,
        "uses of `Message::raw`: use a message of assets/text"
    );
}

/// The uses of `Message::raw` in a folder, except in the module of messages and in tests.
fn count(folder: &Path) -> usize {
    let mut found = 0;
    for item in fs::read_dir(folder).expect("the sources are there") {
        let path = item.expect("a folder can be read").path();
        if path.is_dir() {
            if !path.ends_with("engine/src/text") {
                found += count(&path);
            }
        } else {
            let code = fs::read_to_string(&path).expect("a source file can be read");
            let end = code.find("#[cfg(test)]").unwrap_or(code.len());
            found += code[..end].matches("Message::raw(").count();
        }
    }
    found
}
