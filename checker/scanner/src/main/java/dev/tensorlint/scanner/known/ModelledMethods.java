// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.rules.model.MethodPattern;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The methods of a type as far as its model tells them: by name and by the number of arguments.
 *
 * <p>A pattern stands for overloads that nobody has listed. Where several patterns fit a number of
 * arguments and do not say the same, there is no such method: a call stays unresolved.
 */
final class ModelledMethods {

  private final String owner;
  private final LibraryModel.@Nullable Type model;
  private final List<LibraryModel.Method> methods;

  ModelledMethods(String owner, LibraryModel.@Nullable Type model) {
    this.owner = owner;
    this.model = model;
    this.methods =
        model == null
            ? List.of()
            : model.methods().stream()
                .sorted(
                    Comparator.comparing(
                        LibraryModel.Method::pattern, MethodPattern.SPECIFIC_FIRST))
                .toList();
  }

  /** Returns the names that the model has in full. */
  List<String> names() {
    return methods.stream()
        .map(LibraryModel.Method::pattern)
        .filter(pattern -> !pattern.hasWildcardName())
        .map(MethodPattern::name)
        .distinct()
        .sorted()
        .toList();
  }

  /** Returns the methods of a name, at most one for each number of arguments. */
  List<MethodInfo> of(String name) {
    List<LibraryModel.Method> named =
        methods.stream().filter(method -> method.pattern().matchesName(name)).toList();
    boolean isPlainConstructor = named.isEmpty() && name.equals(MethodRef.CONSTRUCTOR);
    if (isPlainConstructor) {
      return model == null || model.model() == null ? List.of() : List.of(anyConstructor());
    }
    int longest =
        named.stream().mapToInt(method -> method.pattern().parameters().size()).max().orElse(0);
    List<MethodInfo> found = new ArrayList<>();
    for (int count = 0; count <= longest; count++) {
      LibraryModel.Method fitting = fitting(named, count);
      if (fitting != null) {
        found.add(method(name, fitting, count, 0));
      }
    }
    LibraryModel.Method longer = fitting(named, longest + 1);
    if (longer != null) {
      found.add(method(name, longer, longest + 1, Access.VARARGS));
    }
    return List.copyOf(found);
  }

  /** Returns the entry that a number of arguments fits, null when none or several different do. */
  private static LibraryModel.@Nullable Method fitting(
      List<LibraryModel.Method> named, int arguments) {
    List<LibraryModel.Method> fitting =
        named.stream().filter(method -> fits(method.pattern(), arguments)).toList();
    if (fitting.isEmpty()) {
      return null;
    }
    boolean isWildcard = fitting.get(0).pattern().hasWildcardName();
    boolean doAgree =
        fitting.stream()
                .filter(method -> method.pattern().hasWildcardName() == isWildcard)
                .map(LibraryModel.Method::effect)
                .distinct()
                .count()
            == 1;
    return doAgree ? fitting.get(0) : null;
  }

  private static boolean fits(MethodPattern pattern, int arguments) {
    int fixed = pattern.parameters().size();
    return fixed == arguments || (pattern.isOpen() && fixed < arguments);
  }

  /** A constructor of a type that has a kind makes one, whatever its arguments. */
  private MethodInfo anyConstructor() {
    TypeRef rest = TypeRef.UNKNOWN.arrayOf();
    return method(
        MethodRef.CONSTRUCTOR,
        List.of(rest),
        List.of(new Type.ArrayType(Type.Special.UNKNOWN)),
        Type.of(owner),
        Access.VARARGS);
  }

  private MethodInfo method(String name, LibraryModel.Method entry, int count, int flags) {
    List<TypeRef> named = new ArrayList<>();
    List<Type> parameters = new ArrayList<>();
    List<String> written = entry.pattern().parameters();
    for (int i = 0; i < count; i++) {
      String type = i < written.size() ? written.get(i) : MethodPattern.ANY;
      named.add(ref(type));
      parameters.add(type(type));
    }
    if (flags == Access.VARARGS) {
      named.add(TypeRef.UNKNOWN.arrayOf());
      parameters.add(new Type.ArrayType(Type.Special.UNKNOWN));
    }
    return method(name, named, parameters, result(name, entry.effect()), flags);
  }

  private MethodInfo method(
      String name, List<TypeRef> named, List<Type> parameters, Type result, int flags) {
    int allFlags = Access.PUBLIC | Access.NAMED | flags;
    return MethodInfo.named(owner, name, allFlags, named, parameters, result);
  }

  private Type result(String name, Summary effect) {
    ResultEffect result = effect.result();
    boolean isReceiver = result.kind() == ResultEffect.Kind.ALIAS && result.from().isReceiver();
    boolean isOwn = isReceiver || name.equals(MethodRef.CONSTRUCTOR);
    return isOwn ? Type.of(owner) : Type.Special.UNKNOWN;
  }

  /** The names in the pattern identify the method. */
  private static TypeRef ref(String written) {
    String element = written.replace("[]", "");
    TypeRef type = element.equals(MethodPattern.ANY) ? TypeRef.UNKNOWN : TypeRef.of(element);
    for (int rest = written.length() - element.length(); rest > 0; rest -= 2) {
      type = type.arrayOf();
    }
    return type;
  }

  /** A name may be a simple one, and is no type; what is primitive is so without doubt. */
  private static Type type(String written) {
    for (Type.Primitive primitive : Type.Primitive.values()) {
      if (written.equals(primitive.keyword())) {
        return primitive;
      }
    }
    return Type.Special.UNKNOWN;
  }
}
