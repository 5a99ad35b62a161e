// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.scale.module.ModuleBudget;
import dev.tensorlint.scale.module.Status;
import dev.tensorlint.scale.report.Answer;
import dev.tensorlint.scale.report.CorpusPage;
import dev.tensorlint.scale.report.Question;
import dev.tensorlint.scale.report.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** The job on this machine, on a corpus of a few modules. Spark's Hadoop needs Java 23 or older. */
@EnabledForJreRange(max = JRE.JAVA_23)
final class CorpusJobTest {

  private static final ModuleBudget BUDGET = new ModuleBudget(1_000_000, 256, 120, 8);

  private static SparkSession spark;

  private final Path folder;

  CorpusJobTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @BeforeAll
  static void open() {
    spark =
        SparkSession.builder()
            .master("local[2]")
            .config("spark.ui.enabled", "false")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.sql.shuffle.partitions", "2")
            .config("spark.sql.session.timeZone", "UTC")
            .getOrCreate();
  }

  @AfterAll
  static void close() {
    spark.stop();
  }

  private CorpusResult run(String manifest, String output, ModuleBudget budget, long broadcast)
      throws IOException {
    String folderOfResult = folder.resolve(output).toString();
    return new CorpusJob(
            spark,
            new CorpusOptions(manifest, folderOfResult, budget, false, broadcast),
            line -> {})
        .run();
  }

  private CorpusResult run(String manifest, String output) throws IOException {
    return run(manifest, output, BUDGET, CorpusOptions.BROADCAST_LIMIT);
  }

  private List<String> rows(String output, String sql) {
    Results results = new Results(spark);
    results.open(folder.resolve(output).toString());
    Answer answer = results.answer(new Question("", "", "", false, sql));
    return answer.rows().stream().map(row -> String.join("|", row)).toList();
  }

  @Test
  void theSummaryOfAModuleReachesItsCallers() throws IOException {
    CorpusResult result = run(Corpus.of(folder).manifest(), "out");
    assertEquals(Map.of(Status.ANALYSED, 5L), result.modules());
    assertEquals(2, result.levels());
    assertEquals(
        List.of(
            "app|UseAfterDispose|definite|app/App.java|8",
            "app|UnscopedTensor|definite|app/App.java|11"),
        rows("out", "SELECT module, rule, confidence, file, line FROM findings ORDER BY line"));
    assertEquals(
        List.of("left|note", "right|note"),
        rows(
            "out",
            "SELECT module, severity FROM diagnostics WHERE message LIKE '%in a cycle%'"
                + " ORDER BY module"));
    assertEquals(
        List.of("app|1", "lib|0", "plain|0"),
        rows(
            "out",
            "SELECT module, level FROM costs WHERE module IN ('app', 'lib', 'plain') AND steps >= 0"
                + " ORDER BY module"));
  }

