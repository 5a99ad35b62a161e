// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * What JDK Flight Recorder is told. In every recording are the events of what has gone wrong and is
 * rare: leaks, and memory that ran out. Those of what is done all the time, for each handle, scope
 * or operation, are off until a recording names them: one that runs for days must not be filled,
 * nor the process slowed, by events that nobody asked for.
 *
 * <p>All of it is absent where the JVM has no module {@code jdk.jfr}: only {@link
 * dev.tensorlint.runtime.jfr.FlightEvents} touches the events, and only where the module is there.
 *
 * <p>Knows numbers and texts, and nothing else of the runtime.
 */
@NullMarked
package dev.tensorlint.runtime.jfr;

import org.jspecify.annotations.NullMarked;
