// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.scanner.LintRequest;
import java.net.URI;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Optional;

/**
 * The tensor runtime that comes with the command. Sources can use it without being told where it
 * is, as they can use the JDK.
 */
final class BundledRuntime {

  private static final String TENSOR = "dev.tensorlint.runtime.Tensor";

  private BundledRuntime() {}

  /** Returns the request with the runtime behind all that its class path names. */
  static LintRequest addTo(LintRequest request) {
    return request.withPlatform(location().map(List::of).orElse(List.of()));
  }

  /** Returns the jar or folder that the runtime is in; empty where the command came without it. */
  static Optional<Path> location() {
    try {
      Class<?> tensor = Class.forName(TENSOR, false, BundledRuntime.class.getClassLoader());
      return Optional.ofNullable(tensor.getProtectionDomain().getCodeSource())
          .map(CodeSource::getLocation)
          .map(url -> Path.of(URI.create(url.toString())));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }
}
