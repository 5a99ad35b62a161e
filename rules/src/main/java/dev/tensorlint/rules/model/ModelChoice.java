// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.source.Position;
import java.util.List;
import java.util.Set;

/**
 * Which of the bundled models, and of those on the class path, are used.
 *
 * @param only names of the models to use; empty means those that are active by default. Models that
 *     are always active are used whatever stands here
 * @param enabled models that are used besides
 * @param disabled models that are not used, though they may be always active
 */
public record ModelChoice(Set<String> only, List<Written> enabled, List<Written> disabled) {

  /** The models that are active by default. */
  public static final ModelChoice DEFAULT = new ModelChoice(Set.of(), List.of(), List.of());

  /**
   * A name in a file.
   *
   * @param path the file as reports show it
   */
  public record Written(String name, String path, Position at) {}

  public ModelChoice {
    only = Set.copyOf(only);
    enabled = List.copyOf(enabled);
    disabled = List.copyOf(disabled);
  }

  /** Returns the choice of some models by name; all of the default ones where there is no name. */
  public static ModelChoice only(Set<String> names) {
    return new ModelChoice(names, List.of(), List.of());
  }

  /**
   * @param isThere whether the class path has the class that the model is active with
   */
  boolean takes(LibraryModel model, boolean isThere) {
    if (isAmong(disabled, model)) {
      return false;
    }
    if (model.origin() == ModelOrigin.SUMMARY) {
      return true;
    }
    boolean isOn =
        only.isEmpty()
            ? isThere || model.activation() == ModelActivation.DEFAULT
            : only.contains(model.name());
    return isOn || model.activation() == ModelActivation.ALWAYS || isAmong(enabled, model);
  }

  private static boolean isAmong(List<Written> names, LibraryModel model) {
    return names.stream().anyMatch(written -> written.name().equals(model.name()));
  }
}
