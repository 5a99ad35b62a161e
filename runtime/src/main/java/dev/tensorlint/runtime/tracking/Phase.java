// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a life is: open or ended, and in use by which computations. */
sealed interface Phase {

  /** Computations that have the handle in use; after the end they hold what it held. */
  List<Pin> pins();

  Phase withPins(List<Pin> pins);

  record Open(List<Pin> pins) implements Phase {

    static final Open UNUSED = new Open(List.of());

    @Override
    public Phase withPins(List<Pin> pins) {
      return pins.isEmpty() ? UNUSED : new Open(pins);
    }
  }

  /**
   * The end of a life.
   *
   * @param state closed or collected
   * @param at the line that closed it, or null where it was not recorded
   * @param by who closed it on behalf of the user; its text is empty for the user's own call
   */
  record End(HandleState state, @Nullable StackFrame at, Object by, List<Pin> pins)
      implements Phase {

    @Override
    public Phase withPins(List<Pin> pins) {
      return new End(state, at, by, pins);
    }
  }

  default Phase with(Pin pin) {
    List<Pin> more = new ArrayList<>(pins());
    more.add(pin);
    return withPins(List.copyOf(more));
  }

  default Phase without(Pin pin) {
    List<Pin> fewer = new ArrayList<>(pins());
    fewer.remove(pin);
    return withPins(List.copyOf(fewer));
  }

  /** Returns the computations other than the calling one. */
  default List<Pin> foreignPins() {
    return pins().isEmpty() ? pins() : pins().stream().filter(pin -> !pin.runsHere()).toList();
  }

  /** Returns whether the calling thread may use the handle, also when it counts as released. */
  default boolean isUsableHere() {
    return this instanceof Open || pins().stream().anyMatch(Pin::runsHere);
  }
}
