// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.BinaryOrigin;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.SourceFile;
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
 * The summaries of the program's own methods, computed from callees to callers. A method later in
 * the order of the analysis has no summary, even if an earlier analysis has computed one.
 */
public final class Summaries implements Callees {

  /** Stands for the time before any method has been analysed. */
  public static final int BEFORE_METHODS = -1;

  /** What stands between an archive and a path in it. */
  private static final String IN_ARCHIVE = "!/";

  private final ProgramIndex index;
  private int current = Integer.MAX_VALUE;
  private Map<MethodRef, CallTarget> asked = new HashMap<>();
  private Set<CallTarget> read = new HashSet<>();
  private Map<String, List<MethodRef>> declaring = new HashMap<>();

  /** Results of look-ups since a summary last changed; most bodies repeat them often. */
  private final Map<CallTarget, Optional<Summary>> lookups = new HashMap<>();

  /** Results of look-ups without a target in the current group, valid up to a group with one. */
  private final Map<CallTarget, Lasting> settled = new HashMap<>();

  private final Progress progress;

  /**
   * @param from the first group for which all methods that the call reaches are analysed
   * @param until the first group that makes the result invalid
   */
  private record Lasting(Optional<Summary> effects, int from, int until) {
    boolean isValidIn(int group) {
      return from <= group && group < until;
    }
  }

  /** How far the analysis of a program is that takes several threads. */
  public interface Progress {

    /** Groups are analysed one after the other: those before the current one have ended. */
    Progress IN_ORDER = group -> {};

    /**
     * Returns if the analysis of an earlier group has ended.
     *
     * @throws UnsettledException if it has not
     */
    void requireEnd(int group);
  }

  /** The last look-up: the construction of a graph makes several for one call. */
  private @Nullable Answer last;

  private record Answer(MethodRef called, Optional<Summary> effects) {}

  public Summaries(ProgramIndex index) {
    this(index, Progress.IN_ORDER);
  }

  public Summaries(ProgramIndex index, Progress progress) {
    this.index = index;
    this.progress = progress;
  }

  /**
   * Proceeds to a group of methods. The summaries of earlier groups are valid, and those of this
   * group as far as they were put.
   */
  public void goOnTo(int component) {
    current = component;
    forgetLookups();
  }

  /** Returns the summary of a method, {@link Summary#UNKNOWN} if it was not analysed yet. */
  Summary of(MethodDecl method) {
    Procedure procedure = index.procedure(method);
    return procedure == null ? Summary.UNKNOWN : of(procedure);
  }

  public Summary of(Symbol method) {
    return method.joined(this::of);
  }

  private Summary of(Procedure procedure) {
    int group = procedure.component();
    if (group < current) {
      progress.requireEnd(group);
    }
    return group <= current ? procedure.effects() : Summary.UNKNOWN;
  }

  public void put(MethodDecl method, Summary effects) {
    Procedure procedure = Objects.requireNonNull(index.procedure(method), "code has effects");
    if (!effects.equals(procedure.effects())) {
      forgetLookups();
    }
    procedure.does(effects);
  }

  private void forgetLookups() {
    lookups.clear();
    last = null;
  }

  @Override
  public Optional<Summary> effects(Instr.Invoke call) {
    MethodRef method = call.method();
    return method == null ? Optional.empty() : effects(method);
  }

  @Override
  public BinaryOrigin origin(Instr.Invoke call) {
    MethodRef method = call.method();
    BinaryOrigin joined = BinaryOrigin.NONE;
    for (Symbol symbol : method == null ? List.<Symbol>of() : target(method).symbols()) {
      for (Procedure procedure : symbol.procedures()) {
        joined = joined.join(origin(procedure));
      }
    }
    return joined;
  }

  private static BinaryOrigin origin(Procedure procedure) {
    Body body = procedure.body();
    SourceFile file = body.unit().file();
    int end = file.isWritten() ? -1 : file.path().indexOf(IN_ARCHIVE);
    return end < 0
        ? BinaryOrigin.NONE
        : BinaryOrigin.of(file.path().substring(0, end), body.line());
  }

  @Override
  public boolean areOwn(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null && target(method).reached().isCode();
  }

  @Override
  public boolean areImplemented(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null && isImplemented(method);
  }

  @Override
  public boolean areOne(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null && isOneBody(method);
  }

