// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Pattern;
import java.util.ArrayList;
import java.util.List;

/** Writes a pattern. */
@FunctionalInterface
public interface PatternCode {

  Pattern write(Draft draft);

  /** {@code Type name}. */
  static PatternCode binding(String type, String name) {
    return draft -> {
      int start = draft.put(type + " ").start();
      Local local = draft.declare(type, name);
      return new Pattern.Binding(local, draft.since(start));
    };
  }

  /** {@code _}. */
  static PatternCode unnamed() {
    return draft -> new Pattern.Unnamed(draft.put("_"));
  }

  /** {@code Type(components)}. */
  static PatternCode parts(String type, PatternCode... components) {
    return draft -> {
      int start = draft.put(type + "(").start();
      List<Pattern> written = new ArrayList<>();
      for (PatternCode component : components) {
        draft.put(written.isEmpty() ? "" : ", ");
        written.add(component.write(draft));
      }
      draft.put(")");
      return new Pattern.Deconstruction(draft.type(type), written, draft.since(start));
    };
  }
}
