// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What follows for a type's methods from its lists of release and metadata methods. */
final class ImpliedEffects {

  private static final Summary PLAIN = MethodDecoder.effectOf(ResultEffect.COPY);

  private ImpliedEffects() {}

  /**
   * Returns the methods of the file with the receiver's effect that the lists give them, and an
   * entry for each listed method that has none of its own. A close that does nothing may be called
   * at any time, like metadata.
   */
  static List<LibraryModel.Method> complete(
      List<LibraryModel.Method> written, ReleaseDecoder.Entry lists) {
    List<LibraryModel.Method> methods = new ArrayList<>(written);
    OperandEffect released =
        lists.model().isNoop() ? OperandEffect.METADATA : OperandEffect.RELEASES;
    for (LibraryModel.Name name : lists.methods()) {
      apply(methods, name, new MethodPattern(name.text(), List.of(), false), released);
    }
    for (LibraryModel.Name name : lists.metadata()) {
      apply(methods, name, MethodPattern.anyOf(name.text()), OperandEffect.METADATA);
    }
    return methods;
  }

  private static void apply(
      List<LibraryModel.Method> methods,
      LibraryModel.Name name,
      MethodPattern listed,
      OperandEffect receiver) {
    Predicate<LibraryModel.Method> isListed =
        method -> method.pattern().name().equals(name.text()) && listed.overlaps(method.pattern());
    methods.replaceAll(method -> isListed.test(method) ? withReceiver(method, receiver) : method);
    boolean isCovered =
        methods.stream()
            .filter(isListed)
            .anyMatch(method -> !listed.isOpen() || method.pattern().equals(listed));
    if (!isCovered) {
      Summary effect = PLAIN.withReceiver(receiver);
      methods.add(new LibraryModel.Method(listed, name.at(), effect));
    }
  }

  private static LibraryModel.Method withReceiver(
      LibraryModel.Method method, OperandEffect receiver) {
    return method.effect().receiver().equals(OperandEffect.BORROWS)
        ? new LibraryModel.Method(
            method.pattern(), method.at(), method.effect().withReceiver(receiver))
        : method;
  }
}
