// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.scanner.source.FieldSkeleton;
import dev.tensorlint.scanner.source.MethodSkeleton;
import dev.tensorlint.scanner.source.SyntaxWords;
import dev.tensorlint.scanner.source.TypeParameterSyntax;
import dev.tensorlint.scanner.source.TypeSkeleton;
import dev.tensorlint.scanner.source.TypeSyntax;
import dev.tensorlint.scanner.source.UnitSkeleton;
import dev.tensorlint.scanner.types.Access;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Names whose declarations have changed, so that code which uses them has to be translated again.
 *
 * <p>Code can only depend on a member by naming it, so that a file without the name is not
 * concerned. A type is another matter: a value of it can come from a call, and neither the call nor
 * what is done with the value names the type. So a changed type carries along the types that
 * inherit from it, as they are written, and all members whose declarations speak of it or of one of
 * those. The methods that the language calls without naming them count as a change of their type.
 */
final class DeclarationChanges {

  /** Called by constructors of subclasses, by {@code try}, and by loops. */
  private static final Set<String> CALLED_UNNAMED = Set.of("<init>", "close", "iterator");

  private static final Set<String> OF_OBJECT = Set.of("equals", "hashCode", "toString");

  private final Set<String> types = new HashSet<>();
  private final Set<String> members = new HashSet<>();
  private final Set<String> largeInterfaces = new HashSet<>();

  private record Signature(
      int flags,
      List<TypeParameterSyntax> typeParameters,
      List<TypeSyntax> parameters,
      TypeSyntax result,
      List<TypeSyntax> thrown) {

    static Signature of(MethodSkeleton method) {
      return new Signature(
          method.flags(),
          method.typeParameters(),
          method.parameters(),
          method.result(),
          method.thrown());
    }
  }

  private record Head(
      int flags,
      @Nullable String outer,
      List<TypeParameterSyntax> typeParameters,
      @Nullable TypeSyntax superclass,
      List<TypeSyntax> interfaces) {

    static Head of(TypeSkeleton type) {
      return new Head(
          type.flags(), type.outer(), type.typeParameters(), type.superclass(), type.interfaces());
    }
  }

  boolean isEmpty() {
    return types.isEmpty() && members.isEmpty();
  }

  /** Adds what differs between two versions of a file; null stands for no file. */
  void add(@Nullable UnitSkeleton before, @Nullable UnitSkeleton after) {
    Map<String, TypeSkeleton> old = typesOf(before);
    Map<String, TypeSkeleton> now = typesOf(after);
    boolean namesMeanTheSame =
        before != null
            && after != null
            && before.packageName().equals(after.packageName())
            && before.imports().equals(after.imports());
    if (!namesMeanTheSame) {
      old.values().forEach(type -> types.add(type.simpleName()));
      now.values().forEach(type -> types.add(type.simpleName()));
      return;
    }
    Set<String> names = new HashSet<>(old.keySet());
    names.addAll(now.keySet());
    names.forEach(name -> add(old.get(name), now.get(name)));
  }

  private static Map<String, TypeSkeleton> typesOf(@Nullable UnitSkeleton unit) {
    Map<String, TypeSkeleton> found = new LinkedHashMap<>();
    if (unit != null) {
      collect(unit.types(), found);
    }
    return found;
  }

  private static void collect(List<TypeSkeleton> types, Map<String, TypeSkeleton> found) {
    for (TypeSkeleton type : types) {
      found.putIfAbsent(type.name(), type);
      collect(type.types(), found);
    }
  }

  private void add(@Nullable TypeSkeleton old, @Nullable TypeSkeleton now) {
    if (old == null || now == null) {
      types.add((old == null ? java.util.Objects.requireNonNull(now) : old).simpleName());
      return;
    }
    if (!Head.of(old).equals(Head.of(now))) {
      types.add(now.simpleName());
    }
    addFields(old, now);
    addMethods(old, now);
  }

  private void addFields(TypeSkeleton old, TypeSkeleton now) {
    Set<String> changed = differences(fields(old), fields(now));
    members.addAll(changed);
    if (!changed.isEmpty() && Access.has(now.flags(), Access.RECORD)) {
      types.add(now.simpleName());
    }
  }

  private static Map<String, FieldSkeleton> fields(TypeSkeleton type) {
    Map<String, FieldSkeleton> found = new LinkedHashMap<>();
    type.fields().forEach(field -> found.putIfAbsent(field.name(), field));
    return found;
  }

