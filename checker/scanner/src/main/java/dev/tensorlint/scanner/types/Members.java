// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.MethodRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Answers which members a type declares and inherits. Thread-safe. */
public final class Members {

  private record Key(String type, String name) {}

  /** A method and its declaring class in terms of the type that has it as a member. */
  private record Inherited(MethodInfo method, Type.ClassType owner) {}

  private final TypeTable table;
  private final Supertypes supertypes;
  private final Map<Key, List<Inherited>> methods = new ConcurrentHashMap<>();

  public Members(TypeTable table, Supertypes supertypes) {
    this.table = table;
    this.supertypes = supertypes;
  }

  /** Returns the methods of a name, overridden ones left out, the nearest declaring type first. */
  public List<Member> methods(Type.ClassType type, String name) {
    Substitution substitution = supertypes.substitution(type);
    return inherited(type.name(), name).stream()
        .map(each -> new Member(each.method(), ownerSubstitution(each, substitution)))
        .toList();
  }

  private Substitution ownerSubstitution(Inherited member, Substitution ofType) {
    return supertypes.substitution((Type.ClassType) ofType.apply(member.owner()));
  }

  /** Returns the methods of a name without regard to type arguments. */
  public List<MethodInfo> methods(String type, String name) {
    return inherited(type, name).stream().map(Inherited::method).toList();
  }

  /** Forgets all members: those of a class that is declared anew are others for its heirs too. */
  void forget() {
    methods.clear();
  }

  private List<Inherited> inherited(String type, String name) {
    Key key = new Key(type, name);
    List<Inherited> known = methods.get(key);
    if (known == null) {
      known = collect(type, name);
      methods.put(key, known);
    }
    return known;
  }

  private List<Inherited> collect(String type, String name) {
    ClassInfo info = table.find(type);
    if (info == null) {
      return List.of();
    }
    Inheritance found = new Inheritance();
    for (MethodInfo method : info.methods(name)) {
      found.declare(new Inherited(method, info.thisType()));
    }
    if (!name.equals(MethodRef.CONSTRUCTOR)) {
      inherit(info, name, found);
    }
    return List.copyOf(found.members);
  }

  /**
   * The methods of one name that a type declares and inherits. Each signature is looked up, not
   * searched: a class and its superclass may have thousands of overloads each.
   */
  private final class Inheritance {

    final List<Inherited> members = new ArrayList<>();
    private final Map<List<Type>, Integer> bySignature = new HashMap<>();

    /**
     * Those for which a superclass has a body, which implements them even where it is overridden.
     */
    private final Set<List<Type>> bodies = new HashSet<>();

    void declare(Inherited member) {
      bySignature.putIfAbsent(signature(member), members.size());
      members.add(member);
    }

    void inherit(Inherited candidate) {
      List<Type> signature = signature(candidate);
      noteBody(candidate.method(), signature);
      Integer known = bySignature.get(signature);
      if (known == null) {
        declare(candidate);
      } else if (!bodies.contains(signature) || !isInterface(candidate.method().owner())) {
        members.set(known, preferred(members.get(known), candidate));
      }
    }

    private void noteBody(MethodInfo method, List<Type> signature) {
      boolean isOfObject = method.owner().equals(Type.ClassType.OBJECT.name());
      if (!method.isAbstract() && !isOfObject && !isInterface(method.owner())) {
        bodies.add(signature);
      }
    }
  }

  private void inherit(ClassInfo info, String name, Inheritance found) {
    // The breadth-first closure visits superclasses before the interfaces of the same level, but
    // a class must come before any interface, as in javac's lookup.
    for (boolean interfaces : new boolean[] {false, true}) {
      for (String ancestor : supertypes.closure(info.name())) {
        ClassInfo declaring = table.find(ancestor);
        if (declaring != null && declaring != info && declaring.isInterface() == interfaces) {
          declaring.methods(name).forEach(method -> inherit(info, declaring, method, found));
        }
      }
    }
  }

  private void inherit(ClassInfo info, ClassInfo declaring, MethodInfo method, Inheritance found) {
    Type.ClassType owner = supertypes.asSuper(info.thisType(), declaring.name());
    boolean isInherited =
        !Access.has(method.flags(), Access.PRIVATE)
            && !(declaring.isInterface() && method.isStatic());
    if (owner != null && isInherited) {
      found.inherit(new Inherited(method, owner));
    }
  }

