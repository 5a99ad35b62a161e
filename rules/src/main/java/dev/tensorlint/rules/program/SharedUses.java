// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.fact.ThreadFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds uses of objects that only one thread may use at a time, in code that several threads run at
 * once: what handles requests, tasks that a loop starts, functions of parallel streams, and what
 * these call. An object is shared if it is older than the code: a static field, a field of an
 * object that is shared itself, a variable from outside.
 *
 * <p>Code with a lock is left out, whatever the lock guards, as is what it calls.
 */
final class SharedUses {

  private final ProgramIndex index;
  private final ThreadNames names;
  private final Work work;
  private final Deque<Run> open = new ArrayDeque<>();
  private final Set<Run> seen = new HashSet<>();
  private final Map<Procedure, Optional<SharedWalk.Tasks>> tasks = new HashMap<>();
  private final Map<Place, ThreadFact.SharedUse> found = new LinkedHashMap<>();

  /**
   * Code that several threads run at once.
   *
   * @param isShared whether its object is shared
   * @param parameters parameters that are shared, by position
   */
  private record Run(
      Procedure procedure,
      boolean isShared,
      Map<Integer, Optional<Passed>> parameters,
      Threads threads) {}

  /** An object that only one thread may use at a time, and the call that passed it on first. */
  record Passed(ResourceInfo object, Place at) {}

  /** Why several threads run some code. */
  record Threads(Place by, ThreadFact.SharedUse.Threads kind) {}

  SharedUses(ProgramIndex index, Library library, Work work) {
    this.index = index;
    this.names = new ThreadNames(library);
    this.work = work;
  }

  /** Returns the uses by place. */
  List<ThreadFact.SharedUse> facts() {
    index.units().forEach(unit -> unit.procedures().forEach(this::begin));
    while (!open.isEmpty()) {
      Run run = open.remove();
      work.spend(1);
      walk(run.procedure(), run);
    }
    return found.values().stream()
        .sorted(
            Comparator.comparing((ThreadFact.SharedUse use) -> use.at().file().path())
                .thenComparing(use -> use.at().span()))
        .toList();
  }

  private void begin(Procedure procedure) {
    work.spend(1);
    if (procedure.sharesFunctions(body -> SharedFunctions.areIn(body, names))) {
      walk(procedure, null);
    }
    MethodDecl method = procedure.body().method();
    if (method != null && names.handlers().isHandler(procedure.body())) {
      Place handler = new Place(procedure.body().unit().file(), method.nameSpan());
      boolean isShared = !names.isOfOneRequest(procedure.body().type());
      Threads threads = new Threads(handler, ThreadFact.SharedUse.Threads.REQUESTS);
      enter(new Run(procedure, isShared, Map.of(), threads));
    }
  }

  private void enter(Run run) {
    MethodDecl method = run.procedure().body().method();
    boolean isLocked = method != null && method.has(Modifier.SYNCHRONIZED);
    if (!isLocked && seen.add(run)) {
      open.add(run);
    }
  }

  /**
   * @param run why several threads run the whole body, null if only parts of it may be such code
   */
  private void walk(Procedure procedure, @Nullable Run run) {
    Optional<SharedWalk.Tasks> known =
        tasks.computeIfAbsent(procedure, any -> tasks(procedure.body().code()));
    if (known.isEmpty()) {
      return;
    }
    SharedWalk.Outer outer =
        run == null
            ? SharedWalk.Outer.NONE
            : new SharedWalk.Outer(run.threads(), run.isShared(), run.parameters());
    SharedWalk walk = new SharedWalk(index, names, procedure.body(), known.get(), outer);
    walk.uses().forEach(use -> found.putIfAbsent(use.at(), use));
    for (SharedWalk.Call call : walk.calls()) {
      callees(call.method())
          .forEach(
              callee ->
                  enter(
                      new Run(callee, call.isOfShared(), call.sharedArguments(), call.threads())));
    }
  }

  /** Returns the tasks of some code, which is looked at once; empty if the code is left out. */
  private Optional<SharedWalk.Tasks> tasks(@Nullable Stmt code) {
    return code == null || names.locks(code)
        ? Optional.empty()
        : Optional.of(SharedWalk.Tasks.in(code, index, names));
  }

  private List<Procedure> callees(MethodRef method) {
    return index.targets().of(method).symbols().stream()
        .map(Symbol::procedures)
        .flatMap(List::stream)
        .toList();
  }
}
