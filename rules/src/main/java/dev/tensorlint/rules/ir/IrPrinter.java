// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.stream.Collectors;

/**
 * Writes a unit as text: every node on a line of its own with its type, callee and span, children
 * indented. Two units have the same text if and only if they are the same tree of the same file.
 */
public final class IrPrinter {

  private final IrText text;
  private final StmtPrinter statements;

  private IrPrinter(CompilationUnit unit) {
    this.text = new IrText(unit.file());
    this.statements = new StmtPrinter(text, this::type);
  }

  public static String print(CompilationUnit unit) {
    IrPrinter printer = new IrPrinter(unit);
    printer.unit(unit);
    return printer.text.toString();
  }

  private void unit(CompilationUnit unit) {
    String head =
        "unit %s package %s unresolved %d"
            .formatted(
                unit.file().path(), IrText.quoted(unit.packageName()), unit.unresolvedNames());
    text.nest(head, () -> unit.types().forEach(this::type));
  }

  private void type(TypeDecl type) {
    String head =
        "%s %s %s name @%s @%s"
            .formatted(
                type.kind(),
                type.name(),
                IrText.modifiers(type.modifiers()),
                text.at(type.nameSpan()),
                text.at(type.span()));
    text.nest(head, () -> content(type));
  }

  private void content(TypeDecl type) {
    type.supertypes().forEach(each -> text.line("supertype " + each));
    type.annotations().forEach(statements::annotation);
    type.fields().forEach(this::field);
    type.methods().forEach(this::method);
    type.types().forEach(this::type);
  }

  private void field(FieldDecl field) {
    String head =
        "FIELD %s.%s : %s %s name @%s @%s"
            .formatted(
                field.owner(),
                field.name(),
                field.type(),
                IrText.modifiers(field.modifiers()),
                text.at(field.nameSpan()),
                text.at(field.span()));
    text.nest(
        head,
        () -> {
          field.annotations().forEach(statements::annotation);
          statements.exprs().optional("initializer", field.initializer());
        });
  }

  private void method(MethodDecl method) {
    String head =
        "%s %s %s name @%s @%s"
            .formatted(
                method.kind(),
                IrText.method(method.ref()),
                IrText.modifiers(method.modifiers()),
                text.at(method.nameSpan()),
                text.at(method.span()));
    text.nest(head, () -> content(method));
  }

  private void content(MethodDecl method) {
    method.annotations().forEach(statements::annotation);
    if (!method.parameters().isEmpty()) {
      text.line(
          method.parameters().stream()
              .map(text::local)
              .collect(Collectors.joining(", ", "parameters ", "")));
    }
    if (method.body() != null) {
      method.body().accept(statements);
    }
  }
}
