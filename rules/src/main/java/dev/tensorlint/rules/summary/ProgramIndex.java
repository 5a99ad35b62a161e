// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.FieldDecl;
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
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The types and methods of a program by name, and which methods override which. */
final class ProgramIndex {

  private final Program program;
  private final Map<String, TypeDecl> types = new LinkedHashMap<>();
  private final Map<String, SourceFile> files = new HashMap<>();
  private final Map<FieldKey, ProgramField> fields = new HashMap<>();
  private final Map<String, MethodDecl> methods = new LinkedHashMap<>();
  private final CallTargets targets;
  private final IdentityHashMap<MethodDecl, String> keys = new IdentityHashMap<>();
  private final IdentityHashMap<CompilationUnit, UnitIndex> units = new IdentityHashMap<>();
  private final List<Body> bodies = new ArrayList<>();

  ProgramIndex(Program program, AnalysisMemory memory) {
    this.program = program;
    for (CompilationUnit unit : program.units()) {
      add(memory.index(unit));
    }
    List<List<String>> shape =
        program.units().stream().map(unit -> memory.index(unit).shape(program.types())).toList();
    CallTargets known = memory.targets();
    boolean areKnown = known != null && known.areOf(shape);
    targets = known != null && areKnown ? known : new CallTargets(shape);
    if (!areKnown) {
      types.values().forEach(this::noteOverrides);
      memory.keep(targets);
    }
  }

  private void add(UnitIndex unit) {
    unit.types().forEach(type -> add(unit, type));
    unit.bodies().forEach(body -> units.put(body.unit(), unit));
    bodies.addAll(unit.bodies());
    keys.putAll(unit.keys());
  }

  private void add(UnitIndex index, TypeDecl type) {
    SourceFile file = index.unit().file();
    types.putIfAbsent(type.name(), type);
    files.putIfAbsent(type.name(), file);
    for (FieldDecl field : type.fields()) {
      fields.putIfAbsent(
          new FieldKey(field.owner(), field.name(), field.isStatic()),
          new ProgramField(file, field));
    }
    for (MethodDecl method : type.methods()) {
      methods.putIfAbsent(index.keys().getOrDefault(method, ""), method);
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
          targets.addOverrider(key(overridden), key(method));
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

  /** Returns the key of a method of the program. */
  String key(MethodDecl method) {
    return keys.getOrDefault(method, "");
  }

  /** Returns the keys of the methods of the program that a call can reach, those with code. */
  List<String> targetKeys(MethodRef called) {
    List<String> found = targets.known(called);
    if (found == null) {
      found = findTargets(called);
      targets.note(called, found);
    }
    return found;
  }

  private List<String> findTargets(MethodRef called) {
    String declared = called.key();
    List<String> found = new ArrayList<>(List.of(declared));
    if (called.isOverridable()) {
      found.addAll(targets.overriders(declared));
    }
    found.removeIf(key -> !hasCode(methods.get(key)));
    return List.copyOf(found);
  }

  private static boolean hasCode(@Nullable MethodDecl method) {
    return method != null && method.body() != null;
  }

  /** Returns what some code calls or refers to. */
  List<MethodRef> calls(Body body) {
    UnitIndex unit = units.get(body.unit());
    return unit == null ? Calls.in(body, program.types()) : unit.calls(body, program.types());
  }

  /** Returns the keys of what some code calls, lambdas and nested classes left out as they are. */
  List<String> calledKeys(Body body) {
    UnitIndex unit = units.get(body.unit());
    return unit == null ? findCalled(body) : unit.called(body, targets, this::findCalled);
  }

  private List<String> findCalled(Body body) {
    List<String> called = new ArrayList<>();
    calls(body).forEach(each -> called.addAll(targetKeys(each)));
    return List.copyOf(called);
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
