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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept of translated files is what a run without a cache makes. */
final class KeptUnitsTest {

  private static final List<String> EDITED = List.of("OwnerNotCloseable", "UseAfterDispose");
  private static final int EDITS = 5;
  private static final Path OWN = Folders.TESTDATA.resolveSibling("checker/report/src/main/java");

  private final Path temporary;

  KeptUnitsTest(@TempDir Path temporary) {
    this.temporary = temporary;
  }

  private ContentStore store() {
    return ContentStore.in(temporary.resolve("cache"), 64 << 20);
  }

  private static LintRequest request(List<Path> files, Path folder) {
    return LintRequest.of(files)
        .withClasspath(Compilation.classpath())
        .withWorkingDirectory(folder);
  }

  private static List<CompilationUnit> units(LintRequest request, boolean parsesNothing) {
    try (ScanResult scanned = new Scanner(text -> true, KnownTypes.of(List.of())).scan(request)) {
      assertTrue(!parsesNothing || scanned.counts().parseNanos() == 0, "nothing is parsed");
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

  @Test
  void findingsAreTheSameAfterRandomEdits() throws IOException {
    Random random = new Random(1);
    Path folder = Files.createDirectories(temporary.resolve("code"));
    List<Path> files = copies(folder, random);
    compare(folder);
    for (int i = 0; i < EDITS; i++) {
      edit(files.get(random.nextInt(files.size())), random);
      compare(folder);
    }
  }

  /** Each edit changes a line that declares a member, on code whose files refer to each other. */
  @Test
  void unitsAreTheSameAfterDeclarationsHaveChanged() throws IOException {
    Path code = Path.of(System.getProperty("tensorlint.kept.code", OWN.toString()));
    Path folder = Files.createDirectories(temporary.resolve("code"));
    List<Path> files = new ArrayList<>();
    for (Path each : javaFiles(code)) {
      Path copy = folder.resolve(code.relativize(each).toString());
      Files.createDirectories(copy.getParent());
      files.add(Files.copy(each, copy));
    }
    Random random = new Random(5);
    LintRequest request = request(List.of(folder), folder);
    units(request.withStore(store()), false);
    for (int i = 0; i < Integer.getInteger("tensorlint.kept.edits", 4); i++) {
      String what = editMember(files.get(random.nextInt(files.size())), random);
      List<CompilationUnit> fresh = units(request, false);
      List<CompilationUnit> kept = units(request.withStore(store()), false);
      assertEquals(fresh.size(), kept.size());
      for (int k = 0; k < fresh.size(); k++) {
        assertEquals(fresh.get(k), kept.get(k), what + " changed " + fresh.get(k).file().path());
      }
    }
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** Returns what it has done. */
  private static String editMember(Path file, Random random) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    List<Integer> members = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).matches("( {2}| {4})[a-zA-Z@].*[({;]")) {
        members.add(i);
      }
    }
    if (members.isEmpty()) {
      members.add(lines.size() - 1);
    }
    int at = members.get(random.nextInt(members.size()));
    String before = lines.get(at);
    String after =
        switch (random.nextInt(5)) {
          case 0 -> before.replaceFirst("\\b(String|int|boolean|void)\\b", "Object");
          case 1 -> before.replaceFirst("\\b([a-z]\\w*)\\(", "$1Other(");
          case 2 -> before.replaceFirst("static |private |public ", "");
          case 3 -> before.replaceFirst("\\(", "(int added, ");
          default -> "  static int added;\n" + before;
        };
    lines.set(at, after);
    Files.write(file, lines);
    return file + ": " + before.strip() + " -> " + after.strip();
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
