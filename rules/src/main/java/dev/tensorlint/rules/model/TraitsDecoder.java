// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.CallTraits;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.SeededDraw;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads what a call is about, beside what becomes of the values that take part in it. */
final class TraitsDecoder {

  private static final Pattern GENERATOR_METHOD = Pattern.compile("([\\w.$]+)\\.(\\w+)");

  private TraitsDecoder() {}

  static CallTraits decode(YamlFields method, YamlProblems problems) {
    return new CallTraits(
        method.flag("predicts"),
        method.flag("resets-state"),
        method.flag("copies-state"),
        method.flag("implicit-random"),
        method.flag("seeds-random"),
        method.flag("leaves-scope"),
        method.value("seeded-by").flatMap(value -> seededBy(value, method, problems)),
        method
            .value("traces-by")
            .flatMap(value -> tracesBy(value, method, problems))
            .orElse(Operand.NONE));
  }

  private static Optional<Operand> tracesBy(Node value, YamlFields method, YamlProblems problems) {
    Optional<Operand> operand =
        method.text(value, "`traces-by`").flatMap(Operand::parse).filter(Operand::isArgument);
    if (operand.isEmpty()) {
      problems.report(
          value,
          "`traces-by` cannot be "
              + YamlFields.describe(value)
              + ": expected such as `argument 0`");
    }
    return operand;
  }

  private static Optional<SeededDraw> seededBy(
      Node value, YamlFields method, YamlProblems problems) {
    Optional<Matcher> written =
        method.text(value, "`seeded-by`").map(GENERATOR_METHOD::matcher).filter(Matcher::matches);
    if (written.isEmpty()) {
      problems.report(
          value,
          "`seeded-by` cannot be "
              + YamlFields.describe(value)
              + ": expected such as `a.b.Generator.normal`");
    }
    return written.map(found -> new SeededDraw(found.group(1), found.group(2)));
  }
}
