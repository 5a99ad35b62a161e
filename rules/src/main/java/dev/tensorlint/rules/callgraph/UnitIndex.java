// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.cfg.FieldFunctions;
import dev.tensorlint.rules.cfg.InitializerCalls;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.LastingValue;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The types and the code of one file, including nested and anonymous classes. */
public final class UnitIndex {

  /** Precedes the offset in the name of a local class. */
  static final String LOCAL = "$@";

  private static final Pattern OFFSETS = Pattern.compile("\\$@\\d+");

  private final CompilationUnit unit;
  private final List<TypeDecl> types = new ArrayList<>();
  private final List<Method> methods = new ArrayList<>();
  private final List<Procedure> procedures = new ArrayList<>();
  private final Map<String, List<String>> supertypes = new HashMap<>();
  private @Nullable List<String> shape;
  private final Map<Class<?>, Object> kept = new HashMap<>();

  /** The fields that code assigns once their object is constructed, with the methods that do so. */
  private final Map<FieldKey, Set<String>> reassigned;

  private final FieldFunctions functions;
  private int position;

  /**
   * A method that the file declares.
   *
   * @param procedure its code, null if it has none
   */
  record Method(String key, MethodDecl decl, @Nullable Procedure procedure) {}

  UnitIndex(CompilationUnit unit, TypeOracle oracle) {
    this.unit = unit;
    FieldAssignments assignments =
        new FieldAssignments() {
          @Override
          public void visitType(TypeDecl type) {
            types.add(type);
            super.visitType(type);
          }
        };
    unit.types().forEach(assignments::visitType);
    reassigned = assignments.found();
    functions =
        FieldFunctionFinder.in(
            unit, types, reassigned::containsKey, assignments.assignsFunctions());
    types.forEach(this::add);
    functions.methods().stream()
        .sorted(Comparator.comparing(MethodDecl::span))
        .forEach(method -> add(type(method.ref().owner()), method));
    types.forEach(type -> supertypes.putIfAbsent(type.name(), oracle.supertypes(type.name())));
  }

  /**
   * Returns the names of the methods that may assign a field after the construction of its object;
   * null if no code does.
   */
  @Nullable Set<String> assigners(FieldKey field) {
    return reassigned.get(field);
  }

  private void add(TypeDecl type) {
    addInitializers(type, true);
    addInitializers(type, false);
    type.methods().forEach(method -> add(type, method));
  }

  private void add(TypeDecl type, MethodDecl method) {
    Procedure procedure =
        method.body() == null || InitializerCalls.areAllOf(type)
            ? null
            : new Procedure(Body.of(unit, type, method, method.body(), functions));
    methods.add(new Method(method.ref().key(), method, procedure));
    if (procedure != null) {
      procedures.add(procedure);
    }
  }

  private TypeDecl type(String name) {
    return types.stream().filter(type -> type.name().equals(name)).findFirst().orElseThrow();
  }

  private void addInitializers(TypeDecl type, boolean areStatic) {
    List<FieldDecl> fields = withValues(type, areStatic);
    if (!fields.isEmpty()) {
      procedures.add(new Procedure(Body.ofInitializers(unit, type, fields, functions)));
    }
  }

  private static List<FieldDecl> withValues(TypeDecl type, boolean areStatic) {
    List<FieldDecl> fields = new ArrayList<>();
    for (FieldDecl field : type.fields()) {
      if (field.isStatic() == areStatic && field.initializer() != null) {
        fields.add(field);
      }
    }
    return fields;
  }

  private List<String> findShape() {
    List<String> found = new ArrayList<>();
    types.forEach(type -> addShape(type, found));
    methods.forEach(method -> found.add(shapeOf(method)));
    return found;
  }

  private void addShape(TypeDecl type, List<String> found) {
    found.add(type.kind() + " " + withoutOffsets(type.name()));
    supertypes(type).forEach(name -> found.add(withoutOffsets(name)));
    if (!withValues(type, true).isEmpty()) {
      found.add("static fields with values");
    }
    if (!withValues(type, false).isEmpty()) {
      found.add("fields with values");
    }
    if (type.kind() == TypeDecl.Kind.RECORD) {
      addComponents(type, found);
    }
  }

  /** The implicit members of a record are named after its components. */
  private static void addComponents(TypeDecl type, List<String> found) {
    type.fields().stream()
        .filter(field -> !field.isStatic())
        .forEach(field -> found.add("component " + field.name()));
  }

  /** The name of a local class contains its offset, which no other file can refer to. */
  private static String withoutOffsets(String name) {
    return name.contains(LOCAL)
        ? OFFSETS.matcher(name).replaceAll(Matcher.quoteReplacement(LOCAL))
        : name;
  }

  private static String shapeOf(Method method) {
    return withoutOffsets(method.key())
        + (method.procedure() == null ? " without code" : "")
        + (method.decl().ref().isOverridable() ? " overridable" : "")
        + (method.decl().ref().isStatic() ? " static" : "");
  }

  /** Returns whether another version of the file has the same declarations. */
  boolean isLike(UnitIndex former) {
    return shape().equals(former.shape());
  }

  /**
   * Takes over the procedures of a version with the same declarations, and gives them the new
   * bodies.
   */
  void adopt(UnitIndex former) {
    Map<Procedure, Procedure> adopted = new HashMap<>();
    for (int i = 0; i < procedures.size(); i++) {
      Procedure kept = former.procedures.get(i);
      kept.exchange(procedures.get(i).body());
      adopted.put(procedures.set(i, kept), kept);
    }
    methods.replaceAll(
        method -> new Method(method.key(), method.decl(), adopted.get(method.procedure())));
  }

  public CompilationUnit unit() {
    return unit;
  }

  /** Returns its position among the files of the program. */
  int position() {
    return position;
  }

  void at(int place) {
    position = place;
  }

  /** Returns the types in the order of the source. */
  public List<TypeDecl> types() {
    return types;
  }

  List<String> typeNames() {
    return types.stream().map(TypeDecl::name).toList();
  }

  /** Returns the methods of all types in the order of the source. */
  List<Method> methods() {
    return methods;
  }

  /** Returns the code in the order of the source. */
  public List<Procedure> procedures() {
    return procedures;
  }

  /** Returns the supertypes of a type of this file, itself included. */
  List<String> supertypes(TypeDecl type) {
    return supertypes.getOrDefault(type.name(), List.of());
  }

  /** Returns the declarations that determine which methods of this file a call can reach. */
  List<String> shape() {
    List<String> known = shape == null ? findShape() : shape;
    shape = known;
    return known;
  }

  /** Returns the names of the types of this file and of their supertypes. */
  Set<String> lineages() {
    Set<String> names = new LinkedHashSet<>();
    supertypes.forEach(
        (name, above) -> {
          names.add(name);
          names.addAll(above);
        });
    return names;
  }

  /** Returns a value derived from this file, computed once and kept until the file changes. */
  public <T> T kept(Class<T> what, java.util.function.Function<CompilationUnit, T> otherwise) {
    return what.cast(kept.computeIfAbsent(what, any -> otherwise.apply(unit)));
  }

  /** Returns the derived values that another process may take over, in an order of their own. */
  public List<LastingValue> lasting() {
    return kept.values().stream()
        .filter(LastingValue.class::isInstance)
        .map(LastingValue.class::cast)
        .sorted(Comparator.comparing(each -> each.getClass().getName()))
        .toList();
  }

  /** Takes over derived values of the same file. */
  public void keep(List<LastingValue> values) {
    values.forEach(each -> kept.put(each.getClass(), each));
  }
}
