// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Releases a resource that never reaches its new owner: the rest of a constructor after it sets a
 * field, or of a method after it creates its result, goes into a {@code try} whose {@code catch}
 * releases the resource and rethrows. One {@code catch} releases all that a block has acquired.
 *
 * @param thrownAt what throws first
 */
public record CloseOnFailure(ResourceInfo resource, Place thrownAt)
    implements SharedRemedy<CloseOnFailure> {

  @Override
  public Optional<Span> region(Code code) {
    return acquired(code).map(Acquired::block);
  }

  @Override
  public Optional<Fix> in(Code code) {
    return acquired(code).flatMap(it -> fix(code, List.of(it)));
  }

  @Override
  public Optional<Fix> with(Code code, List<CloseOnFailure> others) {
    List<Acquired> all = new ArrayList<>();
    acquired(code).ifPresent(all::add);
    others.forEach(other -> other.acquired(code).ifPresent(all::add));
    all.sort(Comparator.comparingInt(each -> each.set().index()));
    return all.size() == others.size() + 1 ? fix(code, all) : Optional.empty();
  }

  private Optional<Acquired> acquired(Code code) {
    boolean isScope = resource.model().kind() == ModelKind.SCOPE;
    return isScope || resource.isContainer()
        ? Optional.empty()
        : Acquired.of(code, resource, thrownAt);
  }

  private static Optional<Fix> fix(Code code, List<Acquired> all) {
    Edits edits = new Edits(code);
    if (!new FailureBlock(code, edits, all).write()) {
      return Optional.empty();
    }
    boolean isSafe = all.stream().allMatch(Acquired::isSafe);
    String names = Writing.listed(all.stream().map(Acquired::name).toList());
    return edits.build(
        isSafe ? Fix.Safety.SAFE : Fix.Safety.UNSAFE, "close " + names + " on failure");
  }
}
