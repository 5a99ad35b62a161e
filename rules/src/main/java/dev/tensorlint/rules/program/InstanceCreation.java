// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CreationIndex;
import dev.tensorlint.rules.callgraph.CreationIndex.Made;
import dev.tensorlint.rules.callgraph.Creations;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.incremental.AnalysedCode;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.resource.ScopeContext;
import dev.tensorlint.rules.summary.BodyResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Finds where the program creates objects of its classes. */
final class InstanceCreation {

  private final ProgramIndex index;
  private final Supplier<CreationIndex> creations;
  private final Singletons singletons;
  private final ScopeContexts contexts;

  /**
   * @param creations computed on the first query only
   * @param singletons the classes of which a container makes one object
   */
  InstanceCreation(
      ProgramIndex index,
      Supplier<CreationIndex> creations,
      Singletons singletons,
      ScopeContexts contexts) {
    this.index = index;
    this.creations = creations;
    this.singletons = singletons;
    this.contexts = contexts;
  }

  /**
   * Returns whether static fields keep all objects of a class that the program creates, or objects
   * that they keep, or a container keeps the only one. Such objects live as long as the program,
   * and so does what they own.
   */
  boolean liveForever(TypeDecl type) {
    return liveForever(type, new HashMap<>());
  }

  /**
   * @param known the answers so far; a class that depends on itself does not live by that
   */
  private boolean liveForever(TypeDecl type, Map<String, Boolean> known) {
    Boolean answer = known.putIfAbsent(type.name(), false);
    if (answer != null) {
      return answer;
    }
    List<Made> found = creationsOf(type);
    boolean live =
        found.isEmpty()
            ? singletons.contains(type)
            : found.stream()
                .allMatch(
                    made ->
                        isForContainer(made)
                            || creations
                                .get()
                                .isForever(made, holder -> liveForever(holder, known)));
    known.put(type.name(), live);
    return live;
  }

  /** Returns whether a container gets an object from a method that it calls once. */
  private boolean isForContainer(Made made) {
    return made.creation().destination() == Creations.Destination.CALLER
        && singletons.runsOnce(made.in().body());
  }

  /**
   * Returns whether a scope may be open around a body. The initializers of fields run wherever
   * objects are created.
   */
  ScopeContext contextOf(ResultNode node) {
    Body body = node.result().body();
    List<Made> made = body.initializesObjects() ? creationsOf(body.type()) : List.of();
    if (made.isEmpty()) {
      return contexts.of(node);
    }
    return made.stream()
        .map(this::contextOf)
        .min(
            Comparator.comparing((ScopeContext context) -> !context.isBare())
                .thenComparing(context -> !context.isSure())
                .thenComparing(context -> context.calls().size()))
        .orElse(ScopeContext.ENTRY);
  }

  private ScopeContext contextOf(Made made) {
    List<ResultNode> nodes = AnalysedCode.results(made.in());
    if (nodes.isEmpty()) {
      return ScopeContext.ENTRY;
    }
    ResultNode node = nodes.get(0);
    BodyResult result = node.result();
    boolean isInside =
        result.opensScope() && !result.bareCreations().contains(made.creation().type());
    return isInside ? new ScopeContext(false, true, List.of()) : contexts.of(node);
  }

  /** Returns whether some code refers to a method without calling it there. */
  boolean isReferenced(MethodDecl method) {
    return creations.get().isReferenced(method.ref().key());
  }

  /**
   * Returns whether all code that creates objects of a class, for itself or for its caller, is of
   * some kind.
   */
  boolean areMadeOnlyIn(TypeDecl type, Predicate<Body> code) {
    List<Made> found = creationsOf(type);
    return !found.isEmpty()
        && found.stream().allMatch(made -> isForCode(made) && code.test(made.in().body()));
  }

  private static boolean isForCode(Made made) {
    Creations.Destination to = made.creation().destination();
    return to == Creations.Destination.OTHER || to == Creations.Destination.CALLER;
  }

  private List<Made> creationsOf(TypeDecl type) {
    List<Made> found = new ArrayList<>(creations.get().of(type.name()));
    index.subtypes(type.name()).forEach(heir -> found.addAll(creations.get().of(heir.name())));
    return found;
  }
}
