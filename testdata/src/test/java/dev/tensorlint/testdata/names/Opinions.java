// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.errorprone.JavacFrontEnd;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.ScanResult;
import dev.tensorlint.scanner.Scanner;
import dev.tensorlint.scanner.types.AssumedTypes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What three resolvers say of the calls in the same sources.
 *
 * @param ours of the scanner
 * @param javac of the compiler
 * @param solver of JavaParser's symbol solver
 */
record Opinions(Map<Place, String> ours, Map<Place, String> javac, SolverNames solver) {

  static Opinions on(Sources sources, Path folder) throws IOException, InterruptedException {
    try (SolverNames.Asked solver = SolverNames.ask(sources, folder)) {
      return new Opinions(scanned(sources), compiled(sources), solver.names());
    }
  }

  private static Map<Place, String> scanned(Sources sources) {
    LintRequest request =
        LintRequest.of(sources.files())
            .withClasspath(sources.classpath())
            .withWorkingDirectory(sources.root());
    try (ScanResult scanned = new Scanner(text -> true, AssumedTypes.NONE).scan(request)) {
      assertEquals(List.of(), scanned.diagnostics());
      return IrNames.of(scanned.program());
    }
  }

  private static Map<Place, String> compiled(Sources sources) throws IOException {
    JavacFrontEnd.Result result =
        JavacFrontEnd.translate(
            sources.files(), sources.classpath(), file -> sources.root().relativize(file));
    assertEquals(List.of(), result.diagnostics());
    return IrNames.of(result.program());
  }

  /** Returns the calls of which not all that answer say the same, in order. */
  List<Difference> differences() {
    SortedSet<Place> places = new TreeSet<>(ours.keySet());
    places.addAll(javac.keySet());
    places.addAll(solver.answers().keySet());
    return places.stream().map(this::at).filter(Opinions::isDifference).toList();
  }

  private Difference at(Place place) {
    return new Difference(place, ours.get(place), javac.get(place), solver.answers().get(place));
  }

  private static boolean isDifference(Difference each) {
    return !each.isOursRight() || (each.solver() != null && !each.isSolverRight());
  }

  /** Counts the calls, and our answers. */
  String ofOurs() {
    return String.format(
        Locale.ROOT,
        """
        calls of javac: %d
        ours: %d like javac, %d other, %d unresolved
        """,
        javac.size(),
        like(ours, true),
        like(ours, false),
        unresolved());
  }

  /** Counts the answers of the solver: how many calls it fails at differs between runs. */
  String ofSolver() {
    return String.format(
        Locale.ROOT,
        "%d like javac, %d other, %d failures %s",
        like(solver.answers(), true),
        like(solver.answers(), false),
        solver.failures().values().stream().mapToInt(count -> count).sum(),
        solver.failures());
  }

  private long like(Map<Place, String> answers, boolean isLike) {
    return answers.entrySet().stream()
        .filter(each -> !each.getValue().equals(IrNames.UNRESOLVED))
        .filter(each -> each.getValue().equals(javac.get(each.getKey())) == isLike)
        .count();
  }

  private long unresolved() {
    return ours.values().stream().filter(IrNames.UNRESOLVED::equals).count();
  }
}
