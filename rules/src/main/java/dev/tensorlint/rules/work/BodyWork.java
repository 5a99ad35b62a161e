// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.work;

/**
 * What one analysis of a body took. The same in every run.
 *
 * @param method the body as messages name it
 * @param path the file that it is in
 * @param steps transfers of the solver
 * @param pathStates most path states at one point
 */
public record BodyWork(String method, String path, int steps, int pathStates) {}
