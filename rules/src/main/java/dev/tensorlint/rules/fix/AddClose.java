// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.Optional;

/**
 * Gives a class that owns something in a field a {@code close} that releases it.
 *
 * @param field the name in the field's declaration
 */
public record AddClose(Place field, TypeModel model) implements Remedy {

  private static final String CLOSEABLE = "java.lang.AutoCloseable";

  @Override
  public Optional<Fix> in(Code code) {
    return code.at(field).last(TypeDecl.class).filter(this::canHave).flatMap(it -> fix(code, it));
  }

  private boolean canHave(TypeDecl type) {
    boolean isClass = type.kind() == TypeDecl.Kind.CLASS && !type.simpleName().isEmpty();
    boolean hasClose = type.methods().stream().anyMatch(one -> one.ref().name().equals("close"));
    return isClass && !hasClose && declared(type).filter(one -> !one.isStatic()).isPresent();
  }

  private Optional<FieldDecl> declared(TypeDecl type) {
    return type.fields().stream().filter(one -> one.nameSpan().equals(field.span())).findFirst();
  }

  private Optional<Fix> fix(Code code, TypeDecl type) {
    Edits edits = new Edits(code);
    if (!code.types().isSubtype(type.name(), CLOSEABLE)) {
      implement(code, edits, type);
    }
    Creations.of(code, type).forEach(creation -> Creations.close(code, edits, creation));
    int brace = type.span().end() - 1;
    String indent = code.indentation(type.span().start());
    String unit = unit(code, type, indent);
    String name = field.text();
    String release = name + "." + Writing.method(model) + "();";
    boolean isSet =
        declared(type).filter(one -> one.modifiers().contains(Modifier.FINAL)).isPresent();
    String next = code.newLine() + indent + unit;
    String body =
        isSet
            ? next + unit + release
            : next
                + unit
                + "if ("
                + name
                + " != null) {"
                + next
                + unit
                + unit
                + release
                + next
                + unit
                + "}";
    edits.insert(
        code.lineStart(brace),
        code.newLine()
            + indent
            + unit
            + "@Override"
            + next
            + "public void close() {"
            + body
            + next
            + "}"
            + code.newLine());
    return edits.build(Fix.Safety.UNSAFE, "let `" + type.simpleName() + "` close `" + name + "`");
  }

  private static String unit(Code code, TypeDecl type, String indent) {
    return type.methods().stream()
        .map(MethodDecl::span)
        .map(span -> code.indentation(span.start()))
        .filter(inner -> inner.startsWith(indent) && inner.length() > indent.length())
        .map(inner -> inner.substring(indent.length()))
        .findFirst()
        .orElse("  ");
  }

  private static void implement(Code code, Edits edits, TypeDecl type) {
    int brace = code.text().indexOf('{', type.nameSpan().end());
    String header = code.text().substring(type.nameSpan().end(), brace);
    boolean implementsSome = header.matches("(?s).*\\bimplements\\b.*");
    int end = type.nameSpan().end() + header.stripTrailing().length();
    edits.insert(end, (implementsSome ? ", " : " implements ") + "AutoCloseable");
  }
}
