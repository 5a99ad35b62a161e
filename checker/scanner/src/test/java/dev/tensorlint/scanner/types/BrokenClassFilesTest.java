// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Class files that are not what they should be: broken, and never more than that. */
class BrokenClassFilesTest {

  private static final List<String> REAL =
      List.of(
          "java/util/HashMap",
          "java/util/Map$Entry",
          "java/util/concurrent/ConcurrentHashMap$Traverser",
          "java/util/stream/Collectors",
          "java/lang/Enum",
          "java/util/function/Function",
          "java/lang/Runtime$Version",
          "java/util/concurrent/TimeUnit");

  private static byte[] content(String internalName) throws IOException {
    try (JdkContainer jdk = new JdkContainer()) {
      return java.util.Objects.requireNonNull(jdk.read(internalName));
    }
  }

  /** Has one class, which need not be one. */
  private static final class Only implements ClassContainer {

    private final String internalName;
    private final byte[] bytes;

    Only(String internalName, byte[] bytes) {
      this.internalName = internalName;
      this.bytes = bytes;
    }

    @Override
    public Set<String> packages() {
      return Set.of("x");
    }

    @Override
    public Set<String> classes(String packageName) {
      return packageName.equals("x") ? Set.of(internalName.replace('/', '.')) : Set.of();
    }

    @Override
    public byte @Nullable [] read(String name) {
      return name.equals(internalName) ? bytes.clone() : null;
    }

    @Override
    public void close() {}
  }

  /** Changes some bytes, most of them in the second half, after the constants. */
  private static byte[] changed(byte[] real, Random random) {
    byte[] bytes = random.nextInt(10) == 0 ? cut(real, random) : real.clone();
    for (int i = random.nextInt(6); i >= 0; i--) {
      int from = random.nextBoolean() ? 10 : bytes.length / 2;
      int at = Math.min(bytes.length - 1, from + random.nextInt(Math.max(1, bytes.length - from)));
      bytes[at] = (byte) (random.nextBoolean() ? random.nextInt(256) : bytes[at] ^ 1);
    }
    return bytes;
  }

  private static byte[] cut(byte[] real, Random random) {
    return java.util.Arrays.copyOf(real, 12 + random.nextInt(real.length - 12));
  }

  private static void askEverything(byte[] bytes, Types types) throws IOException {
    ClassFile file = ClassFile.read(bytes);
    ClassInfo info = new BinaryClass(file, name -> null, () -> {});
    info.methods().forEach(MethodInfo::ref);
    info.methods("<init>").forEach(MethodInfo::ref);
    info.recordComponents();
    file.fields().forEach(field -> info.field(field.name()));
    types.declareLocal(info);
    types.supertypes().closure(info.name());
    types.supertypes().direct(info.thisType());
    types.members().methods(info.thisType(), "close");
    types.members().field(info.thisType(), "missing");
    types.functions().of(info.thisType());
  }

  @Test
  void twentyThousandChangedClassFiles() {
    int read = assertTimeoutPreemptively(Duration.ofMinutes(5), () -> readChanged(20_000));
    assertTrue(read > 1_000, "read " + read);
  }

  /** Returns how many could be read in spite of the change. */
  private static int readChanged(int count) throws IOException {
    Types types = new Types(new TypeTable(List.of(), AssumedTypes.NONE));
    Random random = new Random(42);
    List<byte[]> real = new ArrayList<>();
    for (String each : REAL) {
      real.add(content(each));
    }
    int read = 0;
    for (int i = 0; i < count; i++) {
      try {
        askEverything(changed(real.get(i % real.size()), random), types);
        read++;
      } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
        assertNotNull(e); // What BinaryClasses takes for a broken class.
      }
    }
    return read;
  }

  @Test
  void brokenClassesAreNamed() throws IOException {
    BinaryClasses classes = new BinaryClasses(List.of(new Only("x/Y", new byte[] {1, 2, 3})));
    assertNull(classes.find("x.Y"));
    assertEquals(Map.of("x/Y", "is broken"), classes.unreadable());
  }

  /** A length below zero once led back to where it stood. */
  @Test
  void anAttributeThatEndsBeforeItBegins() throws IOException {
    UnaryOperator<byte[]> backwards =
        real -> {
          byte[] bytes = real.clone();
          // The last attribute's length: InnerClasses or BootstrapMethods come last here.
          ByteBuffer all = ByteBuffer.wrap(bytes);
          for (int at = bytes.length - 6; at > bytes.length / 2; at--) {
            if (all.getInt(at) == bytes.length - at - 4) {
              all.putInt(at, -6);
              return bytes;
            }
          }
          throw new IllegalStateException("no last attribute");
        };
    byte[] bytes = backwards.apply(content("java/util/HashMap"));
    assertThrows(IOException.class, () -> ClassFile.read(bytes));
  }

  @Test
  void aTypeThatIsNestedTooDeeply() {
    String arrays = "[".repeat(65_000) + "I";
    Descriptor dimensions = new Descriptor(arrays, "X", name -> null);
    assertThrows(IllegalArgumentException.class, dimensions::type);
    Descriptor arguments = new Descriptor("La<".repeat(20_000), "X", name -> null);
    assertThrows(IllegalArgumentException.class, arguments::type);
  }
}
