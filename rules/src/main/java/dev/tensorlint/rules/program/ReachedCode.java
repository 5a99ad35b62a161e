// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The code of a program that may run: what its {@link EntryPoints} lead to. A method of an object
 * runs only if reached code, or something else than the program, creates an object of its class
 * (rapid type analysis: Bacon and Sweeney, OOPSLA 1996). Where the objects on which reached code
 * calls a method come from no place that is known, all classes of their type count as created. A
 * call that is not resolved reaches every method of its name, private ones of its own class only.
 */
final class ReachedCode {

  private final ProgramIndex index;
  private final EntryPoints entries;
  private final LiveCode live;
  private final Work work;
  private final Set<Procedure> reached = new HashSet<>();
  private final Deque<Procedure> open = new ArrayDeque<>();
  private final Set<String> created = new HashSet<>();

  /** Code that waits for an object of its class, by the name of the class. */
  private final Map<String, List<Procedure>> waiting = new HashMap<>();

  /** The types on whose objects reached code calls methods. */
  private final Set<String> receivers = new LinkedHashSet<>();

  /** The methods of each name; private ones by {@link #privateName}. */
  private final Map<String, List<Procedure>> byName = new HashMap<>();

  private final Map<String, List<Procedure>> constructors = new HashMap<>();
  private final Set<String> namesCalled = new HashSet<>();

  private ReachedCode(ProgramIndex index, EntryPoints entries, LiveCode live, Work work) {
    this.index = index;
    this.entries = entries;
    this.live = live;
    this.work = work;
  }

  /**
   * Finds this code.
   *
   * @param entries what something else may do with the files
   * @param units the files whose code counts
   */
  static ReachedCode find(
      ProgramIndex index, EntryPoints entries, List<UnitIndex> units, LiveCode live, Work work) {
    ReachedCode found = new ReachedCode(index, entries, live, work);
    units.stream().flatMap(unit -> unit.procedures().stream()).forEach(found::declare);
    units.stream().flatMap(unit -> unit.types().stream()).forEach(found::start);
    units.stream().flatMap(unit -> unit.procedures().stream()).forEach(found::start);
    found.search();
    return found;
  }

  boolean contains(Procedure code) {
    return reached.contains(code);
  }

  /**
   * Returns the classes of which code of libraries creates objects in other files, while no code
   * that is reached does.
   *
   * @param units the files whose code counts
   */
  Set<String> createdByUncalled(List<UnitIndex> units) {
    Set<String> found = new HashSet<>();
    for (UnitIndex unit : units) {
      if (entries.areOfLibrary(unit.unit().file())) {
        found.addAll(createdOfOthers(unit, false));
      }
    }
    units.forEach(unit -> found.removeAll(createdOfOthers(unit, true)));
    return found;
  }

  /** Returns the classes of other files of which the code of a file creates objects. */
  private Set<String> createdOfOthers(UnitIndex unit, boolean ifReached) {
    Set<String> found = new HashSet<>();
    for (Procedure code : unit.procedures()) {
      if (contains(code) == ifReached) {
        found.addAll(live.of(code).created());
      }
    }
    found.removeIf(name -> !isOfOtherFile(name, unit));
    return found;
  }

  private boolean isOfOtherFile(String name, UnitIndex unit) {
    TypeDecl type = index.type(name);
    return type != null && !index.fileOf(type).equals(unit.unit().file());
  }

  private void declare(Procedure code) {
    MethodDecl method = code.body().method();
    if (method == null) {
      return;
    }
    String name = method.ref().name();
    boolean isPrivate = method.has(Modifier.PRIVATE);
    byName
        .computeIfAbsent(isPrivate ? privateName(code, name) : name, any -> new ArrayList<>())
        .add(code);
    if (method.kind() == MethodDecl.Kind.CONSTRUCTOR) {
      constructors.computeIfAbsent(code.body().type().name(), any -> new ArrayList<>()).add(code);
    }
  }

  private void start(TypeDecl type) {
    work.spend(1);
    if (entries.mayCreate(type)) {
      create(type);
    }
  }

