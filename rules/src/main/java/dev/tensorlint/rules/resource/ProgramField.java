// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.SourceFile;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A field that the program declares, without its initial value, unless that is a constant
 * condition.
 *
 * @param owner binary name of the declaring type
 * @param name place of its name in the declaration
 * @param isSettled whether no code assigns it once its object is constructed
 * @param assigners the names of the methods of its file that may assign it then, by themselves or
 *     through others
 * @param truth the truth value that it always has, as {@code static final boolean DEBUG = false}
 * @param number the whole number that it always has, as {@code static final int LEVEL = 3}
 * @param isOwnObject whether it is a constant whose declaration creates its object, as that of each
 *     constant of an enumeration does: no other constant is the same object
 */
public record ProgramField(
    String owner,
    TypeRef type,
    Set<Modifier> modifiers,
    Place name,
    boolean isSettled,
    Set<String> assigners,
    Optional<Boolean> truth,
    Optional<LiteralKey> number,
    boolean isOwnObject) {

  private static final Set<String> INTEGERS = Set.of("int", "long", "short", "byte");

  public ProgramField {
    modifiers = Set.copyOf(modifiers);
    assigners = Set.copyOf(assigners);
  }

  /**
   * @param assigners the names of the methods of its file that may assign it outside of
   *     constructors, null if no code of the file does
   */
  public static ProgramField of(SourceFile file, FieldDecl decl, @Nullable Set<String> assigners) {
    boolean isSettled =
        decl.modifiers().contains(Modifier.FINAL)
            || (decl.modifiers().contains(Modifier.PRIVATE) && assigners == null);
    return new ProgramField(
        decl.owner(),
        decl.type(),
        decl.modifiers(),
        new Place(file, decl.nameSpan()),
        isSettled,
        assigners == null ? Set.of() : assigners,
        truth(decl),
        number(decl),
        isOwnObject(decl));
  }

  private static Optional<LiteralKey> number(FieldDecl decl) {
    Expr value = decl.initializer();
    if (value == null
        || !decl.modifiers().contains(Modifier.FINAL)
        || decl.type().isArray()
        || !INTEGERS.contains(decl.type().name())) {
      return Optional.empty();
    }
    return Optional.ofNullable(LiteralKey.of(value)).filter(key -> key.wholeNumber().isPresent());
  }

  private static boolean isOwnObject(FieldDecl decl) {
    return decl.modifiers().contains(Modifier.STATIC)
        && decl.modifiers().contains(Modifier.FINAL)
        && decl.initializer() instanceof Expr.New;
  }

  private static Optional<Boolean> truth(FieldDecl decl) {
    if (!decl.modifiers().contains(Modifier.FINAL)
        || !(decl.initializer() instanceof Expr.Literal literal)) {
      return Optional.empty();
    }
    return switch (literal.kind()) {
      case TRUE -> Optional.of(true);
      case FALSE -> Optional.of(false);
      case NULL, NUMBER, CHARACTER, STRING -> Optional.empty();
    };
  }
}
