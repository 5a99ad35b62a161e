// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.nio.file.Path;
import java.util.List;

/** The server as a process of its own, for clients that are one. */
final class ServerProcess {

  private ServerProcess() {}

  /**
   * @param arguments the folder for what is kept between sessions
   */
  public static void main(String[] arguments) {
    Server server = new Server(List.of(Connection.runtime()), Path.of(arguments[0]));
    System.exit(server.serve(System.in, System.out));
  }
}