  @Test
  void aSecondRunKeepsAllAndLostOutcomesComeBackTheSame() throws IOException {
    String manifest = Corpus.of(folder).manifest();
    CorpusResult first = run(manifest, "out");
    assertEquals(0, first.kept());
    CorpusResult second = run(manifest, "out");
    assertEquals(5, second.kept());
    assertEquals(first.digest(), second.digest());
    List<Path> outcomes = outcomes("out");
    Files.delete(outcomes.get(0));
    Files.write(outcomes.get(1), new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9});
    CorpusResult third = run(manifest, "out");
    assertEquals(3, third.kept(), "a lost and a damaged outcome are computed again");
    assertEquals(first.digest(), third.digest());
    assertEquals(outcomes, outcomes("out"), "nothing is left of unfinished writes");
  }

  @Test
  void summariesThatAreJoinedAreThoseThatAreBroadcast() throws IOException {
    String manifest = Corpus.of(folder).manifest();
    CorpusResult joined = run(manifest, "joined", BUDGET, 0);
    assertEquals(run(manifest, "out").digest(), joined.digest());
    assertEquals(2, joined.findings());
  }

  @Test
  void anotherSummaryIsAnotherKeyForCallersOnly() throws IOException {
    Corpus corpus = Corpus.of(folder);
    CorpusResult first = run(corpus.manifest(), "out");
    corpus.jar("lib", Map.of("lib/Lib.java", Corpus.LIB.replace("tensor.close();", "")));
    CorpusResult second = run(corpus.manifest(), "out");
    assertEquals(1, second.kept(), "only plain does not reach lib");
    assertNotEquals(first.digest(), second.digest());
    assertEquals(
        List.of("UnscopedTensor|6", "UnscopedTensor|11"),
        rows("out", "SELECT rule, line FROM findings ORDER BY line"));
  }

  @Test
  void whatEndsAModuleIsARowAndTheOthersGoOn() throws IOException {
    Corpus corpus = Corpus.of(folder);
    corpus.jar("outside", Map.of("../outside.java", "class Outside {}"));
    corpus.line("outside", "sources", "outside.jar", List.of());
    corpus.jar("large", Map.of("Large.java", "//" + "x".repeat(9 << 20)));
    corpus.line("large", "sources", "large.jar", List.of());
    Files.writeString(folder.resolve("broken.jar"), "no archive");
    corpus.line("broken", "sources", "broken.jar", List.of());
    corpus.line("absent", "sources", "absent.jar", List.of());
    CorpusResult result = run(corpus.manifest(), "out");
    assertEquals(
        Map.of(Status.ANALYSED, 5L, Status.REFUSED, 3L, Status.MISSING, 1L), result.modules());
    assertEquals(2, result.findings());
    assertEquals(
        List.of(
            "large|the archive unpacks to more than 8 MiB",
            "outside|the archive has an entry outside of itself: ../outside.java"),
        rows(
            "out",
            "SELECT module, reason FROM modules WHERE status = 'refused' AND module <> 'broken'"
                + " ORDER BY module"));
    assertFalse(Files.exists(folder.resolve("outside.java")));
  }

  @Test
  void aModulePastItsStepsIsARowInEveryRun() throws IOException {
    ModuleBudget few = new ModuleBudget(3, 256, 120, 8);
    String manifest = Corpus.of(folder).manifest();
    CorpusResult result = run(manifest, "out", few, CorpusOptions.BROADCAST_LIMIT);
    assertTrue(result.modules().getOrDefault(Status.OUT_OF_STEPS, 0L) >= 1, result::toString);
    assertEquals(
        List.of("the analysis takes more than 3 steps"),
        rows("out", "SELECT DISTINCT reason FROM modules WHERE status = 'out of steps'"));
    assertEquals(
        result.digest(), run(manifest, "other", few, CorpusOptions.BROADCAST_LIMIT).digest());
  }

  @Test
  void twoVersionsAreComparedAndNamesAreEscaped() throws IOException {
    Corpus corpus = Corpus.of(folder);
    run(corpus.manifest(), "before");
    corpus.jar("lib", Map.of("lib/Lib.java", Corpus.LIB.replace("tensor.close();", "")));
    corpus.jar("<script>", Map.of("p/A.java", "package p; class A {"));
    corpus.line("<script>", "sources", "<script>.jar", List.of());
    run(corpus.manifest(), "now");
    Results results = new Results(spark);
    results.open(folder.resolve("now").toString());
    results.openBefore(folder.resolve("before").toString());
    List<Answer> answers = new ArrayList<>();
    Question.all().forEach(each -> answers.add(results.answer(each)));
    assertTrue(
        answers.get(0).text().contains("UseAfterDispose\t0\t1\t0\t0\t1"),
        () -> answers.get(0).text());
    assertTrue(answers.get(1).text().contains("only before\tapp\tUseAfterDispose"));
    String page = CorpusPage.of("a <b> page", Map.of("modules", "6"), answers);
    assertFalse(page.contains("<script"), page);
    assertTrue(page.contains("&lt;script&gt;") && page.contains("a &lt;b&gt; page"), page);
    assertTrue(page.contains("<svg") && !page.contains("://"), page);
  }

  @Test
  void aManifestThatIsNoneSaysWhy() throws IOException {
    assertEquals(
        "no such manifest: " + folder.resolve("none.json"),
        refusal(folder.resolve("none.json").toString()));
    Corpus twice = new Corpus(folder).folder("a", "class A {}").folder("a", "class A {}");
    assertEquals("the manifest has two modules a", refusal(twice.manifest()));
    Corpus unknown = new Corpus(folder).line("a", "zip", "a.zip", List.of());
    assertEquals(
        "unknown kind 'zip' of module a: one of [folder, sources, classes, maven]",
        refusal(unknown.manifest()));
  }

  private String refusal(String manifest) {
    ManifestException refused = assertThrows(ManifestException.class, () -> run(manifest, "out"));
    return String.valueOf(refused.getMessage());
  }

  private List<Path> outcomes(String output) throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve(output).resolve("outcomes"))) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
