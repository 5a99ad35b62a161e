// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.yaml;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** From text to YAML nodes with their places; no object is ever constructed from a file. */
public final class YamlDocument {

  private static final String BROKEN = "broken YAML";

  private static final Pattern CONTENT =
      Pattern.compile(
          ",? but (?:found|got):? .*| '[^']*\\(.*| [^ ]*\\(.*|(?<=alias|handle|anchor|version:) .*|"
              + "(?<=character|indicator:|directive) .*");

  private static final Pattern HARMLESS =
      Pattern.compile("but (?:found|got) (?:'?<[a-z ]+>'?|another document)$|\\(TAB\\)");

  private YamlDocument() {}

  /**
   * Returns the only document of a text; what is wrong with it is reported.
   *
   * @param what what the file is, for messages ({@code a model})
   * @param whenEmpty what to say of a file without content; null where that is right
   */
  public static Optional<Node> compose(
      String text, String what, @Nullable String whenEmpty, YamlProblems problems) {
    LoadSettings settings = LoadSettings.builder().setAllowDuplicateKeys(true).build();
    try {
      StreamReader reader = new StreamReader(settings, text);
      Composer composer =
          new Composer(settings, new PlainYamlParser(new ParserImpl(settings, reader)));
      Optional<Node> document = composer.getSingleNode();
      if (document.isEmpty() && whenEmpty != null) {
        problems.reportFile("the file is empty: " + whenEmpty);
      }
      return document;
    } catch (RefusedYamlException e) {
      problems.report(YamlProblems.position(e.getProblemMark()), e.getProblem());
    } catch (MarkedYamlEngineException e) {
      problems.report(YamlProblems.position(e.getProblemMark()), "not " + what + ": " + problem(e));
    } catch (YamlEngineException e) {
      problems.reportFile("not " + what + ": " + firstLine(String.valueOf(e.getMessage())));
    }
    return Optional.empty();
  }

  private static String problem(MarkedYamlEngineException e) {
    String problem = e.getProblem() == null ? BROKEN : withoutContent(firstLine(e.getProblem()));
    return e.getContext() == null ? problem : firstLine(e.getContext()) + ", " + problem;
  }

  /** The parser ends some messages in what it found; kinds of tokens and tabs may stay. */
  private static String withoutContent(String message) {
    Matcher content = CONTENT.matcher(message);
    return content.find() && !HARMLESS.matcher(message).find()
        ? message.substring(0, content.start())
        : message;
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse(BROKEN).strip().replaceFirst("\\.$", "");
  }
}
