// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The annotations of a method that has no source, or no body: simple names, of declarations and of
 * types.
 *
 * @param method those of the method and of its result
 * @param receiver those that concern the object it is called on
 * @param parameters those of each parameter
 */
public record MethodAnnotations(
    Set<String> method, Set<String> receiver, List<Set<String>> parameters) {

  public static final MethodAnnotations NONE = new MethodAnnotations(Set.of(), Set.of(), List.of());

  private static final String THIS = "this";

  /** How the values of an annotation name operands: the object, a field of it, a parameter. */
  private static final Pattern OPERAND = Pattern.compile("this(?:\\..*)?|#[1-9][0-9]*");

  /** An annotation, with the string literals among its values. */
  public record Use(String name, List<String> strings) {
    public Use {
      strings = List.copyOf(strings);
    }
  }

  public MethodAnnotations {
    method = Set.copyOf(method);
    receiver = Set.copyOf(receiver);
    parameters = parameters.stream().map(Set::copyOf).toList();
  }

  /**
   * Returns the annotations of a method. One whose values name operands, such as {@code
   * EnsuresCalledMethods(value = "#1", methods = "close")}, belongs to these, any other one to the
   * object that the method is called on.
   */
  public static MethodAnnotations of(
      Collection<Use> method, Collection<String> receiver, List<? extends Set<String>> parameters) {
    Set<String> names = new HashSet<>();
    Set<String> ofReceiver = new HashSet<>(receiver);
    List<Set<String>> ofParameters = new ArrayList<>();
    parameters.forEach(each -> ofParameters.add(new HashSet<>(each)));
    for (Use use : method) {
      names.add(use.name());
      addTo(use, ofReceiver, ofParameters);
    }
    return new MethodAnnotations(names, ofReceiver, ofParameters);
  }

  /** Returns the annotations in the source of a method. */
  public static MethodAnnotations of(MethodDecl method) {
    return of(
        method.annotations().stream().map(each -> new Use(each.name(), each.strings())).toList(),
        Set.of(),
        method.parameters().stream()
            .map(
                local -> {
                  Set<String> names = new HashSet<>();
                  local.annotations().forEach(each -> names.add(each.name()));
                  return names;
                })
            .toList());
  }

  private static void addTo(Use use, Set<String> receiver, List<Set<String>> parameters) {
    boolean namesOperands =
        use.strings().stream().anyMatch(each -> OPERAND.matcher(each).matches());
    if (!namesOperands || use.strings().contains(THIS)) {
      receiver.add(use.name());
    }
    for (int i = 0; i < parameters.size(); i++) {
      if (use.strings().contains("#" + (i + 1))) {
        parameters.get(i).add(use.name());
      }
    }
  }

  /** Returns the annotations of a parameter; surplus arguments have those of the last one. */
  public Set<String> parameter(int position) {
    return parameters.isEmpty()
        ? Set.of()
        : parameters.get(Math.min(position, parameters.size() - 1));
  }

  public boolean isEmpty() {
    return method.isEmpty() && receiver.isEmpty() && parameters.stream().allMatch(Set::isEmpty);
  }
}
