// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Throwing;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.RootMark;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Models indexed by owner, then by method name. Most calls are of methods whose name no model
 * knows, and end at the first set; what the others find is remembered for the oracle that was asked
 * last.
 */
final class IndexedModels implements LifecycleModels {

  private final Map<String, TypeModel> types = new HashMap<>();
  private final Map<String, ContainerModel> containers = new HashMap<>();
  private final Set<String> holdingLittle = new HashSet<>();
  private final Set<String> ofFixedSize = new HashSet<>();
  private final Set<String> returningNothing = new HashSet<>();
  private final Set<String> nullIfEmpty = new HashSet<>();
  private final Set<String> closingQuietly = new HashSet<>();
  private final Map<String, Set<String>> throwingNothing = new HashMap<>();
  private final Map<String, Map<String, Long>> constants = new HashMap<>();
  private final Map<String, MethodIndex> methods = new HashMap<>();
  private final Set<String> methodNames = new HashSet<>();
  private final Set<String> wildcardNames = new HashSet<>();
  private final Set<String> quietPackages = new HashSet<>();
  private final WholePackages whole = new WholePackages();
  private final NameFilter filter;
  private final AnnotationEffects annotations;
  private final DutyFilter duties;
  private final Conventions conventions;
  private final List<LibraryModel> libraries;
  private final Set<String> inferredTypes = new HashSet<>();
  private volatile @Nullable Besides besides;
  private volatile LookupMemo memo = new LookupMemo(this, null);

  /** The models without what was inferred of some types; the last ones asked for. */
  private record Besides(Set<String> types, IndexedModels models) {}

  private IndexedModels(List<LibraryModel> libraries, NameFilter filter, Conventions conventions) {
    this.libraries = libraries;
    this.filter = filter;
    this.conventions = conventions;
    this.annotations =
        libraries.stream()
            .map(LibraryModel::annotations)
            .reduce(AnnotationEffects.NONE, AnnotationEffects::and);
    this.duties = new DutyFilter(annotations);
  }

  /**
   * Joins models.
   *
   * @param libraries the strongest first
   */
  static IndexedModels of(List<LibraryModel> libraries) {
    return of(libraries, NameFilter.of(libraries), Set.of());
  }

  private static IndexedModels of(
      List<LibraryModel> libraries, NameFilter filter, Set<String> notInferred) {
    IndexedModels models = new IndexedModels(libraries, filter, conventions(libraries));
    for (int rank = 0; rank < libraries.size(); rank++) {
      models.whole.add(libraries.get(rank));
      models.quietPackages.addAll(libraries.get(rank).quietPackages());
      boolean isInferred = libraries.get(rank).origin() == ModelOrigin.SUMMARY;
      for (LibraryModel.Type type : libraries.get(rank).types()) {
        if (isInferred && !notInferred.contains(type.name())) {
          models.inferredTypes.add(type.name());
        }
        if (!isInferred || !notInferred.contains(type.name())) {
          models.add(rank, type);
        }
      }
    }
    return models;
  }

  @Override
  public boolean isAmbient(TypeModel type) {
    return LifecycleModels.super.isAmbient(type)
        || types.values().stream().anyMatch(each -> each.release().with().contains(type.name()));
  }

  @Override
  public LifecycleModels besides(Predicate<String> isDeclared) {
    Set<String> own = inferredTypes.stream().filter(isDeclared).collect(Collectors.toSet());
    Besides known = besides;
    if (!own.isEmpty() && (known == null || !known.types().equals(own))) {
      known = new Besides(own, of(libraries, filter, own));
      besides = known;
    }
    return own.isEmpty() || known == null ? this : known.models();
  }

  private static Conventions conventions(List<LibraryModel> libraries) {
    return libraries.stream()
        .map(LibraryModel::conventions)
        .reduce(Conventions.NONE, Conventions::and);
  }

  private void add(int rank, LibraryModel.Type type) {
    if (type.model() != null) {
      types.putIfAbsent(type.name(), type.model());
    }
    type.traits()
        .container(type.name())
        .ifPresent(model -> containers.putIfAbsent(type.name(), model));
    if (type.traits().holdsLittle()) {
      holdingLittle.add(type.name());
    }
    if (type.traits().isFixedSize()) {
      ofFixedSize.add(type.name());
    }
    if (type.traits().returnsNothing()) {
      returningNothing.add(type.name());
    }
    if (type.methods().stream().anyMatch(IndexedModels::tellsWhetherEmpty)) {
      nullIfEmpty.add(type.name());
    }
    if (type.traits().closesQuietly()) {
      closingQuietly.add(type.name());
    }
    Set<String> quiet = throwingNothing.computeIfAbsent(type.name(), name -> new HashSet<>());
    quiet.addAll(type.traits().throwingNothing());
    if (type.model() != null) {
      quiet.addAll(type.model().metadata());
    }
    constants.putIfAbsent(type.name(), type.traits().constants());
    methods.computeIfAbsent(type.name(), name -> new MethodIndex()).add(rank, type.methods());
    for (LibraryModel.Method method : type.methods()) {
      MethodPattern pattern = method.pattern();
      (pattern.hasWildcardName() ? wildcardNames : methodNames).add(pattern.name());
    }
  }

