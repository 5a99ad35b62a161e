// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import java.util.Locale;

/** What happens to the resource of a finding at one of its places. */
public enum Event {
  /** A caller calls the code that the finding is about. */
  CALLED,
  /** A loop, a handler or a sequence begins, which repeats what follows. */
  REPEATED,
  /** The owner of the resource begins, or is declared. */
  OWNER,
  /** The resource begins, or comes to the method. */
  CREATED,
  /** Something that outlives the method's own references takes it. */
  HANDED_OVER,
  /** Code that runs later or on another thread has it from here on. */
  CAPTURED,
  /** It leaves the region of its owner: it is returned, or stored. */
  ESCAPED,
  /** It is released. */
  RELEASED,
  /** It is used. */
  USED,
  /** An exception is thrown: the path turns off here. */
  THROWN,
  /** The last reference to it is lost. */
  LOST,
  /** It is open at an exit, and so on every path. */
  OPEN,
  /** It is open at this exit; other paths release it or hand it on. */
  OPEN_ON_THIS_PATH,
  /** Something else that the reader should see. */
  NOTED;

  /** Returns the name as reports show it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
