// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package uk.ac.manchester.tornado.api.exceptions;

/** What code of other packages sees of the class. */
public class TornadoExecutionPlanException extends Exception {

  private static final long serialVersionUID = 1;

  public TornadoExecutionPlanException(String reason) {
    super(reason);
  }
}
