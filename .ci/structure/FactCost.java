// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Counts the engine files that a commit touches to add a rule with a new fact. */
final class FactCost {

  private static final String RULES_FOLDER = "rules/src/main/java/dev/tensorlint/rules/";
  private static final Pattern NEW_FACT = Pattern.compile("\\+\\s*(public )?record [A-Z].*");

  private final Git git;

  FactCost(Git git) {
    this.git = git;
  }

void printMedian() throws IOException, InterruptedException {
    System.out.println("| commit that adds a rule with a new fact | engine files |");
    System.out.println("|---|---:|");
    List<Integer> counts = new ArrayList<>();
    String catalog = RULES_FOLDER + "rule/catalog/*.java";
    for (String commit :
        git.lines("log", "--no-merges", "--diff-filter=A", "--format=%h", "--", catalog).toList()) {
      Optional<Integer> count = engineFilesOfFact(commit);
      if (count.isPresent()) {
        counts.add(count.get());
        String title = git.lines("show", "-s", "--format=%h %as %s", commit).findFirst().orElse(commit);
        System.out.printf("| %s | %d |%n", title, count.get());
      }
    }
    System.out.printf(
        "%nmedian: %s, newest: %s%n", median(counts), counts.isEmpty() ? "-" : counts.get(0));
  }

  void print(String commit) throws IOException, InterruptedException {
    List<String> files =
        changes(commit).stream().filter(Change::isOfEngine).map(Change::path).toList();
    files.forEach(System.out::println);
    System.out.printf("%d engine files%n", files.size());
  }

  private List<Change> changes(String commit) throws IOException, InterruptedException {
    return git.lines("show", "-M", "--name-status", "--format=", commit, "--", RULES_FOLDER)
        .map(Change::parse)
        .toList();
  }

  /** Returns how many engine files a commit touches; empty if it adds no rule with a new fact. */
  private Optional<Integer> engineFilesOfFact(String commit)
      throws IOException, InterruptedException {
    List<Change> changes = changes(commit);
    boolean addsRule =
        changes.stream()
            .anyMatch(one -> one.isAddition() && one.isIn("rule/catalog/") && !one.isPackageInfo());
    boolean addsEngine =
        changes.stream().anyMatch(one -> one.isAddition() && one.path().endsWith("/Fact.java"));
    List<String> factFiles =
        changes.stream().map(Change::path).filter(path -> path.endsWith("Fact.java")).toList();
    if (!addsRule || addsEngine || factFiles.isEmpty() || !addsRecord(commit, factFiles)) {
      return Optional.empty();
    }
    return Optional.of((int) changes.stream().filter(Change::isOfEngine).count());
  }

  private boolean addsRecord(String commit, List<String> factFiles)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("show", "-M", "-U0", "--format=", commit, "--"));
    command.addAll(factFiles);
    return git.lines(command.toArray(String[]::new)).anyMatch(line -> NEW_FACT.matcher(line).matches());
  }

  private record Change(char kind, String path) {
    static Change parse(String line) {
      String[] columns = line.split("\t");
      return new Change(columns[0].charAt(0), columns[columns.length - 1]);
    }

    boolean isAddition() {
      return kind == 'A';
    }

    boolean isIn(String folder) {
      return path.startsWith(RULES_FOLDER + folder);
    }

    boolean isPackageInfo() {
      return path.endsWith("/package-info.java");
    }

    /** The rule, its fixes, and how it is configured are its own; the rest is the engine. */
    boolean isOfEngine() {
      return isIn("")
          && path.endsWith(".java")
          && !isIn("rule/")
          && !isIn("fix/")
          && !isIn("config/")
          && !isPackageInfo();
    }
  }

  private static String median(List<Integer> counts) {
    if (counts.isEmpty()) {
      return "-";
    }
    List<Integer> sorted = counts.stream().sorted().toList();
    int middle = sorted.size() / 2;
    double median =
        sorted.size() % 2 == 1
            ? sorted.get(middle)
            : (sorted.get(middle - 1) + sorted.get(middle)) / 2.0;
    return String.valueOf(median);
  }
}
