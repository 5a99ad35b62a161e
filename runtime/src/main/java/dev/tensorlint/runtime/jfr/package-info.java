// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Events for JDK Flight Recorder. Every recording has the rare events that report a fault: leaks,
 * and memory that ran out. The frequent ones, of each handle, scope or operation, are off until a
 * recording names them, so that they neither fill a recording that runs for days nor slow the
 * process.
 *
 * <p>All of it is absent where the JVM has no module {@code jdk.jfr}: only {@link
 * dev.tensorlint.runtime.jfr.FlightEvents} touches the events, and only where the module is there.
 *
 * <p>Knows numbers and texts, and nothing else of the runtime.
 */
@NullMarked
package dev.tensorlint.runtime.jfr;

import org.jspecify.annotations.NullMarked;
