// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names that a script of one module can use. A name that is given two different values, as in
 * the branches of an {@code if}, has none.
 */
final class Scope {

  /** Names that are defined by names; each costs stack. */
  private static final int CHAIN = 50;

  private final @Nullable Scope outer;
  private final Map<String, Definition> definitions = new HashMap<>();
  private final Map<String, Value> values = new HashMap<>();

  private int asked;

  private record Definition(List<Node> expression, @Nullable Script script) {}

  Scope(@Nullable Scope outer) {
    this.outer = outer;
  }

  Scope outermost() {
    return outer == null ? this : outer.outermost();
  }

  /** Gives a name an expression, which is read when the name is asked for. */
  void define(String name, List<Node> expression, Script script) {
    Definition before = definitions.get(name);
    if (before != null && !isSame(before, expression, script)) {
      forget(name);
    } else if (!values.containsKey(name)) {
      definitions.put(name, new Definition(expression, script));
    }
  }

  private static boolean isSame(Definition before, List<Node> expression, Script script) {
    if (before.script() == null || before.expression().isEmpty() || expression.isEmpty()) {
      return false;
    }
    Span first = span(before.expression());
    Span second = span(expression);
    int length = second.end() - second.start();
    return first.end() - first.start() == length
        && before
            .script()
            .text()
            .regionMatches(first.start(), script.text(), second.start(), length);
  }

  private static Span span(List<Node> nodes) {
    return nodes.get(0).span().to(nodes.get(nodes.size() - 1).span());
  }

  /** Gives a name a value that no script says. */
  void set(String name, Value value) {
    values.put(name, value);
  }

  /** Makes a name one of which nothing is known. */
  void forget(String name) {
    definitions.put(name, new Definition(List.of(), null));
    values.put(name, Value.Nothing.UNKNOWN);
  }

  /** Returns the value of a name; null where nothing defines it. */
  @Nullable Value find(String name, Expressions expressions) {
    Value value = values.get(name);
    if (value != null) {
      return value;
    }
    Definition definition = definitions.get(name);
    if (definition == null) {
      return outer == null ? null : outer.find(name, expressions.in(outer));
    }
    if (asked >= CHAIN) {
      return Value.Nothing.UNKNOWN;
    }
    values.put(name, Value.Nothing.UNKNOWN); // What it says of itself is nothing.
    asked++;
    Value read = expressions.value(definition.expression());
    asked--;
    values.put(name, read);
    return read;
  }
}
