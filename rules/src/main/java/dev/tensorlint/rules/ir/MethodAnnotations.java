// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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

  /**
   * Annotations of a method that name the operands they concern: those on which it calls methods,
   * and those that must be released again after it.
   */
  private static final Set<String> OF_OPERANDS =
      Set.of("EnsuresCalledMethods", "CreatesMustCallFor");

  private static final String THIS = "this";

  /** An annotation of the method, with the string literals among its values. */
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
   * Returns the annotations of a method. One that speaks of operands, such as {@code
   * EnsuresCalledMethods(value = "#1", methods = "close")}, belongs to these.
   */
  public static MethodAnnotations of(
      Collection<Use> method, Collection<String> receiver, List<? extends Set<String>> parameters) {
    Set<String> names = new HashSet<>();
    Set<String> ofReceiver = new HashSet<>(receiver);
    List<Set<String>> ofParameters = new ArrayList<>();
    parameters.forEach(each -> ofParameters.add(new HashSet<>(each)));
    for (Use use : method) {
      names.add(use.name());
      if (OF_OPERANDS.contains(use.name())) {
        addTo(use, ofReceiver, ofParameters);
      }
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
    if (use.strings().isEmpty() || use.strings().contains(THIS)) {
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
