// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.List;
import java.util.Set;

/**
 * What the sources, the class path and the JDK say of types: models are measured by the library
 * that is there, and not by what is assumed of one.
 */
public final class GivenTypes implements TypeOracle {

  private final TypeOracle all;
  private final TypeTable table;

  public GivenTypes(TypeOracle all, TypeTable table) {
    this.all = all;
    this.table = table;
  }

  @Override
  public List<String> supertypes(String binaryName) {
    return table.isGiven(binaryName) ? all.supertypes(binaryName) : List.of();
  }

  @Override
  public List<MethodRef> methods(String binaryName, String name) {
    return table.isGiven(binaryName) ? all.methods(binaryName, name) : List.of();
  }

  @Override
  public Set<String> methodNames(String binaryName) {
    return table.isGiven(binaryName) ? all.methodNames(binaryName) : Set.of();
  }

  @Override
  public Set<String> typesIn(String packageName) {
    return table.typesIn(packageName);
  }

  @Override
  public boolean hasPackage(String packageName) {
    return table.hasPackage(packageName);
  }
}
