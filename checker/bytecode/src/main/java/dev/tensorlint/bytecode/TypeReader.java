// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.classes.TranslatedClasses.UnreadMethod;
import dev.tensorlint.scanner.types.Access;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** From class files to type declarations. */
final class TypeReader {

  /** The suffix of the method that holds the code of a method of a Scala trait. */
  private static final String TRAIT_ENDING = "$";

  private final CodeLayout layout;
  private final Callees callees;
  private final Map<String, List<ClassNode>> nested;
  private final Predicate<String> isWanted;
  private final Consumer<UnreadMethod> problems;

  /**
   * @param nested classes by the internal name of the class around them
   * @param isWanted tells by the name of a method whether its code is asked for
   * @param problems takes each method whose code cannot be read
   */
  TypeReader(
      CodeLayout layout,
      Callees callees,
      Map<String, List<ClassNode>> nested,
      Predicate<String> isWanted,
      Consumer<UnreadMethod> problems) {
    this.layout = layout;
    this.callees = callees;
    this.nested = nested;
    this.isWanted = isWanted;
    this.problems = problems;
  }

  TypeDecl read(ClassNode type) {
    List<FieldDecl> fields =
        type.fields.stream()
            .filter(each -> (each.access & Opcodes.ACC_SYNTHETIC) == 0)
            .map(each -> field(type, each))
            .toList();
    List<MethodDecl> methods = new ArrayList<>();
    Set<MethodNode> lambdas = LambdaMethods.unmarked(type);
    type.methods.stream()
        .filter(each -> isWritten(type, each) && !lambdas.contains(each))
        .forEach(each -> methods.add(method(type, each)));
    FieldInitializers.Members members = FieldInitializers.moved(layout.file(), fields, methods);
    List<TypeDecl> types =
        nested.getOrDefault(type.name, List.of()).stream().map(this::read).toList();
    return new TypeDecl(
        kind(type),
        TypeNames.binary(type.name),
        supertypes(type),
        modifiers(UnitReader.accessOf(type)),
        AnnotationReader.of(type.visibleAnnotations, type.invisibleAnnotations),
        members.fields(),
        members.methods(),
        types,
        whole(type, methods, types),
        layout.of(type));
  }

  private Span whole(ClassNode type, List<MethodDecl> methods, List<TypeDecl> types) {
    Span span = layout.of(type);
    for (MethodDecl each : methods) {
      span = span.to(each.span());
    }
    for (TypeDecl each : types) {
      span = span.to(each.span());
    }
    return span;
  }

  private static TypeDecl.Kind kind(ClassNode type) {
    if ((type.access & Opcodes.ACC_ANNOTATION) != 0) {
      return TypeDecl.Kind.ANNOTATION;
    } else if ((type.access & Opcodes.ACC_INTERFACE) != 0) {
      return TypeDecl.Kind.INTERFACE;
    } else if ((type.access & Opcodes.ACC_ENUM) != 0) {
      return TypeDecl.Kind.ENUM;
    }
    return "java/lang/Record".equals(type.superName) ? TypeDecl.Kind.RECORD : TypeDecl.Kind.CLASS;
  }

  private List<TypeRef> supertypes(ClassNode type) {
    List<TypeRef> all = new ArrayList<>();
    boolean extendsOther =
        type.superName != null
            && !Set.of("java/lang/Object", "java/lang/Record", "java/lang/Enum")
                .contains(type.superName);
    if (extendsOther) {
      all.add(TypeNames.ofInternal(type.superName));
    }
    type.interfaces.forEach(each -> all.add(TypeNames.ofInternal(each)));
    return all;
  }

  private static Set<Modifier> ofMethod(int access) {
    boolean isSynchronized = (access & Opcodes.ACC_SYNCHRONIZED) != 0;
    return modifiers(isSynchronized ? access | Access.SYNCHRONIZED : access);
  }

  private static Set<Modifier> modifiers(int access) {
    return Access.modifiers(access);
  }

