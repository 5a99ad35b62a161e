// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** The documentation of this repository as a site: files that a browser shows without a server. */
@NullMarked
package dev.tensorlint.site;

import org.jspecify.annotations.NullMarked;
