// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.plan;

import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.report.Report;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.scanner.Linter;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The code of TensorLint that computes outcomes. */
public final class ToolCode {

  private ToolCode() {}

  /** Returns the print of this build: that of another build with the same code is the same. */
  public static String print() throws IOException {
    ContentHash hash = new ContentHash();
    Set<Path> files = new LinkedHashSet<>();
    for (Class<?> part :
        List.of(Engine.class, Linter.class, BytecodeFrontEnd.class, Report.class, ToolCode.class)) {
      files.add(file(part));
    }
    for (Path each : files) {
      hash.add(each);
    }
    return hash.hex();
  }

  /** Returns the jar or folder that a class of TensorLint comes from. */
  public static Path file(Class<?> part) throws IOException {
    CodeSource source = part.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      throw new IOException("the classes of TensorLint are in no file");
    }
    try {
      return Path.of(source.getLocation().toURI()).toAbsolutePath();
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }
}
