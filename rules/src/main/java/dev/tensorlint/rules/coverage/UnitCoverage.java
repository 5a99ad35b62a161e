// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.coverage;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.LastingValue;
import java.util.List;
import java.util.Set;

/**
 * What {@link CallCoverage} counts in one file.
 *
 * @param used the modelled types that the code names or has values of, sorted
 */
public record UnitCoverage(int calls, int unresolved, List<UnresolvedName> names, Set<String> used)
    implements LastingValue {

  static UnitCoverage of(CompilationUnit unit, ModelledTypes types) {
    UnitCalls found = new UnitCalls(unit.file(), types);
    unit.types().forEach(found::visitType);
    return new UnitCoverage(found.calls(), found.unresolved(), found.names(), found.used());
  }
}
