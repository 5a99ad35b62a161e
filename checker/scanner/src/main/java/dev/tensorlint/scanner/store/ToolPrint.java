// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.store;

import dev.tensorlint.rules.Engine;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;

/**
 * The files of this tool: what another build of it has computed is not used, even if both have the
 * same version.
 */
final class ToolPrint {

  /** The print of the tool that runs in this process. */
  static final String OF_PROCESS = ofProcess();

  private ToolPrint() {}

  private static String ofProcess() {
    try {
      Set<Path> files = new TreeSet<>();
      for (Class<?> part : List.of(Engine.class, ToolPrint.class)) {
        files.add(file(part));
      }
      for (String each : System.getProperty("java.class.path", "").split(File.pathSeparator, -1)) {
        if (!each.isEmpty()) {
          files.add(Path.of(each).toAbsolutePath());
        }
      }
      StringBuilder print = new StringBuilder();
      for (Path each : files) {
        print.append(FilePrint.of(each));
      }
      return print.toString();
    } catch (IOException | UncheckedIOException | URISyntaxException e) {
      return UUID.randomUUID().toString(); // Nothing that is kept is known to be of this tool.
    }
  }

  private static Path file(Class<?> part) throws IOException, URISyntaxException {
    CodeSource source = part.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      throw new IOException("the classes of the tool are in no file");
    }
    return Path.of(source.getLocation().toURI()).toAbsolutePath();
  }
}
