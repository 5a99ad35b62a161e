// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/** YAML files of users, read with the place of everything in them. */
@NullMarked
package dev.tensorlint.rules.yaml;

import org.jspecify.annotations.NullMarked;