  private List<Type> signature(Inherited member) {
    return Erasure.of(supertypes.substitution(member.owner()).apply(member.method().parameters()));
  }

  private Inherited preferred(Inherited known, Inherited candidate) {
    String knownOwner = known.method().owner();
    String owner = candidate.method().owner();
    if (supertypes.isSubclass(knownOwner, owner)) {
      return known;
    } else if (supertypes.isSubclass(owner, knownOwner) && !knownOwner.equals("java.lang.Object")) {
      return candidate;
    }
    if (!known.method().isAbstract()) {
      return known;
    }
    boolean firstBody = !candidate.method().isAbstract();
    return firstBody
            || (!isInterface(knownOwner) && isInterface(owner))
            || isMoreExact(candidate, known)
        ? candidate
        : known;
  }

  /** Of methods without code, the one with the narrowest result is called (JLS 15.12.2.5). */
  private boolean isMoreExact(Inherited candidate, Inherited known) {
    return returned(candidate) instanceof Type.ClassType narrow
        && returned(known) instanceof Type.ClassType wide
        && !narrow.name().equals(wide.name())
        && supertypes.isSubclass(narrow.name(), wide.name());
  }

  private Type returned(Inherited member) {
    return supertypes.substitution(member.owner()).apply(member.method().returnType());
  }

  private boolean isInterface(String name) {
    ClassInfo info = table.find(name);
    return info != null && info.isInterface();
  }

  /** Returns whether a type may declare or inherit a field or method of a name. */
  public boolean isNamed(String type, String name) {
    return supertypes.closure(type).stream()
        .map(table::find)
        .anyMatch(info -> info != null && info.memberNames().contains(name));
  }

  /** Returns the field of a name that a type declares or inherits, its type as seen there. */
  public @Nullable FieldInfo field(Type.ClassType type, String name) {
    return field(type, name, new HashSet<>());
  }

  /**
   * @param without types that do not have it: there may be very many ways up
   */
  private @Nullable FieldInfo field(Type.ClassType type, String name, Set<String> without) {
    ClassInfo info = without.add(type.name()) ? table.find(type.name()) : null;
    if (info == null) {
      return null;
    }
    FieldInfo own = info.field(name);
    if (own != null) {
      Type seen = supertypes.substitution(type).apply(own.type());
      return new FieldInfo(own.owner(), name, Substitution.upper(seen), own.flags());
    }
    for (Type.ClassType ancestor : supertypes.direct(type)) {
      FieldInfo inherited = field(ancestor, name, without);
      if (inherited != null && !Access.has(inherited.flags(), Access.PRIVATE)) {
        return inherited;
      }
    }
    return null;
  }

  /** Returns the binary name of a member type that a type declares or inherits. */
  public @Nullable String memberType(String type, String simpleName) {
    // Its supertypes may be just about to be found out, by the names of its member types.
    String own = ownType(type, simpleName);
    if (own != null) {
      return own;
    }
    for (String ancestor : supertypes.closure(type)) {
      String found = ownType(ancestor, simpleName);
      if (found != null) {
        return isInherited(found, type)
            ? found
            : inheritedType(type, type, simpleName, new HashSet<>());
      }
    }
    return null;
  }

  private @Nullable String ownType(String type, String simpleName) {
    ClassInfo info = table.find(type);
    return info == null ? null : info.memberTypes().get(simpleName);
  }

  /**
   * A member type that is not inherited hides those of the supertypes of its class all the same.
   *
   * @param without types that do not have it: there may be very many ways up
   */
  private @Nullable String inheritedType(
      String heir, String type, String simpleName, Set<String> without) {
    for (Type.ClassType ancestor : supertypes.direct(Type.of(type))) {
      if (without.add(ancestor.name())) {
        String own = ownType(ancestor.name(), simpleName);
        String found =
            own == null ? inheritedType(heir, ancestor.name(), simpleName, without) : own;
        if (found != null && isInherited(found, heir)) {
          return found;
        }
      }
    }
    return null;
  }

  /** JLS 8.5. */
  private boolean isInherited(String memberType, String heir) {
    ClassInfo info = table.find(memberType);
    if (info == null || Access.has(info.flags(), Access.PUBLIC | Access.PROTECTED)) {
      return true;
    }
    return !Access.has(info.flags(), Access.PRIVATE)
        && packageOf(memberType).equals(packageOf(heir));
  }

  private static String packageOf(String binaryName) {
    return binaryName.substring(0, binaryName.lastIndexOf('.') + 1);
  }
}
