// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import java.util.List;

/**
 * A change that removes a bug.
 *
 * @param title what it does, as an imperative ({@code close `x` after its last use})
 * @param edits replacements, not overlapping, in the order of their places
 */
public record Fix(Safety safety, String title, List<Edit> edits) {

  /** What a fix promises. */
  public enum Safety {
    /** Behaviour is kept but for the bug. */
    SAFE,
    /** Needs a look before it is applied. */
    UNSAFE,
    /** Shown, never applied. */
    DISPLAY_ONLY
  }

  /**
   * @param place the text that goes; an empty span inserts
   */
  public record Edit(Place place, String replacement) {}

  public Fix {
    edits = List.copyOf(edits);
  }
}
