// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.models;

import dev.tensorlint.it.reactor.serve.Server;

/** Uses servers. */
public class Service {
  static float serverNeverClosed() {
    Server s = new Server(); // want UnclosedResource
    return s.serve();
  }

  static float usedAfterClose() {
    Server s = new Server();
    s.close();
    return s.serve(); // want UseAfterDispose
  }
}
