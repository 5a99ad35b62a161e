// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * What JDK Flight Recorder is told. Off unless a recording asks for it, and absent where the JVM
 * has no module {@code jdk.jfr}: only {@link dev.tensorlint.runtime.jfr.FlightEvents} touches the
 * events, and only where the module is there.
 *
 * <p>Knows numbers and texts, and nothing else of the runtime.
 */
@NullMarked
package dev.tensorlint.runtime.jfr;

import org.jspecify.annotations.NullMarked;