  private FieldDecl field(ClassNode type, FieldNode field) {
    return new FieldDecl(
        TypeNames.binary(type.name),
        field.name,
        TypeNames.of(field.signature, field.desc),
        modifiers(field.access),
        AnnotationReader.of(field.visibleAnnotations, field.invisibleAnnotations),
        null,
        layout.of(field),
        layout.of(field));
  }

  /**
   * Returns whether code calls a method that a compiler has added as it calls others. Kotlin puts
   * the default values of parameters into a static method beside the one that has them; Scala has
   * such a method for each of a trait with code, which the classes of the trait call.
   */
  private static boolean isCalled(ClassNode type, MethodNode method) {
    boolean isOfTrait =
        (type.access & Opcodes.ACC_INTERFACE) != 0 && method.name.endsWith(TRAIT_ENDING);
    return (method.access & Opcodes.ACC_STATIC) != 0
        && (isOfTrait || method.name.endsWith(DefaultArguments.ENDING));
  }

  /** Returns whether the source has a method; a compiler adds others. */
  private boolean isWritten(ClassNode type, MethodNode method) {
    boolean isAdded = (method.access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) != 0;
    if (isAdded && !isCalled(type, method)) {
      return false;
    }
    boolean isOfEnum =
        (type.access & Opcodes.ACC_ENUM) != 0
            && (method.name.equals("values") || method.name.equals("valueOf"));
    return !isOfEnum && !Generated.isIn(type, method);
  }

  private MethodDecl method(ClassNode type, MethodNode method) {
    Variables variables = new Variables(method, layout);
    List<Local> parameters = BodyReader.parameters(method, List.of(), layout, variables);
    Stmt.Block body = null;
    if ((method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0
        && (isWanted.test(method.name) || isOfObject(method))) {
      BodyReader.Body read = body(type, method);
      body = read == null ? null : read.code();
      parameters = read == null ? parameters : read.parameters();
    }
    Span name = layout.of(method);
    Span whole = body == null || body.span().equals(Span.NONE) ? name : name.to(body.span());
    return new MethodDecl(
        kind(method),
        ref(type, method),
        parameters,
        ofMethod(method.access),
        AnnotationReader.of(method.visibleAnnotations, method.invisibleAnnotations),
        body,
        whole,
        name);
  }

  /** Returns whether the code of a method tells what its object holds, and for how long. */
  private static boolean isOfObject(MethodNode method) {
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    return method.name.startsWith("<")
        || (!isStatic && method.desc.equals("()V"))
        || assignsAField(method);
  }

  private static boolean assignsAField(MethodNode method) {
    for (AbstractInsnNode each : method.instructions) {
      if (each.getOpcode() == Opcodes.PUTFIELD || each.getOpcode() == Opcodes.PUTSTATIC) {
        return true;
      }
    }
    return false;
  }

  private BodyReader.@Nullable Body body(ClassNode type, MethodNode method) {
    try {
      return BodyReader.read(type, method, List.of(), layout, callees, List.of(method));
    } catch (UnreadableCodeException e) {
      return unread(type, method, e.why());
    } catch (RuntimeException e) {
      // No verifier has seen this code: it may break every rule that compilers keep.
      return unread(type, method, "malformed (" + e.getClass().getSimpleName() + ")");
    } catch (StackOverflowError e) {
      return unread(type, method, "nested too deeply");
    }
  }

  private BodyReader.@Nullable Body unread(ClassNode type, MethodNode method, String why) {
    problems.accept(new UnreadMethod(TypeNames.binary(type.name) + "." + method.name, why));
    return null;
  }

  private static MethodDecl.Kind kind(MethodNode method) {
    return switch (method.name) {
      case "<init>" -> MethodDecl.Kind.CONSTRUCTOR;
      case "<clinit>" -> MethodDecl.Kind.STATIC_INITIALIZER;
      default -> MethodDecl.Kind.METHOD;
    };
  }

  private MethodRef ref(ClassNode type, MethodNode method) {
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    return callees.method(type.name, method.name, method.desc, isStatic);
  }
}
