// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Optional;

/**
 * The loop that closes what is in a container. A plain loop can be written everywhere: {@code
 * Iterable.forEach} is missing in old versions of Android, and does not let exceptions through.
 */
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
    String unit = code.layout().unit();
    String next = code.newLine() + code.indentation(siblings.stmt().span().start());
    String variable = Names.free(code, siblings.around(), "each", "element");
    return lines(code, edits, new Container(name, type, element), variable)
        .map(lines -> String.join(next, lines).replace("\t", unit));
  }

  /**
   * Returns the lines of the statement, indented among themselves with tabs, for a place where
   * nothing else has a name.
   */
  static Optional<List<String>> linesOfClose(
      Code code, Edits edits, String name, TypeRef type, TypeRef element) {
    return lines(code, edits, new Container(name, type, element), "each");
  }

  /**
   * A container of which all elements are closed.
   *
   * @param name its text
   */
  private record Container(String name, TypeRef type, TypeRef element) {}

  private static Optional<List<String>> lines(
      Code code, Edits edits, Container container, String variable) {
    TypeRef type = container.type();
    if (type.isArray()) {
      return type.dimensions() == 1 && canBeClosed(code, type.element())
          ? Imports.nameOf(code, edits, type.element())
              .map(name -> unlessNull(name, variable, container.name()))
          : Optional.empty();
    }
    if (!canBeClosed(code, container.element()) || isRaw(type)) {
      return Optional.empty();
    }
    if (type.name().equals("java.util.Optional")) {
      return Imports.nameOf(code, edits, container.element().erased())
          .map(name -> List.of(container.name() + ".ifPresent(" + name + "::close);"));
    }
    return values(code, container.name(), type)
        .flatMap(
            all ->
                Imports.nameOf(code, edits, container.element().erased())
                    .map(name -> loop(name, variable, all)));
  }

  /** Records may carry what has to be closed without being closeable themselves. */
  private static boolean canBeClosed(Code code, TypeRef element) {
    return !code.types().isKnown(element.name())
        || code.types().methods(element.name(), "close").stream()
            .filter(close -> close.parameters().isEmpty())
            .anyMatch(
                close ->
                    close.thrown().stream().noneMatch(e -> Closing.isChecked(e, code.types())));
  }

  /** The elements of a collection without type arguments are objects of no known class. */
  private static boolean isRaw(TypeRef type) {
    return type.arguments().isEmpty() && type.name().startsWith("java.util.");
  }

  private static Optional<String> values(Code code, String name, TypeRef type) {
    if (code.types().isSubtype(type.name(), "java.util.Map")) {
      return Optional.of(name + ".values()");
    }
    return code.types().isSubtype(type.name(), "java.lang.Iterable")
        ? Optional.of(name)
        : Optional.empty();
  }

  /**
   * Returns the lines of a loop that closes all elements, indented among themselves with tabs.
   *
   * @param type name of the type of the elements
   * @param all text of what is iterated over
   */
  static List<String> loop(String type, String variable, String all) {
    return List.of(
        "for (" + type + " " + variable + " : " + all + ") {", "\t" + variable + ".close();", "}");
  }

  /** An array has elements that nothing has set. */
  private static List<String> unlessNull(String type, String variable, String all) {
    return List.of(
        "for (" + type + " " + variable + " : " + all + ") {",
        "\tif (" + variable + " != null) {",
        "\t\t" + variable + ".close();",
        "\t}",
        "}");
  }

  /** Returns the type of what is in a container, as its type arguments say. */
  static TypeRef typeOf(TypeRef container, TypeRef otherwise) {
    List<TypeRef> arguments = container.arguments();
    return arguments.isEmpty() ? otherwise : arguments.get(arguments.size() - 1);
  }
}
