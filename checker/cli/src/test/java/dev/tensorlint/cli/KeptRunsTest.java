// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What did not change since the last run is not linted again, and what did change is. */
final class KeptRunsTest {

  private static final String LEAK =
      """
      import dev.tensorlint.runtime.Tensor;
      class A {
        static float leak() {
          Tensor t = Tensor.of(1f);
          return t.item();
        }
      }
      """;

  private final Path folder;
  private final Cli cli;
  private final AtomicInteger lints = new AtomicInteger();

  KeptRunsTest(@TempDir Path folder) {
    this.folder = folder;
    this.cli = new Cli(folder).file("A.java", LEAK).file("B.java", "class B {}\n");
    cli.linting(new Counting(lints, new Main.WithRuntime(Main.linter())));
  }

  private record Counting(AtomicInteger lints, Linting linting) implements Linting {
    @Override
    public LintResult lint(LintRequest request, WorkMonitor monitor) {
      lints.incrementAndGet();
      return linting.lint(request, monitor);
    }

    @Override
    public boolean isRepeatable() {
      return true;
    }
  }

  private Cli.Outcome check(String... more) {
    List<String> arguments = new ArrayList<>(List.of("check", "--no-timings"));
    arguments.addAll(List.of(more));
    arguments.add(".");
    return cli.run(arguments.toArray(String[]::new));
  }

  private void assertLints(int expected, Runnable run) {
    int before = lints.get();
    run.run();
    assertEquals(expected, lints.get() - before);
  }

  private List<Path> entries() throws IOException {
    Path kept = folder.resolve(".cache/tensorlint/findings");
    if (!Files.exists(kept)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(kept)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  @Test
  void anUnchangedRunIsKept() {
    Cli.Outcome first = check();
    assertTrue(first.out().contains("error[") || first.out().contains("warning["), first::out);
    assertLints(0, () -> assertEquals(first, check()));
  }

  @Test
  void aChangedSourceIsLinted() {
    Cli.Outcome first = check();
    cli.file("A.java", LEAK.replace("return t.item()", "t.close(); return 1"));
    assertLints(1, () -> assertNotEquals(first, check()));
    cli.file("A.java", LEAK);
    assertLints(0, () -> assertEquals(first, check()));
  }

  @Test
  void aNewAndADeletedFileAreNoticed() throws IOException {
    check();
    cli.file("C.java", "class C {}\n");
    assertLints(1, this::check);
    Files.delete(folder.resolve("C.java"));
    assertLints(0, this::check);
  }

  @Test
  void anOptionCounts() {
    Cli.Outcome all = check();
    assertLints(1, () -> assertNotEquals(all, check("--disable", "UnscopedTensor")));
  }

  @Test
  void theConfigurationCounts() {
    Cli.Outcome all = check();
    cli.file("tensorlint.yaml", "rules:\n  UnscopedTensor: off\n");
    assertLints(1, () -> assertNotEquals(all, check()));
    cli.file("tensorlint.yaml", "rules:\n  UnscopedTensor: note\n");
    assertLints(1, this::check);
    assertLints(0, this::check);
  }

  @Test
  void aChangedLibraryCounts() throws IOException {
    Path library = Files.createDirectory(folder.resolve("classes"));
    String classpath = Classpaths.runtime() + java.io.File.pathSeparator + library;
    check("--classpath", classpath);
    assertLints(0, () -> check("--classpath", classpath));
    Path added = Files.write(library.resolve("D.class"), new byte[] {1});
    assertLints(1, () -> check("--classpath", classpath));
    Files.setLastModifiedTime(added, FileTime.from(Instant.EPOCH));
    assertLints(1, () -> check("--classpath", classpath));
  }

  @Test
  void nothingIsKeptWithoutTheCache() throws IOException {
    check("--no-cache");
    assertLints(1, () -> check("--no-cache"));
    assertEquals(List.of(), entries());
  }

  /** A crash in the middle of a write leaves at most what is no entry. */
  @Test
  void aDamagedEntryIsLintedAgain() throws IOException {
    Cli.Outcome first = check();
    for (Path each : entries()) {
      byte[] bytes = Files.readAllBytes(each);
      bytes[bytes.length / 2] ^= 1;
      Files.write(each, bytes);
    }
    assertLints(1, () -> assertEquals(first, check()));
    assertLints(0, () -> assertEquals(first, check()));
  }

  @Test
  void runsAtTheSameTimeAgree() {
    Cli.Outcome first = check();
    cli.file("B.java", "class B { int x; }\n");
    List<CompletableFuture<Cli.Outcome>> runs =
        IntStream.range(0, 4).mapToObj(i -> CompletableFuture.supplyAsync(this::check)).toList();
    runs.forEach(run -> assertEquals(first, run.join()));
    assertLints(0, () -> assertEquals(first, check()));
  }

  @Test
  void aFailedRunIsNotKept() {
    cli.file("B.java", "class B {\n");
    Cli.Outcome first = check();
    assertEquals(2, first.exitCode());
    assertLints(1, () -> assertEquals(first, check()));
  }
}
