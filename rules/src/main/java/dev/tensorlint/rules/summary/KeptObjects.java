// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.MethodRef;

/** Which constructors of the program never let the object escape that they construct. */
public final class KeptObjects {

  private final Summaries summaries;

  public KeptObjects(Summaries summaries) {
    this.summaries = summaries;
  }

  /** Returns whether an inherited method is a constructor that lets the object not escape. */
  public boolean keeps(MethodRef inherited) {
    return SelfReferences.isPlainConstructor(inherited)
        || (inherited.isConstructor()
            && summaries
                .body(inherited)
                .filter(body -> SelfReferences.areKept(body, this::keeps))
                .isPresent());
  }
}
