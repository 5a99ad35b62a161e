// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.scanner.classes.TranslatedClasses.UnreadMethod;
import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;

/** From the classes of one source file to a unit. */
final class UnitReader {

  private UnitReader() {}

  /**
   * Reads the classes of a source file.
   *
   * @param path of the source file, as reports show it
   * @param isWanted tells by the name of a method whether its code is asked for
   * @param problems takes each method whose code cannot be read
   */
  static CompilationUnit read(
      String path,
      List<ClassNode> classes,
      Types types,
      Predicate<String> isWanted,
      Consumer<UnreadMethod> problems) {
    Set<String> names = new HashSet<>();
    classes.forEach(each -> names.add(each.name));
    Map<String, List<ClassNode>> nested = new HashMap<>();
    List<ClassNode> top = new ArrayList<>();
    for (ClassNode each : classes) {
      String outer = outerOf(each);
      boolean isNested = outer != null && names.contains(outer);
      if (!isNested) {
        top.add(each);
      } else if (outer != null && !isMarker(each)) {
        nested.computeIfAbsent(outer, any -> new ArrayList<>()).add(each);
      }
    }
    NestAccess.resolve(classes);
    CodeLayout layout = CodeLayout.of(path, classes);
    TypeReader reader = new TypeReader(layout, new Callees(types), nested, isWanted, problems);
    List<TypeDecl> declared = top.stream().map(reader::read).toList();
    return new CompilationUnit(layout.file(), packageOf(top.get(0).name), declared, 0);
  }

  /** Returns whether a compiler has added a class for the descriptors of constructors alone. */
  private static boolean isMarker(ClassNode type) {
    return (type.access & Opcodes.ACC_SYNTHETIC) != 0
        && type.methods.isEmpty()
        && type.fields.isEmpty();
  }

  /** Returns the internal name of the class around a class, null for a top-level one. */
  static @Nullable String outerOf(ClassNode type) {
    for (InnerClassNode each : type.innerClasses) {
      if (each.name.equals(type.name)) {
        return each.outerName != null ? each.outerName : type.outerClass;
      }
    }
    return type.outerClass;
  }

  /** Returns the access flags of a class; those of a nested one stand beside its name. */
  static int accessOf(ClassNode type) {
    for (InnerClassNode each : type.innerClasses) {
      if (each.name.equals(type.name)) {
        return each.access;
      }
    }
    return type.access;
  }

  private static String packageOf(String internalName) {
    int cut = internalName.lastIndexOf('/');
    return cut < 0 ? "" : TypeNames.binary(internalName.substring(0, cut));
  }
}
