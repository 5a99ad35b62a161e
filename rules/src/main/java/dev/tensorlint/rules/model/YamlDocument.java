// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** From text to YAML nodes with their places; no object is ever constructed from a file. */
final class YamlDocument {

  private YamlDocument() {}

  /** Returns the only document of a text; what is wrong with it is reported. */
  static Optional<Node> compose(String text, ModelProblems problems) {
    LoadSettings settings = LoadSettings.builder().setAllowDuplicateKeys(true).build();
    try {
      StreamReader reader = new StreamReader(settings, text);
      Composer composer =
          new Composer(settings, new PlainYamlParser(new ParserImpl(settings, reader)));
      Optional<Node> document = composer.getSingleNode();
      if (document.isEmpty()) {
        problems.reportFile("the file is empty: a model has `library` and `types`");
      }
      return document;
    } catch (RefusedYamlException e) {
      problems.report(ModelProblems.position(e.getProblemMark()), e.getProblem());
    } catch (MarkedYamlEngineException e) {
      problems.report(ModelProblems.position(e.getProblemMark()), "not a model: " + problem(e));
    } catch (YamlEngineException e) {
      problems.reportFile("not a model: " + firstLine(String.valueOf(e.getMessage())));
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
