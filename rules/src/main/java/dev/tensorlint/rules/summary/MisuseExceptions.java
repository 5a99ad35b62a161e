// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The exceptions that libraries throw on a use after the release, and their supertypes below {@code
 * RuntimeException}. Code that names one of them, such as a test, expects the misuse.
 */
final class MisuseExceptions {

  private static final String RUNTIME_EXCEPTION = "java.lang.RuntimeException";

  private final Set<String> exceptions = new HashSet<>();
  private final Set<String> simpleNames = new HashSet<>();

  MisuseExceptions(Library library) {
    for (String exception : library.models().conventions().exceptions().misuse()) {
      exceptions.add(exception);
      library.types().supertypes(exception).stream()
          .filter(type -> isBelowRuntimeException(library, type))
          .forEach(exceptions::add);
    }
    exceptions.forEach(type -> simpleNames.add(simpleName(type)));
  }

  private static boolean isBelowRuntimeException(Library library, String type) {
    return !type.equals(RUNTIME_EXCEPTION) && library.types().isSubtype(type, RUNTIME_EXCEPTION);
  }

  private static String simpleName(String type) {
    return TypeRef.of(type).simpleName();
  }

  /** Returns whether a clause that catches this type of exception expects a misuse. */
  boolean expectsMisuse(String caught) {
    return exceptions.contains(caught);
  }

  /** Returns whether an annotation names such an exception, as in a test that expects it. */
  boolean isExpectedBy(List<Annotation> annotations) {
    return annotations.stream()
        .flatMap(each -> each.classes().stream())
        .anyMatch(simpleNames::contains);
  }
}
