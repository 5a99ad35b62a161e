// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.junit;

import dev.tensorlint.runtime.tracking.LeakWatch;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Watches each test from before its set-up to after its tear-down. */
final class LeakCheckExtension implements BeforeEachCallback, AfterEachCallback {

  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(LeakCheckExtension.class);

  @Override
  public void beforeEach(ExtensionContext context) {
    context.getStore(NAMESPACE).put(LeakWatch.class, LeakWatch.start());
  }

  @Override
  public void afterEach(ExtensionContext context) {
    LeakWatch watch = context.getStore(NAMESPACE).remove(LeakWatch.class, LeakWatch.class);
    if (watch != null) {
      try (watch) {
        budget(context).check(watch.report());
      }
    }
  }

  private static LeakBudget budget(ExtensionContext context) {
    Optional<LeakCheck> ofMethod =
        AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), LeakCheck.class);
    return new LeakBudget(ofMethod.orElseGet(() -> ofClass(context)));
  }

  /** Returns what the test class says, or else the nearest class around it. */
  private static LeakCheck ofClass(ExtensionContext context) {
    return Stream.iterate(Optional.of(context), Optional::isPresent, around -> parent(around))
        .flatMap(Optional::stream)
        .flatMap(around -> around.getTestClass().stream())
        .flatMap(type -> AnnotationSupport.findAnnotation(type, LeakCheck.class).stream())
        .findFirst()
        .orElseThrow();
  }

  /**
   * The classes around a nested one are those of the contexts around its own: a nested class that
   * is inherited lies in the class that inherits it.
   */
  private static Optional<ExtensionContext> parent(Optional<ExtensionContext> context) {
    return context.flatMap(ExtensionContext::getParent);
  }
}
