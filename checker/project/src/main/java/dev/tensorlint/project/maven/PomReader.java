// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.maven.model.Model;
import org.apache.maven.model.Parent;
import org.apache.maven.model.Profile;
import org.apache.maven.model.building.ModelProcessor;
import org.apache.maven.model.building.ModelSource2;
import org.apache.maven.model.io.DefaultModelReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads POMs up to a size, and bounds what their properties can grow to. What Maven 4 lets a POM
 * leave out, as it stands in that of the folder above, is filled in, and its subprojects are
 * modules.
 */
final class PomReader extends DefaultModelReader {

  /** The largest POMs on Maven Central, bills of materials, have some 3 MB. */
  static final int MOST_BYTES = 16 * 1024 * 1024;

  /** A bill of materials that names the version by a property has some 5,000. */
  static final int MOST_REFERENCES = 50_000;

  private static final String SUBPROJECT = "<subproject";

  /** Where Maven looks for a parent. */
  private static final String ABOVE = "../pom.xml";

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
    Model model = super.read(new ByteArrayInputStream(inWordsOfMaven3(bytes)), options);
    if (options != null && options.get(ModelProcessor.SOURCE) instanceof ModelSource2 source) {
      completeParent(model.getParent(), source);
    }
    PropertyBounds.cut(model.getProperties());
    model.getProfiles().stream().map(Profile::getProperties).forEach(PropertyBounds::cut);
    return model;
  }

  private static byte[] inWordsOfMaven3(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1); // Keeps every byte.
    return text.contains(SUBPROJECT)
        ? text.replace(SUBPROJECT, "<module")
            .replace("</subproject", "</module")
            .getBytes(StandardCharsets.ISO_8859_1)
        : bytes;
  }

  /** The parent above ends this, as each one is read with that above it. */
  private void completeParent(@Nullable Parent parent, ModelSource2 source) throws IOException {
    if (parent == null || isComplete(parent) || !ABOVE.equals(parent.getRelativePath())) {
      return;
    }
    ModelSource2 above = source.getRelatedSource(ABOVE);
    if (above != null) {
      Model model = read(above.getInputStream(), Map.of(ModelProcessor.SOURCE, above));
      Parent next = model.getParent() == null ? new Parent() : model.getParent();
      parent.setGroupId(first(parent.getGroupId(), model.getGroupId(), next.getGroupId()));
      parent.setArtifactId(first(parent.getArtifactId(), model.getArtifactId()));
      parent.setVersion(first(parent.getVersion(), model.getVersion(), next.getVersion()));
    }
  }

  private static boolean isComplete(Parent parent) {
    return parent.getGroupId() != null
        && parent.getArtifactId() != null
        && parent.getVersion() != null;
  }

  private static @Nullable String first(@Nullable String... values) {
    return Stream.of(values).filter(Objects::nonNull).findFirst().orElse(null);
  }

  private static int references(byte[] bytes) {
    int count = 0;
    for (int i = 0; i + 1 < bytes.length; i++) {
      count += bytes[i] == '$' && bytes[i + 1] == '{' ? 1 : 0;
    }
    return count;
  }
}
