// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.yaml;

import java.util.Optional;
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

  private YamlDocument() {}

  /**
   * Returns the only document of a text; what is wrong with it is reported.
   *
   * @param what what the file is, as people are told ({@code a model})
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
    String problem = e.getProblem() == null ? "broken YAML" : firstLine(e.getProblem());
    return e.getContext() == null ? problem : firstLine(e.getContext()) + ", " + problem;
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("broken YAML").strip().replaceFirst("\\.$", "");
  }
}
