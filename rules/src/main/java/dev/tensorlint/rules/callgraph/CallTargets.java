// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodAnnotations;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The methods of the program that calls can reach, kept up to date while the program changes. */
public final class CallTargets {

  private final ProgramIndex index;
  private final Map<String, Map<MethodRef, WeakReference<CallTarget>>> byOwner = new HashMap<>();
  private int version;

  CallTargets(ProgramIndex index) {
    this.index = index;
  }

  /** Returns a number that changes when the targets of some call change. */
  public int version() {
    return version;
  }

  /**
   * Returns the targets of calls of a method. They are weakly referenced here. Threads that analyse
   * a program may call it at the same time.
   */
  public synchronized CallTarget of(MethodRef called) {
    Map<MethodRef, WeakReference<CallTarget>> known =
        byOwner.computeIfAbsent(called.owner(), owner -> new HashMap<>());
    WeakReference<CallTarget> reference = known.get(called);
    CallTarget found = reference == null ? null : reference.get();
    if (found == null) {
      found = new CallTarget(called, reached(called));
      known.put(called, new WeakReference<>(found));
    }
    return found;
  }

  /**
   * Recomputes the targets of calls.
   *
   * @param owners names of types that have changed, and of their supertypes
   */
  void update(Collection<String> owners) {
    boolean isNews = false;
    for (String owner : owners) {
      for (WeakReference<CallTarget> each : byOwner.getOrDefault(owner, Map.of()).values()) {
        CallTarget target = each.get();
        isNews |= target != null && target.update(reached(target.called()));
      }
    }
    if (isNews) {
      version++;
    }
  }

  /** Returns the declaration of a type of the program, null for other types. */
  @Nullable TypeDecl declaration(String type) {
    return index.type(type);
  }

  /** Removes targets to which no code refers any more. */
  void prune() {
    byOwner.values().forEach(known -> known.values().removeIf(each -> each.get() == null));
    byOwner.values().removeIf(Map::isEmpty);
  }

  private CallTarget.Reached reached(MethodRef called) {
    TypeDecl owner = index.type(called.owner());
    if (owner == null) {
      return CallTarget.Reached.NOTHING;
    }
    List<MethodDecl> meant =
        called.mayBeSeveral()
            ? owner.methods().stream().filter(each -> called.mayMean(each.ref())).toList()
            : List.of();
    return meant.size() > 1 ? ofSeveral(meant) : ofOne(called);
  }

  private CallTarget.Reached ofOne(MethodRef called) {
    List<Symbol> found = new ArrayList<>();
    Symbol declared = index.symbol(called.key());
    if (declared != null) {
      found.add(declared);
      Optional<MethodDecl> method = declared.method();
      if (called.isOverridable() && method.isPresent()) {
        addOverriders(called.owner(), method.get().ref(), found);
      }
    }
    found.removeIf(symbol -> symbol.procedure() == null);
    boolean isImplemented = declared != null && found.contains(declared);
    return new CallTarget.Reached(
        List.copyOf(found),
        isImplemented,
        found.isEmpty() ? implicit(called).or(() -> stated(declared)) : Optional.empty());
  }

  /** Returns what a call reaches that may mean any of some overloads. */
  private CallTarget.Reached ofSeveral(List<MethodDecl> overloads) {
    Set<Symbol> found = new LinkedHashSet<>();
    boolean isImplemented = true;
    for (MethodDecl method : overloads) {
      CallTarget.Reached one = ofOne(method.ref());
      found.addAll(one.symbols());
      isImplemented &= one.isImplemented();
    }
    return new CallTarget.Reached(List.copyOf(found), isImplemented, Optional.empty());
  }

  private void addOverriders(String owner, MethodRef overridden, List<Symbol> found) {
    for (TypeDecl heir : index.subtypes(owner)) {
      for (MethodDecl method : heir.methods()) {
        Symbol symbol = overrides(method.ref(), overridden) ? index.symbol(method) : null;
        if (symbol != null) {
          found.add(symbol);
        }
      }
    }
  }

  static boolean overrides(MethodRef method, MethodRef overridden) {
    return overridden.isOverridable()
        && !method.isStatic()
        && method.name().equals(overridden.name())
        && method.parameters().size() == overridden.parameters().size();
  }

  /** Returns what the annotations of a method without code state. */
  private Optional<Summary> stated(@Nullable Symbol declared) {
    return declared == null
        ? Optional.empty()
        : declared
            .method()
            .flatMap(
                method -> index.annotations().summary(method.ref(), MethodAnnotations.of(method)));
  }

  private Optional<Summary> implicit(MethodRef called) {
    TypeDecl type = index.type(called.owner());
    return type == null ? Optional.empty() : ImplicitMembers.effects(type, called);
  }
}
