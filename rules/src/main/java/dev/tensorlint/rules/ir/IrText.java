// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Indented lines of a dump, and the formats of its small parts. */
final class IrText {

  private static final String INDENT = "  ";

  private final StringBuilder lines = new StringBuilder();
  private final SourceFile file;
  private int depth;

  IrText(SourceFile file) {
    this.file = file;
  }

  void line(String text) {
    lines.append(INDENT.repeat(depth)).append(text).append('\n');
  }

  /** Writes a line, and its content one level deeper. */
  void nest(String head, Runnable content) {
    line(head);
    depth++;
    content.run();
    depth--;
  }

  /** Returns {@code line:column-line:column}, the end after the last character. */
  String at(Span span) {
    return at(file.positionOf(span.start())) + "-" + at(file.positionOf(span.end()));
  }

  private static String at(Position position) {
    return position.line() + ":" + position.column();
  }

  String local(Local local) {
    String annotations =
        local.annotations().stream()
            .map(each -> annotation(each) + " ")
            .collect(Collectors.joining());
    return annotations + local.name() + " : " + local.type() + " @" + at(local.nameSpan());
  }

  String annotation(Annotation annotation) {
    Stream<String> strings = annotation.strings().stream().map(IrText::quoted);
    Stream<String> constants =
        annotation.constants().stream().map(field -> field.owner() + "." + field.name());
    String values = Stream.concat(strings, constants).collect(Collectors.joining(", "));
    return "@" + annotation.name() + "(" + values + ") @" + at(annotation.span());
  }

  static String callee(Callee callee) {
    return callee instanceof UnresolvedMethod unresolved
        ? "unresolved " + callee.name() + " of " + unresolved.owner()
        : method((MethodRef) callee);
  }

  /** Returns the key of a method, and all components that the key omits. */
  static String method(MethodRef method) {
    return method.key()
        + " returns "
        + method.returnType()
        + flag(method.isStatic(), " static")
        + flag(method.isVarargs(), " varargs")
        + flag(method.isOverridable(), " overridable")
        + flag(!method.thrown().isEmpty(), " throws " + types(method.thrown()));
  }

  static String types(List<TypeRef> types) {
    return types.stream().map(TypeRef::toString).collect(Collectors.joining(", "));
  }

  static String modifiers(Collection<Modifier> modifiers) {
    return modifiers.stream().sorted().map(Enum::name).collect(Collectors.joining(" ", "[", "]"));
  }

  static String flag(boolean isSet, String text) {
    return isSet ? text : "";
  }

  /** Returns a text quoted on one line. */
  static String quoted(@Nullable String text) {
    String plain = String.valueOf(text).replace("\\", "\\\\").replace("\"", "\\\"");
    return '"' + plain.replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t") + '"';
  }

  @Override
  public String toString() {
    return lines.toString();
  }
}
