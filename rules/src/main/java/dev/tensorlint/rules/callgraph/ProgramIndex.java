// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.source.SourceFile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The types and methods of a program by name, and the targets of calls. It is updated while the
 * program changes; the cost of a changed file is proportional to its declarations.
 */
public final class ProgramIndex {

  /** Updates between two removals of unused call targets. */
  private static final int PRUNE_EVERY = 64;

  private final Map<String, Declarations<TypeDecl>> types = new HashMap<>();
  private final FieldIndex fields = new FieldIndex();
  private final Map<String, Symbol> symbols = new HashMap<>();
  private final IdentityHashMap<MethodDecl, Symbol> symbolOf = new IdentityHashMap<>();
  private final AnnotationEffects annotations;
  private final CallTargets targets = new CallTargets(this);
  private IdentityHashMap<CompilationUnit, UnitIndex> units = new IdentityHashMap<>();
  private List<UnitIndex> inOrder = List.of();
  private TypeOracle oracle;
  private @Nullable Map<String, List<String>> subtypes;
  private int updates;

  /**
   * The difference between two versions of the program.
   *
   * @param isDeep whether the call graph has changed, or may have
   * @param procedures those with a new body, if nothing else has changed
   * @param types names of the types in the changed files, before and after
   */
  public record Change(boolean isDeep, List<Procedure> procedures, Set<String> types) {}

  /** Creates the index of a program in which no annotation states an effect. */
  public ProgramIndex(Program program) {
    this(program, AnnotationEffects.NONE);
  }

  /**
   * @param annotations what annotations state
   */
  public ProgramIndex(Program program, AnnotationEffects annotations) {
    this.annotations = annotations;
    oracle = program.types();
    List<UnitIndex> added = new ArrayList<>();
    exchangeUnits(program, added);
    fields.exchange(List.of(), added);
    added.forEach(this::addTypes);
    added.forEach(this::add);
  }

  /** Returns what annotations of methods without a body state. */
  AnnotationEffects annotations() {
    return annotations;
  }

  /** Updates the index to another version of the program. */
  public Change update(Program program) {
    oracle = program.types();
    // What the old code calls is asked for after its files are gone, and depends on them.
    subtypeNames();
    List<UnitIndex> added = new ArrayList<>();
    Collection<UnitIndex> gone = exchangeUnits(program, added);
    return exchange(gone, added);
  }

  /**
   * Sets the files of a version, adds the new ones to {@code added}, and returns the removed ones.
   */
  private Collection<UnitIndex> exchangeUnits(Program program, List<UnitIndex> added) {
    IdentityHashMap<CompilationUnit, UnitIndex> before = units;
    List<UnitIndex> now = new ArrayList<>(program.units().size());
    units = new IdentityHashMap<>(program.units().size());
    for (CompilationUnit unit : program.units()) {
      UnitIndex known = before.remove(unit);
      UnitIndex index = known == null ? new UnitIndex(unit, oracle) : known;
      index.at(now.size());
      now.add(index);
      units.put(unit, index);
      if (known == null) {
        added.add(index);
      }
    }
    inOrder = now;
    return before.values();
  }

  private Change exchange(Collection<UnitIndex> gone, List<UnitIndex> added) {
    if (gone.isEmpty() && added.isEmpty()) {
      return new Change(false, List.of(), Set.of());
    }
    fields.exchange(gone, added);
    Map<UnitIndex, UnitIndex> alike = alike(gone, added);
    SymbolReuse reuse = new SymbolReuse(this, symbols, symbolOf);
    alike.forEach((unit, former) -> reuse.note(former));
    gone.forEach(unit -> unit.types().forEach(type -> declarations(type.name()).remove(unit)));
    gone.stream().filter(unit -> !alike.containsValue(unit)).forEach(this::remove);
    alike.forEach(reuse::adopt);
    added.forEach(this::addTypes);
    added.stream().filter(unit -> !alike.containsKey(unit)).forEach(this::add);
    gone.forEach(this::forgetWhatIsGone);
    if (!haveTheSameTypes(gone, added, alike)) {
      subtypes = null;
    }
    int before = targets.version();
    targets.update(lineages(gone, added, alike));
    if (++updates % PRUNE_EVERY == 0) {
      targets.prune();
    }
    boolean isShallow =
        alike.size() == added.size() && alike.size() == gone.size() && targets.version() == before;
    Set<String> changed = new HashSet<>();
    gone.forEach(unit -> changed.addAll(unit.typeNames()));
    added.forEach(unit -> changed.addAll(unit.typeNames()));
    return isShallow && reuse.callsAreTheSame()
        ? new Change(false, reuse.procedures(), changed)
        : new Change(true, List.of(), changed);
  }

