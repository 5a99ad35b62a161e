// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.MethodAnnotations;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.TypeReference;

/** Collects the annotations of a method, by their simple names. */
public final class MethodAnnotationsVisitor extends MethodVisitor {

  private final Consumer<MethodAnnotations> into;
  private final List<MethodAnnotations.Use> method = new ArrayList<>();
  private final Set<String> receiver = new HashSet<>();
  private final List<Set<String>> parameters = new ArrayList<>();

  /**
   * @param parameters number of parameters, as the descriptor has them
   * @param into receives the annotations, if there are any
   */
  public MethodAnnotationsVisitor(int parameters, Consumer<MethodAnnotations> into) {
    super(Opcodes.ASM9);
    this.into = into;
    for (int i = 0; i < parameters; i++) {
      this.parameters.add(new HashSet<>());
    }
  }

  @Override
  public AnnotationVisitor visitAnnotation(@Nullable String descriptor, boolean visible) {
    return ofMethod(descriptor);
  }

  private AnnotationVisitor ofMethod(@Nullable String descriptor) {
    return new AnnotationStrings(simpleName(descriptor), method::add);
  }

  @Override
  public AnnotationVisitor visitParameterAnnotation(
      int parameter, @Nullable String descriptor, boolean visible) {
    ofParameter(parameter, descriptor);
    return new AnnotationDepth();
  }

  private void ofParameter(int parameter, @Nullable String descriptor) {
    if (parameter < parameters.size()) {
      parameters.get(parameter).add(simpleName(descriptor));
    }
  }

  /** Reads an annotation of the result, the receiver or a parameter, not of a type within it. */
  @Override
  public AnnotationVisitor visitTypeAnnotation(
      int reference, @Nullable TypePath path, @Nullable String descriptor, boolean visible) {
    if (path != null) {
      return new AnnotationDepth();
    }
    TypeReference target = new TypeReference(reference);
    int sort = target.getSort();
    if (sort == TypeReference.METHOD_RETURN) {
      return ofMethod(descriptor);
    } else if (sort == TypeReference.METHOD_RECEIVER) {
      receiver.add(simpleName(descriptor));
    } else if (sort == TypeReference.METHOD_FORMAL_PARAMETER) {
      ofParameter(target.getFormalParameterIndex(), descriptor);
    }
    return new AnnotationDepth();
  }

  static String simpleName(@Nullable String descriptor) {
    String type = descriptor == null ? "" : Type.getType(descriptor).getClassName();
    return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
  }

  @Override
  public void visitEnd() {
    boolean hasAny =
        !method.isEmpty()
            || !receiver.isEmpty()
            || parameters.stream().anyMatch(each -> !each.isEmpty());
    if (hasAny) {
      into.accept(MethodAnnotations.of(method, receiver, parameters));
    }
  }

  @Override
  public AnnotationVisitor visitAnnotationDefault() {
    return new AnnotationDepth();
  }
}
