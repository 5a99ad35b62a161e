// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

/**
 * What other files of a program than those that are analysed say of its classes: code of other
 * languages, such as Kotlin, configurations, such as manifests, layouts and lists of services, and
 * Java sources that name no class of those that are analysed.
 */
public interface OtherFiles {

  /** There are none, or none are known. */
  OtherFiles NONE =
      new OtherFiles() {
        @Override
        public boolean codeHas(String word) {
          return false;
        }

        @Override
        public boolean configurationHas(String word) {
          return false;
        }

        @Override
        public boolean configurationNames(String className) {
          return false;
        }

        @Override
        public boolean configurationNamesClassIn(String folder) {
          return false;
        }

        @Override
        public boolean haveMainIn(String folder) {
          return false;
        }

        @Override
        public boolean haveLauncherFor(String folder) {
          return false;
        }
      };

  /** Returns whether an identifier is in the code of another language. */
  boolean codeHas(String word);

  /** Returns whether an identifier is in a configuration. */
  boolean configurationHas(String word);

  /**
   * Returns whether a configuration names a class in full, or by the end of its name from a dot on,
   * as {@code .MainActivity} does where the package is said elsewhere.
   *
   * @param className with its package, the names of nested classes separated by dots
   */
  boolean configurationNames(String className);

  /**
   * Returns whether a configuration names a class that has a file of its own in a source folder.
   *
   * @param folder the path of the folder, with a slash at its end unless it is empty
   */
  boolean configurationNamesClassIn(String folder);

  /**
   * Returns whether any Java source in a source folder has a {@code main}.
   *
   * @param folder the path of the folder, with a slash at its end unless it is empty
   */
  boolean haveMainIn(String folder);

  /**
   * Returns whether a manifest beside a source folder says that a user starts a screen of it, so
   * that it is an application, which no other module can use.
   *
   * @param folder the path of the folder, with a slash at its end unless it is empty
   */
  boolean haveLauncherFor(String folder);
}
