// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.Map;

/** A type table and all that answers questions on it. Thread-safe. */
public final class Types {

  private final TypeTable table;
  private final Supertypes supertypes;
  private final Conversions conversions;
  private final Members members;
  private final FunctionTypes functions;
  private final UpperBounds upperBounds;

  public Types(TypeTable table) {
    this.table = table;
    this.supertypes = new Supertypes(table);
    this.conversions = new Conversions(supertypes);
    this.members = new Members(table, supertypes);
    this.functions = new FunctionTypes(table, supertypes, members);
    this.upperBounds = new UpperBounds(table, supertypes, conversions);
  }

  public TypeTable table() {
    return table;
  }

  /** Adds a local class; what was known of one of the same name counts no more. */
  public void declareLocal(ClassInfo type) {
    forget(type);
    table.declareLocal(type);
  }

  /** Takes a local class away. */
  public void remove(ClassInfo local) {
    forget(local);
    table.remove(local);
  }

  private void forget(ClassInfo local) {
    supertypes.forget(local.name());
    functions.forget(local.name());
  }

  /**
   * Puts other versions of classes in their place, which declare the same: only where they do so in
   * the text is another place. Not while somebody else asks.
   */
  public void replace(Map<ClassInfo, ClassInfo> classes) {
    classes.forEach(table::replace);
    members.forget();
  }

  public Supertypes supertypes() {
    return supertypes;
  }

  public Conversions conversions() {
    return conversions;
  }

  public Members members() {
    return members;
  }

  public FunctionTypes functions() {
    return functions;
  }

  public UpperBounds upperBounds() {
    return upperBounds;
  }
}