  @Override
  public Optional<TypeModel> type(String binaryName, TypeOracle oracle) {
    return memo(oracle).type(binaryName, oracle);
  }

  @Override
  public Optional<ContainerModel> container(String binaryName, TypeOracle oracle) {
    return containers.isEmpty() ? Optional.empty() : memo(oracle).container(binaryName, oracle);
  }

  @Override
  public boolean returnsNothing(String functionalInterface) {
    return returningNothing.contains(RootMark.strip(functionalInterface));
  }

  @Override
  public boolean isNullIfEmpty(String binaryName) {
    return nullIfEmpty.contains(RootMark.strip(binaryName));
  }

  private static boolean tellsWhetherEmpty(LibraryModel.Method method) {
    OperandTest told = method.effect().outcome().tells();
    return told != null
        && told.operand().isReceiver()
        && (told.is() == OperandTest.Is.IS_NULL || told.is() == OperandTest.Is.IS_NOT_NULL);
  }

  @Override
  public boolean closesQuietly(String binaryName, TypeOracle oracle) {
    return hasAny(closingQuietly, binaryName, oracle);
  }

  @Override
  public boolean isFixedSize(String binaryName, TypeOracle oracle) {
    return hasAny(ofFixedSize, binaryName, oracle);
  }

  @Override
  public boolean throwsNothing(String receiverType, MethodRef method, TypeOracle oracle) {
    return isListedQuiet(receiverType, method, oracle)
        || (isOfQuietPackage(method) && saysNoException(receiverType, method, oracle));
  }

  private boolean isOfQuietPackage(MethodRef method) {
    return !quietPackages.isEmpty() && !WholePackages.around(method, quietPackages).isEmpty();
  }

  /** Returns whether neither a declaration nor an entry says that a method throws something. */
  private boolean saysNoException(String receiverType, MethodRef method, TypeOracle oracle) {
    Optional<Summary> entry =
        method.isConstructor() ? of(method.owner(), method) : entry(receiverType, method, oracle);
    return method.thrown().isEmpty() && entry.filter(IndexedModels::saysException).isEmpty();
  }

  private static boolean saysException(Summary entry) {
    return entry.throwing() == Throwing.ORDINARY
        || entry.throwing() == Throwing.UNEXPECTED
        || !entry.listedExceptions().isEmpty();
  }

  private boolean isListedQuiet(String receiverType, MethodRef method, TypeOracle oracle) {
    if (method.isConstructor()) {
      return throwingNothing.getOrDefault(method.owner(), Set.of()).contains("new");
    }
    return isQuiet(method.owner(), method)
        || oracle.supertypes(receiverType).stream().anyMatch(type -> isQuiet(type, method));
  }

  @Override
  public OptionalLong constant(String type, String name) {
    Long value = constants.getOrDefault(RootMark.strip(type), Map.of()).get(name);
    return value == null ? OptionalLong.empty() : OptionalLong.of(value);
  }

  private boolean isQuiet(String type, MethodRef method) {
    return throwingNothing.getOrDefault(type, Set.of()).contains(method.name());
  }

  @Override
  public Optional<Summary> effect(String receiverType, MethodRef method, TypeOracle oracle) {
    if (method.isConstructor()) {
      return of(method.owner(), method).or(() -> whole.effect(method, oracle));
    }
    LookupMemo known = memo(oracle);
    return known.isNamed(method.name()) || whole.contain(method)
        ? known.effect(receiverType, method, oracle)
        : Optional.empty();
  }

  @Override
  public boolean isUndecided(String receiverType, MethodRef method, TypeOracle oracle) {
    return indexes(method.isConstructor() ? method.owner() : receiverType, oracle)
        .anyMatch(index -> index.isUndecided(method));
  }

  @Override
  public Optional<TypeModel> fresh(String type, TypeOracle oracle) {
    return memo(oracle).fresh(type, oracle);
  }

  @Override
  public boolean hasMethod(Predicate<Summary> effect, String binaryName, TypeOracle oracle) {
    return indexes(binaryName, oracle).anyMatch(index -> index.has(effect))
        || whole.ofType(binaryName, oracle).filter(effect).isPresent();
  }

  private Stream<MethodIndex> indexes(String binaryName, TypeOracle oracle) {
    return Stream.concat(Stream.of(binaryName), oracle.supertypes(binaryName).stream())
        .map(type -> methods.get(RootMark.strip(type)))
        .filter(Objects::nonNull);
  }

