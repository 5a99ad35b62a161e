// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Where tensor data lives and is computed on. Devices know buffers and extents, no tensors; the
 * plain-Java device is always there, the OpenCL device where a sound driver is.
 */
@NullMarked
package dev.tensorlint.runtime.device;

import org.jspecify.annotations.NullMarked;
