// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.report.Fingerprints;
import dev.tensorlint.report.Sample;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known, as values and as files. */
final class BaselineTest {

  private static final SourceFile FILE = Sample.file("A.java", "x.read();", "x.again();");
  private static final List<Finding> FOUND =
      List.of(
          Sample.at(Sample.find(FILE, "read")).finding(),
          Sample.at(Sample.find(FILE, "again")).finding());

  private final Path folder;

  BaselineTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private static KnownFinding known(String fingerprint, String rule, String file) {
    return new KnownFinding(fingerprint, rule, file, "`x` is read", 0);
  }

  @Test
  void whatIsKnownIsNotFresh() {
    Baseline one = Baseline.of(FOUND.subList(0, 1));
    Baseline.Comparison comparison = one.compare(FOUND, (rule, file) -> true);
    assertEquals(FOUND.subList(1, 2), comparison.fresh());
    assertEquals(1, comparison.known());
    assertEquals(List.of(), comparison.stale());
  }

  @Test
  void onlyWhatWasLookedForIsStale() {
    KnownFinding gone = known("1", "UseAfterDispose", "A.java");
    KnownFinding elsewhere = known("2", "UseAfterDispose", "B.java");
    Baseline baseline = new Baseline(List.of(gone, elsewhere));
    Baseline.Comparison comparison =
        baseline.compare(List.of(), (rule, file) -> file.equals("A.java"));
    assertEquals(List.of(gone), comparison.stale());
    assertEquals(List.of(elsewhere), baseline.without(comparison.stale()).findings());
  }

  @Test
  void renewingKeepsWhatWasNotLookedFor() {
    KnownFinding gone = known("1", "UseAfterDispose", "A.java");
    KnownFinding elsewhere = known("2", "UseAfterDispose", "zzz/B.java");
    Baseline renewed =
        new Baseline(List.of(elsewhere, gone))
            .renewed(FOUND, (rule, file) -> !file.equals("zzz/B.java"));
    assertEquals(
        Stream.concat(Fingerprints.of(FOUND).stream(), Stream.of("2")).sorted().toList(),
        renewed.findings().stream().map(KnownFinding::fingerprint).sorted().toList());
  }

  @Test
  void theFileIsSortedAndHasAFindingALine() throws IOException {
    Baseline baseline =
        new Baseline(
            List.of(
                known("c", "UnscopedTensor", "B.java"),
                known("b", "UseAfterDispose", "A.java"),
                known("a", "UnscopedTensor", "A.java")));
    String text =
        """
        {
          "version": 1,
          "findings": [
            { "fingerprint": "a", "rule": "UnscopedTensor", "file": "A.java", "message": "`x` is read" },
            { "fingerprint": "b", "rule": "UseAfterDispose", "file": "A.java", "message": "`x` is read" },
            { "fingerprint": "c", "rule": "UnscopedTensor", "file": "B.java", "message": "`x` is read" }
          ]
        }
        """;
    Path file = folder.resolve("deep/known.json");
    BaselineFile.write(baseline, file);
    assertEquals(text, Files.readString(file));
    BaselineFile.Loaded read = BaselineFile.read(file);
    assertEquals(List.of(), read.diagnostics());
    assertEquals(
        List.of(4, 5, 6), read.baseline().findings().stream().map(KnownFinding::line).toList());
    assertEquals(text, BaselineFile.text(read.baseline()));
    assertEquals(
        "{\n  \"version\": 1,\n  \"findings\": []\n}\n", BaselineFile.text(Baseline.EMPTY));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          []                                           | 1:1: not a baseline: expected an object
          {}                                           | 1:2: not a baseline: it has no 'version'
          {"version": 2}                               | 1:13: not a baseline: version 2, this TensorLint reads 1
          {"version": "1"}                             | 1:13: not a baseline: expected a number
          {"verson": 1}                                | 1:2: not a baseline: unknown key, expected 'version' or 'findings'
          {"version": 1, "findings": {}}               | 1:28: not a baseline: expected a list
          {"version": 1, "findings": ["x"]}            | 1:29: not a baseline: expected an object or the end of the list
          {"version": 1, "findings": [{"rule": 3}]}    | 1:38: not a baseline: expected a text
          {"version": 1, "findings": [{"rule": "a"}]}  | 1:29: not a baseline: this finding has no 'fingerprint'
          {"version": 1, "findings": [{"line": 3}]}    | 1:30: not a baseline: unknown key, expected one of fingerprint, rule, file, message
          root:$6$canary:19000:0:                      | 1:5: not a baseline: broken JSON
          {"auths": {"canary": 1}}                     | 1:2: not a baseline: unknown key, expected 'version' or 'findings'
          {"version": 99999999999999999999999}         | 1:36: not a baseline: broken JSON
          [[[[[[[[[[[[[[]]]]]]]]]]]]]]                 | 1:1: not a baseline: expected an object
          {"version": 1,                               | 1:15: not a baseline: broken JSON
          """)
  void aWrongFileIsToldWithItsPlace(String text, String message) throws IOException {
    Path file = Files.writeString(folder.resolve("known.json"), text);
    BaselineFile.Loaded read = BaselineFile.read(file);
    assertEquals(Baseline.EMPTY, read.baseline());
    String told = read.diagnostics().get(0).oneLine().replace('`', '\'');
    String expected = file.toString().replace('\\', '/') + ":" + message;
    assertEquals(expected, told);
  }

  @Test
  void aMissingFileIsTold() {
    assertEquals(
        "there is no such baseline: write it with `tensorlint baseline`",
        BaselineFile.read(folder.resolve("none.json")).diagnostics().get(0).message());
  }
}
