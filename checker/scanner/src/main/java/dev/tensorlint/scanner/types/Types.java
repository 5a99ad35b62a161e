// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

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
