// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.InstrRole;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.FieldHistory;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Store;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Unready;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects the effects of a body on fields, what they receive and what leaves them. */
final class FieldCollector {

  private final SolvedBody body;
  private final MethodContext context;
  private final Resources resources;
  private final Solution<PathState> solution;
  private final List<Store> stores = new ArrayList<>();
  private final Set<Unready> unready = new LinkedHashSet<>();

  FieldCollector(SolvedBody body) {
    this.body = body;
    this.context = body.context();
    this.resources = body.resources();
    this.solution = body.solution();
  }

  FieldHistory collect() {
    Cfg cfg = context.cfg();
    FieldGifts gifts = new FieldGifts(body);
    ContentCollector contents = new ContentCollector(body, gifts);
    boolean touchesNone = touchesNone(cfg, contents);
    stores.addAll(gifts.collect());
    if (touchesNone && !resources.haveFields()) {
      contents.visitAll(cfg);
      return stores.isEmpty() && contents.contents().isEmpty()
          ? FieldHistory.NONE
          : new FieldHistory(
              stores, List.of(), List.of(), List.of(), List.of(), contents.contents(), List.of());
    }
    FieldPassages passages = new FieldPassages(body);
    FieldFills fills = new FieldFills(body);
    BitSet returning = Returning.nodes(cfg);
    for (int node = 0; node < cfg.size(); node++) {
      Instr instr = cfg.instruction(node);
      if (instr instanceof Instr.StoreField store && concernsField(store)) {
        store(node, store);
      }
      contents.visit(node, instr);
      if (instr instanceof Instr.Invoke call) {
        fills.visit(node, call);
        noteUnready(node, call);
      }
      if (returning.get(node) && InstrRole.of(instr).acts()) {
        passages.visit(node, instr);
      }
    }
    return new FieldHistory(
        stores.stream().map(store -> withContainer(store, contents)).toList(),
        passages.found(),
        fills.found(),
        new FieldLosses(body).collect(),
        List.copyOf(unready),
        contents.contents(),
        new SkippedReleases(body).collect());
  }

  /** A value that is also put into a container of the object is released with its content. */
  private static Store withContainer(Store store, ContentCollector contents) {
    return store.parent().isPresent()
        ? store
        : store.owned().flatMap(contents::containerOf).map(store::releasedWith).orElse(store);
  }

  private boolean touchesNone(Cfg cfg, ContentCollector contents) {
    for (Instr instr : cfg.instructions()) {
      if (concernsField(instr) || contents.isLoaded(instr)) {
        return false;
      }
    }
    return true;
  }

  private boolean concernsField(Instr instr) {
    return instr instanceof Instr.StoreField store
        && context.library().resourceModel(store.field().type()).isPresent();
  }

  private void store(int node, Instr.StoreField store) {
    List<PathState> states = solution.before(node);
    if (!states.isEmpty()) {
      stores.add(FieldStores.of(store, states, resources));
    }
  }

  private void noteUnready(int node, Instr.Invoke call) {
    if (!(call.callee() instanceof MethodRef method)) {
      return;
    }
    for (PathState state : solution.before(node)) {
      if (call.receiver() != null && state.value(call.receiver()).is(Atom.THIS)) {
        for (FieldKey key : state.knownFields()) {
          if (!key.isOfObject() && !FieldPassages.isOpen(state, state.field(key))) {
            unready.add(new Unready(method.key(), key));
          }
        }
      }
    }
  }
}
