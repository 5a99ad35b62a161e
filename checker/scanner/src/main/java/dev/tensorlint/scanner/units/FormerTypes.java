// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.units;

import dev.tensorlint.rules.ir.MethodAnnotations;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The types of an earlier run, for its files: the supertypes of types that have changed are those
 * of then.
 */
record FormerTypes(Map<String, List<String>> then, TypeOracle now) implements TypeOracle {

  @Override
  public List<String> supertypes(String binaryName) {
    List<String> known = then.get(binaryName);
    return known == null ? now.supertypes(binaryName) : known;
  }

  @Override
  public List<MethodRef> methods(String binaryName, String name) {
    return now.methods(binaryName, name);
  }

  @Override
  public Set<String> methodNames(String binaryName) {
    return now.methodNames(binaryName);
  }

  @Override
  public Set<String> typesIn(String packageName) {
    return now.typesIn(packageName);
  }

  @Override
  public boolean hasPackage(String packageName) {
    return now.hasPackage(packageName);
  }

  @Override
  public MethodAnnotations annotations(MethodRef method) {
    return now.annotations(method);
  }

  @Override
  public List<MethodAnnotations.Use> typeAnnotations(String binaryName) {
    return now.typeAnnotations(binaryName);
  }
}
