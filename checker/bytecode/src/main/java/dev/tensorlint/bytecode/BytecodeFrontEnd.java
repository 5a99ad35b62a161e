// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.scanner.classes.ClassGroup;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.classes.TranslatedClasses;
import dev.tensorlint.scanner.types.Types;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/**
 * Translates class files. No class is loaded, and nothing is written. Stateless and thread-safe.
 */
public final class BytecodeFrontEnd implements ClassTranslator {

  @Override
  public TranslatedClasses translate(ClassGroup classes, Types types, Predicate<String> isWanted)
      throws IOException {
    List<ClassNode> nodes = new ArrayList<>();
    for (String each : classes.names()) {
      nodes.add(ClassFileReader.read(classes.container(), each));
    }
    List<TranslatedClasses.UnreadMethod> unread = new ArrayList<>();
    try {
      return new TranslatedClasses(
          UnitReader.read(classes.path(), nodes, types, isWanted, unread::add),
          methods(nodes),
          unread);
    } catch (RuntimeException e) {
      // No verifier has seen these files: they may break every rule that compilers keep.
      throw new IOException("malformed (" + e.getClass().getSimpleName() + ")", e);
    }
  }

  private static int methods(List<ClassNode> nodes) {
    return (int)
        nodes.stream()
            .flatMap(each -> each.methods.stream())
            .filter(each -> (each.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0)
            .count();
  }
}
