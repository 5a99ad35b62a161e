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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ByteVector;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

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
          "java/util/concurrent/TimeUnit",
          "java/lang/constant/ClassDesc",
          "java/lang/annotation/Retention",
          "java/lang/Thread",
          "java/lang/module/ModuleDescriptor");

  private static byte[] content(String internalName) throws IOException {
    try (JdkContainer jdk = new JdkContainer()) {
      return Objects.requireNonNull(jdk.read(internalName));
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
    return Arrays.copyOf(real, 12 + random.nextInt(real.length - 12));
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

  /** {@code -Dtensorlint.fuzz.classes=20000} for more of them. */
  @Test
  void changedClassFiles() {
    int count = Integer.getInteger("tensorlint.fuzz.classes", 2_000);
    int read = assertTimeoutPreemptively(Duration.ofMinutes(5), () -> readChanged(count));
    assertTrue(read > count / 20, "read " + read);
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

  /** Content of an attribute that ASM writes as it is. */
  private static final class Raw extends Attribute {

    private final byte[] content;

    Raw(String type, byte[] content) {
      super(type);
      this.content = content;
    }

    @Override
    protected ByteVector write(
        ClassWriter writer, byte @Nullable [] code, int length, int maxStack, int maxLocals) {
      return new ByteVector().putByteArray(content, 0, content.length);
    }
  }

  private static ClassWriter writer() {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "x/Y", null, "java/lang/Object", null);
    return writer;
  }

  private static byte[] ofShorts(int... numbers) {
    ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Short.BYTES);
    for (int each : numbers) {
      bytes.putShort((short) each);
    }
    return bytes.array();
  }

  private static void assertRefused(String reason, byte[] bytes) {
    IOException refused = assertThrows(IOException.class, () -> ClassFile.read(bytes));
    assertEquals(reason, Objects.requireNonNull(refused.getCause()).getMessage());
  }

  private static byte[] withLengthOfLastAttribute(byte[] content, int length) {
    ClassWriter writer = writer();
    writer.visitAttribute(new Raw("Other", content));
    byte[] bytes = writer.toByteArray();
    ByteBuffer.wrap(bytes).putInt(bytes.length - content.length - Integer.BYTES, length);
    return bytes;
  }

  /** A length below zero leads back to where it stands. */
  @Test
  void anAttributeThatEndsBeforeItBegins() {
    assertRefused(
        "an attribute that ends before it begins",
        withLengthOfLastAttribute(new byte[] {1, 2}, -6));
  }

  @Test
  void anAttributeOfTwoGibibytes() {
    byte[] bytes = withLengthOfLastAttribute(new byte[] {1, 2}, Integer.MAX_VALUE);
    assertThrows(IOException.class, () -> ClassFile.read(bytes));
  }

  /** Each of these lists is read into those after it: some 10^9 names from half a mebibyte. */
  @Test
  void listsThatClaimMoreThanTheyHave() {
    int claimed = 20_000;
    ClassWriter writer = writer();
    for (int i = 0; i < claimed; i++) {
      writer.newClass("C" + i);
    }
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_ABSTRACT, "f", "()V", null, null);
    for (int i = 0; i < 60_000; i++) {
      method.visitAttribute(new Raw("Exceptions", ofShorts(claimed)));
    }
    assertRefused("more class names than the file has room for", writer.toByteArray());
  }

  /** The file has the signature once: reading each would make 10^9 types. */
  @Test
  void oneLongSignatureOfThousandsOfMethods() {
    ClassWriter writer = writer();
    String signature = "(" + "I".repeat(60_000) + ")V";
    for (int i = 0; i < 20_000; i++) {
      writer.visitMethod(Opcodes.ACC_ABSTRACT, "f", "()V", signature, null);
    }
    assertRefused("the signatures of its members are too long together", writer.toByteArray());
  }

  @Test
  void annotationsThatAreNestedTooDeeply() {
    ClassWriter writer = writer();
    int text = writer.newUTF8("La;");
    ByteBuffer nested = ByteBuffer.allocate(4_000_000);
    nested.putShort((short) 1);
    while (nested.remaining() > 8) {
      nested.putShort((short) text).putShort((short) 1).putShort((short) text).put((byte) '@');
    }
    writer.visitAttribute(new Raw("RuntimeVisibleAnnotations", nested.array()));
    assertRefused("annotations are nested too deeply", writer.toByteArray());
  }

  @Test
  void aConstantThatIsMadeOfItself() throws IOException {
    ClassWriter writer = writer();
    Handle maker = new Handle(Opcodes.H_INVOKESTATIC, "x/Y", "make", "()I", false);
    int constant = writer.newConstantDynamic("c", "I", maker, 42);
    writer
        .visitField(Opcodes.ACC_STATIC, "f", "I", null, null)
        .visitAttribute(new Raw("ConstantValue", ofShorts(constant)));
    byte[] bytes = writer.toByteArray();
    // The constant's only argument is the last of the last attribute, of the bootstrap methods.
    ByteBuffer.wrap(bytes).putShort(bytes.length - Short.BYTES, (short) constant);
    assertEquals("f", ClassFile.read(bytes).fields().get(0).name());
  }

  @Test
  void aTypeThatIsNestedTooDeeply() {
    for (String text : List.of("[".repeat(65_000) + "I", "La<".repeat(20_000))) {
      assertThrows(
          IllegalArgumentException.class, () -> SignatureTypes.type(text, variable -> null));
    }
  }

  @Test
  void classSignaturesOfAnotherKind() {
    for (String signature : List.of("(I)V", "I", "<T:>", "", "[Lx/Y;")) {
      ClassFile file =
          new ClassFile(
              "x/Y", 0, null, List.of(), signature, null, Map.of(), List.of(), List.of(),
              List.of());
      RuntimeException refused =
          assertThrows(RuntimeException.class, () -> new BinaryClass(file, name -> null, () -> {}));
      assertTrue(
          refused instanceof IllegalArgumentException
              || refused instanceof IndexOutOfBoundsException,
          signature);
    }
  }

  /** Whatever is missing at the end, what is left is no class file or one, and never a crash. */
  @Test
  void cutClassFiles() throws IOException {
    byte[] real = content("java/util/concurrent/TimeUnit");
    int refused = 0;
    for (int length = 0; length < real.length; length++) {
      try {
        ClassFile.read(Arrays.copyOf(real, length));
      } catch (IOException e) {
        refused++;
      }
    }
    assertTrue(refused > real.length * 9 / 10, refused + " of " + real.length);
  }

  @Test
  void otherBytes() {
    byte[] real = writer().toByteArray();
    real[0] = 'P';
    assertRefused("not a class file", real);
  }

  /** The next Java's class files are known before ASM knows them. */
  @Test
  void aClassFileOfALaterJava() throws IOException {
    for (int version : new int[] {Opcodes.V27, Opcodes.V27 + 1, 0x7FFF}) {
      byte[] bytes = content("java/util/HashMap");
      ClassFile known = ClassFile.read(bytes);
      ByteBuffer.wrap(bytes).putShort(6, (short) version);
      assertEquals(known, ClassFile.read(bytes));
    }
  }
}
