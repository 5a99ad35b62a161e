// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.TypeModel;
import java.util.Set;

/**
 * A type of the program whose objects must be released: they keep resources in fields, and a method
 * of theirs releases these.
 *
 * @param model what holds for it as for a modelled type
 * @param owned fields whose values the objects release
 * @param lasting those of them that no method assigns again, so that a closed object still has them
 * @param refilled those of them that a method may fill again after it has released the former value
 * @param makers keys of the constructors that create what the object owns, on every path that ends
 *     normally
 * @param isScopable whether a scope that is open where the object is created owns all of it instead
 */
public record OwnerType(
    TypeModel model,
    Set<FieldKey> owned,
    Set<FieldKey> lasting,
    Set<FieldKey> refilled,
    Set<String> makers,
    boolean isScopable) {

  public OwnerType {
    owned = Set.copyOf(owned);
    lasting = Set.copyOf(lasting);
    refilled = Set.copyOf(refilled);
    makers = Set.copyOf(makers);
  }
}