  /** Returns the new versions of files with unchanged declarations, each with its old version. */
  private static Map<UnitIndex, UnitIndex> alike(
      Collection<UnitIndex> gone, List<UnitIndex> added) {
    Map<String, UnitIndex> byPath = new HashMap<>();
    gone.forEach(unit -> byPath.put(unit.unit().file().path(), unit));
    Map<UnitIndex, UnitIndex> alike = new LinkedHashMap<>();
    for (UnitIndex unit : added) {
      UnitIndex former = byPath.get(unit.unit().file().path());
      if (former != null && unit.isLike(former)) {
        alike.put(unit, former);
      }
    }
    return alike;
  }

  /** Compares names, because an edit that moves a local class changes its name. */
  private static boolean haveTheSameTypes(
      Collection<UnitIndex> gone, List<UnitIndex> added, Map<UnitIndex, UnitIndex> alike) {
    return alike.size() == gone.size()
        && alike.size() == added.size()
        && alike.entrySet().stream()
            .allMatch(each -> each.getKey().typeNames().equals(each.getValue().typeNames()));
  }

  /** Returns the names of types whose call targets may have changed. */
  private static Set<String> lineages(
      Collection<UnitIndex> gone, List<UnitIndex> added, Map<UnitIndex, UnitIndex> alike) {
    Set<String> changed = new LinkedHashSet<>();
    added.stream()
        .filter(unit -> !alike.containsKey(unit))
        .forEach(unit -> changed.addAll(unit.lineages()));
    gone.stream()
        .filter(unit -> !alike.containsValue(unit))
        .forEach(unit -> changed.addAll(unit.lineages()));
    return changed;
  }

  private void addTypes(UnitIndex unit) {
    for (TypeDecl type : unit.types()) {
      types.computeIfAbsent(type.name(), name -> new Declarations<>()).add(unit, type);
    }
  }

  private void add(UnitIndex unit) {
    for (UnitIndex.Method method : unit.methods()) {
      Symbol symbol = symbols.computeIfAbsent(method.key(), key -> new Symbol());
      Procedure procedure = method.procedure();
      symbol.add(unit, new Symbol.Declared(method.decl(), procedure));
      symbolOf.put(method.decl(), symbol);
      if (procedure != null) {
        procedure.declaredAs(symbol);
      }
    }
  }

  private void remove(UnitIndex unit) {
    unit.procedures().forEach(Procedure::forget);
    for (UnitIndex.Method method : unit.methods()) {
      Symbol symbol = symbolOf.remove(method.decl());
      if (symbol != null) {
        symbol.remove(unit);
      }
    }
  }

  private void forgetWhatIsGone(UnitIndex unit) {
    unit.types().stream()
        .map(TypeDecl::name)
        .filter(name -> declarations(name).isEmpty())
        .forEach(types::remove);
    for (UnitIndex.Method method : unit.methods()) {
      Symbol symbol = symbols.get(method.key());
      if (symbol != null && symbol.isGone()) {
        symbols.remove(method.key());
      }
    }
  }

  private Declarations<TypeDecl> declarations(String type) {
    return types.getOrDefault(type, new Declarations<>());
  }

  public CallTargets targets() {
    return targets;
  }

  public TypeOracle oracle() {
    return oracle;
  }

  /** Returns the files in their order. */
  public List<UnitIndex> units() {
    return inOrder;
  }

  /** Returns the index of a file of the program. */
  public UnitIndex unit(CompilationUnit unit) {
    return Objects.requireNonNull(units.get(unit), "not a file of the program");
  }

  /** Returns the fields of all types. */
  public Map<FieldKey, ProgramField> fields() {
    return fields.current();
  }

  /** Returns a number that changes when the declaration of some field changes. */
  public int fieldsVersion() {
    return fields.version();
  }

  /** Returns the types with the given names, in the order of the files and of the source. */
  public List<TypeDecl> types(Collection<String> names) {
    List<TypeDecl> found = new ArrayList<>();
    for (UnitIndex unit : unitsOf(names)) {
      unit.types().stream()
          .filter(type -> names.contains(type.name()) && type.equals(type(type.name())))
          .forEach(found::add);
    }
    return found;
  }

