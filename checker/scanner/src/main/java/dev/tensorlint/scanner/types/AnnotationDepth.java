// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Opcodes;

/** Skips an annotation. ASM descends into nested ones by recursion, so that their depth counts. */
class AnnotationDepth extends AnnotationVisitor {

  private static final int DEEPEST = 100;

  private int depth;

  AnnotationDepth() {
    super(Opcodes.ASM9);
  }

  @Override
  public AnnotationVisitor visitAnnotation(@Nullable String element, @Nullable String type) {
    return deeper();
  }

  @Override
  public AnnotationVisitor visitArray(@Nullable String element) {
    return deeper();
  }

  private AnnotationVisitor deeper() {
    if (depth == DEEPEST) {
      throw new IllegalArgumentException("annotations are nested too deeply");
    }
    depth++;
    return this;
  }

  /** Ends the annotation, or what is nested in it. */
  @Override
  public void visitEnd() {
    depth--;
  }

  /** Returns whether the end of the annotation itself was visited. */
  final boolean isOver() {
    return depth < 0;
  }
}
