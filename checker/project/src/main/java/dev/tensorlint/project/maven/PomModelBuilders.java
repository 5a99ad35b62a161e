// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.Confines;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.model.Model;
import org.apache.maven.model.building.DefaultModelBuilderFactory;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.apache.maven.model.interpolation.ModelInterpolator;
import org.apache.maven.model.interpolation.StringVisitorModelInterpolator;
import org.apache.maven.model.io.ModelReader;
import org.apache.maven.model.path.ProfileActivationFilePathInterpolator;
import org.apache.maven.model.profile.ProfileActivationContext;
import org.codehaus.plexus.interpolation.InterpolationException;
import org.codehaus.plexus.interpolation.InterpolationPostProcessor;
import org.jspecify.annotations.Nullable;

/**
 * Maven's model builder for POMs that are not trusted: the POMs and what grows in them have limits,
 * and a profile is active by a file only in the confines.
 */
final class PomModelBuilders extends DefaultModelBuilderFactory {

  private final Confines confines;

  PomModelBuilders(Confines confines) {
    this.confines = confines;
  }

  @Override
  protected ModelReader newModelReader() {
    return new PomReader();
  }

  @Override
  protected ModelInterpolator newModelInterpolator() {
    return new BoundedInterpolator()
        .setPathTranslator(newPathTranslator())
        .setUrlNormalizer(newUrlNormalizer())
        .setVersionPropertiesProcessor(newModelVersionPropertiesProcessor());
  }

  @Override
  protected ProfileActivationFilePathInterpolator newProfileActivationFilePathInterpolator() {
    return new ConfinedPaths().setPathTranslator(newPathTranslator());
  }

  /** Also bounds what grows by texts that are not properties, such as the description. */
  private static final class BoundedInterpolator extends StringVisitorModelInterpolator {

    @Override
    protected List<? extends InterpolationPostProcessor> createPostProcessors(
        Model model, @Nullable File folder, ModelBuildingRequest request) {
      List<InterpolationPostProcessor> all =
          new ArrayList<>(super.createPostProcessors(model, folder, request));
      all.add(BoundedInterpolator::bounded);
      return all;
    }

    private static @Nullable Object bounded(String expression, Object value) {
      return value.toString().length() > PropertyBounds.LONGEST ? "" : null;
    }
  }

  /** A file outside of the confines is neither there nor missing. */
  private final class ConfinedPaths extends ProfileActivationFilePathInterpolator {

    @Override
    public @Nullable String interpolate(@Nullable String path, ProfileActivationContext context)
        throws InterpolationException {
      String found = super.interpolate(path, context);
      return found != null && isConfined(found) ? found : null;
    }

    private boolean isConfined(String path) {
      try {
        return confines.hold(Path.of(path));
      } catch (InvalidPathException e) {
        return false;
      }
    }
  }
}
