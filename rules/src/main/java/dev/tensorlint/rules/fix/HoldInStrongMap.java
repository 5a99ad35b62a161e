// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes a strong map of the weak one in a static field, and adds a static method that closes what
 * is in it.
 *
 * @param hold the call that puts something into the map, here or in a method of the file
 * @param model model of what is put there
 */
public record HoldInStrongMap(Place hold, TypeModel model) implements Remedy {

  private static final String WEAK = "java.util.WeakHashMap";
  private static final TypeRef STRONG = TypeRef.of("java.util.HashMap");
  private static final Pattern NAME = Pattern.compile("\\bWeakHashMap\\b");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import java\\.util\\.WeakHashMap;\\R");

  @Override
  public Optional<Fix> in(Code code) {
    return Reached.from(code, hold).stream()
        .flatMap(expr -> fieldOf(code, expr).stream())
        .findFirst()
        .flatMap(field -> fix(code, field));
  }

  private static Optional<StaticFields.StaticField> fieldOf(Code code, Expr expr) {
    return expr instanceof Expr.Call call && call.target() instanceof Expr.FieldRef field
        ? StaticFields.of(code).stream()
            .filter(one -> one.field().name().equals(field.name()))
            .filter(one -> one.field().owner().equals(field.owner()))
            .filter(one -> WeakMaps.in(one.field().initializer()))
            .findFirst()
        : Optional.empty();
  }

  private Optional<Fix> fix(Code code, StaticFields.StaticField map) {
    Edits edits = new Edits(code);
    Optional<String> all = all(code, map.field().name(), map.field().type());
    Optional<String> held = Imports.nameOf(code, edits, TypeRef.of(model.name()));
    Optional<String> strong = Imports.nameOf(code, edits, STRONG);
    if (all.isEmpty()
        || held.isEmpty()
        || strong.isEmpty()
        || !StaticFields.canClose(map.owner())
        || !rename(code, edits, map.field().span(), strong.get())) {
      return Optional.empty();
    }
    StaticFields.addClose(
        code,
        edits,
        map.owner(),
        Stream.concat(
                Elements.loop(held.get(), "each", all.get()).stream(),
                Stream.of(map.field().name() + ".clear();"))
            .toList());
    return edits.build(
        Fix.Safety.UNSAFE,
        "hold the values of `" + map.field().name() + "` strongly, and close them");
  }

  /** Returns whether the weak map is named in the declaration of the field only. */
  private static boolean rename(Code code, Edits edits, Span declaration, String strong) {
    List<Span> elsewhere = new ArrayList<>();
    Matcher imports = IMPORT.matcher(code.text());
    int imported = imports.find() ? imports.start() : -1;
    Matcher names = NAME.matcher(code.text());
    int from = code.lineStart(declaration.start());
    while (names.find()) {
      if (names.start() >= from && names.end() <= declaration.end()) {
        edits.replace(names.start(), names.end(), strong);
      } else if (code.lineStart(names.start()) != imported) {
        elsewhere.add(new Span(names.start(), names.end()));
      }
    }
    if (imported >= 0) {
      edits.replace(imports.start(), imports.end(), "");
    }
    return elsewhere.isEmpty();
  }

  /** What is in it: the keys or the values of a map, the elements of a set. */
  private Optional<String> all(Code code, String name, TypeRef type) {
    List<TypeRef> arguments = type.arguments();
    if (arguments.size() == 1) {
      return Optional.of(name);
    }
    if (arguments.size() != 2) {
      return Optional.empty();
    }
    boolean isValue = isHeld(code, arguments.get(1));
    return isValue || isHeld(code, arguments.get(0))
        ? Optional.of(name + (isValue ? ".values()" : ".keySet()"))
        : Optional.empty();
  }

  private boolean isHeld(Code code, TypeRef type) {
    return code.types().isSubtype(type.name(), model.name());
  }

  /** Whether an expression makes a weak map. */
  private static final class WeakMaps extends IrWalker {
    private boolean found;

    static boolean in(@org.jspecify.annotations.Nullable Expr expr) {
      WeakMaps maps = new WeakMaps();
      maps.expr(expr);
      return maps.found;
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      found |= expr.type().name().equals(WEAK);
      return super.visitNew(expr);
    }
  }
}
