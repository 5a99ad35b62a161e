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
final class InstrPrinter {

  private final Map<Slot, String> temporaries = new HashMap<>();

  String print(Instr instr) {
    if (CfgPrinter.doesNothing(instr)) {
      return "branch";
    }
    if (instr instanceof Instr.Invoke invoke) {
      return slot(invoke.target()) + " = " + call(invoke);
    }
    if (instr instanceof Instr.Copy copy) {
      return slot(copy.target()) + " = " + slot(copy.source());
    }
    if (instr instanceof Instr.Load load) {
      Constant value = load.value();
      String shown = value == Constant.OTHER ? "constant" : value.name().toLowerCase(Locale.ROOT);
      return slot(load.target()) + " = " + shown;
    }
    if (instr instanceof Instr.LoadThis load) {
      return slot(load.target()) + " = this";
    }
    if (instr instanceof Instr.LoadField load) {
      return slot(load.target()) + " = " + field(load.object(), load.field());
    }
    if (instr instanceof Instr.StoreField store) {
      return field(store.object(), store.field()) + " = " + slot(store.source());
    }
    if (instr instanceof Instr.LoadElement load) {
      return slot(load.target()) + " = element of " + slot(load.container());
    }
    return rare(instr);
  }

  private String rare(Instr instr) {
    if (instr instanceof Instr.Capture capture) {
      return slot(capture.target())
          + " = function of "
          + capture.captured().stream().map(local -> local.name()).toList();
    }
    if (instr instanceof Instr.Gather gather) {
      return slot(gather.target()) + " = array of " + slots(gather.elements());
    }
    if (instr instanceof Instr.BeginRounds begin) {
      return "rounds over " + slot(begin.container());
    }
    if (instr instanceof Instr.EndRounds end) {
      String how = end.isEmptied() ? ", nothing is left" : end.isExhausted() ? "" : " early";
      return "rounds end" + how;
    }
    if (instr instanceof Instr.EnterScope enter) {
      return slot(enter.scope()) + " = enter scope";
    }
    if (instr instanceof Instr.LeaveScope leave) {
      Slot survivor = leave.survivor();
      return "leave scope " + slot(leave.scope()) + (survivor == null ? "" : ", " + slot(survivor));
    }
    if (instr instanceof Instr.Forget forget) {
      return "forget " + slots(List.copyOf(forget.slots()));
    }
    if (instr instanceof Instr.Return end) {
      Slot value = end.value();
      return end.isEnd() ? "end" : "return" + (value == null ? "" : " " + slot(value));
    }
    if (instr instanceof Instr.Throw thrown) {
      return "throw " + slot(thrown.value());
    }
    if (instr instanceof Instr.StoreElement store) {
      return "element of " + slot(store.container()) + " = " + slot(store.source());
    }
    return instr.getClass().getSimpleName().toLowerCase(Locale.ROOT);
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
