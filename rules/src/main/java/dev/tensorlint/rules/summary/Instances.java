// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.typestate.Library;
import dev.tensorlint.rules.typestate.ScopeContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where the program makes objects of its classes. */
final class Instances {

  private final ProgramIndex index;
  private final Library library;
  private final ScopeContexts contexts;
  private final Map<Body, BodyResult> results = new HashMap<>();
  private final Map<String, List<Creation>> creations = new HashMap<>();
  private final Set<String> referenced = new HashSet<>();
  private boolean hasLooked;

  /**
   * @param type binary name of what is made
   * @param isForever whether a static field has it at once
   */
  private record Creation(String type, Body in, boolean isForever) {}

  Instances(ProgramIndex index, Library library, List<BodyResult> results, ScopeContexts contexts) {
    this.index = index;
    this.library = library;
    this.contexts = contexts;
    results.forEach(result -> this.results.put(result.body(), result));
  }

  /**
   * Returns whether all objects of a class that the program makes are held by static fields: they
   * live as long as the program, and what they own does, too.
   */
  boolean liveForever(TypeDecl type) {
    List<Creation> found = creationsOf(type);
    return !found.isEmpty() && found.stream().allMatch(Creation::isForever);
  }

  /**
   * Returns who might have a scope open around a body. The initializers of fields run wherever
   * objects are made.
   */
  ScopeContext contextOf(BodyResult result) {
    Body body = result.body();
    boolean isInitializer = body.code() == null || isInstanceInitializer(body);
    List<Creation> made = isInitializer ? creationsOf(body.type()) : List.of();
    if (made.isEmpty()) {
      return contexts.of(result);
    }
    return made.stream()
        .map(this::contextOf)
        .min(
            Comparator.comparing((ScopeContext context) -> !context.isBare())
                .thenComparing(context -> !context.isSure())
                .thenComparing(context -> context.calls().size()))
        .orElse(ScopeContext.ENTRY);
  }

  private static boolean isInstanceInitializer(Body body) {
    MethodDecl method = body.method();
    return method != null && method.kind() == MethodDecl.Kind.INSTANCE_INITIALIZER;
  }

  private ScopeContext contextOf(Creation creation) {
    BodyResult result = results.get(creation.in());
    if (result == null) {
      return ScopeContext.ENTRY;
    }
    boolean isInside = result.opensScope() && !result.bareCreations().contains(creation.type());
    return isInside ? new ScopeContext(false, true, List.of()) : contexts.of(result);
  }

  /** Returns whether a method is named somewhere without being called there. */
  boolean isReferenced(MethodDecl method) {
    look();
    return referenced.contains(method.ref().key());
  }

  private void look() {
    if (!hasLooked) {
      index.bodies().forEach(this::note);
      hasLooked = true;
    }
  }

  private List<Creation> creationsOf(TypeDecl type) {
    look();
    List<Creation> found = new ArrayList<>();
    creations.forEach(
        (name, made) -> {
          if (library.types().isSubtype(name, type.name())) {
            found.addAll(made);
          }
        });
    return found;
  }

  private void note(Body body) {
    Look look = new Look(body);
    if (body.code() != null) {
      body.code().accept(look);
    }
    for (FieldDecl field : body.initialized()) {
      Expr initializer = field.initializer();
      if (initializer != null) {
        look.value(initializer, field.isStatic());
      }
    }
  }

  private final class Look extends IrWalker {
    private final Body body;
    private boolean isForStaticField;

    Look(Body body) {
      this.body = body;
    }

    void value(Expr value, boolean isStatic) {
      isForStaticField = isStatic;
      value.accept(this);
      isForStaticField = false;
    }

    @Override
    public Unit visitAssign(Expr.Assign expr) {
      if (expr.target() instanceof Expr.FieldRef field && field.isStatic()) {
        value(expr.value(), true);
        return Unit.UNIT;
      }
      return super.visitAssign(expr);
    }

    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      if (expr.callee() instanceof MethodRef method) {
        referenced.add(method.key());
      }
      return super.visitMethodReference(expr);
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      creations
          .computeIfAbsent(expr.type().name(), name -> new ArrayList<>())
          .add(new Creation(expr.type().name(), body, isForStaticField));
      return super.visitNew(expr);
    }
  }
}
