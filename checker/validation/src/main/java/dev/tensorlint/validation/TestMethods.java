// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Runs the test methods of a class, as JUnit 4 or JUnit 5 does: {@code TestMethods CLASS}. Each has
 * a thread of its own, whose handler gets what the test throws; what a test assumes in vain is no
 * failure. Extensions, runners, rules and nested classes are left out, and so are test methods with
 * parameters.
 */
public final class TestMethods {

  private static final Set<String> BEFORE_ALL = Set.of("BeforeAll", "BeforeClass");
  private static final Set<String> AFTER_ALL = Set.of("AfterAll", "AfterClass");
  private static final Set<String> BEFORE = Set.of("BeforeEach", "Before");
  private static final Set<String> AFTER = Set.of("AfterEach", "After");
  private static final Set<String> IGNORED = Set.of("Disabled", "Ignore");
  private static final Set<String> ASSUMPTIONS =
      Set.of("TestAbortedException", "AssumptionViolatedException");

  private final Class<?> type;

  private TestMethods(Class<?> type) {
    this.type = type;
  }

  @SuppressWarnings("AvoidThrowing")
  public static void main(String[] arguments) throws Throwable {
    new TestMethods(Class.forName(arguments[0])).run();
  }

  private void run() throws Throwable {
    boolean isShared =
        methods(BEFORE_ALL).stream().anyMatch(method -> !Modifier.isStatic(method.getModifiers()));
    Object shared = isShared ? newObject() : null;
    callAll(BEFORE_ALL, shared);
    for (Method test : methods(Set.of("Test"))) {
      if (test.getParameterCount() == 0 && !has(test, IGNORED)) {
        Object object = shared == null ? newObject() : shared;
        Thread thread = new Thread(() -> runInThread(test, object), test.getName());
        thread.start();
        thread.join();
      }
    }
    callAll(AFTER_ALL, shared);
  }

  private Object newObject() throws ReflectiveOperationException {
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    return constructor.newInstance();
  }

  private void runInThread(Method test, Object object) {
    try {
      run(test, object);
    } catch (Throwable failure) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
    }
  }

  private void run(Method test, Object object) throws Throwable {
    try {
      callAll(BEFORE, object);
      call(test, object);
    } catch (Throwable thrown) {
      if (!isExpected(test, thrown)) {
        throw thrown;
      }
    } finally {
      callAll(AFTER, object);
    }
  }

  private static boolean isExpected(Method test, Throwable thrown) throws Throwable {
    Class<?> expected = expected(test);
    boolean isAssumption = ASSUMPTIONS.contains(thrown.getClass().getSimpleName());
    return isAssumption || (expected != null && expected.isInstance(thrown));
  }

  /** What JUnit 4 has in {@code @Test(expected = ...)}; null for nothing. */
  private static @Nullable Class<?> expected(Method test) throws ReflectiveOperationException {
    for (Annotation annotation : test.getAnnotations()) {
      for (Method element : annotation.annotationType().getDeclaredMethods()) {
        if (element.getName().equals("expected")) {
          return (Class<?>) element.invoke(annotation);
        }
      }
    }
    return null;
  }

  private void callAll(Set<String> annotations, @Nullable Object object) throws Throwable {
    for (Method method : methods(annotations)) {
      call(method, object);
    }
  }

  private static void call(Method method, @Nullable Object object) throws Throwable {
    method.setAccessible(true);
    try {
      method.invoke(object);
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      throw cause == null ? e : cause;
    }
  }

  /** Those of superclasses come first, and those of a class in the order of their names. */
  private List<Method> methods(Set<String> annotations) {
    List<Method> methods = new ArrayList<>();
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      methods.addAll(
          0,
          Arrays.stream(each.getDeclaredMethods())
              .filter(method -> has(method, annotations))
              .sorted(Comparator.comparing(Method::getName))
              .toList());
    }
    return methods;
  }

  private static boolean has(Method method, Set<String> annotations) {
    return Arrays.stream(method.getAnnotations())
        .map(Annotation::annotationType)
        .filter(each -> each.getName().startsWith("org.junit."))
        .anyMatch(each -> annotations.contains(each.getSimpleName()));
  }
}
