// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads expressions of scripts: strings with insertions, names, lists, maps, and calls that only
 * name something. Everything else is {@linkplain Value.Nothing#UNKNOWN unknown}.
 */
final class Expressions {

  /** Longer texts name nothing; without a limit, each insertion could double a text. */
  private static final int TEXT = 2_000;

  /** Names with points between them. */
  private static final int PATH = 40;

  /** Names before a name that say in which object Gradle keeps it. */
  private static final Set<String> HOLDERS = Set.of("project", "rootProject", "ext", "extra");

  private final Scope scope;
  private final Calls calls;

  Expressions(Scope scope, Calls calls) {
    this.scope = scope;
    this.calls = calls;
  }

  /** Returns a reader for the names of another scope. */
  Expressions in(Scope other) {
    return new Expressions(other, calls);
  }

  Value value(List<Node> nodes) {
    List<Node> plain = withoutCast(withoutNew(nodes));
    int elvis = elvis(plain);
    if (elvis > 0) {
      Value first = value(plain.subList(0, elvis));
      return first == Value.Nothing.ABSENT ? value(plain.subList(elvis + 2, plain.size())) : first;
    }
    List<List<Node>> terms = split(plain, '+');
    Value sum = terms.isEmpty() ? Value.Nothing.UNKNOWN : term(terms.get(0));
    for (int i = 1; i < terms.size(); i++) {
      sum = plus(sum, term(terms.get(i)));
    }
    return sum;
  }

  private static List<Node> withoutNew(List<Node> nodes) {
    boolean hasPrefix = nodes.size() > 1 && (nodes.get(0).isWord("new") || nodes.get(0).is('*'));
    return hasPrefix ? nodes.subList(1, nodes.size()) : nodes;
  }

  private static List<Node> withoutCast(List<Node> nodes) {
    for (int i = 1; i < nodes.size(); i++) {
      if (nodes.get(i).isWord("as")) {
        return nodes.subList(0, i);
      }
    }
    return nodes;
  }

  private static int elvis(List<Node> nodes) {
    for (int i = 1; i + 2 < nodes.size(); i++) {
      if (nodes.get(i).is('?') && nodes.get(i + 1).is(':')) {
        return i;
      }
    }
    return -1;
  }

  static List<List<Node>> split(List<Node> nodes, char sign) {
    List<List<Node>> parts = new ArrayList<>();
    int from = 0;
    for (int i = 0; i <= nodes.size(); i++) {
      if (i == nodes.size() || nodes.get(i).is(sign)) {
        parts.add(nodes.subList(from, i));
        from = i + 1;
      }
    }
    return parts;
  }

  private static Value plus(Value first, Value second) {
    if (first instanceof Value.Text a && second instanceof Value.Text b) {
      return text(a.text() + b.text());
    }
    if (first instanceof Value.Many a && second instanceof Value.Many b) {
      List<Value> all = new ArrayList<>(a.values());
      all.addAll(b.values());
      return Value.many(all);
    }
    return Value.Nothing.UNKNOWN;
  }

  private static Value text(String text) {
    return text.length() > TEXT ? Value.Nothing.UNKNOWN : new Value.Text(text);
  }

  private Value term(List<Node> nodes) {
    if (nodes.isEmpty()) {
      return Value.Nothing.UNKNOWN;
    }
    Node first = nodes.get(0);
    if (first instanceof Node.Word) {
      return name(nodes);
    }
    Value value = primary(first);
    return steps(value, nodes.subList(1, nodes.size()));
  }

  private Value primary(Node node) {
    if (node instanceof Node.Text text) {
      return string(text);
    }
    if (node instanceof Node.Group group && group.open() == '(') {
      return value(group.nodes());
    }
    return node instanceof Node.Group group && group.open() == '['
        ? collection(group.nodes())
        : Value.Nothing.UNKNOWN;
  }

  private Value string(Node.Text text) {
    StringBuilder all = new StringBuilder();
    for (Node.Piece piece : text.pieces()) {
      if (piece.inserted().isEmpty()) {
        all.append(piece.literal());
      } else if (value(piece.inserted()) instanceof Value.Text inserted) {
        all.append(inserted.text());
      } else {
        return Value.Nothing.UNKNOWN;
      }
      if (all.length() > TEXT) {
        return Value.Nothing.UNKNOWN;
      }
    }
    return text(all.toString());
  }

  /** Reads a list or a map of Groovy, without its brackets. */
  private Value collection(List<Node> nodes) {
    List<List<Node>> parts = Statement.separate(nodes);
    return isNamed(parts) ? named(parts) : list(parts);
  }

  /** Reads arguments of a call. */
  Value arguments(List<List<Node>> arguments) {
    return isNamed(arguments) ? named(arguments) : list(arguments);
  }

  private Value list(List<List<Node>> parts) {
    return Value.many(parts.stream().map(this::value).toList());
  }

  private static boolean isNamed(List<List<Node>> parts) {
    return !parts.isEmpty() && parts.stream().allMatch(part -> separator(part) > 0);
  }

  /**
   * Returns where the value of {@code key: value}, {@code key = value} or {@code key to value}
   * starts.
   */
  private static int separator(List<Node> part) {
    boolean hasSeparator =
        part.size() > 2 && (part.get(1).is(':') || part.get(1).isWord("to") || isAssignment(part));
    return hasSeparator ? 2 : -1;
  }

  private static boolean isAssignment(List<Node> part) {
    return part.get(1).is('=') && !part.get(2).is('=');
  }

  private Value named(List<List<Node>> parts) {
    Map<String, Value> entries = new LinkedHashMap<>();
    for (List<Node> part : parts) {
      Node key = part.get(0);
      Value name =
          key instanceof Node.Word word ? new Value.Text(word.text()) : value(List.of(key));
      if (name instanceof Value.Text text) {
        entries.put(text.text(), value(part.subList(separator(part), part.size())));
      }
    }
    return Value.table(entries);
  }

  /** Reads an expression that begins with a name: a variable, an accessor or a call. */
  private Value name(List<Node> nodes) {
    List<String> path = new ArrayList<>();
    int next = path(nodes, path);
    boolean isCall = next < nodes.size() && nodes.get(next).isGroup('(');
    if (!isCall) {
      return steps(variable(path), nodes.subList(next, nodes.size()));
    }
    List<List<Node>> arguments = Statement.separate(((Node.Group) nodes.get(next)).nodes());
    List<Node> rest = nodes.subList(next + 1, nodes.size());
    String method = path.get(path.size() - 1);
    List<String> owner = path.subList(0, path.size() - 1);
    if (Calls.keepsReceiver(method) && !owner.isEmpty()) {
      return steps(afterCall(variable(owner), method, arguments), rest);
    }
    return steps(calls.call(owner, method, arguments, this), rest);
  }

  private static int path(List<Node> nodes, List<String> into) {
    int at = 0;
    into.add(((Node.Word) nodes.get(at++)).text());
    while (true) {
      int next = at;
      while (next < nodes.size() && (nodes.get(next).is('!') || nodes.get(next).is('?'))) {
        next++;
      }
      boolean goesOn =
          next + 1 < nodes.size()
              && nodes.get(next).is('.')
              && nodes.get(next + 1) instanceof Node.Word;
      if (!goesOn) {
        return next;
      }
      into.add(((Node.Word) nodes.get(next + 1)).text());
      at = next + 2;
    }
  }

  private Value variable(List<String> path) {
    if (path.size() > PATH) {
      return Value.Nothing.UNKNOWN;
    }
    int start = 0;
    Scope in = scope;
    while (start < path.size() - 1 && HOLDERS.contains(path.get(start))) {
      in = path.get(start).equals("rootProject") ? scope.outermost() : in;
      start++;
    }
    Value found = inScope(in, path.subList(start, path.size()));
    return found != null && found.isKnown() ? found : orElse(calls.accessor(path), found);
  }

  /** A variable can hold a catalog: {@code val libs = the<LibrariesForLibs>()}. */
  private static Value orElse(Value accessor, @Nullable Value variable) {
    return accessor.isKnown() || variable == null ? accessor : variable;
  }

  /** Looks for the longest name: one can be set with its dots. */
  private @Nullable Value inScope(Scope in, List<String> path) {
    for (int length = path.size(); length > 0; length--) {
      Value value = in.find(String.join(".", path.subList(0, length)), in(in));
      if (value != null) {
        return path.subList(length, path.size()).stream()
            .reduce(value, Expressions::member, (a, b) -> b);
      }
    }
    return null;
  }

  /** Reads what follows a value: members, indexes and calls that do not change it. */
  private Value steps(Value start, List<Node> rest) {
    Value value = start;
    int at = 0;
    while (at < rest.size()) {
      Node node = rest.get(at);
      if (node.is('!') || node.is('?')) {
        at++;
      } else if (node.isGroup('[')) {
        value = index(value, (Node.Group) node);
        at++;
      } else if (node.is('.')
          && at + 1 < rest.size()
          && rest.get(at + 1) instanceof Node.Word word) {
        boolean isCall = at + 2 < rest.size() && rest.get(at + 2).isGroup('(');
        value =
            isCall
                ? afterCall(
                    value, word.text(), Statement.separate(((Node.Group) rest.get(at + 2)).nodes()))
                : member(value, word.text());
        at += isCall ? 3 : 2;
      } else if (node.isGroup('{') && at == rest.size() - 1) {
        at++; // What configures a dependency, such as its exclusions.
      } else {
        return Value.Nothing.UNKNOWN;
      }
    }
    return value;
  }

  private Value afterCall(Value value, String method, List<List<Node>> arguments) {
    if (value == Value.Nothing.ABSENT && Calls.isDefault(method) && arguments.size() == 1) {
      return value(arguments.get(0));
    }
    return Calls.keepsReceiver(method) ? value : Value.Nothing.UNKNOWN;
  }

  private static Value member(Value value, String name) {
    return value instanceof Value.Table table
        ? table.entries().getOrDefault(name, Value.Nothing.UNKNOWN)
        : Value.Nothing.UNKNOWN;
  }

  private Value index(Value value, Node.Group index) {
    return value(index.nodes()) instanceof Value.Text key
        ? value == Value.Nothing.ABSENT ? Value.Nothing.UNKNOWN : member(value, key.text())
        : Value.Nothing.UNKNOWN;
  }

  /** Returns the value of a property of the build; absent where nothing sets it. */
  Value property(String name) {
    Value found = inScope(scope, List.of(name.split("\\.")));
    return found == null ? Value.Nothing.ABSENT : found;
  }
}
