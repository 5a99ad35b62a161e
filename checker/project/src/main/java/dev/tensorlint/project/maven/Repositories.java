// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import dev.tensorlint.project.Confines;
import dev.tensorlint.project.ProjectOptions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.maven.model.building.DefaultModelProcessor;
import org.apache.maven.model.building.ModelBuilder;
import org.apache.maven.model.io.DefaultModelReader;
import org.apache.maven.model.locator.DefaultModelLocator;
import org.apache.maven.model.superpom.DefaultSuperPomProvider;
import org.apache.maven.repository.internal.MavenRepositorySystemUtils;
import org.apache.maven.settings.Mirror;
import org.apache.maven.settings.Proxy;
import org.apache.maven.settings.Repository;
import org.apache.maven.settings.Server;
import org.apache.maven.settings.Settings;
import org.eclipse.aether.ConfigurationProperties;
import org.eclipse.aether.DefaultRepositoryCache;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.collection.DependencyCollectionContext;
import org.eclipse.aether.collection.DependencySelector;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.repository.Authentication;
import org.eclipse.aether.repository.LocalRepository;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.repository.RepositoryPolicy;
import org.eclipse.aether.resolution.ResolutionErrorPolicy;
import org.eclipse.aether.supplier.RepositorySystemSupplier;
import org.eclipse.aether.util.graph.selector.AndDependencySelector;
import org.eclipse.aether.util.repository.AuthenticationBuilder;
import org.eclipse.aether.util.repository.DefaultAuthenticationSelector;
import org.eclipse.aether.util.repository.DefaultMirrorSelector;
import org.eclipse.aether.util.repository.DefaultProxySelector;
import org.eclipse.aether.util.repository.SimpleResolutionErrorPolicy;
import org.jspecify.annotations.Nullable;

/**
 * The repositories that are asked: the user's local one, Maven Central and what the user's settings
 * add. A repository that a POM names is not asked.
 *
 * @param limits of downloads; of all of them together
 */
