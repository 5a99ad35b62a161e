// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Takes the code of a method apart into basic blocks. */
final class MethodReader {

  private final MethodNode method;
  private final CodeLayout layout;
  private final InstructionReader instructions;
  private final List<AbstractInsnNode> code = new ArrayList<>();
  private final Map<LabelNode, Integer> labels = new HashMap<>();
  private final NavigableMap<Integer, Integer> starts = new TreeMap<>();
  private final Map<Integer, List<OperandStack.Operand>> entries = new HashMap<>();
  private final Map<Integer, Map<Integer, Local>> held = new HashMap<>();
  private final Variables variables;
  private final Map<Integer, CodeBlock> blocks = new TreeMap<>();
  private final Deque<Integer> open = new ArrayDeque<>();
  private final Map<LabelNode, Local> caught = new LinkedHashMap<>();

  MethodReader(
      MethodNode method, CodeLayout layout, Variables variables, InstructionReader instructions) {
    this.method = method;
    this.variables = variables;
    this.layout = layout;
    this.instructions = instructions;
  }

  /** Returns the blocks that can be reached, in the order of the code, and what protects them. */
  BlockGraph read() {
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof LabelNode label) {
        labels.put(label, code.size());
      } else if (each.getOpcode() >= 0) {
        code.add(each);
      }
    }
    findStarts();
    reach(0, List.of());
    while (!open.isEmpty()) {
      int start = open.remove();
      blocks.put(starts.get(start), block(start));
      if (open.isEmpty()) {
        reachHandlers();
      }
    }
    return graph();
  }

  private int at(LabelNode label) {
    Integer index = labels.get(label);
    if (index == null) {
      throw new UnreadableCodeException("a jump leads out of the code");
    }
    return index;
  }

  private void findStarts() {
    starts.put(0, 0);
    for (int i = 0; i < code.size(); i++) {
      AbstractInsnNode each = code.get(i);
      targets(each).forEach(target -> starts.put(at(target), 0));
      if (endsBlock(each)) {
        starts.put(i + 1, 0);
      }
    }
    for (TryCatchBlockNode each : method.tryCatchBlocks) {
      starts.put(at(each.start), 0);
      starts.put(at(each.end), 0);
      starts.put(at(each.handler), 0);
    }
    int number = 0;
    for (Map.Entry<Integer, Integer> each : starts.entrySet()) {
      each.setValue(number++);
    }
  }

  private static List<LabelNode> targets(AbstractInsnNode instruction) {
    if (instruction instanceof JumpInsnNode jump) {
      return List.of(jump.label);
    } else if (instruction instanceof TableSwitchInsnNode choice) {
      List<LabelNode> all = new ArrayList<>(choice.labels);
      all.add(choice.dflt);
      return all;
    } else if (instruction instanceof LookupSwitchInsnNode choice) {
      List<LabelNode> all = new ArrayList<>(choice.labels);
      all.add(choice.dflt);
      return all;
    }
    return List.of();
  }

  private static boolean endsBlock(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    return !targets(instruction).isEmpty()
        || opcode == Opcodes.ATHROW
        || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
  }

  private void reach(int start, List<OperandStack.Operand> stack) {
    if (start >= code.size()) {
      throw new UnreadableCodeException("the code has no end");
    }
    if (!entries.containsKey(start)) {
      entries.put(start, stack);
      held.putIfAbsent(start, variables.held());
      open.add(start);
    }
  }

  /** A handler sees the variables of the code that it protects. */
  private void holdForHandlers(int start) {
    for (TryCatchBlockNode each : method.tryCatchBlocks) {
      if (at(each.start) <= start && start < at(each.end)) {
        held.putIfAbsent(at(each.handler), variables.held());
      }
    }
  }

  private void reachHandlers() {
    for (TryCatchBlockNode each : method.tryCatchBlocks) {
      int start = at(each.handler);
      boolean isProtecting =
          blocks.keySet().stream()
              .anyMatch(
                  block ->
                      starts.headMap(at(each.end)).tailMap(at(each.start)).containsValue(block));
      if (isProtecting && !entries.containsKey(start)) {
        Local exception = caughtBy(each.handler);
        Expr taken = new Expr.LocalRef(exception, exception.nameSpan());
        reach(start, List.of(OperandStack.Operand.of(taken)));
      }
    }
  }

  private Local caughtBy(LabelNode handler) {
    return caught.computeIfAbsent(
        handler,
        any -> {
          AbstractInsnNode first = code.get(at(handler));
          List<String> types =
              method.tryCatchBlocks.stream()
                  .filter(each -> each.handler == handler)
                  .map(each -> each.type == null ? "java/lang/Throwable" : each.type)
                  .distinct()
                  .toList();
          String type = types.size() == 1 ? types.get(0) : "java/lang/Throwable";
          return new Local("$caught" + at(handler), TypeNames.ofInternal(type), layout.of(first));
        });
  }

  private CodeBlock block(int start) {
    variables.resume(held.getOrDefault(start, Map.of()));
    holdForHandlers(start);
    OperandStack stack = new OperandStack();
    entries.getOrDefault(start, List.of()).forEach(stack::push);
    Integer next = starts.higherKey(start);
    int end = next == null ? code.size() : next;
    for (int i = start; i < end; i++) {
      AbstractInsnNode each = code.get(i);
      if (endsBlock(each)) {
        return new CodeBlock(stack.statements(), end(each, i, stack), layout.of(each));
      }
      instructions.read(each, stack);
    }
    leave(end, stack);
    Span span = layout.of(code.get(end - 1));
    return new CodeBlock(stack.statements(), new BlockEnd.Jump(number(end)), span);
  }

  private int number(int start) {
    Integer number = starts.get(start);
    if (number == null) {
      throw new UnreadableCodeException("the code has no end");
    }
    return number;
  }

  /** Hands the operands over to the next block. */
  private int leave(int target, OperandStack stack) {
    List<OperandStack.Operand> operands = stack.all();
    List<OperandStack.Operand> known = entries.get(target);
    if (known == null) {
      known = joined(target, operands);
    }
    for (int i = 0; i < Math.min(known.size(), operands.size()); i++) {
      Expr value = operands.get(i).value();
      Expr into = known.get(i).value();
      if (value != null && into instanceof Expr.LocalRef local && !into.equals(value)) {
        Expr assigned = Coercion.of(value, local.type());
        stack
            .statements()
            .add(new Stmt.ExprStmt(new Expr.Assign(into, assigned, value.span()), value.span()));
      }
    }
    reach(target, known);
    return number(target);
  }

  private List<OperandStack.Operand> joined(int target, List<OperandStack.Operand> operands) {
    List<OperandStack.Operand> stack = new ArrayList<>();
    Span span = layout.of(code.get(target));
    for (int i = 0; i < operands.size(); i++) {
      Expr value = operands.get(i).value();
      if (value == null) {
        stack.add(operands.get(i)); // An object whose constructor takes a choice.
      } else {
        Local local = new Local("$join" + i + "at" + target, value.type(), span);
        stack.add(OperandStack.Operand.of(new Expr.LocalRef(local, span)));
      }
    }
    return stack;
  }

  /** Returns whether a variable stands for an operand that several blocks hand over. */
  static boolean isJoined(Local local) {
    return local.name().startsWith("$join");
  }

  private BlockEnd end(AbstractInsnNode last, int index, OperandStack stack) {
    Span span = layout.of(last);
    int opcode = last.getOpcode();
    if (opcode == Opcodes.ATHROW) {
      return new BlockEnd.Throw(stack.pop());
    } else if (opcode == Opcodes.RETURN) {
      return new BlockEnd.Return(null);
    } else if (opcode >= Opcodes.IRETURN && opcode < Opcodes.RETURN) {
      return new BlockEnd.Return(Coercion.of(stack.pop(), instructions.returned()));
    } else if (opcode == Opcodes.GOTO) {
      return new BlockEnd.Jump(leave(at(((JumpInsnNode) last).label), stack));
    } else if (last instanceof JumpInsnNode jump && opcode != Opcodes.JSR) {
      Expr condition = Conditions.of(opcode, stack, span);
      settle(stack);
      int whenTrue = leave(at(jump.label), stack);
      return new BlockEnd.Branch(condition, whenTrue, leave(index + 1, stack));
    } else if (last instanceof TableSwitchInsnNode choice) {
      List<Integer> keys = new ArrayList<>();
      for (int i = 0; i < choice.labels.size(); i++) {
        keys.add(choice.min + i);
      }
      return choice(stack, keys, choice.labels, choice.dflt, span);
    } else if (last instanceof LookupSwitchInsnNode choice) {
      return choice(stack, choice.keys, choice.labels, choice.dflt, span);
    }
    throw new UnreadableCodeException("a subroutine, as compilers before Java 6 wrote them");
  }

  /** What the stack holds beside a condition is evaluated before it. */
  private static void settle(OperandStack stack) {
    List<OperandStack.Operand> all = stack.all();
    for (int i = all.size() - 1; i >= 0; i--) {
      stack.take();
    }
    for (OperandStack.Operand each : all) {
      Expr value = each.value();
      stack.push(value == null ? each : OperandStack.Operand.of(stack.twice(value)));
    }
  }

  private BlockEnd choice(
      OperandStack stack,
      List<Integer> keys,
      List<LabelNode> labels,
      LabelNode otherwise,
      Span span) {
    Expr selector = stack.pop();
    settle(stack);
    List<Expr> constants = new ArrayList<>();
    List<Integer> targets = new ArrayList<>();
    for (int i = 0; i < labels.size(); i++) {
      constants.add(
          new Expr.Literal(
              Expr.LiteralKind.NUMBER, String.valueOf(keys.get(i)), TypeRef.INT, span));
      targets.add(leave(at(labels.get(i)), stack));
    }
    return new BlockEnd.Choice(selector, constants, targets, leave(at(otherwise), stack));
  }

  private BlockGraph graph() {
    int[] numbers = new int[starts.size() + 1];
    Arrays.fill(numbers, -1);
    List<CodeBlock> all = new ArrayList<>();
    blocks.forEach(
        (number, block) -> {
          numbers[number] = all.size();
          all.add(block);
        });
    List<CodeBlock> renumbered = all.stream().map(each -> each.renumbered(numbers)).toList();
    return new BlockGraph(renumbered, guards(numbers));
  }

  private List<Guard> guards(int[] numbers) {
    List<Guard> guards = new ArrayList<>();
    for (TryCatchBlockNode each : method.tryCatchBlocks) {
      int handler = numbers[number(at(each.handler))];
      List<Integer> covered = new ArrayList<>();
      for (int number : starts.subMap(at(each.start), at(each.end)).values()) {
        if (numbers[number] >= 0) {
          covered.add(numbers[number]);
        }
      }
      if (handler >= 0 && !covered.isEmpty()) {
        List<TypeRef> types =
            each.type == null ? List.of() : List.of(TypeNames.ofInternal(each.type));
        int to = covered.get(covered.size() - 1) + 1;
        guards.add(new Guard(covered.get(0), to, handler, types, caughtBy(each.handler)));
      }
    }
    return guards;
  }
}
