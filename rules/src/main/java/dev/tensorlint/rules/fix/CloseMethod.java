// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Gives a class a {@code close} that releases its fields, the last first, and what a field has made
 * before it.
 */
final class CloseMethod {

  private static final String CLOSEABLE = "java.lang.AutoCloseable";

  private final Code code;
  private final TypeDecl type;
  private final String indent;
  private final String unit;

  CloseMethod(Code code, TypeDecl type) {
    this.code = code;
    this.type = type;
    this.indent = code.indentation(type.span().start());
    this.unit = code.layout().unit();
  }

  /**
   * @param annotation the annotation of the method; empty for {@code @Override}
   */
  void write(Edits edits, List<OwnedField> fields, Optional<TypeRef> annotation) {
    if (annotation.isEmpty() && !code.types().isSubtype(type.name(), CLOSEABLE)) {
      implement(edits);
    }
    String name = annotation.flatMap(each -> Imports.nameOf(code, edits, each)).orElse("Override");
    String next = code.newLine() + indent + unit;
    StringBuilder text = new StringBuilder();
    text.append(code.newLine()).append(indent).append(unit).append("@" + name).append(next);
    text.append("public void close()").append(thrown(edits, fields)).append(" {");
    List<OwnedField> lastFirst = new ArrayList<>(fields);
    Collections.reverse(lastFirst);
    for (OwnedField field : Makers.in(type).madeFirst(lastFirst, OwnedField::name)) {
      field.release(code).ifPresent(call -> text.append(release(field, call, next + unit)));
    }
    text.append(next).append("}").append(code.newLine());
    edits.insert(code.lineStart(type.span().end() - 1), text.toString());
  }

  private String release(OwnedField field, String call, String next) {
    return field.isSet()
        ? next + call
        : next + "if (" + field.name() + " != null) {" + next + unit + call + next + "}";
  }

  /** The checked exceptions that the releases declare. */
  private String thrown(Edits edits, List<OwnedField> fields) {
    List<TypeRef> thrown = new ArrayList<>();
    for (OwnedField field : fields) {
      code.types().methods(field.type().name(), Writing.method(field.model())).stream()
          .filter(method -> method.parameters().isEmpty())
          .flatMap(method -> method.thrown().stream())
          .filter(exception -> Closing.isChecked(exception, code.types()))
          .filter(exception -> !thrown.contains(exception))
          .forEach(thrown::add);
    }
    List<String> names =
        thrown.stream()
            .map(exception -> Imports.nameOf(code, edits, exception))
            .flatMap(Optional::stream)
            .toList();
    return names.isEmpty() ? "" : " throws " + String.join(", ", names);
  }

  private void implement(Edits edits) {
    Span name = type.nameSpan();
    int brace = code.text().indexOf('{', name.end());
    String header = code.text().substring(name.end(), brace);
    boolean implementsSome = header.matches("(?s).*\\bimplements\\b.*");
    int end = name.end() + header.stripTrailing().length();
    edits.insert(end, (implementsSome ? ", " : " implements ") + "AutoCloseable");
  }
}
