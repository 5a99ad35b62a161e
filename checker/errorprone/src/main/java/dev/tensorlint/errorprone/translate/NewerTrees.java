// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.Tree;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads parts of trees that the compiler which built this class does not declare. */
final class NewerTrees {

  private static final ClassValue<Map<String, Method>> GETTERS =
      new ClassValue<>() {
        @Override
        protected Map<String, Method> computeValue(Class<?> type) {
          return gettersOf(type);
        }
      };

  private NewerTrees() {}

  static Tree child(Tree tree, String getter) {
    return (Tree) get(tree, getter).orElseThrow();
  }

  static @Nullable Tree childOrNull(Tree tree, String getter) {
    return (Tree) get(tree, getter).orElse(null);
  }

  static List<Tree> children(Tree tree, String getter) {
    List<?> children = (List<?>) get(tree, getter).orElseThrow();
    return children.stream().map(Tree.class::cast).toList();
  }

  /** Returns what a getter gives, empty for null and on compilers without the getter. */
  private static Optional<Object> get(Tree tree, String getter) {
    return Optional.ofNullable(GETTERS.get(tree.getClass()).get(getter))
        .map(method -> invoke(method, tree));
  }

  private static Map<String, Method> gettersOf(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getName().startsWith("get") && method.getParameterCount() == 0)
        .filter(method -> !method.isBridge())
        .collect(Collectors.toMap(Method::getName, method -> method, (first, second) -> first));
  }

  private static @Nullable Object invoke(Method method, Tree tree) {
    try {
      return method.invoke(tree);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("no access to " + method, e);
    }
  }
}
