// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.effect.FieldKey;

/** What a body has to do with the construction of its object. */
public interface Construction {

  /** A body that is no part of a construction. */
  Construction NONE =
      new Construction() {
        @Override
        public boolean isLostIfThrown() {
          return false;
        }

        @Override
        public boolean hasOwnContainer(FieldKey field) {
          return false;
        }
      };

  /**
   * Returns whether nobody has the object when the body throws, so that what it has stored there is
   * lost.
   */
  boolean isLostIfThrown();

  /**
   * Returns whether a field of the object has a new container from the beginning, and never another
   * one, so that nothing else has it as long as the object is constructed.
   */
  boolean hasOwnContainer(FieldKey field);
}
