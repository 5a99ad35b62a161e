// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Optional;

/** The loop that closes what is in a container. */
final class Elements {

  private Elements() {}

  /**
   * Returns the statement that closes all elements of a container; empty for a container of another
   * kind.
   *
   * @param name text of the container
   * @param type its type
   */
  static Optional<String> close(
      Code code, Edits edits, Siblings siblings, String name, TypeRef type, TypeRef element) {
    if (type.isArray()) {
      return type.dimensions() == 1 && canBeClosed(code, type.element())
          ? loop(code, edits, siblings, name, type.element())
          : Optional.empty();
    }
    return closeEach(code, edits, name, type, element);
  }

  /** Returns the call that closes what is in a collection, a map or an optional. */
  static Optional<String> closeEach(
      Code code, Edits edits, String name, TypeRef type, TypeRef element) {
    return receiver(code, name, type)
        .filter(all -> canBeClosed(code, element))
        .flatMap(
            all -> Imports.nameOf(code, edits, element.erased()).map(of -> all + of + "::close);"));
  }

  /** Records may carry what has to be closed without being closeable themselves. */
  private static boolean canBeClosed(Code code, TypeRef element) {
    return !code.types().isKnown(element.name())
        || code.types().methods(element.name(), "close").stream()
            .anyMatch(close -> close.parameters().isEmpty());
  }

  private static Optional<String> receiver(Code code, String name, TypeRef type) {
    if (code.types().isSubtype(type.name(), "java.util.Map")) {
      return Optional.of(name + ".values().forEach(");
    }
    if (code.types().isSubtype(type.name(), "java.lang.Iterable")) {
      return Optional.of(name + ".forEach(");
    }
    return type.name().equals("java.util.Optional")
        ? Optional.of(name + ".ifPresent(")
        : Optional.empty();
  }

  private static Optional<String> loop(
      Code code, Edits edits, Siblings siblings, String name, TypeRef element) {
    String unit = code.layout().unit();
    String indent = code.newLine() + code.indentation(siblings.stmt().span().start());
    String variable = Names.free(code, siblings.around(), "each", "element");
    List<String> lines =
        List.of(
            ") {",
            unit + "if (" + variable + " != null) {",
            unit + unit + variable + ".close();",
            unit + "}",
            "}");
    return Imports.nameOf(code, edits, element)
        .map(type -> "for (" + type + " " + variable + " : " + name + String.join(indent, lines));
  }

  /** Returns the type of what is in a container, as its type arguments say. */
  static TypeRef typeOf(TypeRef container, TypeRef otherwise) {
    List<TypeRef> arguments = container.arguments();
    return arguments.isEmpty() ? otherwise : arguments.get(arguments.size() - 1);
  }
}
