// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.Node;

/**
 * A method that draws the same as another one, with the same arguments, from a generator that is
 * made with a seed.
 *
 * @param generator binary name of the generator; its constructor takes the seed
 * @param method name of its method
 */
public record SeededDraw(String generator, String method) {

  private static final Pattern WRITTEN = Pattern.compile("([\\w.$]+)\\.(\\w+)");

  static Optional<SeededDraw> decode(YamlFields method, YamlProblems problems) {
    return method.value("seeded-by").flatMap(value -> decode(value, method, problems));
  }

  private static Optional<SeededDraw> decode(Node value, YamlFields method, YamlProblems problems) {
    Optional<Matcher> written =
        method.text(value, "`seeded-by`").map(WRITTEN::matcher).filter(Matcher::matches);
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
