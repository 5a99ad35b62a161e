// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tensorlint.rules.relevance.Words;
import dev.tensorlint.scanner.classes.ClassGroup;
import dev.tensorlint.scanner.classes.TranslatedClasses;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.TypeTable;
import dev.tensorlint.scanner.types.Types;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;

/** Bytes that no compiler writes cost their class or method, and nothing else. */
final class HostileClassTest {

  private static final Types TYPES = new Types(new TypeTable(List.of(), AssumedTypes.NONE));

  private static final String MEMBERS =
      """
      private final List<String> all = new ArrayList<>();
      @Deprecated int f(int n, String... names) throws Exception {
        int sum = 0;
        for (String each : names) {
          try (java.io.StringReader in = new java.io.StringReader(each)) {
            sum += in.read() > 0 ? n : -n;
          } finally {
            all.add(each);
          }
        }
        switch (n) {
          case 1: return sum;
          case 2: all.forEach(each -> System.out.println(each));
        }
        return switch (names[0]) { case "a" -> 1; case "b" -> 2; default -> sum; };
      }
      """;

  private static final class Bytes implements ClassContainer {
    private final byte[] content;

    Bytes(byte[] content) {
      this.content = content;
    }

    @Override
    public Set<String> packages() {
      return Set.of("");
    }

    @Override
    public Set<String> classes(String packageName) {
      return Set.of("A");
    }

    @Override
    public byte[] read(String internalName) {
      return content;
    }

    @Override
    public void close() {}
  }

  private final Path folder;

  HostileClassTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private byte[] compiled() throws IOException {
    CompiledCode code = new CompiledCode(folder).with(MEMBERS, "-g");
    return Files.readAllBytes(code.classes().resolve("A.class"));
  }

  private static TranslatedClasses translate(byte[] content) throws IOException {
    ClassGroup group =
        new ClassGroup("a.jar!/A.java", new Bytes(content), List.of("A"), Words.NOT_READ, true);
    return new BytecodeFrontEnd().translate(group, TYPES);
  }

  @Test
  void theCodeAsCompiledIsRead() throws IOException {
    TranslatedClasses translated = translate(compiled());
    assertThat(translated.unread()).isEmpty();
    assertThat(translated.methods()).isEqualTo(3);
  }

  @Test
  void anyByteMayBeAnotherOne() throws IOException {
    byte[] compiled = compiled();
    int read = 0;
    for (int i = 0; i < compiled.length; i++) {
      int[] values = {0, 0xff, compiled[i] + 1};
      byte[] changed = compiled.clone();
      changed[i] = (byte) values[i % values.length];
      read += isRead(changed) ? 1 : 0;
    }
    assertThat(read).as("files that are still class files").isGreaterThan(compiled.length / 3);
  }

  @Test
  void aFileMayEndAnywhere() throws IOException {
    byte[] compiled = compiled();
    for (int length = 0; length < compiled.length; length++) {
      assertThat(isRead(Arrays.copyOf(compiled, length))).as("%d", length).isFalse();
    }
  }

  private static boolean isRead(byte[] content) {
    try {
      translate(content);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void attributesThatLeadBackAreRefused() throws IOException {
    byte[] compiled = compiled();
    int at = lengthOf(compiled, "LineNumberTable");
    ByteBuffer.wrap(compiled).putInt(at, -6);
    assertThatThrownBy(() -> translate(compiled)).isInstanceOf(IOException.class);
  }

  @Test
  void aTableThatIsLongerThanItSaysIsRefused() throws IOException {
    byte[] compiled = compiled();
    int at = lengthOf(compiled, "LineNumberTable");
    ByteBuffer.wrap(compiled).putShort(at + 4, (short) 0x7fff);
    assertThatThrownBy(() -> translate(compiled)).isInstanceOf(IOException.class);
  }

  /** Returns where the length of the first attribute of a name stands. */
  private static int lengthOf(byte[] content, String name) {
    ClassReader reader = new ClassReader(content);
    int constant = 0;
    for (int i = 1; i < reader.getItemCount(); i++) {
      int at = reader.getItem(i);
      boolean isName =
          at > 0
              && content[at - 1] == 1
              && new String(
                      content, at + 2, reader.readUnsignedShort(at), StandardCharsets.ISO_8859_1)
                  .equals(name);
      constant = isName ? i : constant;
    }
    for (int at = reader.header; at < content.length - 6; at++) {
      if (reader.readUnsignedShort(at) == constant && reader.readInt(at + 2) % 4 == 2) {
        return at + 2;
      }
    }
    throw new IllegalStateException("no " + name);
  }
}
