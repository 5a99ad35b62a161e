// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The values of a method that read and write memory alone: streams of types that do, and what is
 * made around such a stream and around no other.
 */
final class MemoryStreams {

  /** What may lead out of the memory. */
  private static final List<String> OUTWARD =
      List.of("java.io.Closeable", "java.io.File", "java.nio.file.Path");

  private final Set<String> streamTypes;
  private final TypeOracle types;
  private final Map<Slot, List<Instr>> definitions = new HashMap<>();

  /**
   * @param streamTypes binary names of the types whose objects read and write memory
   */
  MemoryStreams(Cfg cfg, Set<String> streamTypes, TypeOracle types) {
    this.streamTypes = streamTypes;
    this.types = types;
    for (int node = 0; node < cfg.size(); node++) {
      Instr instr = cfg.instruction(node);
      if (instr instanceof Instr.Invoke call) {
        define(call.target(), call);
      } else if (instr instanceof Instr.Copy copy) {
        define(copy.target(), copy);
      }
    }
  }

  private void define(Slot target, Instr instr) {
    definitions.computeIfAbsent(target, any -> new ArrayList<>()).add(instr);
  }

  /** Returns whether a value reads and writes memory alone, wherever it comes from. */
  boolean contain(Slot value) {
    return contain(value, new HashSet<>());
  }

  private boolean contain(Slot value, Set<Slot> asked) {
    if (value instanceof Slot.Variable variable && isStream(variable.local().type().name())) {
      return true;
    }
    List<Instr> all = definitions.getOrDefault(value, List.of());
    return asked.add(value)
        && !all.isEmpty()
        && all.stream().allMatch(instr -> makesOne(instr, asked));
  }

  private boolean makesOne(Instr definition, Set<Slot> asked) {
    if (definition instanceof Instr.Copy copy) {
      return contain(copy.source(), asked);
    }
    return definition instanceof Instr.Invoke call
        && (isStream(call.type().name()) || isMadeAroundOne(call, asked));
  }

  private boolean isMadeAroundOne(Instr.Invoke call, Set<Slot> asked) {
    MethodRef maker = call.method();
    if (maker == null || !(maker.isConstructor() || maker.isStatic()) || maker.isVarargs()) {
      return false;
    }
    boolean isAround = false;
    for (int i = 0; i < call.arguments().size(); i++) {
      if (contain(call.arguments().get(i), asked)) {
        isAround = true;
      } else if (leadsOutward(maker.parameters().get(i))) {
        return false;
      }
    }
    return isAround;
  }

  private boolean isStream(String type) {
    return streamTypes.contains(type);
  }

  private boolean leadsOutward(TypeRef type) {
    return !type.isKnown() || OUTWARD.stream().anyMatch(way -> types.isSubtype(type.name(), way));
  }
}
