// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.memory;

/**
 * What was allocated at one moment, over all devices.
 *
 * @param buffers buffers in use
 * @param liveBytes bytes of data in them
 * @param peakBytes the most that {@code liveBytes} was since the start, or since the last reset
 * @param reservedBytes bytes that the buffers in use take on their devices; more than {@code
 *     liveBytes} where a pooled buffer is larger than its data
 * @param pooledBytes bytes of idle buffers
 */
public record Balance(
    int buffers, long liveBytes, long peakBytes, long reservedBytes, long pooledBytes) {}
