// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.errorprone.bugpatterns.BugChecker;
import dev.tensorlint.errorprone.check.UnscopedTensor;
import dev.tensorlint.errorprone.check.UseAfterDispose;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lombok changes the trees before Error Prone sees them: what it generates counts. */
class LombokTest {

  private static final String TENSOR =
      """
      package dev.tensorlint.runtime;
      public final class Tensor implements AutoCloseable {
        public static Tensor of(float... values) { return new Tensor(); }
        public float item() { return 0; }
        @Override public void close() {}
      }
      """;

  private final Path folder;

  LombokTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private List<String> findings(Class<? extends BugChecker> check, String... body)
      throws IOException {
    PluginCompilation compilation =
        new PluginCompilation(folder, check)
            .processor(lombok())
            .option("-classpath")
            .option(System.getProperty("java.class.path"))
            .source("Tensor.java", TENSOR)
            .source(
                "A.java",
                "import dev.tensorlint.runtime.Tensor;\nimport lombok.*;\n\nclass A {\n"
                    + String.join("\n", body)
                    + "\n}\n");
    compilation.compile();
    return compilation
        .messages()
        .lines()
        .filter(line -> line.contains(": [") || line.contains("ERROR: "))
        .toList();
  }

  private static Processor lombok() {
    return ServiceLoader.load(Processor.class).stream()
        .filter(provider -> provider.type().getName().startsWith("lombok."))
        .findFirst()
        .orElseThrow()
        .get();
  }

  @Test
  void cleanupIsARelease() throws IOException {
    String[] method = {
      "  float run() {", "    @Cleanup Tensor x = Tensor.of(1f);", "    return x.item();", "  }"
    };
    assertEquals(List.of(), findings(UnscopedTensor.class, method));
    assertEquals(List.of(), findings(UseAfterDispose.class, method));
  }

  @Test
  void aVariableOfValIsFollowed() throws IOException {
    assertEquals(
        List.of("A.java:6:20:2 WARNING: [UnscopedTensor] `x` is never released"),
        findings(
            UnscopedTensor.class,
            "  float run() {",
            "    val x = Tensor.of(1f);",
            "    return x.item();",
            "  }"));
  }

  @Test
  void whatCleanupReleasesEndsWithItsBlock() throws IOException {
    assertEquals(
        List.of("A.java:11:14:4 ERROR: [UseAfterDispose] `y` is used after it was disposed"),
        findings(
            UseAfterDispose.class,
            "  float run() {",
            "    Tensor y;",
            "    {",
            "      @Cleanup Tensor x = Tensor.of(1f);",
            "      y = x;",
            "    }",
            "    return y.item();",
            "  }"));
  }

  @Test
  void aGeneratedGetterReturnsItsField() throws IOException {
    assertEquals(
        List.of(
            "A.java:11:24:4 ERROR: [UseAfterDispose] `Tensor.of(1f)` is used after it was"
                + " disposed"),
        findings(
            UseAfterDispose.class,
            "  @Getter @RequiredArgsConstructor static class Holder {",
            "    private final Tensor held;",
            "  }",
            "  float run() {",
            "    Holder h = new Holder(Tensor.of(1f));",
            "    h.getHeld().close();",
            "    return h.getHeld().item();",
            "  }"));
  }
}
