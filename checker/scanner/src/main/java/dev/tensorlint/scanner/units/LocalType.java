// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.units;

import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.KeptClass;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Type;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A local or anonymous class as it is kept: what {@link KeptClass} has, as plain values. */
record LocalType(
    String name,
    int flags,
    @Nullable String outer,
    Type.@Nullable ClassType superclass,
    List<Type.ClassType> interfaces,
    Map<String, String> memberTypes,
    List<LocalMethod> methods) {

  /** A method of the class, without type parameters. */
  record LocalMethod(
      String owner,
      String name,
      int flags,
      List<Type> parameters,
      Type returnType,
      List<Type> thrown) {

    static LocalMethod of(MethodInfo method) {
      return new LocalMethod(
          method.owner(),
          method.name(),
          method.flags(),
          method.parameters(),
          method.returnType(),
          method.thrown());
    }

    MethodInfo asMethod() {
      return new MethodInfo(owner, name, flags, List.of(), parameters, returnType, thrown);
    }
  }

  static LocalType of(KeptClass type) {
    return new LocalType(
        type.name(),
        type.flags(),
        type.outer(),
        type.superclass(),
        type.interfaces(),
        type.memberTypes(),
        type.allMethods().stream().map(LocalMethod::of).toList());
  }

  ClassInfo asClass() {
    return new KeptClass(
        name,
        flags,
        outer,
        superclass,
        List.copyOf(interfaces),
        Map.copyOf(memberTypes),
        methods.stream().map(LocalMethod::asMethod).toList());
  }
}
