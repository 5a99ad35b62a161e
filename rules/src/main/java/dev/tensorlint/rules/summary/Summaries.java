// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.typestate.Callees;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the program's own methods, from the bottom of the call graph up: of a method
 * that comes later in the order of the analysis nothing is known, even when a former analysis has
 * told something.
 */
public final class Summaries implements Callees {

  private final ProgramIndex index;
  private int current = Integer.MAX_VALUE;
  private Map<MethodRef, CallTarget> asked = new HashMap<>();
  private Set<CallTarget> read = new HashSet<>();

  /** What calls were told since a summary changed last: most bodies ask often. */
  private final Map<CallTarget, Optional<Summary>> told = new HashMap<>();

  /** The same where nothing that a call can reach is in the group: that stays for a while. */
  private final Map<CallTarget, Lasting> settled = new HashMap<>();

  /**
   * @param until the first group that makes it another answer
   */
  private record Lasting(Optional<Summary> effects, int until) {}

  /** What was read last: who builds a graph asks several things of one call. */
  private @Nullable Answer last;

  private record Answer(MethodRef called, Optional<Summary> effects) {}

  public Summaries(ProgramIndex index) {
    this.index = index;
  }

  /** Goes on to a group of methods: all before it are known, and itself as far as was put. */
  public void goOnTo(int component) {
    if (component < current) {
      settled.clear();
    }
    current = component;
    forgetTold();
  }

  /** Returns what is noted of a method; nothing is known of one that was not analysed yet. */
  Summary of(MethodDecl method) {
    Procedure procedure = index.procedure(method);
    return procedure == null ? Summary.UNKNOWN : of(procedure);
  }

  public Summary of(Symbol method) {
    return method.joined(this::of);
  }

  private Summary of(Procedure procedure) {
    return procedure.component() <= current ? procedure.effects() : Summary.UNKNOWN;
  }

  public void put(MethodDecl method, Summary effects) {
    Procedure procedure = Objects.requireNonNull(index.procedure(method), "code has effects");
    if (!effects.equals(procedure.effects())) {
      forgetTold();
    }
    procedure.does(effects);
  }

  private void forgetTold() {
    told.clear();
    last = null;
  }

  @Override
  public Optional<Summary> effects(Instr.Invoke call) {
    MethodRef method = call.method();
    return method == null ? Optional.empty() : effects(method);
  }

  @Override
  public boolean areOwn(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null && target(method).reached().isCode();
  }

  /**
   * Returns the effects of all methods that a call can reach, joined; empty when there are none.
   */
  @SuppressWarnings("ReferenceEquality")
  public // An equal name has the same answer, only later.
  Optional<Summary> effects(MethodRef called) {
    Answer known = last;
    if (known == null || known.called() != called) {
      read.add(target(called));
      known = new Answer(called, glance(called));
      last = known;
    }
    return known.effects();
  }

  /** The same for who does not use the answer, or calls {@link #effects} when he does. */
  Optional<Summary> glance(MethodRef called) {
    CallTarget target = target(called);
    Lasting lasting = settled.get(target);
    if (lasting != null && current < lasting.until()) {
      return lasting.effects();
    }
    Optional<Summary> known = told.get(target);
    return known == null ? tell(target) : known;
  }

  private CallTarget target(MethodRef called) {
    CallTarget known = asked.get(called);
    if (known == null) {
      known = index.targets().of(called);
      asked.put(called, known);
    }
    return known;
  }

  private Optional<Summary> tell(CallTarget target) {
    Optional<Summary> effects = joined(target.reached());
    int until = firstFromNow(target.symbols());
    if (until == current) {
      told.put(target, effects);
    } else {
      settled.put(target, new Lasting(effects, until));
    }
    return effects;
  }

  /** Returns the first group with one of some methods that does not come before the current one. */
  private int firstFromNow(List<Symbol> methods) {
    int first = Integer.MAX_VALUE;
    for (Symbol method : methods) {
      for (Procedure procedure : method.procedures()) {
        int component = procedure.component();
        first = component >= current ? Math.min(first, component) : first;
      }
    }
    return first;
  }

  private Optional<Summary> joined(CallTarget.Reached reached) {
    return reached.implicit().isPresent()
        ? reached.implicit()
        : reached.symbols().stream().map(this::of).reduce(Summary::join);
  }

  /** Returns the calls whose effects were used since this was last called. */
  Set<CallTarget> takeRead() {
    Set<CallTarget> taken = read;
    read = new HashSet<>();
    last = null;
    return taken;
  }

  /** Returns the calls that were asked about since this was last called. */
  public Collection<CallTarget> takeTargets() {
    Collection<CallTarget> taken = asked.values();
    asked = new HashMap<>();
    last = null;
    return taken;
  }
}
