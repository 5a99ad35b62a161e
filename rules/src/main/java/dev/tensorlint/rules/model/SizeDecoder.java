// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.yaml.Vocabulary;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Reads and prints how much a new object holds: a word, or the arguments that say it. */
final class SizeDecoder {

  private SizeDecoder() {}

  static Optional<Size> decode(YamlFields fields, YamlProblems problems) {
    if (fields.value("size").filter(SequenceNode.class::isInstance).isEmpty()) {
      return fields.word("size", ModelWords.SIZES);
    }
    List<Integer> factors = Positions.decode("size", "arguments", fields, problems);
    return Optional.of(Size.product(factors));
  }

  /** Returns what stands in a file; empty where nothing is stated. */
  static Optional<String> text(Size size) {
    return switch (size.amount()) {
      case UNSTATED -> Optional.empty();
      case SMALL, NONE, LISTED -> Optional.of(Vocabulary.word(size.amount()));
      case PRODUCT -> Optional.of(size.factors().toString());
    };
  }
}
