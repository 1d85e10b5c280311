# A Homebrew formula for your tap. Each @…@ is filled in for a release: the version, and the checksum
# of each archive in SHA256SUMS.
class Tincture < Formula
  desc "Compiles design tokens to Swift, and audits their contrast"
  homepage "https://github.com/your-organization/tincture"
  version "@VERSION@"
  license "Apache-2.0"

  releases = "https://github.com/your-organization/tincture/releases/download"

  on_macos do
    on_arm do
      url "#{releases}/@VERSION@/tincture-@VERSION@-arm64-apple-macosx.tar.gz"
      sha256 "@arm64-apple-macosx@"
    end
    on_intel do
      url "#{releases}/@VERSION@/tincture-@VERSION@-x86_64-apple-macosx.tar.gz"
      sha256 "@x86_64-apple-macosx@"
    end
  end
  on_linux do
    on_arm do
      url "#{releases}/@VERSION@/tincture-@VERSION@-aarch64-unknown-linux-gnu.tar.gz"
      sha256 "@aarch64-unknown-linux-gnu@"
    end
    on_intel do
      url "#{releases}/@VERSION@/tincture-@VERSION@-x86_64-unknown-linux-gnu.tar.gz"
      sha256 "@x86_64-unknown-linux-gnu@"
    end
  end

  def install
    prefix.install "bin", "share"
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/tincture --version").strip
    system bin/"tincture", "init", "shop"
    system bin/"tincture", "build", "--project", "shop"
  end
end
