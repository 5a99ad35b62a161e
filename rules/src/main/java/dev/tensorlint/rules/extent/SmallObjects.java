// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.extent;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.work.Work;
import dev.tensorlint.rules.work.WorkExceededException;
import java.util.Comparator;
import java.util.Optional;

/**
 * The objects that certainly hold little, by the constants they are made with and by all that code
 * may write into them. Asked of the objects of findings only.
 */
public final class SmallObjects {

  /** The number of elements up to which an object is small: 4 to 32 KB. */
  private static final long MOST = 4096;

  /** Work for one object: as much as some hundred methods are long. */
  private static final int STEPS = 20_000;

  private final ProgramIndex index;
  private final Library library;

  public SmallObjects(ProgramIndex index, Library library) {
    this.index = index;
    this.library = library;
  }

  /** Returns whether a resource certainly holds little. */
  public boolean contain(ResourceInfo resource) {
    if (resource.isContainer() || resource.origin() != ResourceInfo.Origin.CREATED) {
      return false;
    }
    try {
      return isSmall(resource);
    } catch (WorkExceededException e) {
      return false;
    }
  }

  private boolean isSmall(ResourceInfo resource) {
    Place created = resource.created();
    return index.units().stream()
        .filter(unit -> unit.unit().file().path().equals(created.file().path()))
        .anyMatch(unit -> isSmall(created, unit));
  }

  private boolean isSmall(Place created, UnitIndex unit) {
    Optional<Body> body =
        unit.procedures().stream()
            .map(Procedure::body)
            .filter(each -> each.span().contains(created.span()))
            .min(Comparator.comparingInt(each -> each.span().end() - each.span().start()));
    return body.isPresent() && isSmall(created, body.get(), unit);
  }

  private boolean isSmall(Place created, Body body, UnitIndex unit) {
    ProgramExtents program = new ProgramExtents(index, library, Work.ofSteps(STEPS));
    Optional<Expr> creation = program.uses(body).at(created.span());
    if (creation.isEmpty()) {
      return false;
    }
    BodyExtents extents = program.of(body, new PrivateCalls(program, unit).numbers(body));
    return held(creation.get(), extents).number() <= MOST;
  }

  private static Bound held(Expr creation, BodyExtents extents) {
    Bound made = extents.held(creation);
    boolean isGrown = made.isKnown() && !extents.program().isFixed(creation.type());
    return isGrown ? made.or(new Writes(extents, creation).most()) : made;
  }
}
