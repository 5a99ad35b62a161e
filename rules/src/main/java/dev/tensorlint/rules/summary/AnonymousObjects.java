// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.LocalReads;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What anonymous objects do with the variables that they capture. Each method of such an object is
 * a function that may run at any time; together they do what any of them does.
 */
final class AnonymousObjects {

  private final Library library;
  private final Function<Body, Summary> effects;

  /**
   * @param effects computes the summary of a function
   */
  AnonymousObjects(Library library, Function<Body, Summary> effects) {
    this.library = library;
    this.effects = effects;
  }

  /** Returns the summaries of the objects that a body creates and that capture resources. */
  Map<Span, Summary> in(Body body, Cfg cfg) {
    Map<Span, Summary> found = new HashMap<>();
    for (Instr instr : cfg.instructions()) {
      if (instr instanceof Instr.Capture capture
          && capture.captured().stream().anyMatch(this::isFollowed)) {
        TypeDecl object = capture.object();
        if (object != null) {
          found.put(capture.span(), summary(body, object, capture.captured()));
        }
      }
    }
    return found;
  }

  private boolean isFollowed(Local local) {
    return library.followed(local.type()).isPresent();
  }

  private Summary summary(Body body, TypeDecl object, List<Local> captured) {
    Set<Local> kept = keptFromTheStart(object);
    Map<Local, OperandEffect> known = new HashMap<>();
    for (MethodDecl method : object.methods()) {
      if (method.body() != null && !method.isInitializer()) {
        add(body, method, known);
      }
    }
    List<OperandEffect> all = new ArrayList<>();
    for (Local local : captured) {
      OperandEffect effect = known.getOrDefault(local, OperandEffect.NONE);
      all.add(kept.contains(local) ? OperandEffect.RETAINS : effect);
    }
    return Summary.harmless(captured).withArguments(all);
  }

  private void add(Body body, MethodDecl method, Map<Local, OperandEffect> known) {
    Expr.Lambda function = function(method);
    List<Local> captured = LocalReads.of(function);
    if (captured.stream().noneMatch(this::isFollowed)) {
      return;
    }
    Summary does = effects.apply(body.lambda(new Cfg.Deferred(function, false, null)));
    int first = function.parameters().size();
    for (int i = 0; i < captured.size(); i++) {
      boolean isResult = does.result().from().equals(Operand.argument(first + i));
      boolean isKnown = does.isComplete() && !isResult;
      OperandEffect effect = isKnown ? does.parameter(first + i) : OperandEffect.RETAINS;
      known.merge(captured.get(i), effect, OperandEffect::join);
    }
  }

  private static Expr.Lambda function(MethodDecl method) {
    Stmt code = Objects.requireNonNull(method.body(), "only methods with code");
    return new Expr.Lambda(method.parameters(), code, TypeRef.UNKNOWN, method.span());
  }

  /** Returns the variables that fields and initializers of an object keep. */
  private static Set<Local> keptFromTheStart(TypeDecl object) {
    Mentions mentions = new Mentions();
    object.fields().stream().map(FieldDecl::initializer).forEach(mentions::at);
    object.methods().stream().filter(MethodDecl::isInitializer).forEach(mentions::visitMethod);
    object.types().forEach(mentions::visitType);
    return mentions.found;
  }

  private static final class Mentions extends IrWalker {
    private final Set<Local> found = new HashSet<>();

    void at(@Nullable Expr value) {
      expr(value);
    }

    @Override
    public Unit visitLocalRef(Expr.LocalRef expr) {
      found.add(expr.local());
      return super.visitLocalRef(expr);
    }
  }
}
