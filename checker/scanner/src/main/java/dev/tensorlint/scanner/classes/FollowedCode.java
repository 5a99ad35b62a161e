// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.scanner.types.Supertypes;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The translated classes of libraries, and which of their methods are followed. A followed method
 * is one that is called, one that overrides it, and one that ends an object whose methods are
 * called: without parameters and result. Beside them the code that assigns fields of their classes
 * is kept, so that what fields hold is known. All other methods lose their code: it is as unknown
 * as that of a library which is not followed. Not thread-safe.
 */
public final class FollowedCode {

  private record Member(CompilationUnit unit, TypeDecl type, MethodDecl method) {}

  private final Supertypes supertypes;
  private final Map<String, CompilationUnit> units = new TreeMap<>();
  private final Map<String, Map<String, Member>> bySignature = new HashMap<>();
  private final Map<String, Set<String>> called = new HashMap<>();
  private final Set<String> followed = new HashSet<>();
  private final Set<String> kept = new HashSet<>();
  private final Set<String> reached = new HashSet<>();
  private final Set<String> used = new HashSet<>();

  public FollowedCode(Supertypes supertypes) {
    this.supertypes = supertypes;
  }

  /** Returns whether a method is followed. */
  public boolean follows(MethodRef method) {
    return followed.contains(method.key());
  }

  /** Returns whether a method of some name is followed, written {@code package.Type.method}. */
  public boolean isFollowed(String name) {
    String start =
        name.substring(0, name.lastIndexOf('.'))
            + "#"
            + name.substring(name.lastIndexOf('.') + 1)
            + "(";
    return followed.stream().anyMatch(each -> each.startsWith(start));
  }

  /** Adds the classes of a source file, in the place of what was there of them. */
  public void add(CompilationUnit unit) {
    units.put(unit.file().path(), unit);
    unit.types().forEach(type -> add(unit, type));
  }

  private void add(CompilationUnit unit, TypeDecl type) {
    for (MethodDecl each : type.methods()) {
      bySignature
          .computeIfAbsent(signature(each.ref()), any -> new TreeMap<>())
          .put(each.ref().key(), new Member(unit, type, each));
    }
    type.types().forEach(nested -> add(unit, nested));
  }

  private static String signature(MethodRef method) {
    return method.key().substring(method.owner().length());
  }

  /**
   * What the next calls add.
   *
   * @param followed methods whose own calls are followed, too
   * @param kept the methods that only keep their code
   * @param used types with fields whose first values are followed
   */
  public record Layer(List<MethodDecl> followed, List<MethodDecl> kept, List<TypeDecl> used) {

    /** Returns how many methods it has. */
    public int size() {
      return followed.size() + kept.size();
    }
  }

  /** Returns what some calls add to the classes that are there. Changes nothing that is kept. */
  public Layer layer(Collection<MethodRef> calls) {
    for (MethodRef each : calls) {
      called.computeIfAbsent(signature(each), any -> new TreeSet<>()).add(each.owner());
    }
    Map<String, MethodDecl> next = new TreeMap<>();
    Map<String, TypeDecl> types = new TreeMap<>();
    Set<CompilationUnit> files = Collections.newSetFromMap(new IdentityHashMap<>());
    called.forEach(
        (signature, owners) ->
            bySignature.getOrDefault(signature, Map.of()).values().stream()
                .filter(each -> isCalled(each, owners))
                .forEach(each -> reach(each, next, types, files)));
    List<MethodDecl> writers =
        files.stream()
            .flatMap(unit -> FieldWriters.in(unit).stream())
            .filter(each -> !next.containsKey(key(each)) && !followed.contains(key(each)))
            .toList();
    return new Layer(List.copyOf(next.values()), writers, List.copyOf(types.values()));
  }

  private static String key(MethodDecl method) {
    return method.ref().key();
  }

  private boolean isCalled(Member member, Set<String> owners) {
    String type = member.type().name();
    if (followed.contains(key(member.method()))) {
      return false;
    }
    boolean mayOverride = member.method().kind() == MethodDecl.Kind.METHOD;
    return owners.contains(type)
        || (mayOverride && supertypes.closure(type).stream().anyMatch(owners::contains));
  }

  private void reach(
      Member member,
      Map<String, MethodDecl> next,
      Map<String, TypeDecl> types,
      Set<CompilationUnit> files) {
    next.put(key(member.method()), member.method());
    if (!reached.contains(member.unit().file().path())) {
      files.add(member.unit());
    }
    TypeDecl type = member.type();
    boolean isFirst = !used.contains(type.name()) && !types.containsKey(type.name());
    if (!member.method().ref().isStatic() && isFirst) {
      types.put(type.name(), type);
      type.methods().stream()
          .filter(each -> endsAnObject(each) && !followed.contains(key(each)))
          .forEach(each -> next.put(key(each), each));
    }
  }

  private static boolean endsAnObject(MethodDecl method) {
    return method.kind() == MethodDecl.Kind.METHOD
        && method.body() != null
        && !method.has(Modifier.STATIC)
        && method.parameters().isEmpty()
        && method.ref().returnType().isVoid();
  }

  /** Keeps the code of a layer. */
  public void keep(Layer layer) {
    layer.followed().forEach(each -> followed.add(key(each)));
    layer.kept().forEach(each -> kept.add(key(each)));
    layer.used().forEach(each -> used.add(each.name()));
    units.forEach(
        (path, unit) -> {
          if (hasFollowed(unit.types())) {
            reached.add(path);
          }
        });
  }

  private boolean hasFollowed(List<TypeDecl> types) {
    return types.stream()
        .anyMatch(
            type ->
                type.methods().stream().anyMatch(each -> followed.contains(key(each)))
                    || hasFollowed(type.types()));
  }

  /** Returns the files with followed methods, in which only what is kept has code. */
  public List<CompilationUnit> units() {
    return units.entrySet().stream()
        .filter(each -> reached.contains(each.getKey()))
        .map(each -> reduced(each.getValue()))
        .toList();
  }

  private CompilationUnit reduced(CompilationUnit unit) {
    return new CompilationUnit(
        unit.file(), unit.packageName(), reduced(unit.types()), unit.unresolvedNames());
  }

  private List<TypeDecl> reduced(List<TypeDecl> types) {
    return types.stream()
        .map(
            each ->
                new TypeDecl(
                    each.kind(),
                    each.name(),
                    each.supertypes(),
                    each.modifiers(),
                    each.annotations(),
                    each.fields(),
                    each.methods().stream().map(this::reduced).toList(),
                    reduced(each.types()),
                    each.span(),
                    each.nameSpan()))
        .toList();
  }

  private MethodDecl reduced(MethodDecl method) {
    boolean isKept =
        method.body() == null || followed.contains(key(method)) || kept.contains(key(method));
    return isKept
        ? method
        : new MethodDecl(
            method.kind(),
            method.ref(),
            method.parameters(),
            method.modifiers(),
            method.annotations(),
            null,
            method.span(),
            method.nameSpan());
  }
}
