// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives test classes what all cases have in common: their {@link CaseRuns runs}, their {@link
 * CaseLints findings}, and the {@link FixedCases fixed} bad ones. Each is made once for all
 * classes.
 */
final class SharedCases implements ParameterResolver {

  private static final Map<Class<?>, Maker> MAKERS =
      Map.of(
          CaseRuns.class, CaseRuns::of,
          CaseLints.class, (cases, folder) -> CaseLints.of(files(cases)),
          FixedCases.class, (cases, folder) -> FixedCases.of(bad(cases), folder));

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
    return MAKERS.containsKey(typeOf(parameter));
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
    return test.getRoot()
        .getStore(ExtensionContext.Namespace.create(SharedCases.class))
        .computeIfAbsent(Made.class)
        .get(typeOf(parameter));
  }

  private static Class<?> typeOf(ParameterContext parameter) {
    return parameter.getParameter().getType();
  }

  private static Maker makerOf(Class<?> type) {
    Maker maker = MAKERS.get(type);
    if (maker == null) {
      throw new IllegalArgumentException("not made of cases: " + type.getName());
    }
    return maker;
  }

  private static List<Case> bad(List<Case> cases) {
    return cases.stream().filter(Case::isBad).toList();
  }

  private static List<Path> files(List<Case> cases) {
    return cases.stream().map(Case::file).toList();
  }

  /** Makes something of all cases, with files in a folder of its own. */
  private interface Maker {
    Object make(List<Case> cases, Path folder) throws IOException;
  }

  /** What was made. The files are deleted after the last test. */
  private static final class Made implements AutoCloseable {

    private final List<Case> cases = Cases.in(Folders.TESTDATA);
    private final Map<Class<?>, Object> made = new HashMap<>();
    private final Path folder;

    Made() throws IOException {
      folder = Files.createTempDirectory("cases");
    }

    Object get(Class<?> type) {
      return made.computeIfAbsent(type, this::make);
    }

    private Object make(Class<?> type) {
      try {
        Path own = Files.createDirectory(folder.resolve(type.getSimpleName()));
        return makerOf(type).make(cases, own);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void close() throws IOException {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
