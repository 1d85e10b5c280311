"""The compiler rejects parallel work that changes shared values."""

import shutil

import pytest
import views
from conftest import copy_shipped
from files import ROOT, module_folder, run

HARMLESS = """
func total(_ numbers: [Int]) -> Int {
  let factor = numbers.count
  return concurrentMap(numbers) { $0 * factor }.reduce(0, +)
}
"""
RACING = """
func total(_ numbers: [Int]) -> Int {
  var count = 0
  _ = concurrentMap(numbers) { count += $0 }
  return count
}
"""
SHARING = """
final class Counter { var count = 0 }
func total(_ numbers: [Int]) -> Int {
  let counter = Counter()
  _ = concurrently({ counter.count += 1 }, and: { counter.count += 1 })
  return counter.count
}
"""
RETURNING = """
final class Counter { var count = 0 }
func total(_ counters: [Counter]) -> [Int] { chunkedConcurrentMap(counters) { $0.count } }
"""


@views.on_linux
@pytest.mark.parametrize("text, refusal", [
    (HARMLESS, None), (RACING, "mutation of captured var 'count'"),
    (SHARING, "non-Sendable type 'Counter'"), (RETURNING, "'Counter' does not conform to the 'Sendable' protocol")])
def test_threads_cannot_share_mutable_state(tmp_path, text, refusal):
    use = tmp_path / "use.swift"
    use.write_text(text)
    sources = sorted((module_folder("TokenModel") / "Concurrency").glob("*.swift"))
    options = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-package-name", "tincture"]
    run("swiftc", "-emit-module", "-module-name", "TokenJSON", "-o", tmp_path / "TokenJSON.swiftmodule",
        *options, module_folder("TokenJSON") / "Lock.swift")
    done = views.run("swiftc", "-typecheck", "-I", tmp_path, *options, *sources, use)
    assert (done.returncode == 0) == (refusal is None), done.stderr
    assert refusal is None or refusal in done.stderr and str(use) in done.stderr


@views.on_linux
def test_a_build_works_without_new_threads(tincture, tmp_path):
    """Dispatch would wait forever there, so it must not be used."""
    (tmp_path / "none.c").write_text("#include <errno.h>\nint pthread_create() { return EAGAIN; }\n")
    library = tmp_path / "none.so"
    run("cc", "-shared", "-fPIC", "-w", "-o", library, tmp_path / "none.c")
    copy_shipped(tmp_path)
    shutil.copytree(ROOT / "generated", tmp_path / "generated")
    done = run(tincture.binary, "build", "--check", cwd=tmp_path, LD_PRELOAD=str(library))
    assert done.stdout == "Up to date: 15 files match the tokens\n"
