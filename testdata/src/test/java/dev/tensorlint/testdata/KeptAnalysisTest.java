// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.work.BodyWork;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.store.ContentStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Edits a program at random, and lints it with what earlier runs have kept and without. The two
 * must not differ in anything. {@code -Dtensorlint.kept.code=FOLDER} takes other code, and {@code
 * -Dtensorlint.kept.edits=N} more edits.
 */
final class KeptAnalysisTest {

  private static final int EVERY = 12;
  private static final String MEMBER = "( {2}| {4})[a-zA-Z@].*[({;]";

  private final Path temporary;
  private final Random random = new Random(Integer.getInteger("tensorlint.kept.seed", 1));

  KeptAnalysisTest(@TempDir Path temporary) {
    this.temporary = temporary;
  }

  @Test
  void findingsAreThoseOfAFreshRun() throws IOException {
    Path folder = Files.createDirectories(temporary.resolve("code"));
    List<Path> files = copies(folder);
    assertTrue(files.size() > 10);
    compare(folder, "as it is");
    for (int i = 0; i < Integer.getInteger("tensorlint.kept.edits", 12); i++) {
      String what = edit(files.get(random.nextInt(files.size())));
      compare(folder, i + ": " + what);
    }
  }

  /** Counts instead of seconds: the bodies of the changed file are a small part of all. */
  @Test
  void onlyWhatAChangeConcernsIsAnalysed() throws IOException {
    Path folder = Files.createDirectories(temporary.resolve("code"));
    List<Path> files = copies(folder);
    int all = analysed(folder);
    assertTrue(all > files.size(), () -> "analysed: " + all);
    List<String> lines = new ArrayList<>(Files.readAllLines(files.get(0)));
    lines.add(0, "// Everything below moves.");
    Files.write(files.get(0), lines);
    int again = analysed(folder);
    assertTrue(again * 10 <= all, () -> "%d of %d bodies are analysed again".formatted(again, all));
  }

  /** Returns how many bodies a run with kept results analyses. */
  private int analysed(Path folder) {
    AtomicInteger bodies = new AtomicInteger();
    WorkMonitor counting =
        new WorkMonitor() {
          @Override
          public void analysed(BodyWork work) {
            bodies.incrementAndGet();
          }
        };
    new Linter().lint(request(folder).withStore(store()), counting);
    return bodies.get();
  }

  private static LintRequest request(Path folder) {
    return LintRequest.of(List.of(folder))
        .withClasspath(Compilation.classpath())
        .withWorkingDirectory(folder);
  }

  private ContentStore store() {
    return ContentStore.in(temporary.resolve("cache"), 256 << 20);
  }

  private List<Path> copies(Path folder) throws IOException {
    String other = System.getProperty("tensorlint.kept.code");
    Path code = other == null ? Folders.TESTDATA : Path.of(other);
    List<Path> copies = new ArrayList<>();
    for (Path each : other == null ? cases() : javaFiles(code)) {
      Path copy = folder.resolve(code.relativize(each).toString());
      Files.createDirectories(copy.getParent());
      copies.add(Files.copy(each, copy));
    }
    return copies;
  }

  private List<Path> cases() throws IOException {
    return Cases.in(Folders.TESTDATA).stream()
        .map(Case::file)
        .filter(each -> random.nextInt(EVERY) == 0)
        .toList();
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private void compare(Path folder, String what) {
    LintRequest request = request(folder);
    LintResult fresh = new Linter().lint(request);
    LintResult kept = new Linter().lint(request.withStore(store()));
    assertEquals(fresh.findings(), kept.findings(), what);
    assertEquals(fresh.diagnostics(), kept.diagnostics(), what);
    assertEquals(fresh.coverage(), kept.coverage(), what);
    assertEquals(fresh.summary().methodsAnalysed(), kept.summary().methodsAnalysed(), what);
    assertEquals(fresh.summary().suppressed(), kept.summary().suppressed(), what);
  }

  /** Some edits leave a text that does not parse. Returns what it has done. */
  private String edit(Path file) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    int kind = random.nextInt(9);
    List<Integer> places = places(lines, kind < 4 ? MEMBER : ".*;");
    int at = places.isEmpty() ? 0 : places.get(random.nextInt(places.size()));
    String before = lines.get(at);
    switch (kind) {
      case 0 -> lines.set(at, before.replaceFirst("\\b(String|int|boolean|void)\\b", "Object"));
      case 1 -> lines.set(at, before.replaceFirst("\\b([a-z]\\w*)\\(", "$1Other("));
      case 2 -> lines.set(at, before.replaceFirst("static |private |public ", ""));
      case 3 -> lines.set(at, before.replaceFirst("\\(", "(int added, "));
      case 4 -> lines.add(0, "// Everything below moves.");
      case 5 -> lines.add(at, "// A comment.");
      case 6 -> lines.add(at, before);
      case 7 -> lines.remove(at);
      default -> lines.set(at, before.replaceFirst("\\.\\w+\\(\\);", ".close();"));
    }
    Files.write(file, lines);
    return kind + " at " + (at + 1) + " of " + file + ": " + before.strip();
  }

  private static List<Integer> places(List<String> lines, String like) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).matches(like)) {
        places.add(i);
      }
    }
    return places;
  }
}
