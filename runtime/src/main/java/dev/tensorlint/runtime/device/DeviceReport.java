// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * What was found out about a device of this machine.
 *
 * @param info what the device reports of itself
 * @param usable whether tensors can live on it
 * @param reason one line that says why it is not usable, and the cure where one is known; empty for
 *     a usable device
 */
public record DeviceReport(DeviceInfo info, boolean usable, String reason) {}
