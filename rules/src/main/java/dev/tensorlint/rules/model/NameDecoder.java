// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.nodes.Node;

/**
 * Reads the lists of names in a model file. A name that is none, or is there twice, is left out.
 */
final class NameDecoder {

  /** A name without dots, such as {@code close}. */
  static final Pattern SIMPLE_NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");

  /** A name such as {@code a.b.Outer$Inner}. */
  static final Pattern BINARY_NAME = Pattern.compile(SIMPLE_NAME + "(\\." + SIMPLE_NAME + ")*");

  private final YamlProblems problems;

  NameDecoder(YamlProblems problems) {
    this.problems = problems;
  }

  /** Returns the texts of names. */
  static Set<String> texts(List<LibraryModel.Name> names) {
    return names.stream().map(LibraryModel.Name::text).collect(Collectors.toSet());
  }

  /** Returns the names of methods under a key. */
  List<LibraryModel.Name> methods(YamlFields fields, String key) {
    List<LibraryModel.Name> names = new ArrayList<>();
    for (Node node : fields.sequence(key)) {
      fields.text(node, "a method in `" + key + "`").ifPresent(name -> add(names, name, node, key));
    }
    return names;
  }

  private void add(List<LibraryModel.Name> names, String name, Node node, String key) {
    if (!SIMPLE_NAME.matcher(name).matches()) {
      problems.report(
          node,
          "`"
              + name
              + "` in `"
              + key
              + "` is not a method name: expected a name without parentheses");
    } else if (names.stream().anyMatch(known -> known.text().equals(name))) {
      problems.report(node, "`" + name + "` occurs twice in `" + key + "`");
    } else {
      names.add(new LibraryModel.Name(name, YamlProblems.position(node)));
    }
  }

  /** Returns the binary names of types under a key. */
  Set<String> types(YamlFields fields, String key) {
    Set<String> found = new TreeSet<>();
    for (Node node : fields.sequence(key)) {
      fields
          .text(node, "a type in `" + key + "`")
          .filter(name -> isType(name, node))
          .ifPresent(found::add);
    }
    return found;
  }

  /** Returns whether a text names a type, and reports one that does not. */
  boolean isType(String text, Node at) {
    boolean isName = BINARY_NAME.matcher(text).matches();
    if (!isName) {
      problems.report(
          at,
          "`" + text + "` is not a type name: expected a binary name such as `a.b.Outer$Inner`");
    }
    return isName;
  }
}
