// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.model.LifecycleModels;
import java.util.Optional;
import java.util.function.Predicate;

/** Tells whether a text could matter to the models. */
@FunctionalInterface
public interface ModelledNames extends Predicate<String> {

  /** Returns what all answers follow from; empty if it cannot tell, so that none may be kept. */
  default Optional<String> all() {
    return Optional.empty();
  }

  /** Returns the names of some models. */
  static ModelledNames of(LifecycleModels models) {
    return new ModelledNames() {
      @Override
      public boolean test(String text) {
        return models.mayConcern(text);
      }

      @Override
      public Optional<String> all() {
        return Optional.of(models.lookedFor());
      }
    };
  }
}
