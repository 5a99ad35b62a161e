// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The long mode: many programs, a table, and disagreements as files, minimised. */
final class LongRun {

  private final Profile profile;
  private final Path folder;
  private final int mostOfAKind;
  private final Consumer<String> progress;
  private final Trial trial = new Trial();
  private final Tally tally = new Tally();
  private final Map<String, List<Minimiser.Smallest>> found = new TreeMap<>();

  /**
   * @param folder where disagreements go
   * @param mostOfAKind how many disagreements of a kind and rule are minimised
   */
  LongRun(Profile profile, Path folder, int mostOfAKind, Consumer<String> progress) {
    this.profile = profile;
    this.folder = folder;
    this.mostOfAKind = mostOfAKind;
    this.progress = progress;
  }

  /**
   * Runs without a test framework.
   *
   * @param arguments profile, first seed, number of programs, seconds, folder, most of a kind
   */
  public static void main(String[] arguments) {
    LongRun run =
        new LongRun(
            Profile.valueOf(arguments[0]),
            Path.of(arguments[4]),
            Integer.parseInt(arguments[5]),
            System.out::println);
    run.judge(
        Long.parseLong(arguments[1]), Integer.parseInt(arguments[2]), Long.parseLong(arguments[3]));
    // The runtime's threads would keep the process.
    System.exit(0);
  }

  /**
   * Judges programs until there are enough of them, or the time is over, and prints the table.
   *
   * @param seconds of time; a batch that has begun is finished
   */
  Tally judge(long first, int count, long seconds) {
    long end = System.nanoTime() + seconds * 1_000_000_000;
    int done = new GeneratedPrograms(profile, trial).judge(first, count, end, this::add);
    progress.accept(tally.table(profile + ", seeds " + first + " to " + (first + done - 1)));
    minimise();
    return tally;
  }

  private void add(Trial.Result result) {
    tally.add(result);
    for (Disagreement each : result.disagreements()) {
      progress.accept(result.program().name() + " " + each);
      String kind = each.kind() + "-" + each.subject().replaceAll("\\W+", "-");
      found
          .computeIfAbsent(kind, key -> new ArrayList<>())
          .add(new Minimiser.Smallest(result.program(), each));
    }
  }

  /** Minimises the shortest programs of each kind. */
  @SuppressWarnings("try") // the quiet works by being there
  private void minimise() {
    try (QuietRuntime quiet = QuietRuntime.start()) {
      found.forEach(
          (kind, all) ->
              all.stream()
                  .sorted(Comparator.comparing(each -> each.program().text().clean().length()))
                  .limit(mostOfAKind)
                  .forEach(each -> minimise(kind, each)));
    }
  }

  private void minimise(String kind, Minimiser.Smallest from) {
    Minimiser minimiser = new Minimiser(trial, from.disagreement());
    write(kind + "-" + from.program().name(), minimiser.minimise(from.program()));
  }

  private void write(String name, Minimiser.Smallest smallest) {
    try {
      Files.createDirectories(folder);
      Files.writeString(
          folder.resolve(name + ".java"),
          "// " + smallest.disagreement() + "\n" + smallest.program().text().clean());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
