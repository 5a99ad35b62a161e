// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The version catalogs of a build by their names; {@code libs} is the usual one. */
final class VersionCatalogs {

  private final Map<String, VersionCatalog> catalogs = new HashMap<>();

  void add(String name, VersionCatalog catalog) {
    catalogs.merge(name, catalog, VersionCatalog::with);
  }

  /** Returns what {@code libs.a.b}, {@code libs.versions.a} or {@code libs.bundles.a} names. */
  Value accessor(List<String> path) {
    VersionCatalog catalog = catalogs.get(path.get(0));
    return catalog == null || path.size() < 2
        ? Value.Nothing.UNKNOWN
        : catalog.accessor(path.subList(1, path.size()));
  }
}
