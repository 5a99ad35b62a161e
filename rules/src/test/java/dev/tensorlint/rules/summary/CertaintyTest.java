// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.RandomCode;
import dev.tensorlint.rules.code.TypeCode;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.source.Span;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * What is said for sure is so in every run of random methods, and no bound on the path states makes
 * it surer. Runs in which an exception was thrown are left out: of a {@code finally} the ways
 * without an exception decide.
 *
 * <p>The methods are the same in every build; without the seed and with more tries it looks
 * further.
 */
final class CertaintyTest {

  private static final int RUNS = 40;

  @Provide
  Arbitrary<TypeCode> types() {
    return RandomCode.types();
  }

  @Property(tries = 25, seed = "7")
  void everyRunShowsWhatIsDefinite(@ForAll("types") TypeCode type) {
    Program program = Programs.of(type);
    List<Finding> definite =
        findings(program, 32).stream()
            .filter(finding -> finding.confidence() == Confidence.DEFINITE)
            .filter(finding -> finding.method().equals("A.run"))
            .toList();
    List<MethodDecl> methods = program.units().get(0).types().get(0).methods();
    Map<String, Cfg> graphs = new HashMap<>();
    methods.forEach(method -> graphs.put(method.ref().name(), Graphs.of(program, method)));
    for (long seed = 0; seed < RUNS; seed++) {
      Execution execution = new Execution(methods, graphs, seed);
      Optional<Span> exit = execution.run("run");
      for (Finding finding : definite) {
        agrees(finding, execution.heap(), exit);
      }
    }
  }

  private static void agrees(Finding finding, ToyHeap heap, Optional<Span> exit) {
    Span place = finding.place().span();
    switch (finding.rule()) {
      case "UseAfterDispose", "ViewOutlivesOwner" ->
          assertTrue(
              heap.uses().stream()
                  .filter(use -> use.at().equals(place) && !use.hasThrown())
                  .allMatch(ToyHeap.Use::isReleased),
              () -> "a run uses it before it is released: " + finding);
      case "DisposeNotOwned" ->
          assertTrue(
              heap.closings().stream()
                  .filter(one -> one.at().equals(place) && !one.hasThrown())
                  .allMatch(ToyHeap.Closing::isOfPart),
              () -> "a run releases what is nobody's part: " + finding);
      case "OverwrittenTensor" ->
          assertTrue(
              heap.assignments().stream()
                  .filter(one -> one.at().equals(place) && !one.hasThrown())
                  .allMatch(ToyHeap.Assignment::isLoss),
              () -> "a run loses nothing: " + finding);
      case "UnscopedTensor", "DiscardedTensor", "UnclosedResource" -> {
        Span end = finding.trace().get(finding.trace().size() - 1).place().span();
        List<ToyHeap.Thing> made =
            heap.things().stream().filter(thing -> thing.isFrom(place)).toList();
        assertTrue(
            made.isEmpty()
                || !exit.equals(Optional.of(end))
                || made.stream().anyMatch(ToyHeap.Thing::isOwed),
            () -> "a run leaves nothing open: " + finding);
      }
      default -> throw new IllegalStateException("random code has no " + finding);
    }
  }

  /**
   * A smaller bound can find less: who owns a resource is forgotten where the ways that are joined
   * differ in it.
   */
  @Property(tries = 25, seed = "7")
  void aSmallerBoundIsSureOfNoMore(@ForAll("types") TypeCode type) {
    Program program = Programs.of(type);
    Set<String> apart = definite(findings(program, 200));
    for (int bound : new int[] {1, 3}) {
      Set<String> tooSure = new HashSet<>(definite(findings(program, bound)));
      tooSure.removeAll(apart);
      assertEquals(Set.of(), tooSure, () -> "at bound " + bound);
    }
  }

  private static List<Finding> findings(Program program, int pathStates) {
    return Findings.analyze(
            program,
            new EngineOptions(pathStates, 100_000, RuleSettings.DEFAULT, ExceptionEdges.DECLARED))
        .findings();
  }

  private static Set<String> definite(List<Finding> findings) {
    return findings.stream()
        .filter(each -> each.confidence() == Confidence.DEFINITE)
        .map(each -> each.rule() + " " + each.place().span() + " " + each.place().text())
        .collect(Collectors.toSet());
  }
}
