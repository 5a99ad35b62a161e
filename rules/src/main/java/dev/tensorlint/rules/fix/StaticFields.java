// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The static fields of a file, and the method that closes what they hold. */
final class StaticFields {

  private StaticFields() {}

  /**
   * A static field.
   *
   * @param owner the type that declares it
   */
  record StaticField(TypeDecl owner, FieldDecl field) {}

  static List<StaticField> of(Code code) {
    return code.unit().types().stream().flatMap(StaticFields::in).toList();
  }

  private static Stream<StaticField> in(TypeDecl type) {
    return Stream.concat(
        type.fields().stream().filter(FieldDecl::isStatic).map(one -> new StaticField(type, one)),
        type.types().stream().flatMap(StaticFields::in));
  }

  /**
   * Adds a static {@code close} at the end of a class.
   *
   * @param body its statements, each of one or more lines that are indented among themselves
   */
  static void addClose(Code code, Edits edits, TypeDecl type, List<String> body) {
    String outer = code.indentation(type.span().start());
    String unit = code.layout().unit();
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(outer + unit + "/** Closes what is held as long as the program runs. */");
    lines.add(outer + unit + "static void " + name(type) + "() {");
    body.forEach(line -> lines.add(outer + unit + unit + line.replace("\t", unit)));
    lines.add(outer + unit + "}");
    String text = String.join(code.newLine(), lines) + code.newLine();
    edits.insert(code.lineStart(type.span().end() - 1), text);
  }

  /** A class has one {@code close} at most. */
  static boolean canClose(TypeDecl type) {
    return type.methods().stream().noneMatch(one -> one.ref().name().equals(name(type)));
  }

  private static String name(TypeDecl type) {
    boolean hasClose = type.methods().stream().anyMatch(one -> one.ref().name().equals("close"));
    return hasClose ? "closeAll" : "close";
  }
}
