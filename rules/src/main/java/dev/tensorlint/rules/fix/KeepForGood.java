// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.fix.StaticFields.StaticField;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Keeps the value of a static field out of its scope, and adds a static method that closes the
 * field, because no other code does.
 *
 * @param at the assignment or the call that stores it
 * @param created where the value comes from
 */
public record KeepForGood(Place at, Place created, TypeModel model) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    Optional<StaticField> field =
        Reached.from(code, at).stream().flatMap(expr -> setBy(code, expr).stream()).findFirst();
    return field.filter(one -> StaticFields.canClose(one.owner())).flatMap(one -> fix(code, one));
  }

  private static Optional<StaticField> setBy(Code code, Expr expr) {
    Expr holder =
        expr instanceof Expr.Assign assign
            ? assign.target()
            : expr instanceof Expr.Call call ? call.target() : null;
    return holder instanceof Expr.FieldRef field && field.isStatic()
        ? StaticFields.of(code).stream()
            .filter(one -> one.field().name().equals(field.name()))
            .filter(one -> one.field().owner().equals(field.owner()))
            .findFirst()
        : Optional.empty();
  }

  private Optional<Fix> fix(Code code, StaticField field) {
    Optional<Expr> value = new InsertKeep(at, created, Fix.Safety.UNSAFE).value(code);
    Optional<String> keep = value.flatMap(kept -> InsertKeep.method(code, kept));
    Edits edits = new Edits(code);
    List<String> closing = closing(code, edits, field.field());
    if (keep.isEmpty() || closing.isEmpty()) {
      return Optional.empty();
    }
    InsertKeep.write(edits, value.get(), keep.get());
    StaticFields.addClose(code, edits, field.owner(), closing);
    String text = Lines.joined(code.file().textOf(value.get().span()));
    return edits.build(
        Fix.Safety.UNSAFE,
        "keep `" + text + "`, and close the value of `" + field.field().name() + "`");
  }

  private List<String> closing(Code code, Edits edits, FieldDecl field) {
    String name = field.name();
    if (code.types().isSubtype(field.type().name(), model.name())) {
      return field.modifiers().contains(Modifier.FINAL)
          ? List.of()
          : Writing.release(code, name, field.type(), model)
              .map(
                  release ->
                      List.of(
                          "if (" + name + " != null) {",
                          "\t" + release + ";",
                          "\t" + name + " = null;",
                          "}"))
              .orElse(List.of());
    }
    TypeRef element = Elements.typeOf(field.type(), TypeRef.of(model.name()));
    return code.types().isSubtype(element.name(), model.name())
        ? Elements.linesOfClose(code, edits, name, field.type(), element)
            .map(lines -> cleared(lines, name))
            .orElse(List.of())
        : List.of();
  }

  private static List<String> cleared(List<String> closing, String name) {
    List<String> lines = new ArrayList<>(closing);
    lines.add(name + ".clear();");
    return lines;
  }
}
