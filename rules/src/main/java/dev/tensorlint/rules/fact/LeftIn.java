// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ScopeContext;
import java.util.Set;

/**
 * A resource that this method created stays open in the fields of objects that it was passed to. It
 * is a leak of this method if these objects only borrow it: no code releases it through the fields,
 * and other code lends to them.
 *
 * @param left what holds if they do
 * @param fields the fields
 */
public record LeftIn(LeakFact.Ended left, Set<FieldKey> fields) implements Fact {
  public LeftIn {
    fields = Set.copyOf(fields);
  }

  @Override
  public ResourceInfo resource() {
    return left.resource();
  }

  @Override
  public String method() {
    return left.method();
  }

  @Override
  public boolean isDefinite() {
    return left.isDefinite();
  }

  /** Other methods show whether anything releases it through the fields. */
  @Override
  public boolean needsWholeProgram() {
    return true;
  }

  @Override
  public LeftIn in(ScopeContext known) {
    return new LeftIn(left.in(known), fields);
  }
}
