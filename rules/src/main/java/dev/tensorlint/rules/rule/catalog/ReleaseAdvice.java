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
    if (model.releaseMethods().contains("close")) {
      return closing;
    }
    String released = resource.isNamed() ? "release `" + resource.name() + "`" : "release it";
    if (!model.releaseMethods().isEmpty()) {
      return released + " by its `" + model.releaseMethods().get(0) + "`, in a `finally`";
    }
    return model.releaseFunctions().isEmpty()
        ? closing
        : released + " by `" + model.releaseFunctions().get(0).shown() + "`, in a `finally`";
  }
}
