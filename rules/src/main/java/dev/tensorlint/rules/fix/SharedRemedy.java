// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * A remedy whose change may repair several findings of a rule: one construct releases all that a
 * constructor has acquired, one {@code close} all that a class owns.
 *
 * @param <R> the remedy itself
 */
public interface SharedRemedy<R extends SharedRemedy<R>> extends Remedy {

  /**
   * Returns the code that the change is made to; remedies of one kind with the same are planned
   * together.
   */
  Optional<Span> region(Code code);

  /**
   * Returns one change for several findings.
   *
   * @param others remedies of the other findings, of the same kind and region
   */
  Optional<Fix> with(Code code, List<R> others);
}
