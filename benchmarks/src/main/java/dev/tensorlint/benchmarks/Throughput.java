// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures how fast the scanner is, as a whole process, beside JavaParser with full resolution and
 * beside javac's attribution on the same sources. Rounds are interleaved, so that a machine that
 * slows down does so for all.
 */
final class Throughput {

  private final Path folder;
  private final Corpus corpus;
  private final List<Contestant> contestants;

  private Throughput(Path folder) throws IOException {
    this.folder = folder;
    this.corpus = Corpus.in(folder);
    Contestants all = new Contestants(folder, corpus);
    this.contestants =
        List.of(
            all.scanner(1),
            all.scanner(2),
            all.launchedScanner(),
            all.attribution(),
            all.quickAttribution(),
            all.resolveEverything());
  }

  /**
   * @param arguments folder of the corpus, number of rounds
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Throughput throughput = new Throughput(Path.of(arguments[0]));
    System.out.print(throughput.measure(Integer.parseInt(arguments[1])));
  }

  private String measure(int rounds) throws IOException, InterruptedException {
    Map<Contestant, List<Double>> seconds = new LinkedHashMap<>();
    for (int round = 0; round <= rounds; round++) {
      for (Contestant contestant : contestants) {
        double time = contestant.seconds(output(contestant));
        boolean isWarmUpOfTheDisk = round == 0;
        if (!isWarmUpOfTheDisk) {
          seconds.computeIfAbsent(contestant, any -> new ArrayList<>()).add(time);
        }
      }
    }
    List<Measurement> measurements = new ArrayList<>();
    seconds.forEach((contestant, times) -> measurements.add(of(contestant, times)));
    return report(rounds, measurements);
  }

  private static Measurement of(Contestant contestant, List<Double> times) {
    return new Measurement(contestant.name(), times);
  }

  private Path output(Contestant contestant) {
    return folder.resolve(contestant.name().replaceAll("[^A-Za-z0-9]+", "-") + ".txt");
  }

  private String report(int rounds, List<Measurement> measurements) throws IOException {
    ThroughputTable table = new ThroughputTable(corpus.lines(), measurements);
    return """
        Machine: %s. Corpus: %d files, %d lines. %d rounds, medians.

        %s
        %s
        """
        .formatted(
            Machine.describe(),
            corpus.files().size(),
            corpus.lines(),
            rounds,
            table.render(),
            Shares.parse(Files.readAllLines(output(contestants.get(0)))).render());
  }
}