  /** Returns the names of all types but local and anonymous classes, sorted. */
  public List<String> typeNames() {
    return inOrder.stream()
        .flatMap(unit -> unit.typeNames().stream())
        .filter(name -> !name.contains(UnitIndex.LOCAL))
        .distinct()
        .sorted()
        .toList();
  }

  private List<UnitIndex> unitsOf(Collection<String> types) {
    return types.stream()
        .flatMap(name -> declarations(name).unit().stream())
        .distinct()
        .sorted(Comparator.comparingInt(UnitIndex::position))
        .toList();
  }

  /** Returns a type of the program, null if it declares none of this name. */
  @Nullable
  public TypeDecl type(String name) {
    Declarations<TypeDecl> known = types.get(name);
    return known == null ? null : known.first().orElse(null);
  }

  /** Returns a type and those of its supertypes that are in the program, the nearest first. */
  public List<TypeDecl> lineage(TypeDecl type) {
    List<TypeDecl> lineage = new ArrayList<>(List.of(type));
    for (String name : oracle.supertypes(type.name())) {
      TypeDecl superType = type(name);
      if (superType != null && !name.equals(type.name())) {
        lineage.add(superType);
      }
    }
    return lineage;
  }

  /** Returns the types of the program that inherit from a type, in the order of the source. */
  public List<TypeDecl> subtypes(String name) {
    return subtypeNames().getOrDefault(name, List.of()).stream()
        .map(this::type)
        .filter(Objects::nonNull)
        .toList();
  }

  private synchronized Map<String, List<String>> subtypeNames() {
    Map<String, List<String>> known = subtypes == null ? findSubtypes() : subtypes;
    subtypes = known;
    return known;
  }

  private Map<String, List<String>> findSubtypes() {
    Map<String, List<String>> found = new HashMap<>();
    for (UnitIndex unit : inOrder) {
      for (TypeDecl type : unit.types()) {
        if (type.equals(type(type.name()))) {
          unit.supertypes(type).stream()
              .filter(name -> !name.equals(type.name()) && types.containsKey(name))
              .forEach(
                  name -> found.computeIfAbsent(name, any -> new ArrayList<>()).add(type.name()));
        }
      }
    }
    return found;
  }

  /** Returns the type in which a type is declared. */
  public Optional<TypeDecl> enclosing(TypeDecl type) {
    int cut = type.name().lastIndexOf('$');
    return cut < 0 ? Optional.empty() : Optional.ofNullable(type(type.name().substring(0, cut)));
  }

  public SourceFile fileOf(TypeDecl type) {
    return declarations(type.name())
        .unit()
        .map(unit -> unit.unit().file())
        .orElseThrow(
            () -> new IllegalArgumentException("not a type of the program: " + type.name()));
  }

  /** Returns a method of the program, null if it declares none with this key. */
  @Nullable
  public Symbol symbol(String key) {
    return symbols.get(key);
  }

  /** Returns a method of the program. */
  @Nullable Symbol symbol(MethodDecl method) {
    return symbolOf.get(method);
  }

  /** Returns the code of a method, null if it has none. */
  @Nullable
  public Procedure procedure(MethodDecl method) {
    Symbol symbol = symbolOf.get(method);
    return symbol == null ? null : symbol.procedure(method);
  }

  /** Returns the targets of the calls and method references in some code of the program. */
  public List<CallTarget> calls(Procedure procedure) {
    return procedure.calls(targets, oracle);
  }

  /** Returns the targets of the calls in some code, without what it only hands to other code. */
  public List<CallTarget> directCalls(Procedure procedure) {
    return Calls.direct(procedure.body(), oracle, targets::declaration).stream()
        .map(targets::of)
        .toList();
  }

  /** Returns the code that some code of the program calls. */
  public List<Procedure> callees(Procedure procedure) {
    return procedure.callees(targets, oracle);
  }

  /** Returns the method that a call runs on an object of a class, if it is in the program. */
  Optional<MethodDecl> target(MethodRef called, List<TypeDecl> lineage) {
    if (called.isOverridable()) {
      return lineage.stream()
          .flatMap(type -> type.methods().stream())
          .filter(method -> CallTargets.overrides(method.ref(), called))
          .findFirst();
    }
    return Optional.ofNullable(symbol(called.key())).flatMap(Symbol::method);
  }
}
