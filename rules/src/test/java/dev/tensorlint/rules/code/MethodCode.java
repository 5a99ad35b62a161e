// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A method to be written, private and without result unless something else is said.
 *
 * @param parameters {@code Type name} each
 * @param suppressed rules in its {@code @SuppressWarnings}
 */
public record MethodCode(
    String name,
    String result,
    List<String> parameters,
    Set<Modifier> modifiers,
    List<String> suppressed,
    List<StmtCode> body) {

  public static MethodCode method(String name, StmtCode... body) {
    return new MethodCode(
        name, "void", List.of(), Set.of(Modifier.PRIVATE), List.of(), List.of(body));
  }

  public MethodCode takes(String... typesAndNames) {
    return new MethodCode(name, result, List.of(typesAndNames), modifiers, suppressed, body);
  }

  public MethodCode returns(String type) {
    return new MethodCode(name, type, parameters, modifiers, suppressed, body);
  }

  /** Replaces the modifiers. */
  public MethodCode as(Modifier first, Modifier... more) {
    return new MethodCode(name, result, parameters, EnumSet.of(first, more), suppressed, body);
  }

  public MethodCode suppressing(String rule) {
    return new MethodCode(name, result, parameters, modifiers, List.of(rule), body);
  }

  MethodRef ref(String owner, ToyTypes types) {
    List<TypeRef> erased = parameters.stream().map(each -> types.resolve(typeOf(each))).toList();
    boolean isStatic = modifiers.contains(Modifier.STATIC);
    boolean isOverridable =
        !isStatic && !modifiers.contains(Modifier.PRIVATE) && !modifiers.contains(Modifier.FINAL);
    return new MethodRef(
        owner, name, erased, types.resolve(result), isStatic, false, isOverridable, List.of());
  }

  private static String typeOf(String parameter) {
    return parameter.substring(0, parameter.indexOf(' '));
  }

  MethodDecl write(Draft draft) {
    int start = draft.at();
    List<Annotation> annotations = annotations(draft, suppressed, " ");
    draft.put(written(modifiers) + result + " ");
    Span nameSpan = draft.put(name);
    MethodRef ref = ref(draft.owner(), draft.types());
    List<Local> locals = new ArrayList<>();
    List<Stmt.Block> blocks = new ArrayList<>();
    draft.inside(
        () -> {
          locals.addAll(parameters(draft));
          blocks.add(draft.block(body));
        });
    return new MethodDecl(
        MethodDecl.Kind.METHOD,
        ref,
        locals,
        modifiers,
        annotations,
        blocks.get(0),
        draft.since(start),
        nameSpan);
  }

  private List<Local> parameters(Draft draft) {
    List<Local> locals = new ArrayList<>();
    draft.put("(");
    for (String parameter : parameters) {
      draft.put((locals.isEmpty() ? "" : ", ") + typeOf(parameter) + " ");
      locals.add(draft.declare(typeOf(parameter), parameter.substring(parameter.indexOf(' ') + 1)));
    }
    draft.put(") ");
    return locals;
  }

  static List<Annotation> annotations(Draft draft, List<String> suppressed, String afterwards) {
    List<Annotation> annotations = new ArrayList<>();
    for (String rule : suppressed) {
      Span span = draft.put("@SuppressWarnings(\"" + rule + "\")");
      draft.put(afterwards);
      annotations.add(new Annotation("SuppressWarnings", List.of(rule), List.of(), span));
    }
    return annotations;
  }

  static String written(Set<Modifier> modifiers) {
    return modifiers.stream()
        .sorted()
        .map(each -> each.name().toLowerCase(Locale.ROOT) + " ")
        .collect(Collectors.joining());
  }
}
