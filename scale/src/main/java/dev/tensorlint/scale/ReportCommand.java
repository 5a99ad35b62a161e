// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale;

import dev.tensorlint.scale.report.Answer;
import dev.tensorlint.scale.report.CorpusPage;
import dev.tensorlint.scale.report.Question;
import dev.tensorlint.scale.report.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Answers questions about the result of a run. */
@Command(
    name = "report",
    description =
        "Writes a page with findings, gaps and costs of a result, or answers one question.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
final class ReportCommand implements Callable<Integer> {

  private static final String FACTS =
      """
      SELECT count(*) AS modules,
             count_if(complete) AS complete,
             (SELECT format_number(sum(lines), 0) FROM costs) AS lines,
             (SELECT count(*) FROM findings WHERE confidence = 'definite') AS `definite findings`,
             (SELECT count(*) FROM findings WHERE confidence = 'potential') AS `potential findings`,
             (SELECT format_number(sum(cpu_nanos) / 1e9, 0) FROM costs) AS `processor seconds`
      FROM modules
      """;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "RESULT", description = "The --output of a run.")
  private String result = "";

  @Option(
      names = "--before",
      paramLabel = "RESULT",
      description = "The result of another version, which is compared.")
  private @Nullable String before;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Where the page is written (default: report.html in RESULT).")
  private @Nullable Path output;

  @Option(
      names = "--sql",
      paramLabel = "FILE",
      description = "A question of your own, answered on standard output.")
  private @Nullable Path sql;

  @Override
  public Integer call() throws IOException {
    String obstacle = Session.obstacle(Runtime.version().feature());
    if (obstacle != null) {
      say(obstacle);
      return CorpusCommand.INCOMPLETE;
    }
    try (SparkSession spark = Session.open(1)) {
      Results results = new Results(spark);
      results.open(CorpusCommand.absolute(result));
      if (before != null) {
        results.openBefore(CorpusCommand.absolute(before));
      }
      if (sql == null) {
        write(results);
      } else {
        Question question = new Question("", "", "", false, Files.readString(sql));
        spec.commandLine().getOut().print(results.answer(question).text());
        spec.commandLine().getOut().flush();
      }
    }
    return 0;
  }

  private void write(Results results) throws IOException {
    List<Answer> answers = new ArrayList<>();
    for (Question each : Question.all()) {
      if (!each.compares() || before != null) {
        answers.add(results.answer(each));
      }
    }
    Path file = output == null ? Path.of(CorpusCommand.absolute(result), "report.html") : output;
    Files.writeString(file, CorpusPage.of("TensorLint on a corpus", facts(results), answers));
    say("wrote " + file);
  }

  private static Map<String, String> facts(Results results) {
    Answer answer = results.answer(new Question("", "", "", false, FACTS));
    Map<String, String> facts = new LinkedHashMap<>();
    for (int i = 0; i < answer.columns().size(); i++) {
      facts.put(answer.columns().get(i), answer.rows().get(0).get(i));
    }
    return facts;
  }

  private void say(String line) {
    spec.commandLine().getErr().println("tensorlint corpus: " + line);
    spec.commandLine().getErr().flush();
  }
}
