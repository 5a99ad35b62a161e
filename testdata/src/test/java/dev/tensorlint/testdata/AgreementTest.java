// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.device.Devices;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The harness sees where a case says what its run does not show, and the other way round. */
final class AgreementTest {

  private final Path folder;

  AgreementTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void aLeakThatIsMarkedAgrees() throws IOException {
    assertDifferences(
        "// runs: leaks 1 tensor", "Tensor x = Tensor.of(1f); // want UnscopedTensor definite");
  }

  @Test
  void aLeakThatIsNotMarked() throws IOException {
    assertDifferences(
        "// runs: leaks 1 tensor",
        "Tensor x = Tensor.of(1f);",
        "line 4: a tensor leaks here, and no marker says so");
  }

  @Test
  void aLeakThatAStepExplains() throws IOException {
    assertDifferences(
        "// runs: leaks 2 tensors",
        "Tensor x = Tensor.of(1f); // want UnscopedTensor definite\n"
            + "Tensor y = Tensor.of(1f); // also UnscopedTensor");
  }

  @Test
  void aStepThatNoRunShows() throws IOException {
    assertDifferences("// runs: clean", "Tensor.of(1f).close(); // also LeakOnException");
  }

  @Test
  void aMarkerWithoutALeak() throws IOException {
    assertDifferences(
        "// runs: clean",
        "Tensor.of(1f).close(); // want UnscopedTensor definite",
        "line 4: UnscopedTensor definite: the run does not show it;"
            + " seen: clean, leaks from [], thrown in lines []");
  }

  @Test
  void aLeakThatTheHeaderDoesNotSay() throws IOException {
    assertDifferences(
        "// runs: clean",
        "Tensor x = Tensor.of(1f); // want UnscopedTensor potential",
        "runs: leaks 1 tensor, the header says clean");
  }

  @Test
  void aLeakOfTheMethodThatTheLineCalls() throws IOException {
    assertDifferences(
        "// runs: leaks 1 tensor",
        "Tensor x = make(); // want UnscopedTensor definite\n}\n"
            + "static Tensor make() {\nreturn Tensor.of(1f);");
  }

  @Test
  void anExceptionInTheMarkedLine() throws IOException {
    assertDifferences(
        "// runs: throws TensorDisposedException",
        "Tensor x = Tensor.of(1f); x.close();\nx.item(); // want UseAfterDispose definite");
  }

  @Test
  void anExceptionInAnotherLine() throws IOException {
    assertDifferences(
        "// runs: throws TensorDisposedException",
        "Tensor x = Tensor.of(1f); x.close();\nx.item();\nx.item(); // want UseAfterDispose definite",
        "line 6: UseAfterDispose definite: the run does not show it;"
            + " seen: throws TensorDisposedException, leaks from [], thrown in lines [5]");
  }

  @Test
  void anExceptionOfAnotherKind() throws IOException {
    assertDifferences(
        "// runs: throws TensorDisposedException",
        "throw new IllegalStateException();",
        "runs: throws IllegalStateException, the header says throws TensorDisposedException");
  }

  @Test
  void aReferenceThatIsCleared() throws IOException {
    assertDifferences(
        "// runs: clears the reference",
        weak("new java.lang.ref.WeakReference<>(new Object()); // want WeaklyHeldModel definite"));
  }

  @Test
  void aReferenceThatIsKept() throws IOException {
    assertDifferences(
        "// runs: clears the reference",
        weak("new java.lang.ref.WeakReference<>(\"\"); // want WeaklyHeldModel definite"),
        "runs: keeps the reference, the header says clears the reference",
        "line 4: WeaklyHeldModel definite: the run does not show it;"
            + " seen: keeps the reference, leaks from [], thrown in lines []");
  }

  @Test
  void stopRunsBehindTheLastLook() throws IOException {
    assertDifferences(
        "// runs: clean",
        "held = Tensor.of(1f);\n}\nstatic Tensor held;\nstatic void stop() {\nheld.close();");
  }

  @Test
  void anotherCaseIsNotToBeSeen() throws IOException {
    Files.writeString(folder.resolve("Other.java"), "final class Other { static void f() {} }");
    assertDifferences(
        "// runs: clean", "Other.f();", "runs: throws NoClassDefFoundError, the header says clean");
  }

  @Test
  void whatDoesNotCompileIsAnError() {
    IllegalStateException error =
        assertThrows(
            IllegalStateException.class, () -> assertDifferences("// runs: clean", "int i = x;"));
    assertEquals(
        "cases do not compile:", String.valueOf(error.getMessage()).lines().findFirst().orElse(""));
  }

  private static String weak(String reference) {
    return "ref = "
        + reference
        + "\n}\nstatic java.lang.ref.WeakReference<?> ref;\n"
        + "static boolean isGone() {\nreturn ref.refersTo(null);";
  }

  private void assertDifferences(String header, String body, String... differences)
      throws IOException {
    Path bad = Files.createDirectories(folder.resolve("SomeRule/bad"));
    Path file = bad.resolve("Program.java");
    Files.writeString(
        file,
        header
            + "\nimport dev.tensorlint.runtime.Tensor;\n"
            + "final class Program { static void run() {\n"
            + body
            + "\n}}\n");
    Path other = folder.resolve("Other.java");
    List<Path> sources = Files.exists(other) ? List.of(file, other) : List.of(file);
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Case program = Case.read(file);
    Observation seen =
        new CaseRunner(Compilation.of(sources, classes)).run(program, Devices.java());
    assertEquals(List.of(differences), Agreement.differences(program, seen));
  }
}
