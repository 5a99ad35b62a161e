// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/**
 * The types of a descriptor or generic signature: Java Virtual Machine Specification, sections 4.3
 * and 4.7.9.1, of which the first is a part of the second.
 */
final class SignatureTypes extends SignatureVisitor {

  private static final int ASM_API = Opcodes.ASM9;

  private final String owner;
  private final Function<String, @Nullable TypeVariable> outerVariables;
  private final List<TypeVariable> typeParameters = new ArrayList<>();
  private final List<Type> supertypes = new ArrayList<>();
  private final List<Type> parameters = new ArrayList<>();
  private final List<Type> results = new ArrayList<>();
  private final List<Type> thrown = new ArrayList<>();
  private List<Type> bounds = new ArrayList<>();

  private SignatureTypes(String owner, Function<String, @Nullable TypeVariable> outerVariables) {
    super(ASM_API);
    this.owner = owner;
    this.outerVariables = outerVariables;
  }

  /**
   * Reads what a class or method declares.
   *
   * @param owner what declares the type parameters that the text may begin with
   * @param outerVariables finds type variables of enclosing declarations
   * @throws IllegalArgumentException when the text makes no sense
   * @throws IndexOutOfBoundsException when it ends early
   */
  static SignatureTypes read(
      String text, String owner, Function<String, @Nullable TypeVariable> outerVariables) {
    SignatureTypes types = new SignatureTypes(owner, outerVariables);
    new SignatureReader(text).accept(types);
    return types;
  }

  /**
   * Reads one type.
   *
   * @param variables finds type variables
   * @throws IllegalArgumentException when the text makes no sense
   * @throws IndexOutOfBoundsException when it ends early
   */
  static Type type(String text, Function<String, @Nullable TypeVariable> variables) {
    SignatureTypes types = new SignatureTypes("", variables);
    new SignatureReader(text).acceptType(types.type(types.results));
    return types.result();
  }

  private SignatureVisitor type(List<Type> into) {
    return new TypeVisitor(into::add, this::variable, 0);
  }

  private Type variable(String name) {
    for (TypeVariable parameter : typeParameters) {
      if (parameter.name().equals(name)) {
        return parameter;
      }
    }
    TypeVariable outer = outerVariables.apply(name);
    return outer == null ? Type.ClassType.OBJECT : outer;
  }

  List<TypeVariable> typeParameters() {
    return typeParameters;
  }

  Type.ClassType superclass() {
    return supertypes().get(0);
  }

  List<Type.ClassType> interfaces() {
    List<Type.ClassType> all = supertypes();
    return all.subList(1, all.size());
  }

  private List<Type.ClassType> supertypes() {
    List<Type.ClassType> classes = new ArrayList<>();
    for (Type each : supertypes) {
      if (!(each instanceof Type.ClassType type)) {
        throw new IllegalArgumentException("not a class: " + each);
      }
      classes.add(type);
    }
    return classes;
  }

  List<Type> parameters() {
    return parameters;
  }

  /** Returns what a method returns. */
  Type result() {
    return results.get(0);
  }

  List<Type> thrown() {
    return thrown;
  }

  @Override
  public void visitFormalTypeParameter(String name) {
    List<Type> own = new ArrayList<>();
    bounds = own;
    typeParameters.add(new TypeVariable(owner, name, () -> own));
  }

  @Override
  public SignatureVisitor visitClassBound() {
    return type(bounds);
  }

  @Override
  public SignatureVisitor visitInterfaceBound() {
    return type(bounds);
  }

  @Override
  public SignatureVisitor visitSuperclass() {
    return type(supertypes);
  }

  @Override
  public SignatureVisitor visitInterface() {
    return type(supertypes);
  }

  @Override
  public SignatureVisitor visitParameterType() {
    return type(parameters);
  }

  @Override
  public SignatureVisitor visitReturnType() {
    return type(results);
  }

  @Override
  public SignatureVisitor visitExceptionType() {
    return type(thrown);
  }

  /** Makes one type of a signature, of {@code Outer<A>.Inner<B>} with the arguments of Inner. */
  private static final class TypeVisitor extends SignatureVisitor {

    /** Types in types; arrays have at most 255 dimensions. */
    private static final int DEEPEST = 300;

    private final Consumer<Type> result;
    private final Function<String, Type> variables;
    private final int depth;
    private String name = "";
    private List<Type> arguments = List.of();

    TypeVisitor(Consumer<Type> result, Function<String, Type> variables, int depth) {
      super(ASM_API);
      this.result = result;
      this.variables = variables;
      this.depth = depth;
    }

    private TypeVisitor inner(Consumer<Type> use) {
      if (depth == DEEPEST) {
        throw new IllegalArgumentException("a signature is nested too deeply");
      }
      return new TypeVisitor(use, variables, depth + 1);
    }

    @Override
    public void visitBaseType(char descriptor) {
      result.accept(base(descriptor));
    }

    private static Type base(char descriptor) {
      return switch (descriptor) {
        case 'B' -> Type.Primitive.BYTE;
        case 'C' -> Type.Primitive.CHAR;
        case 'D' -> Type.Primitive.DOUBLE;
        case 'F' -> Type.Primitive.FLOAT;
        case 'I' -> Type.Primitive.INT;
        case 'J' -> Type.Primitive.LONG;
        case 'S' -> Type.Primitive.SHORT;
        case 'Z' -> Type.Primitive.BOOLEAN;
        case 'V' -> Type.Special.VOID;
        default -> throw new IllegalArgumentException("not a type: " + descriptor);
      };
    }

    @Override
    public void visitTypeVariable(String variable) {
      result.accept(variables.apply(variable));
    }

    @Override
    public SignatureVisitor visitArrayType() {
      return inner(element -> result.accept(new Type.ArrayType(element)));
    }

    @Override
    public void visitClassType(String internalName) {
      name = internalName.replace('/', '.');
    }

    @Override
    public void visitInnerClassType(String simpleName) {
      name = name + "$" + simpleName;
      arguments = List.of();
    }

    @Override
    public void visitTypeArgument() {
      argument(Type.Wildcard.ANY);
    }

    @Override
    public SignatureVisitor visitTypeArgument(char wildcard) {
      return inner(bound -> argument(argument(wildcard, bound)));
    }

    private static Type argument(char wildcard, Type bound) {
      return switch (wildcard) {
        case EXTENDS -> new Type.Wildcard(Type.Wildcard.Kind.EXTENDS, bound);
        case SUPER -> new Type.Wildcard(Type.Wildcard.Kind.SUPER, bound);
        default -> bound;
      };
    }

    private void argument(Type argument) {
      if (arguments.isEmpty()) {
        arguments = new ArrayList<>();
      }
      arguments.add(argument);
    }

    @Override
    public void visitEnd() {
      result.accept(new Type.ClassType(name, arguments));
    }
  }
}
