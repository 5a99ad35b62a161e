// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * What a device reports of itself.
 *
 * @param name the device's own name
 * @param vendor who makes the device or its driver
 * @param type what kind of machine it is
 * @param driverVersion the driver's version; for the plain-Java device that of the JVM
 */
public record DeviceInfo(String name, String vendor, DeviceType type, String driverVersion) {}
