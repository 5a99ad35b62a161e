// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.PassedOn;
import dev.tensorlint.rules.cfg.Slot;
import java.util.HashSet;
import java.util.Set;

/**
 * A flow-insensitive analysis of the elements that a method reads from a container. The result of a
 * call on an element counts as a part of it.
 */
final class ContentFlow {

  private final Cfg cfg;
  private final Set<Slot> parts = new HashSet<>();

  private ContentFlow(Cfg cfg) {
    this.cfg = cfg;
  }

  /** Returns whether an element of a container, or a part of an element, is passed on or kept. */
  static boolean isHandedOn(Slot container, Cfg cfg) {
    ContentFlow flow = new ContentFlow(cfg);
    flow.spread(container);
    return cfg.instructions().stream().anyMatch(flow::handsOn);
  }

  private void spread(Slot container) {
    Set<Slot> sources = new HashSet<>(Set.of(container));
    int before;
    do {
      before = parts.size();
      for (Instr instr : cfg.instructions()) {
        step(instr, sources);
      }
      sources.addAll(parts);
    } while (parts.size() > before);
  }

  private void step(Instr instr, Set<Slot> sources) {
    if (instr instanceof Instr.LoadElement load && sources.contains(load.container())) {
      parts.add(load.target());
    } else if (instr instanceof Instr.Copy copy && parts.contains(copy.source())) {
      parts.add(copy.target());
    } else if (instr instanceof Instr.Invoke call && parts.contains(call.receiver())) {
      parts.add(call.target());
    }
  }

  private boolean handsOn(Instr instr) {
    return PassedOn.by(instr).stream().anyMatch(parts::contains);
  }
}
