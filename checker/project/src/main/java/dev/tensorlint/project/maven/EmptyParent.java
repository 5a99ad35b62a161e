// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import org.apache.maven.model.Parent;
import org.apache.maven.model.building.ModelSource;
import org.apache.maven.model.building.StringModelSource;

/** Stands for a parent that was not found: it has its coordinates and says nothing. */
@SuppressWarnings("deprecation") // the model builder takes no other kind of source
record EmptyParent(Parent named) {

  ModelSource source() {
    return new StringModelSource(
        "<project><modelVersion>4.0.0</modelVersion><packaging>pom</packaging>"
            + element("groupId", named.getGroupId())
            + element("artifactId", named.getArtifactId())
            + element("version", named.getVersion())
            + "</project>");
  }

  private static String element(String name, String text) {
    return "<" + name + ">" + escaped(text) + "</" + name + ">";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
