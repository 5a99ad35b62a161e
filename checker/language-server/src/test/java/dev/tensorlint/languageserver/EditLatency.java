// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.sun.management.OperatingSystemMXBean;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Position;

/**
 * Measures how long an editor waits: from the start to the first diagnostics, and from an edit to
 * the diagnostics of the edited file. Statements are put into methods of random files that mention
 * tensors; of ten edits, one adds a class without a name, one a method, and one a parameter to a
 * method. Prints lines for docs/benchmarks.md.
 */
final class EditLatency {

  private static final long SEED = 1;

  private final Random random = new Random(SEED);
  private final Map<Kind, List<Long>> wall = new EnumMap<>(Kind.class);
  private final List<Long> processor = new ArrayList<>();

  /** What an edit does, which decides how much of the program it concerns. */
  private enum Kind {
    STATEMENT("int added%d = 0;\n"),
    ANONYMOUS_CLASS("new Object() { int added%d() { return 1; } };\n"),
    METHOD("private static void added%d() {}\n"),
    PARAMETER("int added%d");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    boolean isMember() {
      return this == METHOD || this == PARAMETER;
    }

    static Kind of(int number) {
      return switch (number % 10) {
        case 9 -> ANONYMOUS_CLASS;
        case 6 -> METHOD;
        case 3 -> PARAMETER;
        default -> STATEMENT;
      };
    }
  }

  private static final Pattern BODY =
      Pattern.compile("^( +|\\t+)(?!.*\\b(switch|new|else)\\b).*\\) \\{\n", Pattern.MULTILINE);
  private static final Pattern METHOD =
      Pattern.compile("^ {2,4}[\\w<>\\[\\] ]+\\w\\((?=[^()\n]*\\) \\{\n)", Pattern.MULTILINE);

  private EditLatency() {}

  /**
   * @param arguments a folder of sources, the number of edits, the class path, and a word that the
   *     edited files mention
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]).toRealPath();
    Path cache = Files.createTempDirectory("tensorlint-latency");
    long start = System.nanoTime();
    try (Connection connection = Connection.open(cache, settings(arguments[2]), folder)) {
      List<Path> files = filesThatMention(folder, arguments[3]);
      new EditLatency().measure(connection, files, Integer.parseInt(arguments[1]), start);
    }
  }

  private static JsonObject settings(String classpath) {
    JsonArray entries = new JsonArray();
    for (String entry : classpath.split(File.pathSeparator, -1)) {
      entries.add(entry);
    }
    JsonObject settings = new JsonObject();
    settings.add("classpath", entries);
    return settings;
  }

  private static List<Path> filesThatMention(Path folder, String word) throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.filter(file -> file.toString().endsWith(".java")).sorted().toList()) {
        String text = new String(Files.readAllBytes(each), StandardCharsets.UTF_8);
        if (text.contains(word) && METHOD.matcher(text).find() && BODY.matcher(text).find()) {
          found.add(each);
        }
      }
    }
    return found;
  }

  private void measure(Connection connection, List<Path> files, int edits, long start)
      throws IOException {
    Path first = files.get(0);
    connection.open(first.toUri().toString(), Files.readString(first));
    connection.client().diagnostics(first.toUri().toString(), 1);
    print("start to first diagnostics, ms", (System.nanoTime() - start) / 1_000_000);
    print("processor time to first diagnostics, ms", processorNanos() / 1_000_000);
    connection.settle(first.toUri().toString());
    print("start to the diagnostics of all files, ms", (System.nanoTime() - start) / 1_000_000);
    print("heap after the start, MiB", heap());
    for (int i = 0; i < edits; i++) {
      edit(connection, files.get(random.nextInt(files.size())), i);
      if (i % 50 == 49) {
        print("heap after " + (i + 1) + " edits, MiB", heap());
      }
    }
    List<Long> all = wall.values().stream().flatMap(List::stream).toList();
    print("edit to diagnostics, median, ms", percentile(all, 50));
    print("edit to diagnostics, 99th percentile, ms", percentile(all, 99));
    wall.forEach(
        (kind, times) -> {
          print("  " + kind + ", median, ms", percentile(times, 50));
          print("  " + kind + ", longest, ms", percentile(times, 100));
        });
    print("processor time for an edit, median, ms", percentile(processor, 50));
    print("processor time for an edit, 99th percentile, ms", percentile(processor, 99));
  }

  private void edit(Connection connection, Path file, int number) throws IOException {
    String uri = file.toUri().toString();
    String text = Files.readString(file);
    connection.open(uri, text);
    connection.settle(uri);
    Kind kind = Kind.of(number);
    int offset = placeFor(kind, text);
    Position at = new Lines(text).position(offset);
    String added = kind.text.formatted(number);
    boolean isFollowed = kind == Kind.PARAMETER && text.charAt(offset) != ')';
    long processorBefore = processorNanos();
    long before = System.nanoTime();
    connection.change(uri, 2, at, at, isFollowed ? added + ", " : added);
    connection.client().diagnostics(uri, 2);
    wall.computeIfAbsent(kind, any -> new ArrayList<>())
        .add((System.nanoTime() - before) / 1_000_000);
    connection.settle(uri);
    processor.add((processorNanos() - processorBefore) / 1_000_000);
    connection.closeDocument(uri);
  }

  private int placeFor(Kind kind, String text) {
    List<Integer> places = new ArrayList<>();
    Matcher matcher = (kind.isMember() ? METHOD : BODY).matcher(text);
    while (matcher.find()) {
      places.add(kind == Kind.METHOD ? matcher.start() : matcher.end());
    }
    return places.get(random.nextInt(places.size()));
  }

  private static long processorNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static long heap() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
  }

  private static long percentile(List<Long> values, int percent) {
    long[] sorted = values.stream().mapToLong(Long::longValue).toArray();
    Arrays.sort(sorted);
    return sorted[Math.min(sorted.length - 1, sorted.length * percent / 100)];
  }

  private static void print(String what, long value) {
    System.out.println(what + ": " + value);
  }
}
