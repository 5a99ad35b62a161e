// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The local variables of a method: those of the debug information, and one for each slot and type
 * where there is none.
 */
final class Variables {

  private final MethodNode method;
  private final CodeLayout layout;
  private final Map<LocalVariableNode, Local> named = new LinkedHashMap<>();
  private final Map<String, Local> unnamed = new HashMap<>();
  private final Map<Integer, Local> parameters = new HashMap<>();
  private Map<Integer, Local> last = new HashMap<>();

  Variables(MethodNode method, CodeLayout layout) {
    this.method = method;
    this.layout = layout;
  }

  /** Declares a parameter, or a variable that a lambda captures. */
  void parameter(int slot, Local local) {
    parameters.put(slot, local);
  }

  /** Returns the entry of the debug information for a parameter, null without one. */
  @Nullable LocalVariableNode entryOfParameter(int slot) {
    return entry(slot, 0);
  }

  /** Returns what the slots hold at this point of the code. */
  Map<Integer, Local> held() {
    return Map.copyOf(last);
  }

  /** Goes on at another point of the code. */
  void resume(Map<Integer, Local> held) {
    last = new HashMap<>(held);
  }

  /** Returns the variable that an instruction reads. */
  Local read(int slot, AbstractInsnNode at, TypeRef type) {
    Local debug = named(slot, at);
    if (debug != null) {
      return debug;
    }
    Local local = last.getOrDefault(slot, parameters.get(slot));
    return local != null ? local : unnamed(slot, type, layout.of(at));
  }

  /** Returns the variable that an instruction writes: its range starts after the instruction. */
  Local write(int slot, AbstractInsnNode at, TypeRef type) {
    Local debug = named(slot, at.getNext() == null ? at : at.getNext());
    Local local = debug == null ? written(slot, at, type) : debug;
    last.put(slot, local);
    return local;
  }

  private Local written(int slot, AbstractInsnNode at, TypeRef type) {
    Local parameter = parameters.get(slot);
    return parameter != null && parameter.type().equals(type)
        ? parameter
        : unnamed(slot, type, layout.of(at));
  }

  /** Returns whether debug information says that a variable begins with an instruction. */
  boolean begins(int slot, AbstractInsnNode at) {
    AbstractInsnNode next = at.getNext();
    LocalVariableNode entry = next == null ? null : entry(slot, index(next));
    return entry != null && index(entry.start) > index(at);
  }

  private @Nullable Local named(int slot, AbstractInsnNode at) {
    LocalVariableNode entry = entry(slot, index(at));
    if (entry == null) {
      return null;
    }
    Local parameter = parameters.get(slot);
    if (parameter != null && isParameter(parameter, entry, slot)) {
      return parameter;
    }
    return named.computeIfAbsent(sameAs(entry), this::declared);
  }

  /** What a lambda captures may have another name in its method, as in Scala and Kotlin. */
  private boolean isParameter(Local parameter, LocalVariableNode entry, int slot) {
    return parameter.name().equals(entry.name) || entry.equals(entryOfParameter(slot));
  }

  /** A variable may have several ranges; the first of them stands for all. */
  private LocalVariableNode sameAs(LocalVariableNode entry) {
    for (LocalVariableNode each : named.keySet()) {
      if (isNamesake(each, entry) && isContinued(each, entry)) {
        return each;
      }
    }
    return entry;
  }

  private static boolean isNamesake(LocalVariableNode one, LocalVariableNode other) {
    return one.index == other.index && one.name.equals(other.name) && one.desc.equals(other.desc);
  }

  /** Two ranges of one declaration have no other variable of the slot between them. */
  private boolean isContinued(LocalVariableNode first, LocalVariableNode next) {
    int from = Math.min(index(first.end), index(next.end));
    int to = Math.max(index(first.start), index(next.start));
    return method.localVariables.stream()
        .filter(each -> each.index == first.index && !isNamesake(each, first))
        .noneMatch(each -> index(each.start) >= from && index(each.start) < to);
  }

  private Local declared(LocalVariableNode entry) {
    return new Local(entry.name, TypeNames.of(entry.signature, entry.desc), layout.of(entry));
  }

  /** Returns whether a variable has no debug information, as those that a compiler adds. */
  static boolean isUnnamed(Local local) {
    return local.name().startsWith("v$");
  }

  private Local unnamed(int slot, TypeRef type, Span span) {
    String key = slot + " " + type.name() + type.dimensions();
    return unnamed.computeIfAbsent(key, any -> new Local("v$" + slot, type, span));
  }

  private @Nullable LocalVariableNode entry(int slot, int at) {
    if (method.localVariables == null) {
      return null;
    }
    for (LocalVariableNode each : method.localVariables) {
      if (each.index == slot && index(each.start) <= at && at < index(each.end)) {
        return isAdded(each) ? null : each;
      }
    }
    return null;
  }

  /** In lambdas, javac 25 lists the variables that it adds, such as the iterator {@code i$}. */
  private static boolean isAdded(LocalVariableNode entry) {
    return entry.name.endsWith("$");
  }

  private int index(AbstractInsnNode node) {
    InsnList all = method.instructions;
    return all.indexOf(node);
  }
}
