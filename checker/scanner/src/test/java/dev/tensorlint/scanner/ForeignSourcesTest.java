// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.rules.config.Trust;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ForeignSourcesTest {

  private static final String NAMES_A_MODEL = "import ai.onnxruntime.OnnxTensor\nfun f() = 1\n";

  private final SourceFolder folder;

  ForeignSourcesTest(@TempDir Path folder) {
    this.folder = new SourceFolder(folder);
  }

  @BeforeEach
  void javaIsThere() throws IOException {
    folder.with("src/main/java/A.java", "class A {}\n");
  }

  private List<String> gaps(LintRequest request) {
    return new Linter()
        .lint(request).diagnostics().stream()
            .filter(each -> each.isGap() || each.isFailure())
            .map(each -> each.path() + ": " + each.message().split(";", -1)[0])
            .toList();
  }

  @Test
  void kotlinThatNamesSomethingModelledIsAGap() throws IOException {
    folder
        .with("src/main/java/B.kt", NAMES_A_MODEL)
        .with("src/main/kotlin/p/A.kt", NAMES_A_MODEL)
        .with("src/main/kotlin/p/Other.kt", "fun f() = 1\n");
    assertEquals(
        List.of(
            "src/main/java/B.kt: is one of 2 files that use modelled libraries and are not"
                + " analysed, as they are Kotlin"),
        gaps(folder.request()));
  }

  @Test
  void aSourceFolderOfABuildHasOthersBesideIt() throws IOException {
    folder
        .with("src/main/kotlin/p/A.kt", NAMES_A_MODEL)
        .with("src/main/scala/B.scala", NAMES_A_MODEL)
        .with("src/main/kotlin/Ignored.java", "class {");
    assertEquals(
        List.of(
            "src/main/kotlin/p/A.kt: uses a modelled library and is not analysed, as it is Kotlin",
            "src/main/scala/B.scala: uses a modelled library and is not analysed, as it is Scala"),
        gaps(folder.request().withPaths(List.of(folder.path().resolve("src/main/java")))));
  }

  @Test
  void whatHasToDoWithNoModelIsNoGap() throws IOException {
    folder.with("src/main/java/B.kt", "fun f() = 1\n").with("src/main/groovy/C.groovy", "1\n");
    assertEquals(List.of(), gaps(folder.request()));
  }

  @Test
  void theConfigurationAcceptsIt() throws IOException {
    folder
        .with("src/main/kotlin/A.kt", NAMES_A_MODEL)
        .with("tensorlint.yaml", "paths:\n  exclude: [\"**/*.kt\"]\n");
    ConfigurationFile.Loaded loaded =
        ConfigurationFile.read(folder.path().resolve("tensorlint.yaml"), Trust.TRUSTED);
    assertEquals(
        List.of(),
        gaps(folder.request().withOptions(loaded.configuration().engineOptions(folder.path()))));
  }
}
