// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithAnnotations;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.scanner.source.FieldSkeleton;
import dev.tensorlint.scanner.source.MethodSkeleton;
import dev.tensorlint.scanner.source.TypeSyntax;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The accessors, constructors and loggers that Lombok's annotations generate, so that calls of them
 * resolve. What stands in the source wins.
 */
final class GeneratedMembers {

  private static final TypeSyntax NO_RESULT = new TypeSyntax.Fixed(Type.Special.VOID);

  private static final Map<String, String> LOGGERS =
      Map.of(
          "Slf4j", "org.slf4j.Logger",
          "Log4j2", "org.apache.logging.log4j.Logger",
          "CommonsLog", "org.apache.commons.logging.Log",
          "Log", "java.util.logging.Logger");

  private final TypeDeclaration<?> type;

  GeneratedMembers(TypeDeclaration<?> type) {
    this.type = type;
  }

  /** Returns whether an annotation of the type or of a field generates members. */
  private boolean areAny() {
    return !type.getAnnotations().isEmpty()
        || fields().anyMatch(field -> !field.getAnnotations().isEmpty());
  }

  private Stream<FieldDeclaration> fields() {
    return type.getFields().stream().filter(field -> !field.isStatic());
  }

  /** Adds the logger of a class that has none of this name. */
  void addFields(List<FieldSkeleton> known) {
    for (Map.Entry<String, String> logger : LOGGERS.entrySet()) {
      boolean isMissing =
          has(type, logger.getKey()) && known.stream().noneMatch(each -> each.name().equals("log"));
      if (isMissing) {
        TypeSyntax declared = new TypeSyntax.Fixed(Type.of(logger.getValue()));
        known.add(
            new FieldSkeleton("log", declared, Access.PRIVATE | Access.STATIC | Access.FINAL));
      }
    }
  }

  void addMethods(List<MethodSkeleton> known) {
    if (!areAny()) {
      return;
    }
    boolean hasConstructor = has(known, MethodRef.CONSTRUCTOR);
    List<MethodSkeleton> generated = new ArrayList<>();
    fields().forEach(field -> field.getVariables().forEach(each -> add(field, each, generated)));
    generated.removeIf(each -> has(known, each.name()));
    known.addAll(generated);
    constructors(hasConstructor).forEach(known::add);
  }

  private static boolean has(List<MethodSkeleton> known, String name) {
    return known.stream().anyMatch(each -> each.name().equals(name));
  }

  private void add(
      FieldDeclaration field, VariableDeclarator each, List<MethodSkeleton> generated) {
    TypeSyntax declared = TypeSyntaxReader.read(each.getType());
    String name = each.getNameAsString();
    boolean isFinal = field.isFinal() || has(type, "Value");
    if (isGenerated(field, "Getter", has(type, "Data") || has(type, "Value"))) {
      generated.add(
          MemberReader.unwritten(getter(each, field), Access.PUBLIC, List.of(), declared));
    }
    if (!isFinal && isGenerated(field, "Setter", has(type, "Data"))) {
      String setter = isFluent(field) ? name : "set" + capitalized(plain(each));
      TypeSyntax result =
          isFluent(field) || isTrue(field, "Accessors", "chain") ? self() : NO_RESULT;
      generated.add(MemberReader.unwritten(setter, Access.PUBLIC, List.of(declared), result));
    }
  }

  private TypeSyntax self() {
    return new TypeSyntax.Named(List.of(new TypeSyntax.Part(type.getNameAsString(), List.of())));
  }

  /** Returns whether an accessor is generated; the annotation of a field says more than others. */
  private boolean isGenerated(FieldDeclaration field, String annotation, boolean isImplied) {
    Optional<AnnotationExpr> nearest =
        field.getAnnotationByName(annotation).or(() -> type.getAnnotationByName(annotation));
    return nearest.map(each -> !each.toString().contains("NONE")).orElse(isImplied);
  }

  private String getter(VariableDeclarator each, FieldDeclaration field) {
    if (isFluent(field)) {
      return each.getNameAsString();
    }
    return (isBoolean(each) ? "is" : "get") + capitalized(plain(each));
  }

  /** Returns the name of a property; {@code isActive} of a {@code boolean} is {@code active}. */
  private static String plain(VariableDeclarator each) {
    String name = each.getNameAsString();
    boolean isPrefixed =
        isBoolean(each)
            && name.length() > 2
            && name.startsWith("is")
            && Character.isUpperCase(name.charAt(2));
    return isPrefixed ? name.substring(2) : name;
  }

  private static boolean isBoolean(VariableDeclarator each) {
    return each.getType().asString().equals("boolean");
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private boolean isFluent(FieldDeclaration field) {
    return isTrue(field, "Accessors", "fluent");
  }

  private boolean isTrue(FieldDeclaration field, String annotation, String value) {
    return field
        .getAnnotationByName(annotation)
        .or(() -> type.getAnnotationByName(annotation))
        .filter(NormalAnnotationExpr.class::isInstance)
        .map(NormalAnnotationExpr.class::cast)
        .filter(
            each ->
                each.getPairs().stream()
                    .anyMatch(
                        pair ->
                            pair.getNameAsString().equals(value)
                                && pair.getValue().toString().equals("true")))
        .isPresent();
  }

  private List<MethodSkeleton> constructors(boolean hasConstructor) {
    List<MethodSkeleton> generated = new ArrayList<>();
    boolean isStated =
        has(type, "AllArgsConstructor")
            || has(type, "RequiredArgsConstructor")
            || has(type, "NoArgsConstructor");
    boolean isImplied = !isStated && !hasConstructor;
    boolean takesAll = has(type, "Value") || has(type, "Builder") || has(type, "SuperBuilder");
    if (has(type, "AllArgsConstructor") || (isImplied && takesAll)) {
      generated.add(constructor(all()));
    }
    if (has(type, "RequiredArgsConstructor") || (isImplied && !takesAll && has(type, "Data"))) {
      generated.add(constructor(required()));
    }
    if (has(type, "NoArgsConstructor")) {
      generated.add(constructor(List.of()));
    }
    return generated;
  }

  private static MethodSkeleton constructor(List<TypeSyntax> parameters) {
    return MemberReader.unwritten(MethodRef.CONSTRUCTOR, Access.PUBLIC, parameters, NO_RESULT);
  }

  private List<TypeSyntax> all() {
    boolean areFinal = has(type, "Value");
    return fields()
        .flatMap(
            field ->
                field.getVariables().stream()
                    .filter(
                        each -> each.getInitializer().isEmpty() || !(areFinal || field.isFinal())))
        .map(each -> TypeSyntaxReader.read(each.getType()))
        .toList();
  }

  private List<TypeSyntax> required() {
    return fields()
        .filter(field -> field.hasModifier(Modifier.Keyword.FINAL) || has(field, "NonNull"))
        .flatMap(field -> field.getVariables().stream())
        .filter(each -> each.getInitializer().isEmpty())
        .map(each -> TypeSyntaxReader.read(each.getType()))
        .toList();
  }

  private static boolean has(NodeWithAnnotations<?> declared, String annotation) {
    return declared.isAnnotationPresent(annotation);
  }
}
