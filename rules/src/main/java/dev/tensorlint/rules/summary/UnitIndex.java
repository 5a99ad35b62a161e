// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The types and the code of one file, nested and anonymous classes too. */
final class UnitIndex {

  private final CompilationUnit unit;
  private final List<TypeDecl> types = new ArrayList<>();
  private final List<Body> bodies = new ArrayList<>();
  private final IdentityHashMap<MethodDecl, String> keys = new IdentityHashMap<>();
  // The bodies of lambdas come and go with the analysis of their methods.
  private final Map<Body, List<MethodRef>> calls = new WeakHashMap<>();

  private final Map<Body, Called> called = new WeakHashMap<>();
  private @Nullable List<String> shape;

  /** What a body calls, as long as calls have these targets. */
  private record Called(CallTargets by, List<String> keys) {}

  UnitIndex(CompilationUnit unit) {
    this.unit = unit;
    IrWalker walker =
        new IrWalker() {
          @Override
          public void visitType(TypeDecl type) {
            add(type);
            super.visitType(type);
          }
        };
    unit.types().forEach(walker::visitType);
  }

  private void add(TypeDecl type) {
    types.add(type);
    addInitializers(type, true);
    addInitializers(type, false);
    for (MethodDecl method : type.methods()) {
      keys.put(method, method.ref().key());
      if (method.body() != null) {
        bodies.add(Body.of(unit, type, method, method.body()));
      }
    }
  }

  private void addInitializers(TypeDecl type, boolean areStatic) {
    List<FieldDecl> fields =
        type.fields().stream()
            .filter(field -> field.isStatic() == areStatic && field.initializer() != null)
            .toList();
    if (!fields.isEmpty()) {
      bodies.add(Body.ofInitializers(unit, type, fields));
    }
  }

  CompilationUnit unit() {
    return unit;
  }

  /** Returns the types in the order of the source. */
  List<TypeDecl> types() {
    return types;
  }

  /** Returns the code in the order of the source. */
  List<Body> bodies() {
    return bodies;
  }

  /** Returns the keys of the methods that it declares. */
  IdentityHashMap<MethodDecl, String> keys() {
    return keys;
  }

  /** Returns what a body of this file calls or refers to. */
  List<MethodRef> calls(Body body, TypeOracle oracle) {
    return calls.computeIfAbsent(body, each -> Calls.in(each, oracle));
  }

  /** Returns the keys of what a body of this file calls, found anew when calls go elsewhere. */
  List<String> called(Body body, CallTargets targets, Function<Body, List<String>> otherwise) {
    Called known = called.get(body);
    if (known == null || !known.by().equals(targets)) {
      known = new Called(targets, otherwise.apply(body));
      called.put(body, known);
    }
    return known.keys();
  }

  /** Returns all that decides which methods of this file a call can reach. */
  List<String> shape(TypeOracle oracle) {
    List<String> known = shape;
    if (known == null) {
      known = findShape(oracle);
      shape = known;
    }
    return known;
  }

  private List<String> findShape(TypeOracle oracle) {
    List<String> found = new ArrayList<>();
    for (TypeDecl type : types) {
      found.add(type.kind() + " " + type.name());
      found.addAll(oracle.supertypes(type.name()));
      for (MethodDecl method : type.methods()) {
        boolean isOverridable = method.ref().isOverridable();
        found.add(
            keys.get(method)
                + (method.body() == null ? " without code" : "")
                + (isOverridable ? " overridable" : "")
                + (method.ref().isStatic() ? " static" : ""));
      }
    }
    return List.copyOf(found);
  }
}
