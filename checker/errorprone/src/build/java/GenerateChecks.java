// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes one Error Prone check for each rule that is on the class path, and their registration. Run
 * by the build, with the folders for sources and for resources as arguments.
 */
public final class GenerateChecks {

  private static final String PACKAGE = "dev.tensorlint.errorprone.check";
  private static final String SERVICE =
      "META-INF/services/com.google.errorprone.bugpatterns.BugChecker";

  private static final String SOURCE =
      """
      // SPDX-License-Identifier: Apache-2.0
      // SPDX-FileCopyrightText: The TensorLint authors
      package %1$s;

      import com.google.errorprone.BugPattern;
      import dev.tensorlint.errorprone.RuleCheck;

      /** Reports %2$s. Generated from the rule. */
      @BugPattern(
          name = "%2$s",
          summary = "%3$s",
          severity = BugPattern.SeverityLevel.%4$s,
          linkType = BugPattern.LinkType.NONE,
          tags = BugPattern.StandardTags.LIKELY_ERROR)
      public final class %2$s extends RuleCheck {

        private static final long serialVersionUID = 1L;

        public %2$s() {
          super("%2$s");
        }
      }
      """;

  private GenerateChecks() {}

  public static void main(String[] arguments) throws IOException {
    List<Rule> rules = RuleCatalog.all();
    Path sources = Path.of(arguments[0]).resolve(PACKAGE.replace('.', '/'));
    deleteFiles(sources);
    for (Rule rule : rules) {
      write(sources.resolve(rule.name() + ".java"), source(rule));
    }
    write(Path.of(arguments[1]).resolve(SERVICE), registration(rules));
  }

  /** A removed rule leaves no check. */
  private static void deleteFiles(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try (var files = Files.newDirectoryStream(folder)) {
        for (Path file : files) {
          Files.delete(file);
        }
      }
    }
  }

  private static String source(Rule rule) {
    return SOURCE.formatted(
        PACKAGE,
        rule.name(),
        rule.metadata().summary().replace("\"", "\\\""),
        level(rule.metadata().severity()));
  }

  private static String level(Severity severity) {
    return severity == Severity.NOTE ? "SUGGESTION" : severity.name();
  }

  private static String registration(List<Rule> rules) {
    return rules.stream()
        .map(rule -> PACKAGE + "." + rule.name() + "\n")
        .collect(Collectors.joining());
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.writeString(file, text);
    }
  }
}
