// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.jfr;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import org.jspecify.annotations.Nullable;

@Name("dev.tensorlint.runtime.Scope")
@Label("Tensor Scope")
@Description("A scope from its opening to its end")
@Category({"TensorLint", "Handles"})
@Enabled(false)
final class ScopeEvent extends Event implements ScopeSpan {

  @Label("Handle")
  long handle;

  @Label("Released")
  @Description("Tensors that the scope closed at its end")
  int released;

  /** Asks an event of its own, which never leaves here and so takes no memory. */
  private static boolean isOn() {
    return new ScopeEvent().isEnabled();
  }

  static @Nullable ScopeSpan start(long handle) {
    if (!isOn()) {
      return null;
    }
    ScopeEvent event = new ScopeEvent();
    event.handle = handle;
    event.begin();
    return event;
  }

  @Override
  public void end(int count) {
    released = count;
    commit();
  }
}
