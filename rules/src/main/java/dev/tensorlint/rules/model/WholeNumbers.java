// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.Optional;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** Reads whole numbers of model files. */
final class WholeNumbers {

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}");

  private WholeNumbers() {}

  /**
   * @param what what the number is, for messages
   */
  static Optional<Long> decode(Node value, String what, YamlProblems problems) {
    if (value instanceof ScalarNode scalar && NUMBER.matcher(scalar.getValue()).matches()) {
      return Optional.of(Long.valueOf(scalar.getValue()));
    }
    problems.report(value, what + " must be a whole number, found " + YamlFields.describe(value));
    return Optional.empty();
  }
}
