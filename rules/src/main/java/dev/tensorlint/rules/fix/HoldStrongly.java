// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Removes the weak and soft references of a file: its static fields hold the objects themselves,
 * and a static method closes them.
 *
 * @param hold what wraps an object in a reference, here or in a method of the file
 */
public record HoldStrongly(Place hold) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    boolean isByReference =
        Reached.from(code, hold).stream()
            .anyMatch(expr -> expr instanceof Expr.New creation && References.isOne(creation));
    return isByReference
        ? References.in(code).flatMap(found -> fix(code, found))
        : Optional.empty();
  }

  private static Optional<Fix> fix(Code code, References references) {
    Map<TypeDecl, List<String>> closing = new LinkedHashMap<>();
    for (StaticFields.StaticField one : StaticFields.of(code)) {
      List<String> lines = closing(code, one.field().name(), one.field().type(), references);
      if (!lines.isEmpty()) {
        closing.computeIfAbsent(one.owner(), type -> new ArrayList<>()).addAll(lines);
      }
    }
    if (closing.isEmpty() || !closing.keySet().stream().allMatch(StaticFields::canClose)) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    references.replace(edits);
    closing.forEach((type, lines) -> StaticFields.addClose(code, edits, type, lines));
    return edits.build(
        Fix.Safety.UNSAFE,
        "hold `" + references.held() + "` with a strong reference, and close it");
  }

  private static List<String> closing(Code code, String name, TypeRef type, References references) {
    if (References.isOne(type)) {
      return List.of(
          "if (" + name + " != null) {", "\t" + name + ".close();", "\t" + name + " = null;", "}");
    }
    boolean holdsThem = type.arguments().stream().anyMatch(References::isOne);
    String all = name + (isMap(code, type) ? ".values()" : "");
    return holdsThem
        ? Stream.concat(
                Elements.loop(references.held(), "each", all).stream(),
                Stream.of(name + ".clear();"))
            .toList()
        : List.of();
  }

  private static boolean isMap(Code code, TypeRef type) {
    return code.types().isSubtype(type.name(), "java.util.Map");
  }
}
