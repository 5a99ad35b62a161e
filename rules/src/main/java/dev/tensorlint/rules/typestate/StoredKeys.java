// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.resource.Library;
import java.util.HashSet;
import java.util.Set;

/**
 * The keys under which a graph stores entries. The map is not asked for: what a graph stores under
 * a key of one map, and looks up under the same key of another one, counts as present in both.
 */
final class StoredKeys {

  private final Set<LiteralKey> literals = new HashSet<>();
  private final Set<Slot> slots = new HashSet<>();

  StoredKeys(Cfg cfg, Library library) {
    for (Instr instr : cfg.instructions()) {
      Instr.Invoke call = instr.asInvoke();
      if (call != null
          && call.arguments().size() > 1
          && library.containers().is(call.receiverType())) {
        add(call);
      }
    }
  }

  private void add(Instr.Invoke store) {
    slots.add(store.arguments().get(0));
    LiteralKey key = store.literal(0);
    if (key != null) {
      literals.add(key);
    }
  }

  /** Returns whether a look-up asks for a key under which the graph stores an entry. */
  boolean isStored(Instr.Invoke lookup) {
    if (lookup.arguments().isEmpty()) {
      return false;
    }
    LiteralKey key = lookup.literal(0);
    return key != null ? literals.contains(key) : slots.contains(lookup.arguments().get(0));
  }
}
