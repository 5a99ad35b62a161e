// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle.build;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gradle.api.Project;

/** Starts a process that runs builds of a project with a real Gradle. */
record GradleBuilds(Path folder) {

  private static final Pattern MODULE = Pattern.compile("(gradle-[\\w-]+)-classpath\\.properties");

  /** What Gradle starts with, by the first part of the names of jars. */
  private static final List<String> GRADLE = List.of("gradle-api", "groovy", "kotlin", "ant-");

  /** What a build printed, and how it ended. */
  record Build(String output, boolean isSuccess) {}

  /**
   * Runs builds one after the other.
   *
   * @param project folder of the project
   * @param builds the words of each
   */
  List<Build> run(Path project, List<String> builds) throws IOException, InterruptedException {
    Path words = Files.write(folder.resolve("builds.txt"), builds);
    Path output = folder.resolve("output.txt");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            "--add-opens=java.base/java.util=ALL-UNNAMED",
            "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED",
            "-cp",
            classpath(),
            GradleMain.class.getName(),
            folder.resolve("home").toString(),
            project.toString(),
            words.toString());
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    if (!process.waitFor(10, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IOException("the builds do not end: " + Files.readString(output));
    }
    return split(Files.readString(output));
  }

  private static List<Build> split(String output) {
    return Arrays.stream(output.split(Pattern.quote(GradleMain.BEGIN)))
        .skip(1)
        .map(each -> new Build(each, each.contains(GradleMain.SUCCESS)))
        .toList();
  }

  /** Gradle looks for its modules and libraries by the names of jars: it finds empty ones. */
  private String classpath() throws IOException {
    Path gradle = jar(Project.class);
    List<String> entries = new ArrayList<>(List.of(jar(GradleMain.class).toString()));
    Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> isGradle(Path.of(entry).getFileName().toString()))
        .forEach(entries::add);
    Set<String> present =
        entries.stream()
            .map(entry -> Path.of(entry).getFileName().toString())
            .collect(Collectors.toSet());
    Path stubs = Files.createDirectories(folder.resolve("modules"));
    for (Stub stub : stubs(gradle)) {
      if (!present.contains(stub.jar())) {
        entries.add(stub.write(stubs).toString());
      }
    }
    return String.join(File.pathSeparator, entries);
  }

  private static boolean isGradle(String name) {
    return GRADLE.stream().anyMatch(name::startsWith);
  }

  private static Path jar(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * A jar that only its name matters of.
   *
   * @param entry the only entry of the jar
   */
  private record Stub(String jar, String entry) {

    Path write(Path stubs) throws IOException {
      Path file = stubs.resolve(jar);
      try (OutputStream out = Files.newOutputStream(file);
          JarOutputStream entries = new JarOutputStream(out)) {
        entries.putNextEntry(new JarEntry(entry));
        entries.write("projects=\nruntime=\n".getBytes(StandardCharsets.UTF_8));
      }
      return file;
    }
  }

  private static List<Stub> stubs(Path gradle) throws IOException {
    Set<String> libraries = new TreeSet<>();
    List<Stub> stubs = new ArrayList<>();
    try (JarFile jar = new JarFile(gradle.toFile())) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        var module = MODULE.matcher(entry.getName());
        if (module.matches()) {
          stubs.add(new Stub(module.group(1) + "-0.jar", entry.getName()));
          Properties properties = new Properties();
          properties.load(jar.getInputStream(entry));
          libraries.addAll(List.of(properties.getProperty("runtime", "").split(",")));
        }
      }
    }
    libraries.stream()
        .filter(name -> name.endsWith(".jar"))
        .map(name -> new Stub(name, "empty"))
        .forEach(stubs::add);
    return stubs;
  }
}
