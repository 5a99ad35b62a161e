// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * The name of a kernel.
 *
 * @param source where it is
 * @param name the function
 */
record OpenClKernel(OpenClSource source, String name) {}
