// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A class to be written, in a file of its own.
 *
 * @param supertypes simple names
 * @param suppressed rules in its {@code @SuppressWarnings}
 */
public record TypeCode(
    String name,
    List<String> supertypes,
    List<FieldCode> fields,
    List<MethodCode> methods,
    List<String> suppressed) {

  public static TypeCode type(String name, MethodCode... methods) {
    return new TypeCode(name, List.of(), List.of(), List.of(methods), List.of());
  }

  public TypeCode with(FieldCode... declared) {
    return new TypeCode(name, supertypes, List.of(declared), methods, suppressed);
  }

  public TypeCode extending(String... direct) {
    return new TypeCode(name, List.of(direct), fields, methods, suppressed);
  }

  public TypeCode suppressing(String rule) {
    return new TypeCode(name, supertypes, fields, methods, List.of(rule));
  }

  void declare(ToyTypes types) {
    types.declare(name, supertypes.stream().map(each -> types.resolve(each).name()).toList());
    fields.forEach(field -> types.add(name, field));
    methods.forEach(method -> types.add(method.ref(name, types)));
  }

  TypeDecl write(Draft draft) {
    draft.enter(name);
    int start = draft.at();
    List<Annotation> annotations = MethodCode.annotations(draft, suppressed, "\n");
    draft.put("class ");
    Span nameSpan = draft.put(name);
    draft.put(supertypes.isEmpty() ? " " : " extends " + String.join(", ", supertypes) + " ");
    List<FieldDecl> writtenFields = new ArrayList<>();
    List<MethodDecl> writtenMethods = new ArrayList<>();
    draft.braces(
        () -> {
          fields.forEach(field -> draft.line(() -> writtenFields.add(field.write(draft))));
          methods.forEach(method -> draft.line(() -> writtenMethods.add(method.write(draft))));
        });
    List<TypeRef> direct = supertypes.stream().map(draft::type).toList();
    return new TypeDecl(
        TypeDecl.Kind.CLASS,
        name,
        direct,
        Set.of(),
        annotations,
        writtenFields,
        writtenMethods,
        List.of(),
        draft.since(start),
        nameSpan);
  }

  /** Returns the text. */
  @Override
  public String toString() {
    return Programs.of(this).units().get(0).file().text();
  }
}
