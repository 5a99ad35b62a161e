// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.ScanResult;
import dev.tensorlint.scanner.Scanner;
import dev.tensorlint.scanner.known.KnownTypes;
import dev.tensorlint.scanner.store.ContentStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is kept of translated files is what a run without a cache makes. */
final class KeptUnitsTest {

  private static final List<String> EDITED = List.of("OwnerNotCloseable", "UseAfterDispose");
  private static final int EDITS = 6;

  @TempDir private Path temporary;

  private ContentStore store() {
    return ContentStore.in(temporary.resolve("cache"), 64 << 20);
  }

  private static LintRequest request(List<Path> files, Path folder) {
    return LintRequest.of(files)
        .withClasspath(Compilation.classpath())
        .withWorkingDirectory(folder);
  }

  private static List<CompilationUnit> units(LintRequest request, boolean areKept) {
    try (ScanResult scanned =
        new Scanner(text -> true, KnownTypes.of(List.of())).scan(request)) {
      assertEquals(areKept, scanned.counts().parseNanos() == 0, "whether nothing is parsed");
      return scanned.program().units();
    }
  }

  @Test
  void unitsAreTheSameWhereNothingHasChanged() throws IOException {
    List<Path> files =
        Cases.in(Folders.TESTDATA).stream()
            .map(Case::file)
            .filter(file -> file.toString().hashCode() % 3 == 0)
            .toList();
    LintRequest request = request(files, Folders.TESTDATA).withStore(store());
    List<CompilationUnit> first = units(request, false);
    List<CompilationUnit> second = units(request, true);
    assertEquals(first.size(), second.size());
    for (int i = 0; i < first.size(); i++) {
      assertEquals(first.get(i), second.get(i), first.get(i).file().path());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void findingsAreTheSameAfterRandomEdits(int seed) throws IOException {
    Random random = new Random(seed);
    Path folder = Files.createDirectories(temporary.resolve("code"));
    List<Path> files = copies(folder, random);
    compare(folder);
    for (int i = 0; i < EDITS; i++) {
      edit(files.get(random.nextInt(files.size())), random);
      compare(folder);
    }
  }

  private static List<Path> copies(Path folder, Random random) throws IOException {
    List<Path> copies = new ArrayList<>();
    for (Case each : Cases.in(Folders.TESTDATA)) {
      Path path = Folders.TESTDATA.relativize(each.file());
      if (EDITED.contains(path.getName(0).toString()) && random.nextInt(8) == 0) {
        Path copy = folder.resolve(path);
        Files.createDirectories(copy.getParent());
        copies.add(Files.copy(each.file(), copy));
      }
    }
    assertTrue(copies.size() > 10);
    return copies;
  }

  private void compare(Path folder) {
    LintRequest request = request(List.of(folder), folder);
    LintResult fresh = new Linter().lint(request);
    LintResult kept = new Linter().lint(request.withStore(store()));
    assertEquals(fresh.findings(), kept.findings());
    assertEquals(fresh.diagnostics(), kept.diagnostics());
    assertEquals(fresh.coverage(), kept.coverage());
    assertEquals(fresh.summary().unresolvedNames(), kept.summary().unresolvedNames());
    assertEquals(fresh.summary().methodsAnalysed(), kept.summary().methodsAnalysed());
  }

  /** Some edits leave a text that does not parse. */
  private static void edit(Path file, Random random) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    int at = lines.size() / 2 + random.nextInt(lines.size() / 2);
    switch (random.nextInt(6)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, lines.get(at));
      case 2 -> lines.add(0, "// Everything below moves.");
      case 3 -> lines.add(lines.lastIndexOf("}"), "  static void added(Object it) {}");
      case 4 -> lines.replaceAll(line -> line.replace("Tensor make(", "Object make("));
      default -> {
        Files.delete(file);
        return;
      }
    }
    Files.write(file, lines);
  }
}
