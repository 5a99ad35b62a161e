// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary.owner;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.dataflow.Sets;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.resource.OwnerType;
import dev.tensorlint.rules.summary.KeptObjects;
import dev.tensorlint.rules.summary.Summaries;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * Infers which types of the program are resources: a class that keeps a resource in a field, one
 * that its constructor creates or is given, and releases it in a method that its clients call. A
 * subclass inherits the obligation; an interface has it if all its classes have it.
 *
 * <p>The text of the classes decides, so that no order of the analysis matters. A class whose
 * constructor lets the object escape is none: other code may release it. Neither is one that a
 * container manages, nor one that releases only on a condition. Thread-safe.
 */
public final class OwnerTypes {

  private static final Set<String> CLOSED_TESTS =
      Set.of("isClosed", "isDisposed", "isReleased", "isShutdown", "isTerminated");
  private static final Set<String> OPEN_TESTS = Set.of("isOpen");

  private final ProgramIndex index;
  private final LifecycleModels models;
  private final KeptObjects kept;
  private final Map<String, Optional<OwnerType>> known = new ConcurrentHashMap<>();

  /** The types that are being decided, with their depth: a type that owns itself owns nothing. */
  private final Map<String, Integer> open = new HashMap<>();

  /** The least depth at which a circle of types was cut. */
  private int cutAt = Integer.MAX_VALUE;

  public OwnerTypes(ProgramIndex index, LifecycleModels models) {
    this.index = index;
    this.models = models;
    this.kept = new KeptObjects(new Summaries(index));
  }

  /** Returns a type of the program as a resource; empty if its objects need no release. */
  public Optional<OwnerType> of(String type) {
    Optional<OwnerType> found = known.get(type);
    if (found != null) {
      return found;
    }
    TypeDecl declared = index.type(type);
    return declared == null ? known.computeIfAbsent(type, this::ofClassPath) : undecided(declared);
  }

  /** Returns a type of the class path whose annotations say that its objects must be released. */
  private Optional<OwnerType> ofClassPath(String type) {
    List<String> releases = statedReleases(type);
    if (releases.isEmpty() || models.type(type, index.oracle()).isPresent()) {
      return Optional.empty();
    }
    Set<String> makers = new HashSet<>();
    index
        .oracle()
        .methods(type, MethodRef.CONSTRUCTOR)
        .forEach(constructor -> makers.add(constructor.key()));
    TypeModel model = model(type, new LinkedHashSet<>(releases), "");
    return Optional.of(new OwnerType(model, Set.of(), Set.of(), Set.of(), makers, false));
  }

