// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.PassedOn;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import java.util.HashSet;
import java.util.Set;

/**
 * A flow-insensitive analysis of the elements that a method reads from a container. The result of a
 * call on an element counts as a part of it.
 */
final class ContentFlow {

  private final Cfg cfg;
  private final Library library;
  private final Set<Slot> parts = new HashSet<>();

  private ContentFlow(Cfg cfg, Library library) {
    this.cfg = cfg;
    this.library = library;
  }

  /**
   * Returns whether an element of a container, or a part of an element, is passed on or kept;
   * possibly so if the method releases parts itself.
   */
  static Certainty handedOn(Slot container, Cfg cfg, Library library) {
    ContentFlow flow = new ContentFlow(cfg, library);
    flow.spread(container);
    if (cfg.instructions().stream().anyMatch(flow::handsOn)) {
      return Certainty.YES;
    }
    return cfg.instructions().stream().anyMatch(flow::releases) ? Certainty.MAYBE : Certainty.NO;
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
    } else if (instr instanceof Instr.Invoke call
        && parts.contains(call.receiver())
        && leadsToContent(call.type())) {
      parts.add(call.target());
    }
  }

  /** Returns whether a value can be a part; the class of an element has its type as an argument. */
  private boolean leadsToContent(TypeRef type) {
    return !type.name().equals("java.lang.Class") && library.canLeadToResource(type);
  }

  private boolean releases(Instr instr) {
    return instr instanceof Instr.Invoke call
        && parts.contains(call.receiver())
        && library.calls().isRelease(call.receiverType(), call.callee().name());
  }

  private boolean handsOn(Instr instr) {
    return PassedOn.by(instr).stream().anyMatch(parts::contains);
  }
}
