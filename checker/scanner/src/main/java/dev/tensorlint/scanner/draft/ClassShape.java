// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.draft;

import dev.tensorlint.rules.ir.MethodAnnotations;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The declarations of a class file that bear on resources.
 *
 * @param name binary name
 * @param supertypes binary names, the superclass first
 * @param hasNativeMethods whether it declares one
 * @param hasHandle whether it keeps an address: a field of type {@code long} named as one
 * @param hasCleaner whether it frees something when it is collected
 * @param fieldTypes binary names of the types of its instance fields
 * @param methods those that clients can call
 */
record ClassShape(
    String name,
    List<String> supertypes,
    boolean isPublic,
    boolean hasNativeMethods,
    boolean hasHandle,
    boolean hasCleaner,
    List<String> fieldTypes,
    List<Method> methods) {

  private static final Pattern HANDLE =
      Pattern.compile("(?i).*(handle|address|pointer|ptr|nativeobj|nativeref).*");
  private static final Set<String> CLEANERS =
      Set.of("java.lang.ref.Cleaner", "java.lang.ref.Cleaner$Cleanable");

  /**
   * A method or constructor that clients can call.
   *
   * @param parameters types as Java writes them
   * @param result type as Java writes it
   * @param returned what its code returns
   * @param annotations those that state effects
   */
  record Method(
      String name,
      List<String> parameters,
      String result,
      boolean isStatic,
      Returned.What returned,
      MethodAnnotations annotations) {

    boolean isConstructor() {
      return name.equals("<init>");
    }
  }

  ClassShape {
    supertypes = List.copyOf(supertypes);
    fieldTypes = List.copyOf(fieldTypes);
    methods = List.copyOf(methods);
  }

  /**
   * Reads a class file.
   *
   * @throws IndexOutOfBoundsException or {@link IllegalArgumentException} when it is none
   */
  static ClassShape read(byte[] content) {
    Reader reader = new Reader();
    new ClassReader(content).accept(reader, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return reader.shape();
  }

  private static final class Reader extends ClassVisitor {

    private final List<String> supertypes = new ArrayList<>();
    private final List<String> fieldTypes = new ArrayList<>();
    private final List<Method> methods = new ArrayList<>();
    private String name = "";
    private boolean isPublic;
    private boolean hasNativeMethods;
    private boolean hasHandle;
    private boolean hasCleaner;

    Reader() {
      super(Opcodes.ASM9);
    }

    ClassShape shape() {
      return new ClassShape(
          name, supertypes, isPublic, hasNativeMethods, hasHandle, hasCleaner, fieldTypes, methods);
    }

    @Override
    public void visit(
        int version,
        int access,
        String internalName,
        @Nullable String signature,
        @Nullable String superName,
        String @Nullable [] interfaces) {
      name = internalName.replace('/', '.');
      isPublic = (access & Opcodes.ACC_PUBLIC) != 0;
      if (superName != null) {
        supertypes.add(superName.replace('/', '.'));
      }
      for (String each : interfaces == null ? new String[0] : interfaces) {
        supertypes.add(each.replace('/', '.'));
      }
    }

    @Override
    public @Nullable FieldVisitor visitField(
        int access,
        String field,
        String descriptor,
        @Nullable String signature,
        @Nullable Object value) {
      String type = Type.getType(descriptor).getClassName();
      if ((access & Opcodes.ACC_STATIC) == 0) {
        hasHandle |= type.equals("long") && HANDLE.matcher(field).matches();
        fieldTypes.add(type);
      }
      hasCleaner |= CLEANERS.contains(type);
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String method,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      hasNativeMethods |= (access & Opcodes.ACC_NATIVE) != 0;
      hasCleaner |= method.equals("finalize") && descriptor.equals("()V");
      int hidden = Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE;
      boolean isForClients = (access & Opcodes.ACC_PUBLIC) != 0 && (access & hidden) == 0;
      Returned returned = new Returned(Type.getArgumentTypes(descriptor).length);
      if (isForClients && !method.equals("<clinit>")) {
        returned.whenRead(
            (what, annotations) -> add(access, method, descriptor, what, annotations));
      }
      return returned;
    }

    private void add(
        int access,
        String method,
        String descriptor,
        Returned.What returned,
        MethodAnnotations annotations) {
      Type type = Type.getMethodType(descriptor);
      List<String> parameters = new ArrayList<>();
      for (Type each : type.getArgumentTypes()) {
        parameters.add(each.getClassName());
      }
      methods.add(
          new Method(
              method,
              parameters,
              type.getReturnType().getClassName(),
              (access & Opcodes.ACC_STATIC) != 0,
              returned,
              annotations));
    }
  }
}
