use misere::ui::for_tests::desktop::*;

#[test]
fn the_name_of_the_renderer_is_read_from_the_log() {
    let line = "2026-11-28 00:00:00 DEBUG opengl renderer: llvmpipe (LLVM 15.0.6, 256 bits)";
    assert_eq!(renderer_in(line), Some("llvmpipe (LLVM 15.0.6, 256 bits)"));
    assert_eq!(renderer_in("GL version: \"4.5\"."), None);
}

#[test]
fn renderers_without_a_graphics_card_are_known_by_name() {
    for software in [
        "llvmpipe (LLVM 15.0.6, 256 bits)",
        "softpipe",
        "Software Rasterizer",
        "Apple Software Renderer",
        "SWR (LLVM 11.0.0, 256 bits)",
        "zink Vulkan 1.3(llvmpipe (LLVM 17.0.6, 256 bits) (MESA_LLVMPIPE))",
        "virgl (LLVMPIPE (LLVM 15.0.7, 256 bits))",
        "D3D12 (Microsoft Basic Render Driver)",
        "GDI Generic",
    ] {
        assert!(is_software(software), "{software}");
    }
    for card in [
        "Mesa Intel(R) UHD Graphics 620 (KBL GT2)",
        "AMD Radeon RX 6600 (radeonsi, navi23, LLVM 15.0.7, DRM 3.49)",
        "NVIDIA GeForce RTX 3060/PCIe/SSE2",
        "D3D12 (NVIDIA GeForce GTX 1650)",
        "SVGA3D; build: RELEASE;  LLVM;",
        "V3D 4.2",
    ] {
        assert!(!is_software(card), "{card}");
    }
}