record Repositories(
    RepositorySystem system,
    DefaultRepositorySystemSession session,
    List<RemoteRepository> remote,
    TransferLimits limits) {

  private static final String CENTRAL = "central";
  private static final int CONNECT_MILLIS = 10_000;
  private static final int REQUEST_MILLIS = 30_000;

  static Repositories of(UserSettings user, ProjectOptions options) {
    RepositorySystem system = new Resolver().get();
    Settings settings = user.settings();
    DefaultRepositorySystemSession session = MavenRepositorySystemUtils.newSession();
    LocalRepository local = new LocalRepository(user.localRepository().toFile());
    session.setLocalRepositoryManager(
        new AnyOriginRepository(system.newLocalRepositoryManager(session, local)));
    session.setCache(new DefaultRepositoryCache());
    session.setOffline(options.isOffline() || settings.isOffline());
    session.setIgnoreArtifactDescriptorRepositories(true);
    session.setResolutionErrorPolicy(
        new SimpleResolutionErrorPolicy(
            ResolutionErrorPolicy.CACHE_NOT_FOUND, ResolutionErrorPolicy.CACHE_NOT_FOUND));
    session.setSystemProperties(PublicProperties.asMap());
    session.setUserProperties(Map.of());
    session.setConfigProperties(configuration());
    session.setMirrorSelector(mirrors(settings));
    session.setProxySelector(proxies(settings));
    session.setAuthenticationSelector(authentications(settings));
    TransferLimits limits =
        new TransferLimits(options.limit(), LargeDownloads.in(options.cache()), options.inputs());
    session.setTransferListener(limits);
    session.setRepositoryListener(
        new ResolvedArtifacts(session.getLocalRepositoryManager(), options.inputs()));
    session.setDependencySelector(
        new AndDependencySelector(session.getDependencySelector(), new PlainOnly(limits)));
    List<RemoteRepository> remote =
        system.newResolutionRepositories(session, remote(user.repositories()));
    return new Repositories(system, session, remote, limits);
  }

  private static Map<String, Object> configuration() {
    Map<String, Object> all = new HashMap<>();
    all.put(ConfigurationProperties.CONNECT_TIMEOUT, CONNECT_MILLIS);
    all.put(ConfigurationProperties.REQUEST_TIMEOUT, REQUEST_MILLIS);
    all.put(ConfigurationProperties.HTTP_RETRY_HANDLER_COUNT, 1);
    all.put(ConfigurationProperties.USER_AGENT, "TensorLint");
    // An artifact that is not found is reported, however many there are.
    all.put("aether.dependencyCollector.maxExceptions", 10_000);
    return all;
  }

  private static DefaultMirrorSelector mirrors(Settings settings) {
    DefaultMirrorSelector selector = new DefaultMirrorSelector();
    for (Mirror each : settings.getMirrors()) {
      selector.add(
          each.getId(),
          each.getUrl(),
          each.getLayout(),
          false,
          each.isBlocked(),
          each.getMirrorOf(),
          each.getMirrorOfLayouts());
    }
    return selector;
  }

  private static DefaultProxySelector proxies(Settings settings) {
    DefaultProxySelector selector = new DefaultProxySelector();
    for (Proxy each : settings.getProxies()) {
      if (each.isActive()) {
        Authentication user =
            new AuthenticationBuilder()
                .addUsername(each.getUsername())
                .addPassword(each.getPassword())
                .build();
        selector.add(
            new org.eclipse.aether.repository.Proxy(
                each.getProtocol(), each.getHost(), each.getPort(), user),
            each.getNonProxyHosts());
      }
    }
    return selector;
  }

  private static DefaultAuthenticationSelector authentications(Settings settings) {
    DefaultAuthenticationSelector selector = new DefaultAuthenticationSelector();
    for (Server each : settings.getServers()) {
      selector.add(
          each.getId(),
          new AuthenticationBuilder()
              .addUsername(each.getUsername())
              .addPassword(each.getPassword())
              .addPrivateKey(each.getPrivateKey(), each.getPassphrase())
              .build());
    }
    return selector;
  }

  private static List<RemoteRepository> remote(List<Repository> ofUser) {
    List<RemoteRepository> all = new ArrayList<>();
    for (Repository each : ofUser) {
      all.add(
          new RemoteRepository.Builder(each.getId(), each.getLayout(), each.getUrl())
              .setReleasePolicy(policy(each.getReleases()))
              .setSnapshotPolicy(policy(each.getSnapshots()))
              .build());
    }
    if (all.stream().noneMatch(each -> each.getId().equals(CENTRAL))) {
      all.add(
          new RemoteRepository.Builder(CENTRAL, "default", urlOfCentral())
              .setSnapshotPolicy(new RepositoryPolicy(false, null, null))
              .build());
    }
    return all;
  }

  /** The POM from which all others inherit comes with Maven, and says where Maven Central is. */
  private static String urlOfCentral() {
    DefaultModelProcessor processor =
        new DefaultModelProcessor()
            .setModelLocator(new DefaultModelLocator())
            .setModelReader(new DefaultModelReader());
    return new DefaultSuperPomProvider()
        .setModelProcessor(processor).getSuperModel("4.0.0").getRepositories().stream()
            .filter(each -> each.getId().equals(CENTRAL))
            .map(org.apache.maven.model.Repository::getUrl)
            .findFirst()
            .orElseThrow();
  }

  private static RepositoryPolicy policy(
      org.apache.maven.settings.@Nullable RepositoryPolicy ofUser) {
    return ofUser == null
        ? new RepositoryPolicy()
        : new RepositoryPolicy(
            ofUser.isEnabled(),
            ofUser.getUpdatePolicy() == null
                ? RepositoryPolicy.UPDATE_POLICY_DAILY
                : ofUser.getUpdatePolicy(),
            ofUser.getChecksumPolicy() == null
                ? RepositoryPolicy.CHECKSUM_POLICY_WARN
                : ofUser.getChecksumPolicy());
  }

  Properties properties() {
    return PublicProperties.asProperties();
  }

  /** The resolver, with the bounded model builder for what is read from repositories. */
  private static final class Resolver extends RepositorySystemSupplier {

    @Override
    protected ModelBuilder getModelBuilder() {
      return new PomModelBuilders(Confines.NOTHING).newInstance();
    }
  }

  /** Leaves out what is named by no coordinates, and everything when the time is up. */
  private record PlainOnly(TransferLimits limits) implements DependencySelector {

    @Override
    public boolean selectDependency(Dependency dependency) {
      return !limits.isOver() && Coordinates.arePlain(dependency.getArtifact());
    }

    @Override
    public DependencySelector deriveChildSelector(DependencyCollectionContext context) {
      return this;
    }
  }
}
