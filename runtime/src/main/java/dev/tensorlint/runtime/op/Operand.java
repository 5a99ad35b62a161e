// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.device.DeviceSlice;

/** An operand while an operation runs. */
public record Operand(TensorType type, DeviceSlice data) {}
