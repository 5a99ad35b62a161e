// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes a {@code try} around the rest of a block, with a {@code catch} that releases what the
 * block has acquired by then, the last first, and rethrows.
 */
final class FailureBlock {

  private final Code code;
  private final Edits edits;
  private final List<Acquired> all;
  private final Siblings before;

  /**
   * @param all what one block acquires, in source order; at least one
   */
  FailureBlock(Code code, Edits edits, List<Acquired> all) {
    this.code = code;
    this.edits = edits;
    this.all = all;
    this.before = lastBeforeThrowing(all.get(countBefore(all) - 1).set());
  }

  /** What cannot fail stays in front of the {@code try}. */
  private Siblings lastBeforeThrowing(Siblings acquired) {
    int first = all.stream().mapToInt(each -> each.thrownAt().span().start()).min().orElseThrow();
    int index = acquired.index();
    while (acquired.get(index + 1).span().end() <= first) {
      index++;
    }
    return acquired.at(index);
  }

  /** How many can be acquired before the {@code try}: up to there, nothing throws. */
  private static int countBefore(List<Acquired> all) {
    int count = 1;
    while (count < all.size() && isAllThrownAfter(all.subList(0, count), all.get(count).set())) {
      count++;
    }
    return count;
  }

  private static boolean isAllThrownAfter(List<Acquired> acquired, Siblings set) {
    return acquired.stream().allMatch(each -> each.isThrownAfter(set));
  }

  /** Returns whether that can be done. */
  boolean write() {
    List<String> declarations = new ArrayList<>();
    List<String> releases = new ArrayList<>();
    for (Acquired each : all) {
      if (each.set().index() <= before.index()) {
        Optional<String> release = release(each, each.name(), each.resource().mayBeNull());
        if (release.isEmpty()) {
          return false;
        }
        releases.add(0, release.get());
        continue;
      }
      Optional<NullAtFirst> variable = NullAtFirst.of(code, edits, each);
      Optional<String> release = variable.flatMap(it -> release(each, it.name(), true));
      if (variable.isEmpty() || release.isEmpty()) {
        return false;
      }
      variable.get().write(code, edits, code.layout().unit());
      variable.get().declaration().ifPresent(declarations::add);
      releases.add(0, release.get());
    }
    String failure = Names.free(code, before.around(), "e", "failure", "thrown");
    releases.add("throw " + failure + ";");
    new TryBlock(code, edits).withCatch(before, declarations, failure, releases);
    return true;
  }

  private Optional<String> release(Acquired acquired, String name, boolean mayBeNull) {
    return Writing.release(
        code, before, name, acquired.type(), acquired.resource().model(), mayBeNull);
  }
}
