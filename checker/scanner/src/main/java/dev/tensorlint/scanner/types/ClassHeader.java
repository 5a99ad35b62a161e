// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What a class file says before any of its code is looked at.
 *
 * @param name internal name
 * @param sourceFile name of its source file without a folder; null where the compiler left it out
 * @param text all names and texts in it, types with dots, in an order of no meaning; each type of a
 *     descriptor also as a name of its own
 */
public record ClassHeader(String name, @Nullable String sourceFile, String text) {

  private static final int UTF8 = 1;

  /** What stands before the name of a class in a descriptor, with primitive types before it. */
  private static final Pattern BEFORE_NAME = Pattern.compile("\\b[BCDFIJSZ]*L(?=[\\w$]+/)");

  /**
   * Reads a class file of any version, in time and memory linear in its size.
   *
   * @throws IOException when the bytes are no class file
   */
  public static ClassHeader read(byte[] content) throws IOException {
    try {
      BoundedClassReader reader = new BoundedClassReader(content);
      Source source = new Source();
      reader.accept(source, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
      return new ClassHeader(reader.getClassName(), source.name, text(reader, content));
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      throw new IOException("not a class file", e);
    }
  }

  private static String text(ClassReader reader, byte[] content) {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < reader.getItemCount(); i++) {
      int offset = reader.getItem(i);
      if (offset > 0 && content[offset - 1] == UTF8) {
        int length = reader.readUnsignedShort(offset);
        String constant = new String(content, offset + 2, length, StandardCharsets.ISO_8859_1);
        text.append(constant).append(' ');
        if (constant.indexOf(';') > 0) {
          text.append(BEFORE_NAME.matcher(constant).replaceAll(" ")).append(' ');
        }
      }
    }
    return text.toString().replace('/', '.').replace('\\', ' ');
  }

  private static final class Source extends ClassVisitor {

    private @Nullable String name;

    Source() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visitSource(@Nullable String source, @Nullable String debug) {
      name = source;
    }
  }
}
