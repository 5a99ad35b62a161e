// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.AnnotationDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import dev.tensorlint.scanner.types.Access;

/** The flags of declarations: what is written and what the language implies. */
final class DeclaredFlags {

  private DeclaredFlags() {}

  static int written(NodeList<Modifier> modifiers) {
    int flags = 0;
    for (Modifier modifier : modifiers) {
      flags |= flag(modifier.getKeyword());
    }
    return flags;
  }

  private static int flag(Modifier.Keyword keyword) {
    return switch (keyword) {
      case PUBLIC -> Access.PUBLIC;
      case PROTECTED -> Access.PROTECTED;
      case PRIVATE -> Access.PRIVATE;
      case ABSTRACT -> Access.ABSTRACT;
      case STATIC -> Access.STATIC;
      case FINAL -> Access.FINAL;
      case NATIVE -> Access.NATIVE;
      case DEFAULT -> Access.DEFAULT;
      case SYNCHRONIZED -> Access.SYNCHRONIZED;
      default -> 0;
    };
  }

  /**
   * @param isNested whether it is a member or local type
   * @param inInterface whether it is a member of an interface
   */
  static int of(TypeDeclaration<?> type, boolean isNested, boolean inInterface) {
    int flags = written(type.getModifiers()) | implied(type);
    if (isNested && !isInnerKind(type)) {
      flags |= Access.STATIC;
    }
    return inInterface ? flags | Access.PUBLIC | Access.STATIC : flags;
  }

  private static boolean isInnerKind(TypeDeclaration<?> type) {
    return type instanceof ClassOrInterfaceDeclaration plain && !plain.isInterface();
  }

  private static int implied(TypeDeclaration<?> type) {
    if (type instanceof AnnotationDeclaration) {
      return Access.INTERFACE | Access.ABSTRACT | Access.ANNOTATION;
    } else if (type instanceof RecordDeclaration) {
      return Access.RECORD | Access.FINAL;
    } else if (type instanceof EnumDeclaration enumeration) {
      return Access.ENUM | (hasBodies(enumeration) ? 0 : Access.FINAL);
    }
    if (CompactFile.isImplied(type)) {
      return Access.FINAL;
    }
    return isInnerKind(type) ? 0 : Access.INTERFACE | Access.ABSTRACT;
  }

  private static boolean hasBodies(EnumDeclaration enumeration) {
    return enumeration.getEntries().stream().anyMatch(each -> !each.getClassBody().isEmpty());
  }

  static int of(FieldDeclaration field, boolean inInterface) {
    int flags = written(field.getModifiers());
    return inInterface ? flags | Access.PUBLIC | Access.STATIC | Access.FINAL : flags;
  }

  static int of(MethodDeclaration method, boolean inInterface) {
    int flags = written(method.getModifiers());
    if (method.getParameters().stream().anyMatch(each -> each.isVarArgs())) {
      flags |= Access.VARARGS;
    }
    if (!inInterface || Access.has(flags, Access.PRIVATE)) {
      return flags;
    }
    boolean hasBody = Access.has(flags, Access.DEFAULT | Access.STATIC);
    return flags | Access.PUBLIC | (hasBody ? 0 : Access.ABSTRACT);
  }
}
