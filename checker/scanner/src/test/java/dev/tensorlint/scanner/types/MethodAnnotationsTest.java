// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.rules.ir.MethodAnnotations;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.TypeReference;

/** Annotations of methods in class files: visible and invisible ones, of declarations and types. */
class MethodAnnotationsTest {

  private static MethodAnnotations read(Consumer<MethodVisitor> annotated) throws IOException {
    ClassWriter type = new ClassWriter(0);
    int flags = Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT;
    type.visit(Opcodes.V17, flags, "a/B", null, "java/lang/Object", new String[0]);
    MethodVisitor method = type.visitMethod(flags, "m", "(La/T;La/T;)La/T;", null, new String[0]);
    annotated.accept(method);
    method.visitEnd();
    type.visitEnd();
    return ClassFile.read(type.toByteArray()).methods().get(0).annotations();
  }

  @Test
  void thoseOfTheClassWithTheirValues() throws IOException {
    ClassWriter type = new ClassWriter(0);
    type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "a/B", null, "java/lang/Object", new String[0]);
    AnnotationVisitor stated = type.visitAnnotation("Lx/InheritableMustCall;", true);
    AnnotationVisitor value = stated.visitArray("value");
    value.visit(null, "shut");
    value.visit(null, "abort");
    value.visitEnd();
    stated.visitEnd();
    AnnotationVisitor other = type.visitAnnotation("Lx/Named;", true);
    other.visit("value", "close");
    other.visitEnd();
    type.visitEnd();
    assertEquals(
        List.of(
            new MethodAnnotations.Use("InheritableMustCall", List.of("shut", "abort")),
            new MethodAnnotations.Use("Named", List.of("close"))),
        ClassFile.read(type.toByteArray()).annotations());
  }

  @Test
  void thoseOfTheMethodAndOfItsParameters() throws IOException {
    assertEquals(
        new MethodAnnotations(
            Set.of("MustBeClosed", "Other"),
            Set.of("MustBeClosed", "Other"),
            List.of(Set.of(), Set.of("WillClose"))),
        read(
            method -> {
              method.visitAnnotation("Lx/MustBeClosed;", false).visitEnd();
              method.visitAnnotation("Lx/Other;", true).visitEnd();
              method.visitParameterAnnotation(1, "Lx/WillClose;", true).visitEnd();
            }));
  }

  @Test
  void thoseOfTypes() throws IOException {
    int result = TypeReference.newTypeReference(TypeReference.METHOD_RETURN).getValue();
    int first = TypeReference.newFormalParameterReference(0).getValue();
    assertEquals(
        new MethodAnnotations(
            Set.of("MustCallAlias"),
            Set.of("MustCallAlias"),
            List.of(Set.of("MustCallAlias"), Set.of())),
        read(
            method -> {
              method.visitTypeAnnotation(result, null, "Lx/MustCallAlias;", true).visitEnd();
              method.visitTypeAnnotation(first, null, "Lx/MustCallAlias;", true).visitEnd();
              method
                  .visitTypeAnnotation(first, TypePath.fromString("0;"), "Lx/Owning;", true)
                  .visitEnd();
            }));
  }

  @Test
  void operandsThatAnAnnotationOfTheMethodNames() throws IOException {
    assertEquals(
        new MethodAnnotations(
            Set.of("EnsuresCalledMethods"),
            Set.of(),
            List.of(Set.of(), Set.of("EnsuresCalledMethods"))),
        read(
            method -> {
              AnnotationVisitor ensured = method.visitAnnotation("Lx/EnsuresCalledMethods;", true);
              AnnotationVisitor value = ensured.visitArray("value");
              value.visit(null, "#2");
              value.visitEnd();
              ensured.visit("methods", "close");
              ensured.visitEnd();
            }));
  }

  @Test
  void nestedTooDeeply() {
    assertThrows(
        IOException.class,
        () ->
            read(
                method -> {
                  Deque<AnnotationVisitor> open = new ArrayDeque<>();
                  open.push(method.visitAnnotation("Lx/Other;", true));
                  for (int i = 0; i < 200; i++) {
                    open.push(open.element().visitAnnotation("value", "Lx/Other;"));
                  }
                  open.forEach(AnnotationVisitor::visitEnd);
                }));
  }
}
