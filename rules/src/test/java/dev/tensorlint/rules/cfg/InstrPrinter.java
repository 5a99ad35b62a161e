// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes instructions; temporaries are numbered anew, in the order in which they are shown. */
final class InstrPrinter implements Instr.Visitor<String> {

  private final Map<Slot, String> temporaries = new HashMap<>();

  String print(Instr instr) {
    return CfgPrinter.doesNothing(instr) ? "branch" : instr.accept(this);
  }

  @Override
  public String visitJoin(Instr.Join instr) {
    return "join";
  }

  @Override
  public String visitLoad(Instr.Load instr) {
    Constant value = instr.value();
    String shown = value == Constant.OTHER ? "constant" : value.name().toLowerCase(Locale.ROOT);
    return slot(instr.target()) + " = " + shown;
  }

  @Override
  public String visitCopy(Instr.Copy instr) {
    return slot(instr.target()) + " = " + slot(instr.source());
  }

  @Override
  public String visitLoadThis(Instr.LoadThis instr) {
    return slot(instr.target()) + " = this";
  }

  @Override
  public String visitLoadField(Instr.LoadField instr) {
    return slot(instr.target()) + " = " + field(instr.object(), instr.field());
  }

  @Override
  public String visitStoreField(Instr.StoreField instr) {
    return field(instr.object(), instr.field()) + " = " + slot(instr.source());
  }

  @Override
  public String visitLoadElement(Instr.LoadElement instr) {
    return slot(instr.target()) + " = element of " + slot(instr.container());
  }

  @Override
  public String visitBeginIterations(Instr.BeginIterations instr) {
    return "rounds over " + slot(instr.container());
  }

  @Override
  public String visitEndIterations(Instr.EndIterations instr) {
    String how = instr.isEmptied() ? ", nothing is left" : instr.isExhausted() ? "" : " early";
    return "rounds end" + how;
  }

  @Override
  public String visitStoreElement(Instr.StoreElement instr) {
    return "element of " + slot(instr.container()) + " = " + slot(instr.source());
  }

  @Override
  public String visitInvoke(Instr.Invoke instr) {
    return slot(instr.target()) + " = " + call(instr);
  }

  @Override
  public String visitCapture(Instr.Capture instr) {
    return slot(instr.target())
        + " = function of "
        + instr.captured().stream().map(local -> local.name()).toList();
  }

  @Override
  public String visitGather(Instr.Gather instr) {
    return slot(instr.target()) + " = array of " + slots(instr.elements());
  }

  @Override
  public String visitUnknown(Instr.Unknown instr) {
    return "unknown";
  }

  @Override
  public String visitEnterScope(Instr.EnterScope instr) {
    return slot(instr.scope()) + " = enter scope";
  }

  @Override
  public String visitLeaveScope(Instr.LeaveScope instr) {
    Slot survivor = instr.survivor();
    return "leave scope " + slot(instr.scope()) + (survivor == null ? "" : ", " + slot(survivor));
  }

  @Override
  public String visitForget(Instr.Forget instr) {
    return "forget " + slots(List.copyOf(instr.slots()));
  }

  @Override
  public String visitReturn(Instr.Return instr) {
    Slot value = instr.value();
    return instr.isEnd() ? "end" : "return" + (value == null ? "" : " " + slot(value));
  }

  @Override
  public String visitThrow(Instr.Throw instr) {
    return "throw " + slot(instr.value());
  }

  private String call(Instr.Invoke invoke) {
    Callee callee = invoke.callee();
    Slot receiver = invoke.receiver();
    String type = TypeRef.of(invoke.receiverType()).simpleName();
    String target =
        callee.name().equals(MethodRef.CONSTRUCTOR)
            ? "new " + type
            : (receiver == null ? type : slot(receiver)) + "." + callee.name();
    return target
        + slots(invoke.arguments())
        + (invoke.isImplicit() ? " by the language" : "")
        + (invoke.method() == null ? " unresolved" : "");
  }

  private String field(@Nullable Slot object, Expr.FieldRef field) {
    return (object == null ? field.owner() : slot(object)) + "." + field.name();
  }

  private String slots(List<Slot> slots) {
    return slots.stream().map(this::slot).collect(Collectors.joining(", ", "(", ")"));
  }

  private String slot(Slot slot) {
    return slot instanceof Slot.Temporary
        ? temporaries.computeIfAbsent(slot, key -> "%" + temporaries.size())
        : slot.toString();
  }

  String print(Condition condition) {
    String slot = slot(condition.slot());
    return switch (condition.test()) {
      case NULL -> slot + " == null";
      case NOT_NULL -> slot + " != null";
      case TRUE -> slot;
      case FALSE -> "!" + slot;
      case ZERO -> slot + " is zero";
      case NOT_ZERO -> slot + " is not zero";
      case INSTANCE -> slot + " is " + condition.type();
      case NO_INSTANCE -> slot + " is not " + condition.type();
      case SAME -> slot + " == " + other(condition);
      case NOT_SAME -> slot + " != " + other(condition);
    };
  }

  private String other(Condition condition) {
    Slot other = condition.other();
    return other == null ? "?" : slot(other);
  }
}
