// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/**
 * The name of a kernel.
 *
 * @param program the source file, without its extension
 * @param name the function
 */
record OpenClKernel(String program, String name) {}
