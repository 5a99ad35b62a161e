// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.junit;

import dev.tensorlint.runtime.tracking.LeakWatch;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Watches each test from before its own preparations to behind its own cleaning up. */
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

  private static LeakCheck ofClass(ExtensionContext context) {
    return AnnotationSupport.findAnnotation(
            context.getRequiredTestClass(), LeakCheck.class, context.getEnclosingTestClasses())
        .orElseThrow();
  }
}
