// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Local;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A test whether a variable has one of the values that the labels of a switch name.
 *
 * @param labels the values, each as {@link StableFacts#label} writes it
 */
public record LabelTest(Local variable, Set<String> labels) {

  private static final String OPERATOR = "is one of";
  private static final String SEPARATOR = " | ";

  public LabelTest {
    labels = Set.copyOf(labels);
  }

  /** Returns the comparison of a variable with all of some labels; empty if one cannot be told. */
  static Optional<Slot.Comparison> comparison(Local variable, Collection<String> labels) {
    if (labels.isEmpty() || labels.stream().anyMatch(label -> label.contains(SEPARATOR))) {
      return Optional.empty();
    }
    String all = labels.stream().sorted().collect(Collectors.joining(SEPARATOR));
    return Optional.of(
        new Slot.Comparison(Slot.Operand.of(variable), OPERATOR, Slot.Operand.of(all)));
  }

  /** Returns the test that a comparison is; empty for any other comparison. */
  public static Optional<LabelTest> of(Slot.Comparison comparison) {
    Local variable = comparison.left().local();
    return variable == null || !comparison.operator().equals(OPERATOR)
        ? Optional.empty()
        : Optional.of(new LabelTest(variable, labels(comparison.right().text())));
  }

  private static Set<String> labels(String text) {
    return Set.copyOf(List.of(text.split(Pattern.quote(SEPARATOR), -1)));
  }
}
