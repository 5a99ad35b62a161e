// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.apache.maven.model.Model;
import org.apache.maven.model.Profile;
import org.apache.maven.model.io.DefaultModelReader;

/** Reads POMs up to a size, and bounds what their properties can grow to. */
final class PomReader extends DefaultModelReader {

  /** The largest POMs on Maven Central, bills of materials, have some 3 MB. */
  static final int MOST_BYTES = 16 * 1024 * 1024;

  /** A bill of materials that names the version by a property has some 5,000. */
  static final int MOST_REFERENCES = 50_000;

  @Override
  public Model read(InputStream input, Map<String, ?> options) throws IOException {
    byte[] bytes;
    try (input) {
      bytes = input.readNBytes(MOST_BYTES + 1);
    }
    if (bytes.length > MOST_BYTES) {
      throw new IOException("larger than " + MOST_BYTES + " bytes");
    }
    if (references(bytes) > MOST_REFERENCES) {
      throw new IOException("more than " + MOST_REFERENCES + " references to properties");
    }
    Model model = super.read(new ByteArrayInputStream(bytes), options);
    PropertyBounds.cut(model.getProperties());
    model.getProfiles().stream().map(Profile::getProperties).forEach(PropertyBounds::cut);
    return model;
  }

  private static int references(byte[] bytes) {
    int count = 0;
    for (int i = 0; i + 1 < bytes.length; i++) {
      count += bytes[i] == '$' && bytes[i + 1] == '{' ? 1 : 0;
    }
    return count;
  }
}
