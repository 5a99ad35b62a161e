// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import java.io.Serializable;

/**
 * The content of a module.
 *
 * @param hash of all its files and of its class path; empty if it is not there
 */
record Content(String module, String hash, long bytes) implements Serializable {}
