// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

/** Which constructs generated programs use. */
enum Profile {
  /** Locals, branches, loops, exceptions, scopes, methods, owner classes. */
  PLAIN,

  /** Also lambdas, containers, records, generic owners, streams, futures, inheritance. */
  RICH;

  boolean isRich() {
    return this == RICH;
  }
}
