// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Reads lists of positions, which are counted from 0. */
final class Positions {

  private static final Pattern POSITION = Pattern.compile("\\d");

  private Positions() {}

  /**
   * Returns the positions that a key lists, and reports what is none.
   *
   * @param what what the positions are of, in the plural
   */
  static List<Integer> decode(String key, String what, YamlFields fields, YamlProblems problems) {
    return decode(key, what, fields.sequence(key), problems);
  }

  /** Returns the positions in a list. */
  static List<Integer> decode(String key, String what, SequenceNode list, YamlProblems problems) {
    return decode(key, what, list.getValue(), problems);
  }

  private static List<Integer> decode(
      String key, String what, Iterable<Node> nodes, YamlProblems problems) {
    List<Integer> positions = new ArrayList<>();
    for (Node node : nodes) {
      if (node instanceof ScalarNode scalar && POSITION.matcher(scalar.getValue()).matches()) {
        positions.add(Integer.valueOf(scalar.getValue()));
      } else {
        problems.report(
            node,
            "`"
                + key
                + "` lists positions of "
                + what
                + ", counted from 0, found "
                + YamlFields.describe(node));
      }
    }
    return positions;
  }
}
