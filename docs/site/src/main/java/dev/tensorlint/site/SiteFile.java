// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.nio.charset.StandardCharsets;

/**
 * A file of the site.
 *
 * @param path where it is in the folder of the site, with slashes
 * @param content its bytes, which nothing changes
 */
@SuppressWarnings("ArrayRecordComponent")
record SiteFile(String path, byte[] content) {

  static SiteFile of(String path, String text) {
    return new SiteFile(path, text.getBytes(StandardCharsets.UTF_8));
  }

  String text() {
    return new String(content, StandardCharsets.UTF_8);
  }

  boolean isPage() {
    return path.endsWith(".html");
  }
}
