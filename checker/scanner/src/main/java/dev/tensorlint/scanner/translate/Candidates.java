// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.scanner.resolve.OverloadSet;
import dev.tensorlint.scanner.source.ClassScope;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.BinaryName;
import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.Erasure;
import dev.tensorlint.scanner.types.Member;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeVariable;
import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds the methods that a call could mean, without a look at its arguments. Many calls from one
 * class mean the same ones: what was found last is kept. Used by one thread.
 */
final class Candidates {

  /** A class may have thousands of overloads for each of thousands of receivers. */
  private static final int MOST_KEPT = 200;

  /** Local classes of one name come and go, so that a name alone would not do. */
  private record MethodKey(
      Type.ClassType receiver,
      @Nullable ClassInfo info,
      String name,
      @Nullable ClassInfo from,
      boolean bySubclass) {}

  private record GroupKey(String name, @Nullable ClassInfo from) {}

  /** What was asked for last. */
  private static final class Recent<K, V> extends LinkedHashMap<K, V> {

    private static final long serialVersionUID = 1L;

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > MOST_KEPT;
    }
  }

  private final Types types;
  private final Map<MethodKey, OverloadSet> methods = new Recent<>();
  private final Map<MethodKey, OverloadSet> constructors = new Recent<>();
  private final Map<GroupKey, List<Group>> groups = new Recent<>();

  Candidates(Types types) {
    this.types = types;
  }

  /** Returns the methods of a receiver that are accessible from a place. */
  OverloadSet of(Type receiver, String name, Scope scope) {
    return receiver instanceof Type.ClassType type
        ? kept(methods, key(type, name, scope, true), () -> find(receiver, name, scope))
        : new OverloadSet(find(receiver, name, scope));
  }

  private MethodKey key(Type.ClassType type, String name, Scope scope, boolean bySubclass) {
    ClassInfo info = types.table().find(type.name());
    return new MethodKey(type, info, name, scope.enclosingClass(), bySubclass);
  }

  private static OverloadSet kept(
      Map<MethodKey, OverloadSet> kept, MethodKey key, Supplier<List<Member>> search) {
    OverloadSet known = kept.get(key);
    if (known == null) {
      known = new OverloadSet(search.get());
      kept.put(key, known);
    }
    return known;
  }

  private List<Member> find(Type receiver, String name, Scope scope) {
    // Only methods of the same parameters can be equal or override one another, and a class may
    // have thousands of overloads: they are compared within their signature, not with all others.
    Map<List<Type>, List<Member>> found = new LinkedHashMap<>();
    for (Type each : parts(receiver)) {
      Type.ClassType type = types.supertypes().membersOf(each);
      if (type != null) {
        types.members().methods(type, name).stream()
            .filter(member -> isAccessible(member.method(), scope))
            .forEach(
                member ->
                    add(
                        member,
                        found.computeIfAbsent(signature(member), key -> new ArrayList<>())));
      }
    }
    return found.values().stream().flatMap(List::stream).toList();
  }

  private static List<Type> signature(Member member) {
    return Erasure.of(member.method().parameters());
  }

  /** The parts of a receiver may inherit one method, or one part overrides that of another one. */
  private void add(Member member, List<Member> same) {
    if (same.stream().noneMatch(other -> other.equals(member) || overrides(other, member))) {
      same.removeIf(other -> overrides(member, other));
      same.add(member);
    }
  }

  private boolean overrides(Member member, Member other) {
    String owner = member.method().owner();
    return !owner.equals(other.method().owner())
        && types.supertypes().isSubclass(owner, other.method().owner());
  }

  private static List<Type> parts(Type receiver) {
    if (receiver instanceof TypeVariable variable) {
      return variable.bounds().stream().flatMap(each -> parts(each).stream()).toList();
    }
    return receiver instanceof Type.Intersection several ? several.components() : List.of(receiver);
  }

  /**
   * Returns the constructors of a class.
   *
   * @param bySubclass whether a subclass calls them, which sees protected ones
   */
  OverloadSet constructors(Type.ClassType type, Scope scope, boolean bySubclass) {
    return kept(
        constructors,
        key(type, MethodRef.CONSTRUCTOR, scope, bySubclass),
        () ->
            find(type, MethodRef.CONSTRUCTOR, scope).stream()
                .filter(member -> bySubclass || !isProtectedElsewhere(member.method(), scope))
                .toList());
  }

  private static boolean isProtectedElsewhere(MethodInfo method, Scope scope) {
    return Access.has(method.flags(), Access.PROTECTED) && !isSamePackage(method, scope);
  }

  private boolean isAccessible(MethodInfo method, Scope scope) {
    if (Access.has(method.flags(), Access.PUBLIC)) {
      return true;
    } else if (Access.has(method.flags(), Access.PRIVATE)) {
      return outermost(place(scope)).equals(outermost(method.owner()));
    }
    boolean isProtected = Access.has(method.flags(), Access.PROTECTED);
    return isSamePackage(method, scope)
        || (isProtected && (method.isConstructor() || inherits(method, scope)));
  }

  private static boolean isSamePackage(MethodInfo method, Scope scope) {
    return BinaryName.packageOf(place(scope)).equals(BinaryName.packageOf(method.owner()));
  }

  /** Protected members are seen from the bodies of subclasses: JLS 6.6.2. */
  private boolean inherits(MethodInfo method, Scope scope) {
    for (ClassScope each = scope.classScope(); each != null; each = each.outer()) {
      if (types.supertypes().isSubclass(each.ownClass().name(), method.owner())) {
        return true;
      }
    }
    return false;
  }

  private static String place(Scope scope) {
    ClassInfo from = scope.enclosingClass();
    return from == null ? "" : from.name();
  }

  private static String outermost(String binaryName) {
    int end = binaryName.indexOf('$', binaryName.lastIndexOf('.') + 2);
    return end < 0 ? binaryName : binaryName.substring(0, end);
  }

  /**
   * Methods of one name that are seen from a place.
   *
   * @param enclosing the class whose members they are, null for static imports
   */
  record Group(@Nullable ClassInfo enclosing, OverloadSet members) {}

  /** Returns the methods that an unqualified call could mean, the innermost class first. */
  List<Group> unqualified(String name, Scope scope) {
    GroupKey key = new GroupKey(name, scope.enclosingClass());
    List<Group> known = groups.get(key);
    if (known == null) {
      known = findGroups(name, scope);
      groups.put(key, known);
    }
    return known;
  }

  private List<Group> findGroups(String name, Scope scope) {
    List<Group> found = new ArrayList<>();
    for (ClassScope each = scope.classScope(); each != null; each = each.outer()) {
      OverloadSet members = of(each.ownClass().thisType(), name, scope);
      if (!members.isEmpty()) {
        found.add(new Group(each.ownClass(), members));
      }
    }
    List<Member> imported = new ArrayList<>();
    for (String owner : scope.unit().staticImports(name)) {
      of(Type.of(owner), name, scope).members().stream()
          .filter(member -> member.method().isStatic())
          .forEach(imported::add);
    }
    if (!imported.isEmpty()) {
      found.add(new Group(null, new OverloadSet(imported)));
    }
    return List.copyOf(found);
  }
}
