// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Objects;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Cases as classes.
 *
 * @param folder where the class files lie
 */
public record Compilation(Path folder) {

  /**
   * Compiles sources against the runtime, all in one go.
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
                  List.of("-d", folder.toString(), "-cp", runtime().toString(), "-proc:none", "-g"),
                  null,
                  files.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!compiled) {
        throw new IllegalStateException("cases do not compile:\n" + messages);
      }
    }
    return new Compilation(folder);
  }

  /** Returns the jar or folder of the runtime. */
  public static Path runtime() {
    CodeSource source = Tensor.class.getProtectionDomain().getCodeSource();
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the runtime lies at " + source.getLocation(), e);
    }
  }

  /**
   * Returns a loader that has the classes of one case, with statics of their own, and no other's.
   */
  ClassLoader loaderOf(Case program) {
    return new CaseLoader(folder, program.name());
  }
}
