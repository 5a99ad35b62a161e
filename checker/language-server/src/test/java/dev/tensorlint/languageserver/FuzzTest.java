// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.parse.SourceParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random edits, also ones that break the syntax: the server loses no document and does not fail,
 * and what it says in the end is what a fresh lint says. The number of edits is the property {@code
 * tensorlint.fuzz.edits}, the first seed {@code tensorlint.fuzz.seed}.
 */
final class FuzzTest {

  private static final int EDITS = Integer.getInteger("tensorlint.fuzz.edits", 300);
  private static final long SEED = Long.getLong("tensorlint.fuzz.seed", 1);

  /** Edits between two looks at what the server says. */
  private static final int ROUND = 50;

  private static final List<String> RULES =
      List.of("UseAfterDispose", "UnscopedTensor", "OwnerNotCloseable", "LeakOnException");

  private final Path folder;
  private final Path cache;
  private final Map<Path, String> texts = new TreeMap<>();
  private final Map<Path, Integer> versions = new TreeMap<>();

  FuzzTest(@TempDir Path folder, @TempDir Path cache) {
    this.folder = folder;
    this.cache = cache;
  }

  @Test
  void whatTheServerSaysIsWhatAFreshLintSays() throws IOException {
    copySources();
    RandomEdits edits = new RandomEdits(SEED, List.copyOf(texts.values()));
    try (Connection connection = Connection.open(cache, folder)) {
      texts.forEach((file, text) -> connection.open(uri(file), text));
      texts.keySet().forEach(file -> versions.put(file, 1));
      Map<Path, String> whole = new TreeMap<>(texts);
      for (int done = 0; done < EDITS; done += ROUND) {
        for (int i = 0; i < ROUND; i++) {
          edit(connection, edits);
        }
        restoreWhatDoesNotParse(connection, whole);
        compare(connection, done);
        whole.putAll(texts);
      }
      assertFalse(
          connection.client().messages().stream()
              .anyMatch(each -> each.getMessage().contains("please report")),
          () -> connection.client().messages().toString());
    }
  }

  private void copySources() throws IOException {
    for (Path each : sources()) {
      Path copy = folder.resolve(each.getFileName().toString());
      Files.copy(each, copy);
      texts.put(copy, Files.readString(copy));
    }
  }

  private static List<Path> sources() throws IOException {
    Path testdata = Path.of("../../testdata");
    List<Path> found = new ArrayList<>();
    for (String rule : RULES) {
      try (Stream<Path> files = Files.list(testdata.resolve(rule).resolve("bad"))) {
        files
            .filter(each -> each.toString().endsWith(".java"))
            .sorted()
            .limit(4)
            .forEach(found::add);
      }
    }
    try (Stream<Path> files = Files.list(testdata.resolve("demo"))) {
      files.filter(each -> each.toString().endsWith(".java")).sorted().forEach(found::add);
    }
    return found;
  }

  private static String uri(Path file) {
    return file.toUri().toString();
  }

  private void edit(Connection connection, RandomEdits edits) {
    Path file = List.copyOf(texts.keySet()).get(edits.below(texts.size()));
    String before = texts.getOrDefault(file, "");
    RandomEdits.Edit edit = edits.next(before);
    Lines lines = new Lines(before);
    int version = versions.merge(file, 1, Integer::sum);
    connection.change(
        uri(file), version, lines.position(edit.start()), lines.position(edit.end()), edit.text());
    texts.put(file, edit.applied(before));
  }

  private void restoreWhatDoesNotParse(Connection connection, Map<Path, String> whole) {
    for (Map.Entry<Path, String> each : texts.entrySet()) {
      boolean parses =
          new SourceParser().parse(SourceFile.of("X.java", each.getValue())).unit() != null;
      if (!parses) {
        String last = whole.getOrDefault(each.getKey(), "");
        int version = versions.merge(each.getKey(), 1, Integer::sum);
        connection.change(uri(each.getKey()), version, last);
        each.setValue(last);
      }
    }
  }

  private void compare(Connection connection, int done) throws IOException {
    for (Map.Entry<Path, String> each : texts.entrySet()) {
      Files.writeString(each.getKey(), each.getValue());
    }
    LintRequest request =
        LintRequest.of(List.of(folder))
            .withClasspath(List.of(Connection.runtime()))
            .withOptions(
                EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.reportingMinor(false)))
            .withWorkingDirectory(folder);
    Map<Path, List<String>> expected = new TreeMap<>();
    texts.keySet().forEach(file -> expected.put(file, new ArrayList<>()));
    for (Finding finding : new Linter().lint(request).findings()) {
      Path file = folder.resolve(finding.place().file().path());
      expected
          .computeIfAbsent(file, any -> new ArrayList<>())
          .add(shown(finding.rule(), Lines.range(finding.place()).toString(), finding.message()));
    }
    expected.forEach(
        (file, findings) ->
            assertEquals(
                String.join("\n", findings),
                String.join("\n", told(connection, file)),
                () -> file + " after " + (done + ROUND) + " edits, seed " + SEED));
  }

  private List<String> told(Connection connection, Path file) {
    connection.client().diagnostics(uri(file), versions.getOrDefault(file, 1));
    connection.settle(uri(file));
    return connection.client().latest(uri(file)).stream().map(FuzzTest::shown).toList();
  }

  private static String shown(Diagnostic diagnostic) {
    String message = diagnostic.getMessage().getLeft();
    String first = message.lines().findFirst().orElse("").replace(" (potential)", "");
    return shown(diagnostic.getCode().getLeft(), diagnostic.getRange().toString(), first);
  }

  private static String shown(String rule, String range, String message) {
    return rule + " " + range.replaceAll("\\s+", " ") + " " + message;
  }
}
