// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.scanner.source.MethodSkeleton;
import dev.tensorlint.scanner.source.TypeSyntax;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.Type;
import java.util.List;

/**
 * The canonical constructor, the accessors and the other methods that a record has without writing
 * them.
 */
final class RecordMembers {

  private static final TypeSyntax OBJECT = new TypeSyntax.Fixed(Type.ClassType.OBJECT);

  private final RecordDeclaration record;
  private final int access;

  RecordMembers(RecordDeclaration record, int access) {
    this.record = record;
    this.access = access;
  }

  void addMissing(List<MethodSkeleton> methods) {
    for (Parameter component : record.getParameters()) {
      String name = component.getNameAsString();
      if (methods.stream().noneMatch(each -> isAccessor(each, name))) {
        TypeSyntax type = TypeSyntaxReader.read(component);
        methods.add(MemberReader.unwritten(name, Access.PUBLIC, List.of(), type));
      }
    }
    addMissing(methods, "toString", List.of(), Type.ClassType.STRING);
    addMissing(methods, "hashCode", List.of(), Type.Primitive.INT);
    addMissing(methods, "equals", List.of(OBJECT), Type.Primitive.BOOLEAN);
    List<TypeSyntax> components = MemberReader.parameters(record.getParameters());
    if (methods.stream().noneMatch(each -> isCanonical(each, components))) {
      methods.add(canonical(components));
    }
  }

  private static void addMissing(
      List<MethodSkeleton> methods, String name, List<TypeSyntax> parameters, Type result) {
    boolean isWritten =
        methods.stream()
            .anyMatch(
                each -> each.name().equals(name) && each.parameters().size() == parameters.size());
    if (!isWritten) {
      TypeSyntax type = new TypeSyntax.Fixed(result);
      methods.add(MemberReader.unwritten(name, Access.PUBLIC, parameters, type));
    }
  }

  private MethodSkeleton canonical(List<TypeSyntax> components) {
    boolean isVarargs = MemberReader.isVarargs(record.getParameters());
    return MemberReader.unwritten(
        MethodRef.CONSTRUCTOR,
        isVarargs ? access | Access.VARARGS : access,
        components,
        new TypeSyntax.Fixed(Type.Special.VOID));
  }

  private static boolean isAccessor(MethodSkeleton method, String component) {
    return method.name().equals(component) && method.parameters().isEmpty();
  }

  private static boolean isCanonical(MethodSkeleton method, List<TypeSyntax> components) {
    return method.name().equals(MethodRef.CONSTRUCTOR) && method.parameters().equals(components);
  }
}
