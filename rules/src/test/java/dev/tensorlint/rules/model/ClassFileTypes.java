// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The types of the test's own class path, read from their class files. None is loaded, so that they
 * may be newer than the JVM, and name types that it lacks.
 */
final class ClassFileTypes implements TypeOracle {

  /** A class file: its supertypes, and the methods that code of other packages can call. */
  private record ClassFile(String name, List<String> supertypes, List<MethodRef> methods) {}

  private final Map<String, Optional<ClassFile>> read = new ConcurrentHashMap<>();

  @Override
  public List<String> supertypes(String binaryName) {
    return hierarchy(binaryName).stream().map(ClassFile::name).toList();
  }

  @Override
  public List<MethodRef> methods(String binaryName, String name) {
    Stream<ClassFile> declaring =
        name.equals(MethodRef.CONSTRUCTOR)
            ? find(binaryName).stream()
            : hierarchy(binaryName).stream();
    return declaring
        .flatMap(type -> type.methods().stream())
        .filter(method -> method.name().equals(name))
        .sorted(Comparator.comparing(MethodRef::key))
        .toList();
  }

  @Override
  public Set<String> methodNames(String binaryName) {
    Set<String> names = new TreeSet<>();
    hierarchy(binaryName).forEach(type -> type.methods().forEach(one -> names.add(one.name())));
    names.remove(MethodRef.CONSTRUCTOR);
    return names;
  }

  private List<ClassFile> hierarchy(String binaryName) {
    Map<String, ClassFile> seen = new LinkedHashMap<>();
    Deque<String> waiting = new ArrayDeque<>(List.of(binaryName));
    while (!waiting.isEmpty()) {
      find(waiting.remove())
          .filter(type -> seen.putIfAbsent(type.name(), type) == null)
          .ifPresent(type -> waiting.addAll(type.supertypes()));
    }
    return new ArrayList<>(seen.values());
  }

  private Optional<ClassFile> find(String binaryName) {
    return read.computeIfAbsent(binaryName, ClassFileTypes::read);
  }

  private static Optional<ClassFile> read(String binaryName) {
    String file = binaryName.replace('.', '/') + ".class";
    try (InputStream in = ClassLoader.getSystemResourceAsStream(file)) {
      return in == null ? Optional.empty() : Optional.of(read(new ClassReader(in)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ClassFile read(ClassReader reader) {
    String name = binary(reader.getClassName());
    List<String> supertypes = new ArrayList<>();
    if (reader.getSuperName() != null) {
      supertypes.add(binary(reader.getSuperName()));
    }
    Arrays.stream(reader.getInterfaces()).map(ClassFileTypes::binary).forEach(supertypes::add);
    Methods methods = new Methods(name);
    reader.accept(methods, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
    return new ClassFile(name, supertypes, methods.found);
  }

  private static String binary(String internalName) {
    return internalName.replace('/', '.');
  }

  /** Collects the methods of a class. */
  private static final class Methods extends ClassVisitor {

    private final String owner;
    private final List<MethodRef> found = new ArrayList<>();

    Methods(String owner) {
      super(Opcodes.ASM9);
      this.owner = owner;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      if (has(access, Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)
          && !has(access, Opcodes.ACC_SYNTHETIC)) {
        found.add(ref(access, name, descriptor, exceptions));
      }
      return null;
    }

    private MethodRef ref(
        int access, String name, String descriptor, String @Nullable [] exceptions) {
      boolean constructs = name.equals(MethodRef.CONSTRUCTOR);
      return new MethodRef(
          owner,
          name,
          Arrays.stream(Type.getArgumentTypes(descriptor)).map(ClassFileTypes::ref).toList(),
          constructs ? TypeRef.of(owner) : ClassFileTypes.ref(Type.getReturnType(descriptor)),
          has(access, Opcodes.ACC_STATIC),
          has(access, Opcodes.ACC_VARARGS),
          !constructs && !has(access, Opcodes.ACC_STATIC | Opcodes.ACC_FINAL),
          Stream.ofNullable(exceptions)
              .flatMap(Arrays::stream)
              .map(thrown -> TypeRef.of(binary(thrown)))
              .toList());
    }

    private static boolean has(int access, int flags) {
      return (access & flags) != 0;
    }
  }

  private static TypeRef ref(Type type) {
    return type.getSort() == Type.ARRAY
        ? ref(Type.getType(type.getDescriptor().substring(1))).arrayOf()
        : TypeRef.of(type.getClassName());
  }
}
