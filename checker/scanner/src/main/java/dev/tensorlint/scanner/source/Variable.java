// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.scanner.types.Type;

/** A local variable that is in scope. */
public record Variable(Local local, Type type) {

  public String name() {
    return local.name();
  }
}
