// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.MethodAnnotations;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;

/** Collects the declarations of a class file. */
final class DeclarationVisitor extends ClassVisitor {

  private static final int ASM_API = Opcodes.ASM9;
  private static final int DECLARATIONS_ALONE =
      ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;

  /** ASM's own flags stand above those of the format. */
  private static final int OF_THE_FORMAT = 0xFFFF;

  private final Map<String, String> memberTypes = new LinkedHashMap<>();
  private final List<ClassFile.Member> fields = new ArrayList<>();
  private final List<ClassFile.Member> methods = new ArrayList<>();
  private final List<MethodAnnotations.Use> annotations = new ArrayList<>();
  private final Map<MethodAnnotations, MethodAnnotations> distinct = new HashMap<>();
  private String name = "";
  private int flags;
  private @Nullable String signature;
  private @Nullable String superclass;
  private List<String> interfaces = List.of();
  private @Nullable String outer;
  private long characters;

  private DeclarationVisitor() {
    super(ASM_API);
  }

  /**
   * @throws IllegalArgumentException when the file contradicts itself
   * @throws IndexOutOfBoundsException when it ends early
   */
  static ClassFile read(ClassReader reader) {
    DeclarationVisitor visitor = new DeclarationVisitor();
    reader.accept(visitor, DECLARATIONS_ALONE);
    return visitor.file();
  }

  private ClassFile file() {
    return new ClassFile(
        name,
        flags,
        superclass,
        interfaces,
        signature,
        outer,
        memberTypes,
        fields,
        methods,
        annotations);
  }

  @Override
  public void visit(
      int version,
      int access,
      @Nullable String internalName,
      @Nullable String genericSignature,
      @Nullable String superName,
      @Nullable String @Nullable [] interfaceNames) {
    boolean isRecord = Access.has(access, Opcodes.ACC_RECORD);
    name = required(internalName);
    flags = (access & OF_THE_FORMAT) | (isRecord ? Access.RECORD : 0);
    signature = genericSignature;
    superclass = superName;
    interfaces = required(interfaceNames);
  }

  @Override
  public void visitInnerClass(
      @Nullable String inner, @Nullable String enclosing, @Nullable String simpleName, int access) {
    if (enclosing == null || simpleName == null) {
      return;
    }
    if (name.equals(inner)) {
      // Of classes that claim to enclose each other, one at most has the longer name.
      outer = enclosing.length() < name.length() ? enclosing : null;
      flags = access | (flags & Access.RECORD);
    } else if (enclosing.equals(name)) {
      memberTypes.put(simpleName, required(inner));
    }
  }

  @Override
  public @Nullable FieldVisitor visitField(
      int access,
      @Nullable String fieldName,
      @Nullable String descriptor,
      @Nullable String genericSignature,
      @Nullable Object value) {
    fields.add(member(access, fieldName, descriptor, genericSignature, List.of()));
    return null;
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      @Nullable String methodName,
      @Nullable String descriptor,
      @Nullable String genericSignature,
      @Nullable String @Nullable [] exceptions) {
    ClassFile.Member method =
        member(access, methodName, descriptor, genericSignature, required(exceptions));
    int position = methods.size();
    methods.add(method);
    int parameters = Type.getArgumentCount(method.descriptor());
    return new MethodAnnotationsVisitor(
        parameters, found -> methods.set(position, method.with(shared(found))));
  }

  /** Thousands of methods may have the same annotations. */
  private MethodAnnotations shared(MethodAnnotations found) {
    MethodAnnotations known = distinct.putIfAbsent(found, found);
    return known == null ? found : known;
  }

  private ClassFile.Member member(
      int access,
      @Nullable String memberName,
      @Nullable String descriptor,
      @Nullable String genericSignature,
      List<String> thrown) {
    spend(descriptor);
    spend(genericSignature);
    return new ClassFile.Member(
        access & OF_THE_FORMAT,
        required(memberName),
        required(descriptor),
        genericSignature,
        thrown,
        MethodAnnotations.NONE);
  }

  /** Each of thousands of members may have the same signature, which the file has only once. */
  private void spend(@Nullable String text) {
    characters += text == null ? 0 : text.length();
    if (characters > ClassContainer.MOST_BYTES) {
      throw new IllegalArgumentException("the signatures of its members are too long together");
    }
  }

  private static List<String> required(@Nullable String @Nullable [] names) {
    List<String> all = new ArrayList<>();
    for (String each : names == null ? new String[0] : names) {
      all.add(required(each));
    }
    return List.copyOf(all);
  }

  /** ASM has null for a constant that is not there. */
  private static String required(@Nullable String text) {
    if (text == null) {
      throw new IllegalArgumentException("a name is missing");
    }
    return text;
  }

  @Override
  public AnnotationVisitor visitAnnotation(@Nullable String descriptor, boolean visible) {
    return new AnnotationStrings(MethodAnnotationsVisitor.simpleName(descriptor), annotations::add);
  }

  @Override
  public AnnotationVisitor visitTypeAnnotation(
      int target, @Nullable TypePath path, @Nullable String descriptor, boolean visible) {
    return new AnnotationDepth();
  }
}
