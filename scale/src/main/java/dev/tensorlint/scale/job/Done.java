// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.Status;
import java.io.Serializable;

/**
 * What the driver keeps of a module that is done.
 *
 * @param summaryHash of the summary that its callers are given; empty if it says nothing
 * @param isComplete whether all of it was checked
 * @param isKept whether the outcome was there already
 * @param digest of all rows of the outcome but its cost
 */
record Done(
    String module,
    String key,
    int level,
    Status status,
    String summaryHash,
    int summaryBytes,
    int findings,
    boolean isComplete,
    boolean isKept,
    String digest)
    implements Serializable {}
