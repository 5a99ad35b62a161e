// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.coverage;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Looks for the calls on modelled types in one file. */
final class UnitCalls extends IrWalker {

  private final SourceFile file;
  private final ModelledTypes types;
  private final List<UnresolvedName> names = new ArrayList<>();
  private final Set<String> used = new TreeSet<>();

  /** Unresolved callees that have to do with modelled types, and the calls of them. */
  private final Set<@Nullable Object> lost = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Unresolved callees that the Java which runs does not have, and what comes of them. */
  private final Set<Callee> newer = Collections.newSetFromMap(new IdentityHashMap<>());

  private int calls;
  private int unresolved;

  UnitCalls(SourceFile file, ModelledTypes types) {
    this.file = file;
    this.types = types;
  }

  int calls() {
    return calls;
  }

  int unresolved() {
    return unresolved;
  }

  List<UnresolvedName> names() {
    return names;
  }

  /** Returns the modelled types that the code names or has values of. */
  Set<String> used() {
    return used;
  }

  @Override
  public void visitType(TypeDecl type) {
    type.supertypes().forEach(this::use);
    for (FieldDecl field : type.fields()) {
      use(field.type());
    }
    super.visitType(type);
  }

  @Override
  public void visitLocal(Local local) {
    use(local.type());
  }

  private void use(TypeRef type) {
    if (types.names(type.name())) {
      used.add(type.name());
    }
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    super.visitCall(expr);
    Expr target = expr.target();
    TypeRef receiver = target == null ? TypeRef.UNKNOWN : target.type();
    use(expr.type());
    count(expr.callee(), receiver, expr.arguments(), target, expr.nameSpan());
    boolean isLost = lost.contains(expr.callee()) || isUnknownValue(expr);
    if (isLost) {
      lost.add(expr);
    }
    return Unit.UNIT;
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    super.visitNew(expr);
    use(expr.type());
    count(expr.constructor(), expr.type(), expr.arguments(), null, expr.span());
    return Unit.UNIT;
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    super.visitMethodReference(expr);
    Expr target = expr.target();
    TypeRef receiver = target == null ? expr.qualifier() : target.type();
    count(expr.callee(), receiver, List.of(), target, expr.span());
    return Unit.UNIT;
  }

  private void count(
      Callee callee, TypeRef receiver, List<Expr> arguments, @Nullable Expr target, Span at) {
    TypeRef owner =
        callee instanceof MethodRef method
            ? TypeRef.of(method.owner())
            : ((UnresolvedMethod) callee).owner();
    use(owner);
    boolean isModelled = types.covers(owner) || types.covers(receiver);
    if (isModelled) {
      calls++;
    }
    if (callee instanceof UnresolvedMethod method) {
      unresolved += isModelled ? 1 : 0;
      boolean isNear =
          lost.contains(target)
              || holdsModelled(receiver)
              || arguments.stream().anyMatch(each -> types.covers(each.type()));
      if (isNewer(method, target, arguments)) {
        newer.add(method);
      }
      if (isModelled || isNear) {
        names.add(name(method, at));
        lost.add(method);
      }
    }
  }

  /** Returns whether a container of the JDK has elements of a modelled type. */
  private boolean holdsModelled(TypeRef type) {
    return JdkNames.isOfJdk(type)
        && type.arguments().stream().anyMatch(each -> types.covers(each) || holdsModelled(each));
  }

  /** Returns whether a call is unresolved as the Java that runs does not have what it names. */
  private boolean isNewer(UnresolvedMethod method, @Nullable Expr target, List<Expr> arguments) {
    return isMissingInJdk(method)
        || isOfNewer(target)
        || arguments.stream().anyMatch(this::isOfNewer);
  }

  private boolean isMissingInJdk(UnresolvedMethod method) {
    TypeRef owner = method.owner();
    return JdkNames.isOfJdk(owner)
        && (!types.isDeclared(owner.name())
            || (types.isFullyKnown(owner.name())
                && types.types().methods(owner.name(), method.name()).isEmpty()));
  }

  private boolean isOfNewer(@Nullable Expr expr) {
    return expr != null
        && ((expr instanceof Expr.Call call && newer.contains(call.callee()))
            || (JdkNames.isOfJdk(expr.type()) && !types.isDeclared(expr.type().name())));
  }

  /** A modelled type may give a value of a type that is not known. */
  private boolean isUnknownValue(Expr.Call expr) {
    return !expr.type().isKnown()
        && expr.callee() instanceof MethodRef method
        && types.covers(TypeRef.of(method.owner()));
  }

  private UnresolvedName name(UnresolvedMethod lost, Span span) {
    UnresolvedName found = nameOf(lost, span);
    return newer.contains(lost) ? found.with(UnresolvedName.Cure.RUN_NEWER_JAVA) : found;
  }

  private UnresolvedName nameOf(UnresolvedMethod lost, Span span) {
    Position at = file.positionOf(span.start());
    TypeRef owner = lost.owner();
    boolean isConstructor = lost.name().equals(MethodRef.CONSTRUCTOR);
    String name = isConstructor ? "new " + owner.simpleName() : lost.name();
    if (!owner.isKnown()) {
      return unresolved(at, name, "the type before it is not known", true);
    }
    boolean hasName = !types.types().methods(owner.name(), lost.name()).isEmpty();
    String method = isConstructor ? "constructor" : "method `" + lost.name() + "`";
    String why =
        hasName
            ? "no " + method + " of `" + owner + "` is known to take these arguments"
            : "`" + owner + "` is not known to have a " + method;
    return unresolved(at, name, why, hasName || !types.isFullyKnown(owner.name()));
  }

  private UnresolvedName unresolved(Position at, String name, String why, boolean isForClasspath) {
    UnresolvedName.Cure cure =
        isForClasspath ? UnresolvedName.Cure.ADD_CLASSPATH : UnresolvedName.Cure.COMPILE;
    return new UnresolvedName(file.path(), at.line(), at.column(), name, why, cure);
  }
}
