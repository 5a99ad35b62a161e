// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.config.Configuration;
import dev.tensorlint.rules.config.ConfigurationFile;
import dev.tensorlint.rules.config.Trust;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RulePages;
import dev.tensorlint.rules.yaml.Vocabulary;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What {@code -XepOpt:TensorLint:...} says.
 *
 * @param models names and files that {@code Models} lists, divided by commas; files end in {@code
 *     .yaml} or {@code .yml}
 * @param configuration what the file that {@code Config} names says
 * @param engine settings of the analysis: {@code PathStates}, {@code StepBudget}, {@code
 *     Exceptions}, {@code Tests}; they win over the configuration
 * @param threads number of threads that analyse methods: {@code Threads}, one for each processor
 *     unless it is given
 * @param rulePages where the pages of the rules are: {@code RulePages}, an address in which {@code
 *     {rule}} stands for the rule's name, or a base that the name follows
 * @param summaryOut the file that takes what the compiled methods do, for the modules that call
 *     them: {@code SummaryOut}; null if none is to be written
 * @param diagnostics what is wrong with the options and the configuration; a wrong one has its
 *     default
 */
record CheckOptions(
    List<String> models,
    Configuration configuration,
    EngineOptions engine,
    int threads,
    RulePages rulePages,
    @Nullable Path summaryOut,
    List<Diagnostic> diagnostics) {

  private static final String PREFIX = "TensorLint:";
  private static final String MODELS = PREFIX + "Models";
  private static final String PATH_STATES = PREFIX + "PathStates";
  private static final String STEP_BUDGET = PREFIX + "StepBudget";
  private static final String RECURSION_ROUNDS = PREFIX + "RecursionRounds";
  private static final String THREADS = PREFIX + "Threads";
  private static final String EXCEPTIONS = PREFIX + "Exceptions";
  private static final Set<String> BOOLEANS = Set.of("true", "false");
  private static final Vocabulary<ExceptionEdges> EDGES =
      Vocabulary.of(List.of(ExceptionEdges.values()));
  private static final String CONFIG = PREFIX + "Config";
  private static final String TESTS = PREFIX + "Tests";
  private static final String MINOR = PREFIX + "Minor";
  private static final String RULE_PAGES = PREFIX + "RulePages";
  private static final String SUMMARY_OUT = PREFIX + "SummaryOut";
  private static final List<String> KNOWN =
      List.of(
          MODELS,
          CONFIG,
          PATH_STATES,
          STEP_BUDGET,
          RECURSION_ROUNDS,
          THREADS,
          EXCEPTIONS,
          TESTS,
          MINOR,
          RULE_PAGES,
          SUMMARY_OUT);

  static CheckOptions of(Map<String, String> flags) {
    List<Diagnostic> problems = new ArrayList<>();
    new TreeMap<>(flags)
        .keySet().stream()
            .filter(flag -> flag.startsWith(PREFIX) && !KNOWN.contains(flag))
            .forEach(flag -> problems.add(unknown(flag)));
    ConfigurationFile.Loaded loaded = configuration(flags);
    problems.addAll(loaded.diagnostics());
    EngineOptions configured = loaded.configuration().engineOptions(Path.of(""));
    EngineOptions engine =
        new EngineOptions(
            number(flags, PATH_STATES, configured.pathStates(), problems),
            number(flags, STEP_BUDGET, configured.stepBudget(), problems),
            number(flags, RECURSION_ROUNDS, configured.recursionRounds(), problems),
            rules(flags, configured.rules(), problems),
            exceptions(flags, configured.exceptions(), problems));
    int threads = number(flags, THREADS, Runtime.getRuntime().availableProcessors(), problems);
    List<String> models = list(flags.getOrDefault(MODELS, ""));
    RulePages pages =
        Optional.ofNullable(flags.get(RULE_PAGES)).map(RulePages::new).orElse(RulePages.DEFAULT);
    String summary = flags.getOrDefault(SUMMARY_OUT, "");
    return new CheckOptions(
        models,
        loaded.configuration(),
        engine,
        threads,
        pages,
        summary.isEmpty() ? null : Path.of(summary),
        problems);
  }

  /** A compiler has no place from which a configuration could be looked for: it is named. */
  private static ConfigurationFile.Loaded configuration(Map<String, String> flags) {
    String file = flags.getOrDefault(CONFIG, "");
    return file.isEmpty()
        ? ConfigurationFile.Loaded.NONE
        : ConfigurationFile.read(Path.of(file), Trust.TRUSTED);
  }

  ModelRequest modelRequest(List<Path> classpath) {
    Set<String> names = new LinkedHashSet<>();
    List<Path> files = new ArrayList<>(configuration.modelFiles());
    for (String model : models) {
      if (isFile(model)) {
        files.add(Path.of(model));
      } else {
        names.add(model);
      }
    }
    ModelChoice choice = names.isEmpty() ? configuration.models() : ModelChoice.only(names);
    return new ModelRequest(choice, files, classpath);
  }

  private static boolean isFile(String model) {
    return model.endsWith(".yaml") || model.endsWith(".yml");
  }

  private static List<String> list(String value) {
    return Arrays.stream(value.split(",")).map(String::strip).filter(s -> !s.isEmpty()).toList();
  }

  private static int number(
      Map<String, String> flags, String flag, int otherwise, List<Diagnostic> problems) {
    String value = flags.get(flag);
    if (value == null) {
      return otherwise;
    }
    boolean isNumber = value.matches("0*[1-9][0-9]{0,8}");
    if (!isNumber) {
      problems.add(notANumber(flag, value, otherwise));
    }
    return isNumber ? Integer.parseInt(value) : otherwise;
  }

  private static ExceptionEdges exceptions(
      Map<String, String> flags, ExceptionEdges otherwise, List<Diagnostic> problems) {
    String value = flags.get(EXCEPTIONS);
    if (value == null) {
      return otherwise;
    }
    Optional<ExceptionEdges> known = EDGES.meaning(value);
    if (known.isEmpty()) {
      problems.add(
          Diagnostic.warning(
              null,
              "-XepOpt:%s=%s: expected %s, used `%s` instead"
                  .formatted(
                      EXCEPTIONS,
                      value,
                      NearestNames.alternatives(EDGES.words()),
                      Vocabulary.word(otherwise))));
    }
    return known.orElse(otherwise);
  }

  private static RuleSettings rules(
      Map<String, String> flags, RuleSettings configured, List<Diagnostic> problems) {
    boolean tests = isOn(flags, TESTS, configured.tests().reportsWaste(), problems);
    boolean minor = isOn(flags, MINOR, configured.reportsMinor(), problems);
    return configured.withTests(configured.tests().reportingWaste(tests)).reportingMinor(minor);
  }

  private static boolean isOn(
      Map<String, String> flags, String flag, boolean otherwise, List<Diagnostic> problems) {
    String value = flags.get(flag);
    if (value == null) {
      return otherwise;
    }
    if (!BOOLEANS.contains(value)) {
      problems.add(
          Diagnostic.warning(
              null,
              "-XepOpt:%s=%s: expected true or false, used `%s` instead"
                  .formatted(flag, value, otherwise)));
      return otherwise;
    }
    return value.equals("true");
  }

  private static Diagnostic notANumber(String flag, String value, int used) {
    return Diagnostic.warning(
        null,
        "-XepOpt:%s=%s: expected a number from 1, used %d instead".formatted(flag, value, used));
  }

  private static Diagnostic unknown(String flag) {
    return Diagnostic.warning(
        null,
        "-XepOpt:%s: there is no such option, the options are %s"
            .formatted(flag, String.join(", ", KNOWN)));
  }
}
