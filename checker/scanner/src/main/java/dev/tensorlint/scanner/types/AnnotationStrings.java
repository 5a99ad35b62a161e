// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.MethodAnnotations;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Collects the string values of one annotation. */
final class AnnotationStrings extends AnnotationDepth {

  private final String name;
  private final Consumer<MethodAnnotations.Use> into;
  private final List<String> strings = new ArrayList<>();

  AnnotationStrings(String name, Consumer<MethodAnnotations.Use> into) {
    this.name = name;
    this.into = into;
  }

  @Override
  public void visit(@Nullable String element, @Nullable Object value) {
    if (value instanceof String text) {
      strings.add(text);
    }
  }

  @Override
  public void visitEnd() {
    super.visitEnd();
    if (isOver()) {
      into.accept(new MethodAnnotations.Use(name, strings));
    }
  }
}
