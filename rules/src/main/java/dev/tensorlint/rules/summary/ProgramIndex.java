// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.typestate.FieldKey;
import dev.tensorlint.rules.typestate.ProgramField;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The types and methods of a program by name, and which methods override which. */
final class ProgramIndex {

  private final Program program;
  private final Map<String, TypeDecl> types = new LinkedHashMap<>();
  private final Map<String, SourceFile> files = new HashMap<>();
  private final Map<FieldKey, ProgramField> fields = new HashMap<>();
  private final Map<String, MethodDecl> methods = new LinkedHashMap<>();
  private final Map<String, List<MethodDecl>> overriders = new HashMap<>();
  private final Map<MethodRef, List<MethodDecl>> targets = new HashMap<>();
  private final List<Body> bodies = new ArrayList<>();

  ProgramIndex(Program program) {
    this.program = program;
    program.units().forEach(this::add);
    types.values().forEach(this::noteOverrides);
  }

  private void add(CompilationUnit unit) {
    IrWalker walker =
        new IrWalker() {
          @Override
          public void visitType(TypeDecl type) {
            add(unit, type);
            super.visitType(type);
          }
        };
    unit.types().forEach(walker::visitType);
  }

  private void add(CompilationUnit unit, TypeDecl type) {
    types.putIfAbsent(type.name(), type);
    files.putIfAbsent(type.name(), unit.file());
    for (FieldDecl field : type.fields()) {
      fields.putIfAbsent(
          new FieldKey(field.owner(), field.name(), field.isStatic()),
          new ProgramField(unit.file(), field));
    }
    addInitializers(unit, type, true);
    addInitializers(unit, type, false);
    for (MethodDecl method : type.methods()) {
      methods.putIfAbsent(method.ref().key(), method);
      if (method.body() != null) {
        bodies.add(Body.of(unit, type, method, method.body()));
      }
    }
  }

  private void addInitializers(CompilationUnit unit, TypeDecl type, boolean areStatic) {
    List<FieldDecl> fields =
        type.fields().stream()
            .filter(field -> field.isStatic() == areStatic && field.initializer() != null)
            .toList();
    if (!fields.isEmpty()) {
      bodies.add(Body.ofInitializers(unit, type, fields));
    }
  }

  private void noteOverrides(TypeDecl type) {
    for (String superName : program.types().supertypes(type.name())) {
      TypeDecl superType = types.get(superName);
      if (superType != null && !superName.equals(type.name())) {
        noteOverrides(type, superType);
      }
    }
  }

  private void noteOverrides(TypeDecl type, TypeDecl superType) {
    for (MethodDecl overridden : superType.methods()) {
      for (MethodDecl method : type.methods()) {
        if (overrides(method.ref(), overridden.ref())) {
          overriders.computeIfAbsent(overridden.ref().key(), key -> new ArrayList<>()).add(method);
        }
      }
    }
  }

  private static boolean overrides(MethodRef method, MethodRef overridden) {
    return overridden.isOverridable()
        && !method.isStatic()
        && method.name().equals(overridden.name())
        && method.parameters().size() == overridden.parameters().size();
  }

  /** Returns the fields of all types. */
  Map<FieldKey, ProgramField> fields() {
    return fields;
  }

  /** Returns all types of the program, in the order of the files and of the source. */
  Collection<TypeDecl> types() {
    return types.values();
  }

  /** Returns a type and its supertypes as far as they are in the program, the nearest first. */
  List<TypeDecl> lineage(TypeDecl type) {
    List<TypeDecl> lineage = new ArrayList<>(List.of(type));
    for (String name : program.types().supertypes(type.name())) {
      TypeDecl superType = types.get(name);
      if (superType != null && !name.equals(type.name())) {
        lineage.add(superType);
      }
    }
    return lineage;
  }

  /** Returns whether a method is the constructor of a class of the program that declares none. */
  boolean hasImplicit(MethodRef constructor) {
    TypeDecl type = constructor.isConstructor() ? types.get(constructor.owner()) : null;
    return type != null
        && type.kind() == TypeDecl.Kind.CLASS
        && type.methods().stream()
            .noneMatch(method -> method.kind() == MethodDecl.Kind.CONSTRUCTOR);
  }

  /** Returns the types of the program that inherit from a type, in the order of the source. */
  List<TypeDecl> subtypes(TypeDecl type) {
    return types.values().stream()
        .filter(
            each ->
                !each.name().equals(type.name())
                    && program.types().isSubtype(each.name(), type.name()))
        .toList();
  }

  /** Returns the type in which a type is declared. */
  Optional<TypeDecl> enclosing(TypeDecl type) {
    int cut = type.name().lastIndexOf('$');
    return cut < 0
        ? Optional.empty()
        : Optional.ofNullable(types.get(type.name().substring(0, cut)));
  }

  SourceFile fileOf(TypeDecl type) {
    SourceFile file = files.get(type.name());
    if (file == null) {
      throw new IllegalArgumentException("not a type of the program: " + type.name());
    }
    return file;
  }

  /** Returns all code of the program, in the order of the files and of the source. */
  List<Body> bodies() {
    return bodies;
  }

  /** Returns the methods of the program that a call can reach; empty when its code is not in it. */
  List<MethodDecl> targets(MethodRef called) {
    return targets.computeIfAbsent(called, this::findTargets);
  }

  private List<MethodDecl> findTargets(MethodRef called) {
    List<MethodDecl> targets = new ArrayList<>();
    MethodDecl declared = methods.get(called.key());
    if (declared != null && declared.body() != null) {
      targets.add(declared);
    }
    if (called.isOverridable()) {
      targets.addAll(overriders.getOrDefault(called.key(), List.of()));
    }
    targets.removeIf(method -> method.body() == null);
    return targets;
  }

  /** Returns what some code calls or refers to. */
  List<MethodRef> calls(Body body) {
    return Calls.in(body, program.types());
  }

  /** Returns the methods that some code calls, lambdas and nested classes left out as they are. */
  List<MethodDecl> calledFrom(Body body) {
    return calls(body).stream().flatMap(called -> targets(called).stream()).toList();
  }

  /** Returns the method that a call runs on an object of a class, if it is in the program. */
  Optional<MethodDecl> target(MethodRef called, List<TypeDecl> lineage) {
    if (called.isOverridable()) {
      return lineage.stream()
          .flatMap(type -> type.methods().stream())
          .filter(method -> overrides(method.ref(), called))
          .findFirst();
    }
    return Optional.ofNullable(methods.get(called.key()));
  }
}
