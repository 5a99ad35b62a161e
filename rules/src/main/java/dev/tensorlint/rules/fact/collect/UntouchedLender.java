// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.cfg.SlotReads;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * Tells whether the release of a part harms the resource that lends it. It does not if the method
 * has made the lender itself, does nothing with it afterwards but release it, and the library
 * allows that this releases the part once more. An example is a block that closes the root of a
 * reader and then the reader.
 */
final class UntouchedLender {

  private final SolvedBody body;
  private final Cfg cfg;

  UntouchedLender(SolvedBody body) {
    this.body = body;
    this.cfg = body.context().cfg();
  }

  /**
   * Returns whether a release does no harm.
   *
   * @param node the call that releases the part
   */
  boolean isLeftBy(int node, ResourceId part, Owner.Of lender) {
    return lender.resource().site() instanceof Site.Node made
        && mayBeReleasedAgain(part)
        && isKeptFromOthers(node, lender.resource())
        && !isUsedAfter(node, made.node(), lender.resource());
  }

  private boolean mayBeReleasedAgain(ResourceId part) {
    return body.resources()
        .info(part)
        .filter(info -> info.model().release().again() == ReleaseModel.SecondRelease.ALLOWED)
        .isPresent();
  }

  private boolean isKeptFromOthers(int node, ResourceId lender) {
    return body.solution().before(node).stream()
        .filter(state -> state.has(lender))
        .allMatch(state -> state.resource(lender).handedOver() == Certainty.NO);
  }

  /** Returns whether code after a node uses a lender, up to where the next one is made. */
  private boolean isUsedAfter(int node, int made, ResourceId lender) {
    BitSet reached = new BitSet(cfg.size());
    Deque<Integer> open = new ArrayDeque<>(List.of(node));
    while (!open.isEmpty()) {
      body.context().work().spend(1);
      for (Edge edge : cfg.edges(open.remove())) {
        int next = edge.target();
        if (next != made && !reached.get(next)) {
          reached.set(next);
          if (isUse(next, lender)) {
            return true;
          }
          open.add(next);
        }
      }
    }
    return false;
  }

  private boolean isUse(int node, ResourceId lender) {
    Instr instr = cfg.instruction(node);
    if (instr instanceof Instr.Copy) {
      return false;
    }
    Atom of = new Atom.Ref(lender);
    return body.solution().before(node).stream()
        .anyMatch(
            state ->
                SlotReads.of(instr).stream()
                    .anyMatch(
                        slot -> state.value(slot).mayBe(of) && !isReleased(slot, instr, state)));
  }

  private boolean isReleased(Slot slot, Instr instr, PathState state) {
    return instr instanceof Instr.Invoke call
        && body.transfer().calls().touches().released(call, state).contains(slot);
  }
}
