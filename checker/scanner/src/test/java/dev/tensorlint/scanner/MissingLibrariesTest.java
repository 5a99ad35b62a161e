// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.coverage.UnresolvedName;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.model.ModelChoice;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which imports say that a library is missing. */
class MissingLibrariesTest {

  private final SourceFolder sources;

  MissingLibrariesTest(@TempDir java.nio.file.Path folder) {
    sources = new SourceFolder(folder);
  }

  private LintResult lint() {
    LintRequest request = sources.request();
    return new Linter()
        .lint(
            new LintRequest(
                request.paths(),
                request.classpath(),
                List.of(),
                ModelChoice.only(Set.of("onnxruntime")),
                request.options(),
                2,
                request.workingDirectory()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ai.onnxruntime.OnnxTensor",
        "ai.onnxruntime.*",
        "ai.onnxruntime.OrtSession.Result",
        "ai.onnxruntime.OrtSession.*",
        "ai.onnxruntime.NotModelled",
        "static ai.onnxruntime.OnnxTensor.createTensor",
        "static ai.onnxruntime.OnnxTensor.*",
        "static ai.onnxruntime.OrtSession.SessionOptions.OptLevel.ALL_OPT"
      })
  void anImportThatMeansNothing(String name) throws IOException {
    sources.with("A.java", "import " + name + ";\nclass A { OnnxTensor x; }\n");
    LintResult result = lint();
    List<Diagnostic> gaps = result.diagnostics();
    assertEquals(0, result.gaps(), "no call is unresolved by it");
    assertEquals("A.java", gaps.get(0).path());
    assertTrue(
        gaps.get(0).message().startsWith("`com.microsoft.onnxruntime:onnxruntime` is used here"),
        gaps::toString);
    UnresolvedName first = result.unresolved().listed().get(0);
    assertEquals("import " + name.replace("static ", ""), first.name());
    assertEquals(1, first.line());
    assertEquals(name.startsWith("static") ? 15 : 8, first.column());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"java.util.List", "java.util.*", "other.OnnxTensor", "ai.onnxruntime.sub.Other"})
  void anImportOfSomethingElse(String name) throws IOException {
    sources.with("A.java", "import " + name + ";\nclass A { OnnxTensor x; }\n");
    assertEquals(0, lint().gaps());
  }

  @Test
  void oneLineForAllFilesOfALibrary() throws IOException {
    sources.with("A.java", "import ai.onnxruntime.OnnxTensor;\nclass A {}\n");
    sources.with("B.java", "import ai.onnxruntime.*;\nclass B {}\n");
    LintResult result = lint();
    assertEquals(1, result.diagnostics().size());
    assertTrue(
        result.diagnostics().get(0).message().contains("is used here and in 1 more,"),
        result.diagnostics()::toString);
  }

  @Test
  void whatIsAmongTheSourcesIsThere() throws IOException {
    sources.with("A.java", "import ai.onnxruntime.*;\nclass A { OnnxTensor x; }\n");
    sources.with("T.java", "package ai.onnxruntime;\npublic class OnnxTensor {}\n");
    assertEquals(0, lint().gaps());
  }
}
