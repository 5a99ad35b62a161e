// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.fact.Exit;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.fact.LeftIn;
import dev.tensorlint.rules.fact.LeftOpen;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.List;
import java.util.Map;

/**
 * Decides what the process owns: resources that it creates at most once, in the initializer of a
 * class, for the only object of a class that a container makes, in a {@code main} that no code
 * calls, or in a method that only such code calls, once. They end with the process, which ends with
 * {@code main} unless other threads go on. A leak of such a resource is refuted.
 */
final class ProcessEnd {

  private final Map<Body, RunsOnce.Runs> once;

  private ProcessEnd(Map<Body, RunsOnce.Runs> once) {
    this.once = once;
  }

  /** Returns what refutes nothing. */
  static ProcessEnd unknown() {
    return new ProcessEnd(Map.of());
  }

  /** Takes the code that runs at most once in a process, and to whose end the process lasts. */
  static ProcessEnd of(RunsOnce once) {
    return new ProcessEnd(once.find());
  }

  /** Returns whether a fact may be refuted here. */
  static boolean decides(Fact fact) {
    return !left(fact).isEmpty();
  }

  /** Returns whether a fact about a body holds although the process ends. */
  boolean allows(Fact fact, Body body) {
    RunsOnce.Runs code = once.get(body);
    List<ResourceInfo> left = code == null ? List.of() : left(fact);
    return code == null
        || left.isEmpty()
        || !left.stream().allMatch(one -> isMadeOnce(one, body, code));
  }

  /** Returns whether all that a fact says is left open was made in such code. */
  boolean covers(Fact fact) {
    List<ResourceInfo> left = left(fact);
    return !left.isEmpty()
        && left.stream()
            .allMatch(
                one ->
                    once.entrySet().stream()
                        .filter(code -> isOwn(one.created(), code.getKey()))
                        .anyMatch(code -> isMadeOnce(one, code.getKey(), code.getValue())));
  }

  /** The extent of initializers is that of their type, with its methods. */
  private static boolean isOwn(Place made, Body body) {
    return body.method() != null
        || body.initialized().stream().anyMatch(field -> field.span().contains(made.span()));
  }

  /** Returns what a fact says is left open, and may be until the process ends. */
  private static List<ResourceInfo> left(Fact fact) {
    return mayBeCollectedBefore(fact) ? List.of() : LeftOpen.by(fact);
  }

  /** A garbage collection may come long before the end. */
  private static boolean mayBeCollectedBefore(Fact fact) {
    if (fact instanceof LeftIn in) {
      return mayBeCollectedBefore(in.left());
    }
    return fact instanceof LeakFact.Ended ended
        && ended.exits().stream().anyMatch(Exit::isHeldWeakly);
  }

  private static boolean isMadeOnce(ResourceInfo resource, Body body, RunsOnce.Runs code) {
    Place made = resource.created();
    return made.file().equals(body.unit().file())
        && body.span().contains(made.span())
        && code.include(made.span());
  }
}
