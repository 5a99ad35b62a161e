// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary.owner;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.resource.OwnerType;
import dev.tensorlint.rules.summary.KeptObjects;
import dev.tensorlint.rules.summary.SelfReferences;
import dev.tensorlint.rules.summary.owner.MadeFields.Filling;
import dev.tensorlint.rules.summary.owner.Origins.Origin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/** What the constructors and initializers of a class show about the fields of its objects. */
final class Evidence {
  private final ProgramIndex index;
  private final KeptObjects kept;
  private final Conventions conventions;
  private final TypeDecl type;
  private final OwnCalls own;
  private final Optional<OwnerType> inherited;
  private final Set<FieldKey> releasable;
  private final Map<FieldKey, Origin> initialized = new HashMap<>();
  private final Map<String, MadeFields.Made> byConstructor = new TreeMap<>();

  /**
   * @param releasable the fields that a method for clients releases
   */
  Evidence(
      ProgramIndex index,
      KeptObjects kept,
      Conventions conventions,
      Origins origins,
      TypeDecl type,
      List<TypeDecl> lineage,
      Optional<OwnerType> inherited,
      Set<FieldKey> releasable) {
    this.index = index;
    this.kept = kept;
    this.conventions = conventions;
    this.type = type;
    this.own = new OwnCalls(lineage);
    this.inherited = inherited;
    this.releasable = releasable;
    boolean areKept = type.fields().stream().noneMatch(SelfInInitializer::isIn);
    for (FieldDecl field : type.fields()) {
      if (canBeOwned(field)) {
        origins
            .of(field.initializer(), Origins.Values.in(null))
            .ifPresent(origin -> initialized.put(FieldKey.of(field), origin));
      }
    }
    for (MethodDecl method : type.methods()) {
      if (method.kind() == MethodDecl.Kind.INSTANCE_INITIALIZER) {
        initialized.putAll(created(MadeFields.by(method, origins, own).fields()));
      } else if (method.kind() == MethodDecl.Kind.CONSTRUCTOR && areKept && isKept(method)) {
        byConstructor.put(method.ref().key(), MadeFields.by(method, origins, own));
      }
    }
    boolean isImplicit =
        type.methods().stream().noneMatch(method -> method.kind() == MethodDecl.Kind.CONSTRUCTOR);
    if (isImplicit && areKept) {
      byConstructor.put(
          type.name() + "#" + MethodRef.CONSTRUCTOR + "()",
          new MadeFields.Made(Map.of(), Set.of(), List.of()));
    }
  }

  private boolean isKept(MethodDecl constructor) {
    Procedure procedure = index.procedure(constructor);
    return procedure != null && SelfReferences.areKept(procedure.body(), kept::keeps);
  }

  private boolean canBeOwned(FieldDecl field) {
    return !field.isStatic()
        && field.annotations().stream()
            .noneMatch(each -> conventions.frameworks().injecting().contains(each.name()));
  }

  private boolean isOwned(FieldKey key) {
    return releasable.contains(key);
  }

  /** Returns the fields that are filled with created resources, or from a parameter. */
  Set<FieldKey> owned(Predicate<TypeRef> isResource) {
    Set<FieldKey> owned = new HashSet<>();
    for (FieldDecl field : type.fields()) {
      FieldKey key = FieldKey.of(field);
      boolean isFilled =
          initialized.containsKey(key)
              || byConstructor.values().stream().anyMatch(made -> isFilledBy(made, key));
      if (canBeOwned(field) && isOwned(key) && isFilled && isResource.test(field.type())) {
        owned.add(key);
      }
    }
    return owned;
  }

  private static boolean isFilledBy(MadeFields.Made made, FieldKey key) {
    return made.fields().containsKey(key) || made.given().contains(key);
  }

  /** Returns the fields that objects own once a constructor has ended, with what was created. */
  private Map<FieldKey, Origin> made(String constructor) {
    Map<FieldKey, Origin> made = created(filled(constructor, new HashSet<>()));
    made.keySet().retainAll(releasable);
    return made;
  }

  private static Map<FieldKey, Origin> created(Map<FieldKey, Filling> filled) {
    Map<FieldKey, Origin> created = new HashMap<>();
    filled.forEach((field, one) -> one.created().ifPresent(origin -> created.put(field, origin)));
    return created;
  }

  private Map<FieldKey, Filling> filled(String constructor, Set<String> seen) {
    Map<FieldKey, Filling> filled = new HashMap<>();
    initialized.forEach((field, origin) -> filled.put(field, Filling.of(origin)));
    MadeFields.Made one = byConstructor.get(constructor);
    if (one != null && seen.add(constructor)) {
      for (MadeFields.Chained other : one.chained()) {
        filled(other.key(), seen)
            .forEach(
                (field, there) -> other.filled(there).ifPresent(here -> filled.put(field, here)));
      }
      filled.putAll(one.fields());
    }
    return filled;
  }

  private boolean inherits(String constructor, Set<String> seen) {
    MadeFields.Made one = byConstructor.get(constructor);
    if (inherited.isEmpty() || one == null || !seen.add(constructor)) {
      return false;
    }
    if (one.chained().isEmpty()) {
      return inherited.get().makers().stream().anyMatch(key -> key.endsWith("<init>()"));
    }
    return one.chained().stream()
        .anyMatch(
            other ->
                inherited.get().makers().contains(other.key())
                    || isGivenToSuperclass(other)
                    || inherits(other.key(), seen));
  }

  private boolean isGivenToSuperclass(MadeFields.Chained called) {
    return !byConstructor.containsKey(called.key())
        && called.arguments().stream()
            .flatMap(Optional::stream)
            .anyMatch(argument -> argument.created().isPresent());
  }

  Set<String> makers() {
    Set<String> makers = new HashSet<>();
    for (String constructor : byConstructor.keySet()) {
      if (!made(constructor).isEmpty() || inherits(constructor, new HashSet<>())) {
        makers.add(constructor);
      }
    }
    return makers;
  }

  private List<Origin> origins() {
    List<Origin> all = new ArrayList<>();
    byConstructor.keySet().forEach(constructor -> all.addAll(made(constructor).values()));
    return all;
  }

  boolean isScopable() {
    return !origins().isEmpty()
        && origins().stream().allMatch(Origin::isScopable)
        && inherited.map(OwnerType::isScopable).orElse(true);
  }

  Optional<String> library() {
    return origins().stream().map(origin -> origin.model().library()).sorted().findFirst();
  }
}
