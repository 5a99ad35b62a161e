// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.effect.TypeSummaries;
import java.util.List;

/**
 * What a lint says of a module, and what the methods of the module do for those that call it.
 *
 * @param types by name; without local and anonymous classes
 */
public record LintedModule(LintResult result, List<TypeSummaries> types) {

  public LintedModule {
    types = List.copyOf(types);
  }
}