  private void start(Procedure code) {
    work.spend(1);
    if (entries.mayRun(code.body())) {
      reach(code);
    }
  }

  private void search() {
    do {
      while (!open.isEmpty()) {
        follow(open.remove());
      }
    } while (createUnknownReceivers());
  }

  private void follow(Procedure from) {
    LiveCalls code = live.of(from);
    for (String name : code.created()) {
      create(name);
    }
    index.calls(from).stream().filter(call -> !code.excludes(call.called())).forEach(this::reach);
    for (Callee callee : code.callees()) {
      if (callee instanceof MethodRef method) {
        reach(index.targets().of(method));
      } else if (callee instanceof UnresolvedMethod unresolved) {
        reachUnresolved(from, unresolved);
      }
    }
  }

  private void reachUnresolved(Procedure from, UnresolvedMethod method) {
    if (method.name().equals(MethodRef.CONSTRUCTOR)) {
      reachAll(constructors.getOrDefault(method.owner().name(), List.of()));
    } else {
      reachNamed(method.name());
      reachNamed(privateName(from, method.name()));
    }
  }

  private void reachNamed(String name) {
    if (namesCalled.add(name)) {
      reachAll(byName.getOrDefault(name, List.of()));
    }
  }

  /** Returns the name of a private method: code of the same outermost class alone calls it. */
  private static String privateName(Procedure code, String method) {
    String type = code.body().type().name();
    int nested = type.indexOf('$');
    return (nested < 0 ? type : type.substring(0, nested)) + "#" + method;
  }

  private void reach(CallTarget call) {
    work.spend(1 + call.symbols().size());
    if (call.called().isConstructor()) {
      create(call.called().owner());
    } else if (!call.called().isStatic()) {
      receivers.add(call.called().owner());
    }
    for (Symbol each : call.symbols()) {
      reachAll(each.procedures());
    }
  }

  private void reachAll(Collection<Procedure> code) {
    code.forEach(this::reach);
  }

  private void reach(Procedure code) {
    Body body = code.body();
    if (needsObject(body) && !created.contains(body.type().name())) {
      waiting.computeIfAbsent(body.type().name(), any -> new ArrayList<>()).add(code);
    } else if (reached.add(code)) {
      open.add(code);
    }
  }

  /** Returns whether code runs on an object of a class; those of other types may be functions. */
  private static boolean needsObject(Body body) {
    MethodDecl method = body.method();
    boolean isOfObject =
        method == null
            ? !body.initialized().isEmpty() && !body.initialized().get(0).isStatic()
            : !method.has(Modifier.STATIC)
                && method.kind() != MethodDecl.Kind.CONSTRUCTOR
                && method.kind() != MethodDecl.Kind.STATIC_INITIALIZER;
    return isOfObject
        && (body.type().kind() == TypeDecl.Kind.CLASS
            || body.type().kind() == TypeDecl.Kind.RECORD);
  }

  private void create(String name) {
    TypeDecl type = index.type(name);
    if (type != null) {
      create(type);
    }
  }

  /** Notes that there may be objects of a class, which its supertypes construct as well. */
  private void create(TypeDecl type) {
    if (created.contains(type.name())) {
      return;
    }
    for (TypeDecl each : index.lineage(type)) {
      work.spend(1);
      if (created.add(each.name())) {
        reachAll(waiting.getOrDefault(each.name(), List.of()));
        waiting.remove(each.name());
      }
      if (!each.name().equals(type.name())) {
        construct(each);
      }
    }
  }

  private void construct(TypeDecl type) {
    reachAll(constructors.getOrDefault(type.name(), List.of()));
  }

  /** Returns whether there are objects of which it is not known where they come from. */
  private boolean createUnknownReceivers() {
    List<TypeDecl> unknown =
        receivers.stream()
            .filter(type -> !created.contains(type))
            .flatMap(this::withSubtypes)
            .toList();
    receivers.clear();
    unknown.forEach(this::construct);
    unknown.forEach(this::create);
    return !open.isEmpty();
  }

  private Stream<TypeDecl> withSubtypes(String name) {
    return Stream.concat(Stream.ofNullable(index.type(name)), index.subtypes(name).stream());
  }
}
