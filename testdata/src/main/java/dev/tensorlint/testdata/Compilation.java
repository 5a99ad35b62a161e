// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.runtime.Tensor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Cases as classes.
 *
 * @param folder where the class files lie
 */
public record Compilation(Path folder) {

  /** A class of each library that cases may use besides the runtime. */
  private static final List<String> OTHER_LIBRARIES =
      List.of(
          "org.junit.jupiter.api.Assertions",
          "org.reactivestreams.Publisher",
          "reactor.core.publisher.Mono",
          "reactor.test.StepVerifier",
          "io.reactivex.rxjava3.core.Single",
          "org.apache.arrow.util.AutoCloseables");

  /**
   * Compiles sources against {@link #classpath()}, all in one go.
   *
   * @param folder where the class files go
   * @throws IllegalStateException when they do not compile; the message is the compiler's
   */
  public static Compilation of(List<Path> sources, Path folder) throws IOException {
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler(), "no JDK");
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      StringWriter messages = new StringWriter();
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  files,
                  null,
                  List.of("-d", folder.toString(), "-cp", path(classpath()), "-proc:none", "-g"),
                  null,
                  files.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!compiled) {
        throw new IllegalStateException("cases do not compile:\n" + messages);
      }
    }
    return new Compilation(folder);
  }

  private static String path(List<Path> elements) {
    return elements.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /**
   * Returns the jars or folders that cases need: the runtime, and other libraries as far as they
   * are there.
   */
  public static List<Path> classpath() {
    return Stream.concat(
            Stream.of(Tensor.class), OTHER_LIBRARIES.stream().flatMap(Compilation::found))
        .map(Compilation::origin)
        .toList();
  }

  /** Returns the folder or jar of the runtime. */
  static List<Path> runtime() {
    return List.of(origin(Tensor.class));
  }

  private static Stream<Class<?>> found(String name) {
    try {
      return Stream.of(Class.forName(name));
    } catch (ClassNotFoundException e) {
      return Stream.empty();
    }
  }

  private static Path origin(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(type.getName() + " lies at " + source.getLocation(), e);
    }
  }

  /**
   * Returns a loader that has the classes of one case, with statics of their own, and no other's.
   */
  ClassLoader loaderOf(Case program) {
    return new CaseLoader(folder, program.name());
  }
}
