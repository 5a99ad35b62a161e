// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * A text that stands for the source of class files. Each instruction, variable and declaration has
 * a place of its own in it, on the line that the debug information names; what has no line stands
 * on the line before it, or on that of its class.
 */
final class CodeLayout {

  private final IdentityHashMap<Object, Span> spans = new IdentityHashMap<>();
  private final SourceFile file;

  private record Token(Object of, String text) {}

  /** Tokens by line. */
  private static final class Lines {
    final SortedMap<Integer, List<Token>> tokens = new TreeMap<>();

    void add(int line, Object of, String text) {
      tokens.computeIfAbsent(line, any -> new ArrayList<>()).add(new Token(of, text));
    }
  }

  private CodeLayout(String path, Lines lines) {
    StringBuilder text = new StringBuilder();
    int line = 1;
    for (Map.Entry<Integer, List<Token>> each : lines.tokens.entrySet()) {
      while (line < each.getKey()) {
        text.append('\n');
        line++;
      }
      for (Token token : each.getValue()) {
        int start = text.length();
        text.append(token.text());
        spans.put(token.of(), new Span(start, text.length()));
        text.append(' ');
      }
    }
    this.file = SourceFile.standingIn(path, text.append('\n').toString());
  }

  /**
   * Lays out the classes of one source file.
   *
   * @param path of the source file, as reports show it
   */
  static CodeLayout of(String path, List<ClassNode> classes) {
    Lines lines = new Lines();
    classes.forEach(each -> add(each, lines));
    return new CodeLayout(path, lines);
  }

  private static void add(ClassNode type, Lines lines) {
    int first = type.methods.stream().mapToInt(CodeLayout::firstLine).min().orElse(1);
    int line = first == Integer.MAX_VALUE ? 1 : first;
    String name = type.name.substring(type.name.lastIndexOf('/') + 1);
    lines.add(line, type, name);
    type.fields.forEach(field -> lines.add(lineOf(field, type, line), field, field.name));
    type.methods.forEach(method -> add(method, line, lines));
  }

  /** A field stands where it is first assigned outside of what constructors say themselves. */
  private static int lineOf(FieldNode field, ClassNode type, int otherwise) {
    for (MethodNode method : type.methods) {
      if (!method.name.startsWith("<")) {
        continue;
      }
      int line = 0;
      for (AbstractInsnNode each : method.instructions) {
        line = each instanceof LineNumberNode number ? number.line : line;
        boolean assigns =
            each instanceof FieldInsnNode access
                && (access.getOpcode() == Opcodes.PUTFIELD
                    || access.getOpcode() == Opcodes.PUTSTATIC)
                && access.owner.equals(type.name)
                && access.name.equals(field.name);
        if (assigns && line > 0) {
          return line;
        }
      }
    }
    return otherwise;
  }

  private static int firstLine(MethodNode method) {
    int first = Integer.MAX_VALUE;
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof LineNumberNode number) {
        first = Math.min(first, number.line);
      }
    }
    return first;
  }

  private static void add(MethodNode method, int classLine, Lines lines) {
    int first = firstLine(method);
    int line = first == Integer.MAX_VALUE ? classLine : first;
    lines.add(line, method, method.name);
    int count = Type.getArgumentTypes(method.desc).length;
    if (count > 0) {
      lines.add(line, method.instructions, "p".repeat(count));
    }
    if (method.localVariables != null) {
      addVariables(method, line, lines);
    }
    for (AbstractInsnNode each : method.instructions) {
      line = each instanceof LineNumberNode number ? number.line : line;
      if (each.getOpcode() >= 0) {
        lines.add(line, each, textOf(each));
      }
    }
  }

  private static void addVariables(MethodNode method, int first, Lines lines) {
    IdentityHashMap<AbstractInsnNode, Integer> lineAt = new IdentityHashMap<>();
    int line = first;
    for (AbstractInsnNode each : method.instructions) {
      line = each instanceof LineNumberNode number ? number.line : line;
      lineAt.put(each, line);
    }
    for (LocalVariableNode variable : method.localVariables) {
      lines.add(lineAt.getOrDefault(variable.start, first), variable, variable.name);
    }
  }

  private static String textOf(AbstractInsnNode instruction) {
    if (instruction instanceof MethodInsnNode call) {
      String owner = simple(call.owner);
      return switch (call.getOpcode()) {
        case Opcodes.INVOKESTATIC -> owner + "." + call.name + "(...)";
        default -> call.name.equals(MethodRef.CONSTRUCTOR) ? "." : call.name + "(...)";
      };
    }
    if (instruction.getOpcode() == Opcodes.NEW) {
      return "new " + simple(((TypeInsnNode) instruction).desc) + "(...)";
    }
    return instruction instanceof InvokeDynamicInsnNode ? "->" : ".";
  }

  private static String simple(String internalName) {
    int cut = Math.max(internalName.lastIndexOf('/'), internalName.lastIndexOf('$'));
    return internalName.substring(cut + 1);
  }

  SourceFile file() {
    return file;
  }

  /** Returns the place of an instruction, variable, field, method or class. */
  Span of(Object node) {
    return spans.getOrDefault(node, Span.NONE);
  }

  /** Returns the place of the name of a parameter that has no debug information. */
  Span ofParameter(MethodNode method, int index) {
    Span all = of(method.instructions);
    return new Span(all.start() + index, all.start() + index + 1);
  }
}
