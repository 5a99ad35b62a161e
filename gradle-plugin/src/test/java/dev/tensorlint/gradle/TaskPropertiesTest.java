// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputFiles;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.UntrackedTask;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the task {@code validatePlugins} of Gradle asks of task types. */
final class TaskPropertiesTest {

  private static final Set<Class<? extends Annotation>> ROLES =
      Set.of(
          Input.class,
          InputFiles.class,
          Classpath.class,
          OutputFiles.class,
          Internal.class,
          Inject.class);

  @ParameterizedTest
  @ValueSource(classes = {TensorlintCheck.class, TensorlintBaseline.class, TensorlintFix.class})
  void eachPropertyHasOneRole(Class<?> task) {
    List<String> wrong =
        getters(task)
            .filter(getter -> roles(getter).size() != 1)
            .map(getter -> getter.getName() + " " + roles(getter))
            .toList();
    assertEquals(List.of(), wrong);
  }

  @ParameterizedTest
  @ValueSource(classes = {TensorlintCheck.class, TensorlintBaseline.class, TensorlintFix.class})
  void eachInputFileSaysWhatOfItsPathMatters(Class<?> task) {
    List<String> wrong =
        getters(task)
            .filter(getter -> roles(getter).contains(InputFiles.class))
            .filter(getter -> declared(getter, PathSensitive.class).isEmpty())
            .map(Method::getName)
            .toList();
    assertEquals(List.of(), wrong);
  }

  @ParameterizedTest
  @ValueSource(classes = {TensorlintCheck.class, TensorlintBaseline.class, TensorlintFix.class})
  void eachTaskSaysWhetherItIsCached(Class<?> task) {
    assertTrue(
        task.isAnnotationPresent(CacheableTask.class)
            || task.isAnnotationPresent(UntrackedTask.class));
  }

  private static Stream<Method> getters(Class<?> task) {
    return all(task)
        .filter(type -> type.getName().startsWith("dev.tensorlint"))
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .filter(method -> method.getName().startsWith("get") && method.getParameterCount() == 0)
        .filter(method -> !method.isBridge());
  }

  private static List<Class<? extends Annotation>> roles(Method getter) {
    return ROLES.stream()
        .filter(role -> !declared(getter, role).isEmpty())
        .sorted(Comparator.comparing(Class::getName))
        .<Class<? extends Annotation>>map(role -> role)
        .toList();
  }

  /** An annotation counts where a getter overrides one that has it. */
  private static List<Annotation> declared(Method getter, Class<? extends Annotation> annotation) {
    List<Annotation> found = new ArrayList<>();
    all(getter.getDeclaringClass())
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .filter(method -> method.getName().equals(getter.getName()))
        .map(method -> method.getAnnotation(annotation))
        .filter(Objects::nonNull)
        .forEach(found::add);
    return found;
  }

  /** The type and all above it. */
  private static Stream<Class<?>> all(Class<?> type) {
    Stream<Class<?>> above =
        Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
            .filter(each -> each != DefaultTask.class)
            .flatMap(TaskPropertiesTest::all);
    return Stream.concat(Stream.of(type), above);
  }
}
