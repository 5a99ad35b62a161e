// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.MethodNode;

/** Reads annotations; those that the source alone has are not there. */
final class AnnotationReader {

  private AnnotationReader() {}

  static List<Annotation> of(
      @Nullable List<AnnotationNode> visible, @Nullable List<AnnotationNode> invisible) {
    List<Annotation> all = new ArrayList<>();
    add(visible, all);
    add(invisible, all);
    return all;
  }

  static List<Annotation> ofParameter(MethodNode method, int index) {
    return of(
        at(method.visibleParameterAnnotations, index),
        at(method.invisibleParameterAnnotations, index));
  }

  private static @Nullable List<AnnotationNode> at(
      @Nullable List<AnnotationNode> @Nullable [] all, int index) {
    return all == null || index >= all.length ? null : all[index];
  }

  private static void add(@Nullable List<AnnotationNode> nodes, List<Annotation> into) {
    if (nodes != null) {
      nodes.forEach(node -> into.add(of(node)));
    }
  }

  private static Annotation of(AnnotationNode node) {
    Values values = new Values();
    if (node.values != null) {
      for (int i = 1; i < node.values.size(); i += 2) {
        values.add(node.values.get(i));
      }
    }
    String name = TypeNames.of(Type.getType(node.desc)).simpleName();
    return new Annotation(name, values.strings, values.classes, values.constants, Span.NONE);
  }

  /** The values of an annotation by what they are. */
  private static final class Values {
    final List<String> strings = new ArrayList<>();
    final List<String> classes = new ArrayList<>();
    final List<Expr.FieldRef> constants = new ArrayList<>();

    void add(Object value) {
      if (value instanceof String text) {
        strings.add(text);
      } else if (value instanceof Type named) {
        classes.add(TypeNames.of(named).simpleName());
      } else if (value instanceof String[] constant && constant.length == 2) {
        TypeRef type = TypeNames.of(Type.getType(constant[0]));
        constants.add(
            new Expr.FieldRef(null, type.name(), constant[1], true, type, Span.NONE, Span.NONE));
      } else if (value instanceof List<?> list) {
        list.forEach(this::add);
      }
    }
  }
}
