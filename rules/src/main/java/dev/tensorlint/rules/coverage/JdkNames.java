// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.coverage;

import dev.tensorlint.rules.ir.TypeRef;

/** Tells the types of the JDK by their names. */
final class JdkNames {

  private static final String PACKAGES = "java.";

  private JdkNames() {}

  /** A value of which nothing is known may be given as an object. */
  static boolean isOfJdk(TypeRef type) {
    return !type.isArray()
        && type.name().startsWith(PACKAGES)
        && !type.name().equals(TypeRef.OBJECT.name());
  }
}
