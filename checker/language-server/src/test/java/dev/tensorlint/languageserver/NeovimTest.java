// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.Linter;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A client that nobody here wrote: Neovim opens a file with leaks, applies what it is offered, and
 * saves. What it saved compiles, lints clean and leaks nothing when it runs.
 */
final class NeovimTest {

  private static final String LEAKS =
      """
      import dev.tensorlint.runtime.Tensor;

      public final class Serve {
        public static float run() {
          Tensor x = Tensor.of(1f, 2f);
          return x.toFloatArray()[1];
        }

        public static float again() {
          Tensor y = Tensor.of(3f, 4f);
          float sum = y.toFloatArray()[0];
          return sum + 1;
        }
      }
      """;

  private final Path folder;
  private final Path elsewhere;

  NeovimTest(@TempDir Path folder, @TempDir Path elsewhere) {
    this.folder = folder;
    this.elsewhere = elsewhere;
  }

  @Test
  void neovimFixesAFileThatThenRunsWithoutTheBug() throws Exception {
    assumeTrue(hasNeovim(), "nvim is not on the PATH: nothing is tried with Neovim");
    Path file = Files.writeString(folder.resolve("Serve.java"), LEAKS);
    assertEquals(2, leaks(), "what the file does before");

    runNeovim(file);

    assertNotEquals(LEAKS, Files.readString(file));
    LintRequest request =
        LintRequest.of(List.of(file)).withClasspath(List.of(Connection.runtime()));
    assertEquals(List.of(), new Linter().lint(request).findings(), () -> read(file));
    assertEquals(0, leaks(), () -> read(file));
  }

  private static boolean hasNeovim() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(each -> Files.isExecutable(Path.of(each, "nvim")));
  }

  private void runNeovim(Path file) throws IOException, InterruptedException, URISyntaxException {
    URI script =
        Objects.requireNonNull(NeovimTest.class.getResource("/neovim/fix.lua"), "script").toURI();
    Path log = elsewhere.resolve("nvim.log");
    ProcessBuilder builder =
        new ProcessBuilder(
            "nvim", "--headless", "-u", "NONE", "-i", "NONE", "-S", Path.of(script).toString());
    builder.environment().put("TENSORLINT_FILE", file.toString());
    builder.environment().put("TENSORLINT_SERVER", String.join("\n", server()));
    builder.environment().put("HOME", elsewhere.toString());
    builder.redirectErrorStream(true).redirectOutput(log.toFile());
    Process neovim = builder.start();
    assertTrue(neovim.waitFor(180, TimeUnit.SECONDS), () -> read(log));
    assertEquals(0, neovim.exitValue(), () -> read(log));
  }

  private List<String> server() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        System.getProperty("java.class.path"),
        ServerProcess.class.getName(),
        elsewhere.resolve("cache").toString());
  }

  /** Compiles the file as it is now, runs it, and returns the number of tensors that it leaves. */
  private int leaks() throws Exception {
    Path classes = Files.createTempDirectory(elsewhere, "classes");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                Connection.runtime().toString(),
                "-d",
                classes.toString(),
                folder.resolve("Serve.java").toString());
    assertEquals(0, failed, () -> read(folder.resolve("Serve.java")));
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
        LeakWatch watch = LeakWatch.start()) {
      Class<?> serve = loader.loadClass("Serve");
      assertEquals(2f, serve.getMethod("run").invoke(null));
      assertEquals(4f, serve.getMethod("again").invoke(null));
      return Math.toIntExact(watch.report().tensors());
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }
}
