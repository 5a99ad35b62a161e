// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.List;

/** The way to devices outside the JVM: the port that tests put broken drivers into. */
@FunctionalInterface
interface DeviceDriver {

  /** Says what drives the devices, in reports where it finds none. */
  String NAME = "OpenCL";

  /**
   * Looks for devices, best first, without opening them. A driver that is not there throws, mostly
   * a {@link LinkageError}.
   */
  List<Candidate> candidates();

  /** A device that was found and not yet tried. */
  interface Candidate {

    DeviceInfo info();

    /**
     * Opens the device and tests that the JVM survives it.
     *
     * @throws DeviceUnusableException when it must not be used; nothing stays open then
     */
    Device open();
  }
}
