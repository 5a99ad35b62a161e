// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.testdata.Compilation;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Classes compiled in memory, each program's with a loader of its own on demand. */
final class InMemoryClasses {

  private final Map<String, ByteArrayOutputStream> code = new HashMap<>();

  private InMemoryClasses() {}

  /**
   * Compiles programs in one go.
   *
   * @param sources by name of the class
   * @throws DoesNotCompile when one does not
   */
  static InMemoryClasses of(Map<String, String> sources) {
    InMemoryClasses classes = new InMemoryClasses();
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler(), "no JDK");
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (JavaFileManager files =
        classes.new Files(compiler.getStandardFileManager(null, null, null))) {
      List<Source> units =
          sources.entrySet().stream()
              .map(each -> new Source(each.getKey(), each.getValue()))
              .toList();
      List<String> options = List.of("-cp", classpath(), "-proc:none", "-g", "-nowarn");
      if (!compiler.getTask(null, files, messages, options, null, units).call()) {
        throw new DoesNotCompile(messages.getDiagnostics());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return classes;
  }

  private static String classpath() {
    return Compilation.classpath().stream()
        .limit(1)
        .map(String::valueOf)
        .collect(Collectors.joining(File.pathSeparator));
  }

  Class<?> load(String name) {
    try {
      return new Loader().loadClass(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("no class " + name, e);
    }
  }

  /** The compiler rejects programs. */
  static final class DoesNotCompile extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Set<String> names = new HashSet<>();

    DoesNotCompile(List<Diagnostic<? extends JavaFileObject>> messages) {
      super(messages.toString());
      messages.stream()
          .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
          .map(Diagnostic::getSource)
          .filter(Source.class::isInstance)
          .forEach(each -> names.add(((Source) each).name));
    }

    /** Returns the names of programs with errors; there may be more once these are gone. */
    Set<String> names() {
      return Set.copyOf(names);
    }
  }

  private final class Loader extends ClassLoader {
    Loader() {
      super(Tensor.class.getClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      ByteArrayOutputStream bytes = code.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String name;
    private final String text;

    Source(String name, String text) {
      super(URI.create("memory:///" + name + Kind.SOURCE.extension), Kind.SOURCE);
      this.name = name;
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  private final class Files extends ForwardingJavaFileManager<JavaFileManager> {
    Files(JavaFileManager next) {
      super(next);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + name + kind.extension), kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          code.put(name, bytes);
          return bytes;
        }
      };
    }
  }
}
