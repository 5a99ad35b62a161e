// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import net.jqwik.api.lifecycle.LifecycleContext;
import net.jqwik.api.lifecycle.SkipExecutionHook;

/**
 * Skips a property where there is no OpenCL device, unless {@code -Dtensorlint.requireOpenCL=true}
 * demands that it runs. A property that aborts each of its tries has failed, so it must not begin.
 */
final class SkipWithoutOpenCl implements SkipExecutionHook {

  @Override
  public SkipResult shouldBeSkipped(LifecycleContext context) {
    boolean runs = Boolean.getBoolean("tensorlint.requireOpenCL") || Devices.openCl().isPresent();
    return runs ? SkipResult.doNotSkip() : SkipResult.skip("no OpenCL device: " + Devices.list());
  }
}
