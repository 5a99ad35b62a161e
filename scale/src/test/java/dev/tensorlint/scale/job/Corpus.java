// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.scale.plan.ToolCode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;

/** A small corpus in a folder, and its manifest. */
final class Corpus {

  private final Path folder;
  private final List<String> lines = new ArrayList<>();

  Corpus(Path folder) {
    this.folder = folder;
  }

  /** A library, an application that needs it, a cycle of two, and one without tensors. */
  static Corpus of(Path folder) throws IOException {
    Corpus corpus = new Corpus(folder);
    corpus.sources("lib", List.of(), LIB);
    corpus.sources("app", List.of("lib"), APP);
    corpus.sources("left", List.of("right"), "package left; public class Left {}");
    corpus.sources("right", List.of("left", "lib"), "package right; public class Right {}");
    corpus.folder("plain", "package plain; public class Plain { int one() { return 1; } }");
    return corpus;
  }

  static final String LIB =
      """
      package lib;
      import dev.tensorlint.runtime.Tensor;
      public final class Lib {
        public static Tensor made() { return Tensor.of(1f); }
        public static void released(Tensor tensor) { tensor.close(); }
      }
      """;

  private static final String APP =
      """
      package app;
      import dev.tensorlint.runtime.Tensor;
      import lib.Lib;
      public final class App {
        static float usedAfterRelease() {
          Tensor tensor = Lib.made();
          Lib.released(tensor);
          return tensor.item();
        }
        static float neverReleased() {
          Tensor tensor = Lib.made();
          return tensor.item();
        }
      }
      """;

  /** Adds a module of sources in a jar, with its classes for those that depend on it. */
  Corpus sources(String name, List<String> dependencies, String text) throws IOException {
    Path source = write(name, text);
    if (dependencies.isEmpty()) {
      compile(source, folder.resolve(name + "-classes"));
    }
    jar(name, Map.of(entry(name), text));
    return line(name, "sources", name + ".jar", dependencies);
  }

  Corpus folder(String name, String text) throws IOException {
    write(name, text);
    return line(name, "folder", name, List.of());
  }

  /** Adds a line to the manifest. */
  Corpus line(String name, String kind, String location, List<String> dependencies)
      throws IOException {
    List<String> classpath = new ArrayList<>(List.of(ToolCode.file(Tensor.class).toString()));
    dependencies.forEach(each -> classpath.add(folder.resolve(each + "-classes").toString()));
    lines.add(
        String.format(
            "{\"name\":\"%s\",\"version\":\"1\",\"kind\":\"%s\",\"location\":\"%s\","
                + "\"dependencies\":%s,\"classpath\":%s}",
            name, kind, location, json(dependencies), json(classpath)));
    return this;
  }

  private static String json(List<String> words) {
    return "[" + String.join(",", words.stream().map(each -> "\"" + each + "\"").toList()) + "]";
  }

  /** Writes the manifest. */
  String manifest() throws IOException {
    return Files.write(folder.resolve("manifest.json"), lines).toString();
  }

  private static String entry(String name) {
    return name + "/" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + ".java";
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name).resolve(entry(name));
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static void compile(Path source, Path classes) throws IOException {
    Files.createDirectories(classes);
    String classpath = ToolCode.file(Tensor.class).toString();
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                classpath,
                "-d",
                classes.toString(),
                source.toString());
    if (exit != 0) {
      throw new IOException("javac ended with " + exit);
    }
  }

  /** Writes an archive of sources. */
  Corpus jar(String name, Map<String, String> files) throws IOException {
    try (OutputStream out = Files.newOutputStream(folder.resolve(name + ".jar"));
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, String> each : new TreeMap<>(files).entrySet()) {
        zip.putNextEntry(new ZipEntry(each.getKey()));
        zip.write(each.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return this;
  }
}
