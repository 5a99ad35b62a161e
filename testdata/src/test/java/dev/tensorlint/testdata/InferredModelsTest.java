// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.model.ModelFilePrinter;
import dev.tensorlint.rules.model.SummaryPrinter;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.Linter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;

/**
 * The summaries that the engine infers, printed as a model file and read back, give the same
 * findings: a model wins over the body that it stands for. Entries that cannot say all of their
 * summary are left out and counted.
 */
final class InferredModelsTest {

  private static final Path DIFFERENCES =
      Folders.TESTDATA.resolve("src/test/resources/inferred-models.txt");

  private static final Path DIFFERENCES_BY_CLASS =
      Folders.TESTDATA.resolve("src/test/resources/inferred-models-by-class.txt");

  private static final LintRequest REQUEST =
      LintRequest.of(Cases.in(Folders.TESTDATA).stream().map(Case::file).toList())
          .withClasspath(Compilation.classpath())
          .withWorkingDirectory(Folders.TESTDATA);

  /** What the bodies do, and the findings without a model of them; computed once. */
  private static final class Bodies {
    static final List<TypeSummaries> SUMMARIES =
        new Linter().summaries(REQUEST, WorkMonitor.NONE).types();

    static final List<String> FINDINGS = findings(REQUEST);
  }

  private final Path folder;

  InferredModelsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void thePrintedModelGivesTheSameFindings(TestReporter reporter) throws IOException {
    List<TypeSummaries> all = Bodies.SUMMARIES;
    List<TypeSummaries> said = all.stream().map(InferredModelsTest::said).toList();
    reporter.publishEntry(
        "inferred models",
        methods(said) + " of " + methods(all) + " entries of " + all.size() + " classes compared");
    assertTrue(methods(said) > 0, "no entry says all of its summary");
    Path file =
        Files.writeString(
            folder.resolve("printed.yaml"), ModelFilePrinter.print("inferred:testdata", said));
    List<String> differences =
        differences(Bodies.FINDINGS, findings(REQUEST.withModelFiles(List.of(file))));
    assertEquals(known(DIFFERENCES), String.join("\n", differences));
  }

  /**
   * The model of one class, without those of the classes beside it, gives the same findings, too.
   * Cases do not use each other, so one run compares one class of each case.
   */
  @Test
  void theModelOfOneClassGivesTheSameFindings(TestReporter reporter) throws IOException {
    List<TypeSummaries> said =
        Bodies.SUMMARIES.stream()
            .map(InferredModelsTest::said)
            .filter(type -> !type.methods().isEmpty())
            .toList();
    Set<String> differences = new TreeSet<>();
    List<Map<String, TypeSummaries>> rounds = oneOfEachCase(said);
    for (Map<String, TypeSummaries> round : rounds) {
      differences.addAll(differences(of(round.keySet(), Bodies.FINDINGS), findings(round)));
    }
    reporter.publishEntry(
        "inferred models", said.size() + " classes compared one by one, in " + rounds.size());
    assertEquals(known(DIFFERENCES_BY_CLASS), String.join("\n", differences));
  }

  /** Returns the classes by case, so that no two classes of a case are together. */
  private static List<Map<String, TypeSummaries>> oneOfEachCase(List<TypeSummaries> types) {
    List<Map<String, TypeSummaries>> rounds = new ArrayList<>();
    for (TypeSummaries type : types) {
      String name = type.type().replaceFirst("\\$.*", "");
      int round = 0;
      while (round < rounds.size() && rounds.get(round).containsKey(name)) {
        round++;
      }
      if (round == rounds.size()) {
        rounds.add(new TreeMap<>());
      }
      rounds.get(round).put(name, type);
    }
    return rounds;
  }

  private List<String> findings(Map<String, TypeSummaries> models) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("one.yaml"),
            ModelFilePrinter.print("inferred:testdata", List.copyOf(models.values())));
    List<Path> paths =
        REQUEST.paths().stream().filter(path -> models.containsKey(nameOf(path))).toList();
    return findings(REQUEST.withPaths(paths).withModelFiles(List.of(file)));
  }

  private static List<String> of(Set<String> names, List<String> findings) {
    return findings.stream()
        .filter(each -> names.contains(nameOf(Path.of(each.substring(0, each.indexOf(':'))))))
        .toList();
  }

  /** Returns the name of a case: that of its file, and of its top-level class. */
  private static String nameOf(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static TypeSummaries said(TypeSummaries type) {
    return new TypeSummaries(
        type.type(), type.methods().stream().filter(InferredModelsTest::isSaid).toList());
  }

  private static boolean isSaid(MethodSummary method) {
    return method
        .summary()
        .filter(Summary::isComplete)
        .filter(summary -> SummaryPrinter.unsaid(summary).isEmpty())
        .isPresent();
  }

  private static int methods(List<TypeSummaries> types) {
    return types.stream().mapToInt(type -> type.methods().size()).sum();
  }

  private static List<String> findings(LintRequest request) {
    return new Linter()
        .lint(request).findings().stream().map(InferredModelsTest::text).sorted().toList();
  }

  private static String text(Finding finding) {
    return finding.place().file().path()
        + ":"
        + finding.place().start().line()
        + " "
        + finding.rule()
        + " "
        + finding.confidence();
  }

  /** Returns lost findings after a minus, then new ones after a plus. */
  private static List<String> differences(List<String> before, List<String> after) {
    List<String> differences = new ArrayList<>();
    without(before, after).forEach(each -> differences.add("- " + each));
    without(after, before).forEach(each -> differences.add("+ " + each));
    return differences;
  }

  private static List<String> without(List<String> some, List<String> others) {
    List<String> left = new ArrayList<>(some);
    others.forEach(left::remove);
    return left;
  }

  /** Lines that start with a number sign are reasons. */
  private static String known(Path differences) throws IOException {
    return Files.readAllLines(differences).stream()
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .collect(Collectors.joining("\n"));
  }
}
