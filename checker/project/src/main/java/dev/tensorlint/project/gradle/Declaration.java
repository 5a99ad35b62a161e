// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.List;

/**
 * One dependency that a script declares, not read yet: what it says may be defined later.
 *
 * @param kind what it is for
 * @param arguments of the call
 */
record Declaration(Kind kind, List<List<Node>> arguments, Script script, Span span) {

  enum Kind {
    /** Main sources are compiled against it. */
    MAIN,
    /** Its version counts where it is needed. */
    CONSTRAINT,
    /** A platform of Spring's plugin. */
    PLATFORM,
    /** A script that is applied and cannot be read. */
    SCRIPT
  }
}
