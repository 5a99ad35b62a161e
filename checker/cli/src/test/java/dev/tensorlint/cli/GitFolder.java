// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A repository for a test, without the settings of the person who runs it. */
final class GitFolder {

  private final Path folder;

  GitFolder(Path folder) throws IOException {
    this.folder = folder;
    git("init", "-q", "--initial-branch=main");
  }

  GitFolder file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return this;
  }

  GitFolder delete(String name) throws IOException {
    Files.delete(folder.resolve(name));
    return this;
  }

  GitFolder commit(String message) throws IOException {
    git("add", "-A");
    return git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", message);
  }

  GitFolder git(String... arguments) throws IOException {
    List<String> line = new ArrayList<>(List.of("git"));
    line.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("GIT_"));
    builder.environment().put("GIT_CONFIG_GLOBAL", "/dev/null");
    builder.environment().put("GIT_CONFIG_SYSTEM", "/dev/null");
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw new IOException(line + " failed: " + said);
      }
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
    return this;
  }
}
