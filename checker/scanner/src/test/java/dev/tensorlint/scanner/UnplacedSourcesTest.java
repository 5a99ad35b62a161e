// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Java files of a project that are in no source folder which its build files tell. */
final class UnplacedSourcesTest {

  private static final String IN_P = "package p;\nimport ai.onnxruntime.OnnxTensor;\nclass A {}\n";
  private static final String PLAIN = "import ai.onnxruntime.OnnxTensor;\nclass A {}\n";

  private final SourceFolder folder;

  UnplacedSourcesTest(@TempDir Path folder) {
    this.folder = new SourceFolder(folder);
  }

  @BeforeEach
  void javaIsThere() throws IOException {
    folder.with("pom.xml", "").with("src/main/java/p/A.java", IN_P);
  }

  private LintRequest request() {
    Path root = folder.path();
    Path main = root.resolve("src/main/java");
    Path other = root.resolve("some/tests");
    return folder
        .request()
        .withSourceRoots(Map.of(root, List.of(main)))
        .withVisibleRoots(Map.of(main, List.of(main), other, List.of(other)));
  }

  private static List<String> gaps(LintRequest request) {
    return new Linter()
        .lint(request).diagnostics().stream()
            .filter(each -> each.isGap() || each.isFailure())
            .map(each -> each.path() + ": " + each.message().split(";", -1)[0])
            .filter(each -> each.contains("source folder"))
            .toList();
  }

  @Test
  void oneLineSaysHowManyThereAreAndWhere() throws IOException {
    folder
        .with("src/debug/java/p/B.java", IN_P)
        .with("src/debug/java/p/C.java", IN_P)
        .with("a/build/D.java", PLAIN)
        .with("a/E.java", PLAIN)
        .with("b/F.java", PLAIN)
        .with("F.java", PLAIN);
    assertEquals(
        List.of(
            "F.java: is one of 5 files that use modelled libraries and are not analysed: they are"
                + " in no source folder that the build files tell, but in `.`, `a`, `b` and 1"
                + " more"),
        gaps(request()));
  }

  @Test
  void aFolderThatIsNamedIsPlaced() throws IOException {
    folder.with("src/debug/java/p/B.java", IN_P);
    assertEquals(
        List.of(
            "src/debug/java/p/B.java: uses a modelled library and is not analysed: it is in no"
                + " source folder that the build files tell, but in `src/debug/java`"),
        gaps(request()));
    Path debug = folder.path().resolve("src/debug/java");
    assertEquals(List.of(), gaps(request().withPaths(List.of(folder.path(), debug))));
  }

  @Test
  void whatNoBuildCompilesIsNone() throws IOException {
    folder
        .with("target/A.java", PLAIN)
        .with(".hidden/A.java", PLAIN)
        .with("src/main/resources/A.java", PLAIN)
        .with("testdata/A.java", PLAIN)
        .with("a/app-tests/A.java", PLAIN)
        .with("src/it/one/pom.xml", "")
        .with("src/it/one/src/main/java/A.java", PLAIN)
        .with("src/test/java/ATest.java", PLAIN)
        .with("some/tests/ATest.java", PLAIN)
        .with("other/Plain.java", "class Plain {}")
        .with("other/Template.java", "import ai.onnxruntime.OnnxTensor;\n#set($x)\nclass ${A} {")
        .with("other/package-info.java", "package ai.onnxruntime;");
    assertEquals(List.of(), gaps(request()));
  }
}
