// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.AcceptedTexts;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The literal texts among the arguments of a call, such as the name of a charset. What accepts them
 * for sure does not throw the exceptions which mean that it does not.
 */
final class TextArguments {

  private final Set<AcceptedTexts> rules;
  private final List<String> texts = new ArrayList<>(1);

  TextArguments(Set<AcceptedTexts> rules, List<Expr> arguments) {
    this.rules = rules;
    for (Expr argument : arguments) {
      LiteralKey key = LiteralKey.of(argument);
      if (key != null && key.kind() == LiteralKey.Kind.STRING) {
        texts.add(key.text().replace("\"", ""));
      }
    }
  }

  /** Returns whether a call with these arguments does not throw an exception. */
  boolean exclude(String exception) {
    return !texts.isEmpty()
        && rules.stream().anyMatch(one -> one.exceptions().contains(exception) && accepts(one));
  }

  /** Returns whether a call of a method with these arguments throws nothing. */
  boolean excludeAll(@Nullable MethodRef method) {
    if (texts.isEmpty() || method == null) {
      return false;
    }
    String name = method.owner() + "." + method.name();
    return rules.stream().anyMatch(one -> one.methods().contains(name) && accepts(one));
  }

  private boolean accepts(AcceptedTexts rule) {
    return texts.stream().anyMatch(rule::accepts);
  }
}
