// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Set;

/**
 * A class, interface, enum, record or annotation type with its source.
 *
 * @param name binary name; a local class is {@code Outer$@<offset of its name>Name}, an anonymous
 *     one {@code Outer$@<offset of its body's opening brace>}, so that both front ends agree
 * @param supertypes direct superclass and interfaces, as far as written
 * @param fields fields in source order, enum constants and record components first
 * @param methods methods, constructors and initializers in source order
 * @param types member types
 * @param span whole declaration without its comment; for an anonymous class its body
 * @param nameSpan the name alone; for an anonymous class the body's opening brace
 */
public record TypeDecl(
    Kind kind,
    String name,
    List<TypeRef> supertypes,
    Set<Modifier> modifiers,
    List<Annotation> annotations,
    List<FieldDecl> fields,
    List<MethodDecl> methods,
    List<TypeDecl> types,
    Span span,
    Span nameSpan) {

  /** The kinds of type. */
  public enum Kind {
    CLASS,
    INTERFACE,
    ENUM,
    RECORD,
    ANNOTATION
  }

  public TypeDecl {
    supertypes = List.copyOf(supertypes);
    modifiers = Set.copyOf(modifiers);
    annotations = List.copyOf(annotations);
    fields = List.copyOf(fields);
    methods = List.copyOf(methods);
    types = List.copyOf(types);
  }

  /** Returns the name without package and enclosing types, empty for an anonymous class. */
  public String simpleName() {
    int cut = Math.max(name.lastIndexOf('.'), name.lastIndexOf('$'));
    String last = RootMark.strip(name.substring(cut + 1));
    return last.startsWith("@") ? last.replaceFirst("@\\d+", "") : last;
  }

  /** Returns the name without package, of an anonymous class what creates it. */
  public String shownName() {
    String simple = simpleName();
    if (!simple.isEmpty() || supertypes.isEmpty()) {
      return simple;
    }
    String above = supertypes.get(0).name();
    return "new " + above.substring(above.lastIndexOf('.') + 1).replace('$', '.') + "() {}";
  }
}