  /** Returns whether the program contains a body of the method itself. */
  boolean isImplemented(MethodRef method) {
    return target(method).reached().isImplemented();
  }

  /** Returns the methods of objects that a type of the program declares with a body. */
  List<MethodRef> methodsIn(String type) {
    return declaring.computeIfAbsent(type, this::methodsNowIn);
  }

  /** Returns the same without recording a query. */
  public List<MethodRef> methodsNowIn(String type) {
    TypeDecl declared = index.type(type);
    return declared == null
        ? List.of()
        : declared.methods().stream()
            .filter(method -> method.body() != null && !method.isInitializer())
            .map(MethodDecl::ref)
            .filter(method -> !method.isStatic() && !method.isConstructor())
            .toList();
  }

  /** Returns the only body that a call of the method can reach; empty if there is none. */
  Optional<Body> body(MethodRef method) {
    return isOneBody(method)
        ? Optional.of(target(method).symbols().get(0).procedures().get(0).body())
        : Optional.empty();
  }

  /** Returns whether a call of the method can reach one body of the program only. */
  boolean isOneBody(MethodRef method) {
    List<Symbol> symbols = target(method).symbols();
    return symbols.size() == 1 && symbols.get(0).procedures().size() == 1;
  }

  /**
   * Returns the join of the summaries of all methods that a call can reach; empty if there are
   * none.
   */
  @SuppressWarnings("ReferenceEquality") // An equal reference gives the same result, only slower.
  public Optional<Summary> effects(MethodRef called) {
    Answer known = last;
    if (known == null || known.called() != called) {
      read.add(target(called));
      known = new Answer(called, glance(called));
      last = known;
    }
    return known.effects();
  }

  /**
   * Returns the same without recording a read; a caller that uses the result calls {@link
   * #effects}.
   */
  Optional<Summary> glance(MethodRef called) {
    CallTarget target = target(called);
    Lasting lasting = settled.get(target);
    if (lasting != null && lasting.isValidIn(current)) {
      return lasting.effects();
    }
    Optional<Summary> known = lookups.get(target);
    return known == null ? lookUp(target) : known;
  }

  /** Returns whether a call of a method runs code of the program; other members only have one. */
  boolean isCode(MethodRef called) {
    return !target(called).symbols().isEmpty();
  }

  private CallTarget target(MethodRef called) {
    CallTarget known = asked.get(called);
    if (known == null) {
      known = index.targets().of(called);
      asked.put(called, known);
    }
    return known;
  }

  private Optional<Summary> lookUp(CallTarget target) {
    Optional<Summary> effects = joined(target.reached());
    int until = firstFromNow(target.symbols());
    if (until == current) {
      lookups.put(target, effects);
    } else {
      settled.put(target, new Lasting(effects, lastUpToNow(target.symbols()) + 1, until));
    }
    return effects;
  }

  /** Returns the first group, from the current one on, that contains one of some methods. */
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

  /** Returns the last group, up to the current one, that contains one of some methods. */
  private int lastUpToNow(List<Symbol> methods) {
    int last = BEFORE_METHODS;
    for (Symbol method : methods) {
      for (Procedure procedure : method.procedures()) {
        int component = procedure.component();
        last = component <= current ? Math.max(last, component) : last;
      }
    }
    return last;
  }

  private Optional<Summary> joined(CallTarget.Reached reached) {
    if (reached.implicit().isPresent()) {
      return reached.implicit();
    }
    Summary joined = null;
    for (Symbol symbol : reached.symbols()) {
      Summary one = of(symbol);
      joined = joined == null ? one : joined.join(one);
    }
    return Optional.ofNullable(joined);
  }

  /** Returns the targets whose summaries were read since the last call of this method. */
  Set<CallTarget> takeRead() {
    Set<CallTarget> taken = read;
    read = new HashSet<>();
    last = null;
    return taken;
  }

  /** Returns the declarations of types that were looked up since the last call of this method. */
  public Map<String, List<MethodRef>> takeDeclaring() {
    Map<String, List<MethodRef>> taken = declaring;
    declaring = new HashMap<>();
    return taken;
  }

  /** Returns the targets that were looked up since the last call of this method. */
  public Collection<CallTarget> takeTargets() {
    Collection<CallTarget> taken = asked.values();
    asked = new HashMap<>();
    last = null;
    return taken;
  }
}
