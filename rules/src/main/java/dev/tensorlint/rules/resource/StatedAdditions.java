// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The elements that modelled methods add to their arguments: a model file names their type, which
 * another entry describes.
 */
record StatedAdditions(Library library) {

  /** Returns a summary with the models of the elements in place of the names of their types. */
  Summary in(Summary summary) {
    List<OperandEffect> stated = summary.parameters().effects();
    return stated.stream().anyMatch(effect -> effect.added().namedType() != null)
        ? summary.withArguments(stated.stream().map(this::known).toList())
        : summary;
  }

  private OperandEffect known(OperandEffect effect) {
    String type = effect.added().namedType();
    return type == null ? effect : effect.adding(effect.added().of(model(type)));
  }

  private @Nullable TypeModel model(String type) {
    return library.resourceModel(TypeRef.of(type)).filter(TypeModel::mustBeReleased).orElse(null);
  }
}
