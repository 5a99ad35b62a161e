// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Tells what the analysis costs beside the rest of a lint: processor time of the whole process, on
 * one thread, in a JVM as the launcher starts it, and the time by the clock, which is shorter where
 * the JVM compiles on another core meanwhile. Rounds are interleaved, so that a machine that is
 * busy with other things is so for all.
 */
final class AnalysisCost {

  /** A state of the project, with and without its analysis. */
  private record State(String name, Contestant scan, Contestant lint) {}

  private final Path folder;
  private final List<State> states = new ArrayList<>();
  private final Map<Contestant, List<Contestant.Cost>> costs = new LinkedHashMap<>();

  private AnalysisCost(Path folder) {
    this.folder = folder;
  }

  /**
   * @param arguments folder of the corpus, number of rounds, and class paths of other states of the
   *     project to compare with, each with this program's classes in it
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    AnalysisCost cost = new AnalysisCost(Path.of(arguments[0]));
    cost.add("this state", System.getProperty("java.class.path"));
    for (int i = 2; i < arguments.length; i++) {
      cost.add("other state " + (i - 1), arguments[i]);
    }
    cost.measure(Integer.parseInt(arguments[1]));
    cost.print();
  }

  private void add(String name, String classPath) throws IOException, InterruptedException {
    String jars = ClassArchive.jarsOf(classPath, folder.resolve(name.replace(' ', '-')));
    Path archive = folder.resolve(name.replace(' ', '-')).resolve("classes.jsa");
    Files.deleteIfExists(archive);
    add(name, jars, List.of());
    run(
        new Contestants(folder, Corpus.in(folder))
            .quick(
                "archive", jars, List.of("-XX:ArchiveClassesAtExit=" + archive), LintOnce.class));
    List<String> withArchive = List.of("-Xlog:disable", "-XX:SharedArchiveFile=" + archive);
    add(name + " with an archive of its classes", jars, withArchive);
  }

  private void add(String name, String jars, List<String> options) throws IOException {
    Contestants all = new Contestants(folder, Corpus.in(folder));
    states.add(
        new State(
            name,
            all.quick(name + ", scan", jars, options, ScanOnce.class),
            all.quick(name + ", lint", jars, options, LintOnce.class)));
  }

  private void measure(int rounds) throws IOException, InterruptedException {
    for (int round = 0; round < rounds; round++) {
      for (State state : states) {
        measure(state.scan());
        measure(state.lint());
      }
    }
  }

  private void measure(Contestant contestant) throws IOException, InterruptedException {
    costs.computeIfAbsent(contestant, any -> new ArrayList<>()).add(run(contestant));
  }

  private Contestant.Cost run(Contestant contestant) throws IOException, InterruptedException {
    Path output = folder.resolve(contestant.name().replaceAll("[^a-z0-9]+", "-") + ".txt");
    return contestant.cost(output);
  }

  private void print() throws IOException {
    System.out.printf(
        Locale.ROOT,
        "%s. Load %.1f.%n%n",
        Machine.describe(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    print("processor", Contestant.Cost::processor);
    print("clock", Contestant.Cost::clock);
  }

  private void print(String what, ToDoubleFunction<Contestant.Cost> measure) {
    System.out.printf(
        "| %s | without analysis | with all rules | ratio |%n|---|---|---|---|%n", what);
    for (State state : states) {
      System.out.println(row(state.name(), of(state.scan(), measure), of(state.lint(), measure)));
    }
    System.out.println();
  }

  private static String row(String name, Measurement scan, Measurement lint) {
    return String.format(
        Locale.ROOT,
        "| %s | %.2f s (%.2f to %.2f) | %.2f s (%.2f to %.2f) | %.2f |",
        name,
        scan.median(),
        scan.fastest(),
        scan.slowest(),
        lint.median(),
        lint.fastest(),
        lint.slowest(),
        lint.median() / scan.median());
  }

  private Measurement of(Contestant contestant, ToDoubleFunction<Contestant.Cost> measure) {
    List<Contestant.Cost> all = costs.getOrDefault(contestant, List.of());
    return new Measurement(contestant.name(), all.stream().mapToDouble(measure).boxed().toList());
  }
}
