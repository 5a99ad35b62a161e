// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

/**
 * What the runtime held at one moment.
 *
 * @param handles open tensor handles, weights of models included
 * @param models open models
 * @param scopes open scopes
 * @param buffers live data buffers; handles that share data share a buffer
 * @param liveBytes bytes in those buffers, each buffer counted once
 * @param keptHandles open tensor handles that were kept out of their scope
 */
public record Memory(
    int handles, int models, int scopes, int buffers, long liveBytes, int keptHandles) {}