  @Override
  public Optional<String> methodWith(
      Predicate<Summary> effect, String binaryName, TypeOracle oracle) {
    return indexes(binaryName, oracle)
        .flatMap(index -> index.methodWith(effect).stream())
        .findFirst();
  }

  @Override
  public String nameOf(String library) {
    return libraries.stream()
        .filter(model -> model.library().equals(library))
        .map(LibraryModel::name)
        .findFirst()
        .orElse(library);
  }

  @Override
  public AnnotationEffects annotations() {
    return annotations;
  }

  @Override
  public Conventions conventions() {
    return conventions;
  }

  @Override
  public boolean mayConcern(String sourceText) {
    return filter.matches(sourceText) || duties.matches(sourceText);
  }

  @Override
  public String lookedFor() {
    return filter.toString();
  }

  private LookupMemo memo(TypeOracle oracle) {
    LookupMemo known = memo;
    if (!known.isOf(oracle)) {
      known = new LookupMemo(this, oracle);
      memo = known;
    }
    return known;
  }

  static <T> Optional<T> nearest(Map<String, T> models, String type, TypeOracle oracle) {
    T own = models.get(RootMark.strip(type));
    if (own != null) {
      return Optional.of(own);
    }
    return oracle.supertypes(type).stream()
        .map(RootMark::strip)
        .filter(models::containsKey)
        .findFirst()
        .map(models::get);
  }

  Optional<TypeModel> findType(String binaryName, TypeOracle oracle) {
    Optional<TypeModel> found = nearest(types, binaryName, oracle);
    return found.isPresent() && hasAny(holdingLittle, binaryName, oracle)
        ? found.map(TypeModel::holdingLittle)
        : found;
  }

  /** Returns whether names contain that of a type, or of one of its supertypes. */
  private static boolean hasAny(Set<String> names, String type, TypeOracle oracle) {
    return names.contains(RootMark.strip(type))
        || oracle.supertypes(type).stream().map(RootMark::strip).anyMatch(names::contains);
  }

  Optional<TypeModel> findFresh(String type, TypeOracle oracle) {
    TypeModel own = types.get(RootMark.strip(type));
    if (own != null) {
      return Optional.of(own).filter(TypeModel::mustBeReleased);
    }
    for (String each : oracle.supertypes(type)) {
      if (!each.equals(type) && makesOther(each)) {
        return Optional.empty();
      }
      TypeModel inherited = types.get(RootMark.strip(each));
      if (inherited != null) {
        return Optional.of(inherited).filter(TypeModel::mustBeReleased);
      }
    }
    return Optional.empty();
  }

  private boolean makesOther(String type) {
    MethodIndex index = methods.get(RootMark.strip(type));
    return index != null && !index.makesFreshOnly();
  }

  Optional<ContainerModel> findContainer(String binaryName, TypeOracle oracle) {
    return nearest(containers, binaryName, oracle);
  }

  @Override
  public boolean isOfPackageOnly(String receiverType, MethodRef method, TypeOracle oracle) {
    return whole.contain(method) && entry(receiverType, method, oracle).isEmpty();
  }

  Optional<Summary> findEffect(String receiverType, MethodRef method, TypeOracle oracle) {
    return entry(receiverType, method, oracle).or(() -> ofPackage(method, oracle));
  }

  /** In a package that is described as a whole, annotations say more of a method than that. */
  private Optional<Summary> ofPackage(MethodRef method, TypeOracle oracle) {
    return whole.contain(method) ? whole.effect(method, annotations, oracle) : Optional.empty();
  }

  private Optional<Summary> entry(String receiverType, MethodRef method, TypeOracle oracle) {
    Optional<Summary> effect = inherited(receiverType, method, oracle);
    return effect.isEmpty() && !method.owner().equals(receiverType)
        ? inherited(method.owner(), method, oracle)
        : effect;
  }

  private Optional<Summary> inherited(String type, MethodRef method, TypeOracle oracle) {
    Optional<Summary> own = of(type, method);
    if (own.isPresent()) {
      return own;
    }
    for (String supertype : oracle.supertypes(type)) {
      Optional<Summary> effect = of(supertype, method);
      if (effect.isPresent()) {
        return effect;
      }
    }
    return Optional.empty();
  }

  private Optional<Summary> of(String owner, MethodRef method) {
    MethodIndex index = methods.get(RootMark.strip(owner));
    return index == null ? Optional.empty() : index.find(method);
  }

  boolean findName(String method) {
    return methodNames.contains(method)
        || (!wildcardNames.isEmpty()
            && wildcardNames.stream().anyMatch(name -> Wildcard.matches(name, method)));
  }
}
