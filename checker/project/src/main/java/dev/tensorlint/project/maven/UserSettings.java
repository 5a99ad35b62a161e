// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.ProjectOptions;
import dev.tensorlint.rules.finding.Diagnostic;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.settings.Profile;
import org.apache.maven.settings.Repository;
import org.apache.maven.settings.Settings;
import org.apache.maven.settings.building.DefaultSettingsBuilderFactory;
import org.apache.maven.settings.building.DefaultSettingsBuildingRequest;
import org.apache.maven.settings.building.SettingsBuildingException;
import org.apache.maven.settings.crypto.DefaultSettingsDecrypter;
import org.apache.maven.settings.crypto.DefaultSettingsDecryptionRequest;
import org.apache.maven.settings.crypto.SettingsDecryptionResult;
import org.sonatype.plexus.components.cipher.DefaultPlexusCipher;
import org.sonatype.plexus.components.sec.dispatcher.DefaultSecDispatcher;

/**
 * The user's {@code ~/.m2/settings.xml}. No other settings are read; those that lie in a project
 * are text.
 *
 * @param home the user's {@code .m2} folder
 */
record UserSettings(Path home, Settings settings) {

  /** Reads the settings; broken ones are an error, and the defaults are taken. */
  static UserSettings read(ProjectOptions options, List<Diagnostic> diagnostics) {
    Path home = options.userFolder().resolve(".m2");
    Path file = home.resolve("settings.xml");
    options.inputs().add(file);
    try {
      Settings settings = Files.isRegularFile(file) ? read(file) : new Settings();
      decrypt(settings, home.resolve("settings-security.xml"));
      return new UserSettings(home, settings);
    } catch (SettingsBuildingException e) {
      String message = "is no readable Maven settings file and is not used; repair it";
      diagnostics.add(Diagnostic.error(PomPaths.shown(file), message));
      return new UserSettings(home, new Settings());
    }
  }

  private static Settings read(Path file) throws SettingsBuildingException {
    DefaultSettingsBuildingRequest request = new DefaultSettingsBuildingRequest();
    request.setUserSettingsFile(file.toFile());
    request.setSystemProperties(System.getProperties());
    return new DefaultSettingsBuilderFactory().newInstance().build(request).getEffectiveSettings();
  }

  /** A password that cannot be decrypted stays as it is, and its server refuses it. */
  private static void decrypt(Settings settings, Path security) {
    DefaultSecDispatcher dispatcher =
        new DefaultSecDispatcher(new DefaultPlexusCipher(), Map.of(), security.toString());
    SettingsDecryptionResult decrypted =
        new DefaultSettingsDecrypter(dispatcher)
            .decrypt(new DefaultSettingsDecryptionRequest(settings));
    settings.setServers(decrypted.getServers());
    settings.setProxies(decrypted.getProxies());
  }

  Path localRepository() {
    String named = settings.getLocalRepository();
    return named == null || named.isBlank() ? home.resolve("repository") : Path.of(named);
  }

  /** Returns the repositories of the profiles that the settings make active, in their order. */
  List<Repository> repositories() {
    List<Repository> all = new ArrayList<>();
    for (Profile profile : settings.getProfiles()) {
      if (isActive(profile)) {
        all.addAll(profile.getRepositories());
      }
    }
    return all;
  }

  private boolean isActive(Profile profile) {
    boolean byDefault =
        profile.getActivation() != null && profile.getActivation().isActiveByDefault();
    return byDefault || settings.getActiveProfiles().contains(profile.getId());
  }
}
