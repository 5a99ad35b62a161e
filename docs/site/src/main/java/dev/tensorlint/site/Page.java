// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.List;

/**
 * A page of the site without its frame.
 *
 * @param path where it is in the site
 * @param title plain text
 * @param description its first sentences as plain text, may be empty
 * @param body HTML
 * @param sections its parts in their order, the first one below the title
 */
record Page(String path, String title, String description, String body, List<Section> sections) {

  /**
   * What stands below a heading, up to the next one.
   *
   * @param id anchor of the heading
   * @param level 1 for the title of the page
   * @param text plain text, for the search
   */
  record Section(String id, int level, String heading, String text) {}

  Page {
    sections = List.copyOf(sections);
  }

  /** Returns this page with other HTML. */
  Page withBody(String other) {
    return new Page(path, title, description, other, sections);
  }
}
