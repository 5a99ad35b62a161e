// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.resource.Release;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ScopeContext;
import java.util.List;

/** Trace steps that several rules share. */
public final class Traces {

  private Traces() {}

  /** How a resource came to the method. */
  public static TraceStep origin(ResourceInfo resource) {
    return new TraceStep(resource.created(), came(resource), Event.CREATED);
  }

  /** How the owner of a resource came to the method. */
  public static TraceStep owner(ResourceInfo owner) {
    return new TraceStep(owner.created(), came(owner), Event.OWNER).by(owner.shown());
  }

  private static String came(ResourceInfo resource) {
    return switch (resource.origin()) {
      case CREATED -> "created here";
      case OBTAINED -> "obtained here";
      case PARAMETER -> "passed in by the caller";
      case FIELD -> "held by this field";
      case ELEMENT, TAKEN -> "taken from its container here";
    };
  }

  /** The calls from an entry point to the method. */
  public static List<TraceStep> calls(ScopeContext context) {
    return context.calls().stream()
        .map(call -> new TraceStep(call, "called here, outside any scope", Event.CALLED))
        .toList();
  }

  /** How a resource was released. */
  public static TraceStep release(Release release) {
    String note =
        switch (release.how()) {
          case DIRECT -> "disposed here";
          case END_OF_RESOURCE_BLOCK -> "disposed at the end of this `try`";
          case END_OF_SCOPE -> "disposed with its scope, which ends here";
          case IN_CALLED_METHOD ->
              release.in() == null ? "disposed in this call" : "disposed in " + release.in();
          case WITH_OWNER -> "disposed with its owner";
          case BY_STEP -> "freed by this step of its owner";
        };
    TraceStep step = new TraceStep(release.at(), note, Event.RELEASED);
    return switch (release.how()) {
      case END_OF_SCOPE -> step.by("its scope");
      case WITH_OWNER, BY_STEP -> step.by("its owner");
      case DIRECT, END_OF_RESOURCE_BLOCK, IN_CALLED_METHOD -> step;
    };
  }
}
