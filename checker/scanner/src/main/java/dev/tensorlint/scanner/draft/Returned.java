// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.draft;

import dev.tensorlint.rules.ir.MethodAnnotations;
import dev.tensorlint.scanner.types.MethodAnnotationsVisitor;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypePath;

/** Reads what a method returns, by the instructions before each return, and its annotations. */
final class Returned extends MethodVisitor {

  /** What a method returns at each of its ends. */
  enum What {
    THIS,
    /** The value of a field of its object. */
    FIELD,
    OTHER
  }

  private static final int NOTHING = -1;
  private static final int LOAD_THIS = -2;

  private int last = NOTHING;
  private int beforeLast = NOTHING;
  private @Nullable What what;
  private MethodAnnotations annotations = MethodAnnotations.NONE;
  private @Nullable BiConsumer<What, MethodAnnotations> reader;
  private final MethodVisitor ofAnnotations;

  /**
   * @param parameters number of parameters
   */
  Returned(int parameters) {
    super(Opcodes.ASM9);
    this.ofAnnotations = new MethodAnnotationsVisitor(parameters, found -> annotations = found);
  }

  /** Calls a function at the end of the method. */
  void whenRead(BiConsumer<What, MethodAnnotations> takes) {
    reader = takes;
  }

  private void saw(int instruction) {
    beforeLast = last;
    last = instruction;
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.ARETURN) {
      What here = returned();
      what = what == null || what == here ? here : What.OTHER;
    }
    saw(opcode);
  }

  private What returned() {
    if (last == LOAD_THIS) {
      return What.THIS;
    }
    return last == Opcodes.GETFIELD && beforeLast == LOAD_THIS ? What.FIELD : What.OTHER;
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    saw(opcode == Opcodes.ALOAD && variable == 0 ? LOAD_THIS : opcode);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    saw(opcode);
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    saw(opcode);
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode != Opcodes.CHECKCAST) {
      saw(opcode);
    }
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    saw(opcode);
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    saw(Opcodes.INVOKEDYNAMIC);
  }

  /** Code may come here by a jump, with other values. */
  @Override
  public void visitLabel(Label label) {
    saw(NOTHING);
  }

  @Override
  public void visitLdcInsn(Object value) {
    saw(Opcodes.LDC);
  }

  @Override
  public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    return ofAnnotations.visitAnnotation(descriptor, visible);
  }

  @Override
  public @Nullable AnnotationVisitor visitParameterAnnotation(
      int parameter, String descriptor, boolean visible) {
    return ofAnnotations.visitParameterAnnotation(parameter, descriptor, visible);
  }

  @Override
  public @Nullable AnnotationVisitor visitTypeAnnotation(
      int reference, @Nullable TypePath path, String descriptor, boolean visible) {
    return ofAnnotations.visitTypeAnnotation(reference, path, descriptor, visible);
  }

  @Override
  public void visitEnd() {
    ofAnnotations.visitEnd();
    if (reader != null) {
      reader.accept(what == null ? What.OTHER : what, annotations);
    }
  }
}
