// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceInfo;

/** How a resource is released, in the words of the help of a finding. */
final class ReleaseAdvice {

  private ReleaseAdvice() {}

  /**
   * Returns the advice to release a resource.
   *
   * @param closing the advice for what a {@code try} can close
   */
  static String of(ResourceInfo resource, String closing) {
    TypeModel model = resource.model();
    if (model.release().methods().contains("close")) {
      return closing;
    }
    String released = resource.isNamed() ? "release `" + resource.name() + "`" : "release it";
    if (!model.release().methods().isEmpty()) {
      return released + " by its `" + model.release().methods().get(0) + "`, in a `finally`";
    }
    return model.release().functions().isEmpty()
        ? closing
        : released + " by `" + model.release().functions().get(0).shown() + "`, in a `finally`";
  }
}