  private void addMethods(TypeSkeleton old, TypeSkeleton now) {
    Set<String> changed = differences(methods(old), methods(now));
    members.addAll(changed);
    // A lambda calls the method of an interface, and names neither.
    boolean isForLambdas = mayBeForLambdas(old) || mayBeForLambdas(now);
    if (changed.stream().anyMatch(name -> isForLambdas || CALLED_UNNAMED.contains(name))) {
      types.add(now.simpleName());
    } else if (!changed.isEmpty() && Access.has(now.flags(), Access.INTERFACE)) {
      largeInterfaces.add(now.simpleName());
    }
  }

  /**
   * Of all that an interface declares and inherits, one method alone can be abstract; those of
   * {@code Object} do not count.
   */
  private static boolean mayBeForLambdas(TypeSkeleton type) {
    return Access.has(type.flags(), Access.INTERFACE)
        && type.methods().stream()
                .filter(method -> Access.has(method.flags(), Access.ABSTRACT))
                .map(MethodSkeleton::name)
                .filter(name -> !OF_OBJECT.contains(name))
                .distinct()
                .count()
            < 2;
  }

  private static Map<String, List<Signature>> methods(TypeSkeleton type) {
    Map<String, List<Signature>> found = new LinkedHashMap<>();
    for (MethodSkeleton method : type.methods()) {
      found.computeIfAbsent(method.name(), any -> new ArrayList<>()).add(Signature.of(method));
    }
    return found;
  }

  private static <T> Set<String> differences(Map<String, T> old, Map<String, T> now) {
    Map<String, T> all = new HashMap<>(old);
    all.putAll(now);
    all.keySet().removeIf(name -> old.containsKey(name) && old.get(name).equals(now.get(name)));
    return all.keySet();
  }

  /**
   * The words of which a file must mention one to be concerned.
   *
   * @param members of a file that mentions only these, the translation alone can change
   * @param types of a file that mentions one of these, also what is known of the types in it
   */
  record Words(Set<String> members, Set<String> types) {

    Set<String> all() {
      Set<String> all = new HashSet<>(members);
      all.addAll(types);
      return all;
    }
  }

  /**
   * Returns the words of which a file must mention one to be concerned.
   *
   * @param units all files as they are now
   */
  Words words(Collection<UnitSkeleton> units) {
    Set<String> words = new HashSet<>();
    List<TypeSkeleton> all = new ArrayList<>();
    if (!types.isEmpty() || !largeInterfaces.isEmpty()) {
      units.forEach(unit -> all.addAll(typesOf(unit).values()));
    }
    largeInterfaces.stream().filter(name -> hasHeirForLambdas(name, all)).forEach(types::add);
    if (!types.isEmpty()) {
      Set<String> carried = withHeirs(types, all);
      words.addAll(carried);
      addMembersThatSpeakOf(new SyntaxWords(carried), all, words);
    }
    return new Words(Set.copyOf(members), words);
  }

  /** An heir may implement all but one of the methods of an interface. */
  private static boolean hasHeirForLambdas(String type, List<TypeSkeleton> all) {
    Set<String> heirs = withHeirs(Set.of(type), all);
    return all.stream()
        .filter(each -> heirs.contains(each.simpleName()))
        .filter(each -> Access.has(each.flags(), Access.INTERFACE))
        .anyMatch(each -> !each.simpleName().equals(type) && implementsSome(each));
  }

  private static boolean implementsSome(TypeSkeleton type) {
    return type.methods().stream().anyMatch(each -> !Access.has(each.flags(), Access.ABSTRACT));
  }

  private static Set<String> withHeirs(Set<String> types, List<TypeSkeleton> all) {
    Set<String> carried = new HashSet<>(types);
    SyntaxWords words = new SyntaxWords(carried);
    int before;
    do {
      before = carried.size();
      all.stream().filter(words::areInHead).forEach(type -> carried.add(type.simpleName()));
    } while (carried.size() > before);
    return carried;
  }

  private static void addMembersThatSpeakOf(
      SyntaxWords names, List<TypeSkeleton> all, Set<String> words) {
    for (TypeSkeleton type : all) {
      type.fields().stream().filter(names::areIn).forEach(field -> words.add(field.name()));
      type.methods().stream().filter(names::areIn).forEach(method -> words.add(method.name()));
    }
  }
}
