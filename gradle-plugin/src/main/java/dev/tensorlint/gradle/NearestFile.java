// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import java.io.File;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.ValueSource;
import org.gradle.api.provider.ValueSourceParameters;
import org.jspecify.annotations.Nullable;

/**
 * The path of the nearest file of a name in or above a folder. A value source, so that a build with
 * the configuration cache looks again.
 */
public abstract class NearestFile implements ValueSource<String, NearestFile.Parameters> {

  /** What is looked for. */
  public interface Parameters extends ValueSourceParameters {

    /** Where the search begins. */
    DirectoryProperty getFolder();

    /** Name of a file or folder. */
    Property<String> getName();
  }

  @Override
  public @Nullable String obtain() {
    String name = getParameters().getName().get();
    File folder = getParameters().getFolder().get().getAsFile();
    while (folder != null) {
      File file = new File(folder, name);
      if (file.exists()) {
        return file.getPath();
      }
      folder = folder.getParentFile();
    }
    return null;
  }
}
