// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.errorprone.BaseErrorProneJavaCompiler;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.scanner.ScannerSupplier;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.StandardJavaFileManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Error Prone's patch mode applies the same safe fixes. */
final class PatchModeTest {

  private final Path folder;

  PatchModeTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void safeFixesAreWritten() throws IOException {
    assertPatched(
        "UnscopedTensor",
        """
        import dev.tensorlint.runtime.Tensor;

        class Serve {
          float first(float value) {
            Tensor x = Tensor.of(value);
            float first = x.item();
            return first;
          }

          float second() {
            Tensor y = Tensor.of(2f);
            return y.item();
          }
        }
        """,
        """
        import dev.tensorlint.runtime.Tensor;

        class Serve {
          float first(float value) {
            try (Tensor x = Tensor.of(value)) {
              float first = x.item();
              return first;
            }
          }

          float second() {
            try (Tensor y = Tensor.of(2f)) {
              return y.item();
            }
          }
        }
        """);
  }

  @Test
  void unsafeFixesAreNot() throws IOException {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;

        class Serve {
          float first(boolean isEarly) {
            Tensor x = Tensor.of(1f);
            if (isEarly) {
              x.close();
            }
            float first = x.item();
            x.close();
            return first;
          }
        }
        """;
    assertPatched("UseAfterDispose", text, text);
  }

  /** Half of a fix would be no Java any more. */
  @Test
  void ofFixesThatOverlapOneIsWritten() throws IOException {
    String rules = "DiscardedTensor,UnscopedTensor";
    String before =
        """
        import dev.tensorlint.runtime.Tensor;

        class Serve {
          float first(float value) {
            Tensor x = Tensor.of(value);
            return x.mul(2f).item();
          }
        }
        """;
    String between =
        """
        import dev.tensorlint.runtime.Tensor;

        class Serve {
          float first(float value) {
            Tensor x = Tensor.of(value);
            try (Tensor mul = x.mul(2f)) {
              return mul.item();
            }
          }
        }
        """;
    String after =
        """
        import dev.tensorlint.runtime.Tensor;

        class Serve {
          float first(float value) {
            try (Tensor x = Tensor.of(value);
                Tensor mul = x.mul(2f)) {
              return mul.item();
            }
          }
        }
        """;
    assertPatched(rules, before, between);
    assertPatched(rules, between, after);
  }

  private void assertPatched(String rules, String before, String after) throws IOException {
    Path file = Files.writeString(folder.resolve("Serve.java"), before);
    List<String> options =
        List.of(
            "-XepPatchChecks:" + rules,
            "-XepPatchLocation:IN_PLACE",
            "-XDcompilePolicy=simple",
            "--should-stop=ifError=FLOW",
            "-cp",
            classpath(),
            "-d",
            folder.toString());
    BaseErrorProneJavaCompiler compiler =
        new BaseErrorProneJavaCompiler(
            ScannerSupplier.fromBugCheckerClasses(
                Stream.of(rules.split(","))
                    .<Class<? extends BugChecker>>map(PatchModeTest::check)
                    .toList()));
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      boolean isCompiled =
          compiler
              .getTask(
                  messages, files, null, options, null, files.getJavaFileObjects(file.toFile()))
              .call();
      assertTrue(isCompiled, messages::toString);
    }
    assertEquals(after, Files.readString(file), messages::toString);
  }

  private static String classpath() {
    return Compilation.classpath().stream()
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Class<? extends BugChecker> check(String rule) {
    return ServiceLoader.load(BugChecker.class).stream()
        .map(provider -> provider.type().asSubclass(BugChecker.class))
        .filter(type -> type.getSimpleName().equals(rule))
        .findFirst()
        .orElseThrow();
  }
}
