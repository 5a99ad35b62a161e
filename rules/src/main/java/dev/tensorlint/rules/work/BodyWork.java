// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.work;

/**
 * What one analysis of a body took. The same in every run.
 *
 * @param method the body as messages name it
 * @param path the file that it is in
 * @param steps the work of it, see {@link Work}
 * @param pathStates most path states at one point
 * @param isPastLimit whether some point had more of them than the limit, so that they were joined
 */
public record BodyWork(
    String method, String path, long steps, int pathStates, boolean isPastLimit) {}