  /** Returns the methods one of which releases an object, as its type or a supertype states. */
  private List<String> statedReleases(String type) {
    return Stream.concat(Stream.of(type), index.oracle().supertypes(type).stream())
        .map(each -> models.annotations().releaseMethods(index.oracle().typeAnnotations(each)))
        .filter(names -> !names.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private synchronized Optional<OwnerType> undecided(TypeDecl declared) {
    String type = declared.name();
    Integer depth = open.get(type);
    if (depth != null) {
      cutAt = Math.min(cutAt, depth);
      return Optional.empty();
    }
    return decide(declared);
  }

  /** Keeps the answer unless it depends on a type further out that is being decided. */
  private Optional<OwnerType> decide(TypeDecl type) {
    int depth = open.size();
    int outerCut = cutAt;
    cutAt = Integer.MAX_VALUE;
    open.put(type.name(), depth);
    Optional<OwnerType> found = find(type);
    open.remove(type.name());
    if (cutAt >= depth) {
      known.put(type.name(), found);
      cutAt = outerCut;
    } else {
      cutAt = Math.min(cutAt, outerCut);
    }
    return found;
  }

  private Optional<OwnerType> find(TypeDecl type) {
    boolean isOther =
        models.type(type.name(), index.oracle()).isPresent()
            || models.container(type.name(), index.oracle()).isPresent();
    if (isOther || type.simpleName().isEmpty()) {
      return Optional.empty();
    }
    return switch (type.kind()) {
      case CLASS -> ofClass(type);
      case INTERFACE -> ofInterface(type);
      case RECORD, ENUM, ANNOTATION -> Optional.empty();
    };
  }

  private Optional<OwnerType> ofInterface(TypeDecl type) {
    List<TypeDecl> classes =
        index.subtypes(type.name()).stream()
            .filter(each -> each.kind() != TypeDecl.Kind.INTERFACE)
            .filter(each -> !each.modifiers().contains(Modifier.ABSTRACT))
            .toList();
    OwnerType first = null;
    for (TypeDecl each : classes) {
      Optional<OwnerType> one = of(each.name());
      if (one.isEmpty()) {
        return Optional.empty();
      }
      first = first == null ? one.get() : first;
    }
    Set<String> released = first == null ? Set.of() : declaredReleases(type, first);
    return first == null || released.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new OwnerType(
                model(type.name(), released, first.model().library()),
                Set.of(),
                Set.of(),
                Set.of(),
                Set.of(),
                first.isScopable()));
  }

  private Set<String> declaredReleases(TypeDecl type, OwnerType of) {
    Set<String> released = new LinkedHashSet<>();
    for (String name : of.model().release().methods()) {
      boolean isDeclared =
          index.oracle().methods(type.name(), name).stream()
              .anyMatch(method -> method.parameters().isEmpty());
      if (isDeclared) {
        released.add(name);
      }
    }
    return released;
  }

  private Optional<OwnerType> ofClass(TypeDecl type) {
    List<TypeDecl> lineage = index.lineage(type);
    Optional<OwnerType> inherited =
        lineage.stream()
            .skip(1)
            .filter(each -> each.kind() == TypeDecl.Kind.CLASS)
            .findFirst()
            .flatMap(each -> of(each.name()));
    Map<String, Set<FieldKey>> releases = releases(lineage);
    Set<FieldKey> releasable = new HashSet<>();
    releases.values().forEach(releasable::addAll);
    StatedDuty stated = StatedDuty.of(type, models.annotations());
    boolean hasNothing =
        releasable.isEmpty() && inherited.isEmpty() && stated.releaseMethods().isEmpty();
    if (hasNothing || isManaged(lineage)) {
      return Optional.empty();
    }
    Origins origins = new Origins(index, models, this);
    Evidence evidence =
        new Evidence(
            index, kept, models.conventions(), origins, type, lineage, inherited, releasable);
    Set<FieldKey> owned = new HashSet<>(evidence.owned(field -> resource(field).isPresent()));
    inherited.ifPresent(superclass -> owned.addAll(superclass.owned()));
    Set<String> names = new LinkedHashSet<>();
    releases.forEach(
        (name, fields) -> {
          if (fields.stream().anyMatch(owned::contains)) {
            names.add(name);
          }
        });
    inherited.ifPresent(superclass -> names.addAll(superclass.model().release().methods()));
    names.addAll(stated.releaseMethods());
    boolean isDuty = !owned.isEmpty() || inherited.isPresent() || !stated.makers().isEmpty();
    if (!isDuty || names.isEmpty()) {
      return Optional.empty();
    }
    String library =
        evidence.library().orElse(inherited.map(one -> one.model().library()).orElse(""));
    Set<FieldKey> lasting = new HashSet<>(owned);
    lasting.removeIf(key -> isReassigned(lineage, key));
    Set<FieldKey> refilled = new HashSet<>(owned);
    refilled.removeIf(key -> !isAssigned(lineage, key, Assignments::areOfValuesIn));
    return Optional.of(
        new OwnerType(
            model(type.name(), names, library),
            owned,
            lasting,
            refilled,
            Sets.union(evidence.makers(), stated.makers()),
            evidence.isScopable()));
  }

  /** Returns whether a framework creates and releases the objects of a class. */
  private boolean isManaged(List<TypeDecl> lineage) {
    Conventions conventions = models.conventions();
    for (TypeDecl type : lineage) {
      for (MethodDecl method : type.methods()) {
        if (method.annotations().stream()
            .anyMatch(each -> conventions.releasing().annotations().contains(each.name()))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the fields that each method releases which clients call to release an object. */
  private Map<String, Set<FieldKey>> releases(List<TypeDecl> lineage) {
    OwnCalls own = new OwnCalls(lineage);
    Map<String, Set<FieldKey>> releases = new TreeMap<>();
    for (TypeDecl type : lineage) {
      for (MethodDecl method : type.methods()) {
        String name = method.ref().name();
        if (isForClients(method) && !releases.containsKey(name)) {
          releases.put(
              name,
              ReleasedFields.by(method, own, this::isRelease, key -> isKeptUpToDate(lineage, key)));
        }
      }
    }
    return releases;
  }

  private boolean isForClients(MethodDecl method) {
    return method.kind() == MethodDecl.Kind.METHOD
        && method.body() != null
        && method.parameters().isEmpty()
        && !method.has(Modifier.STATIC)
        && !method.has(Modifier.PRIVATE)
        && models.conventions().releasing().methods().contains(method.ref().name());
  }

  private boolean isRelease(TypeRef type, String method) {
    return resource(type)
        .map(model -> model.release().methods().contains(method))
        .orElseGet(
            () ->
                method.equals("close")
                    && index.oracle().isSubtype(type.name(), "java.lang.AutoCloseable"));
  }

  /** Returns whether a method that is no constructor assigns a field of its object. */
  private static boolean isReassigned(List<TypeDecl> lineage, FieldKey key) {
    return isAssigned(lineage, key, Assignments::areIn);
  }

  private static boolean isAssigned(
      List<TypeDecl> lineage, FieldKey key, BiPredicate<MethodDecl, FieldKey> isAssigning) {
    return lineage.stream()
        .filter(type -> type.name().equals(key.owner()))
        .flatMap(type -> type.methods().stream())
        .filter(method -> method.kind() == MethodDecl.Kind.METHOD)
        .anyMatch(method -> isAssigning.test(method, key));
  }

  /**
   * Returns whether a flag follows what the object does: its methods assign it, and none does
   * nothing else. Clients call such a one to say whether the object is to release what it has.
   */
  private static boolean isKeptUpToDate(List<TypeDecl> lineage, FieldKey flag) {
    return isReassigned(lineage, flag)
        && lineage.stream()
            .flatMap(type -> type.methods().stream())
            .noneMatch(method -> Assignments.areAll(method, flag));
  }

  private Optional<TypeModel> resource(TypeRef type) {
    if (type.isArray() || !type.isKnown()) {
      return Optional.empty();
    }
    Optional<TypeModel> modelled = models.type(type.name(), index.oracle());
    return modelled.isPresent()
        ? modelled.filter(TypeModel::mustBeReleased)
        : of(type.name()).map(OwnerType::model);
  }

  private static TypeModel model(String type, Set<String> releaseMethods, String library) {
    List<String> methods = new ArrayList<>(releaseMethods);
    methods.sort((one, other) -> Boolean.compare(other.equals("close"), one.equals("close")));
    return TypeModel.closeable(
        type, library, ReleaseModel.by(methods).toldBy(CLOSED_TESTS, OPEN_TESTS));
  }
}
