// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.CallTargets;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.resource.OwnerType;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.resource.ProgramTypes;
import dev.tensorlint.rules.summary.KeptObjects;
import dev.tensorlint.rules.summary.ProgramView;
import dev.tensorlint.rules.summary.Summaries;
import dev.tensorlint.rules.summary.SuperConstructors;
import dev.tensorlint.rules.summary.owner.OwnerTypes;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Answers the queries of a method's analysis to the rest of the program, and records them. */
public final class ProgramQueries implements ProgramTypes, ProgramView {

  /** Version of field values while some are not known yet. */
  private static final int GROWING = -1;

  private final ProgramIndex index;
  private final Summaries summaries;
  private final boolean isNoting;
  private final Map<FieldKey, ProgramField> fields;
  private final RecordingMap<FieldKey, ProgramField> notedFields;
  private final Map<FieldKey, Value> values;
  private final RecordingMap<FieldKey, Value> notedValues;
  private final ReleaseBodies releases;
  private final OwnerTypes ownerTypes;
  private final NotedAnswers<String, Optional<OwnerType>> owners;
  private final NotedAnswers<MethodRef, Boolean> kept;
  private final NotedAnswers<MethodRef, Optional<MethodRef>> superConstructors;
  private int valuesVersion = GROWING;

  /**
   * @param isNoting whether queries are recorded
   */
  public ProgramQueries(ProgramIndex index, LifecycleModels models, boolean isNoting) {
    this(index, new Summaries(index), isNoting, new HashMap<>(), new OwnerTypes(index, models));
  }

  private ProgramQueries(
      ProgramIndex index,
      Summaries summaries,
      boolean isNoting,
      Map<FieldKey, Value> values,
      OwnerTypes ownerTypes) {
    this.index = index;
    this.isNoting = isNoting;
    this.summaries = summaries;
    this.fields = index.fields();
    this.notedFields = new RecordingMap<>(FieldKey.class, fields);
    this.values = values;
    this.notedValues = new RecordingMap<>(FieldKey.class, values);
    this.releases = new ReleaseBodies(index);
    this.ownerTypes = ownerTypes;
    this.owners = new NotedAnswers<>(ownerTypes::of, isNoting);
    this.kept = new NotedAnswers<>(new KeptObjects(summaries)::keeps, isNoting);
    this.superConstructors = new NotedAnswers<>(new SuperConstructors(index)::of, isNoting);
  }

  /** Returns the same answers for another thread. The values of all fields are known. */
  public ProgramQueries forThread(Summaries.Progress progress) {
    Summaries own = new Summaries(index, progress);
    ProgramQueries queries = new ProgramQueries(index, own, isNoting, values, ownerTypes);
    queries.allValuesAreKnown(valuesVersion);
    return queries;
  }

  @Override
  public Summaries summaries() {
    return summaries;
  }

  @Override
  public Map<FieldKey, ProgramField> fields() {
    return isNoting ? notedFields : fields;
  }

  @Override
  public Map<FieldKey, TypeRef> components(String type) {
    TypeDecl declared = index.type(type);
    if (declared == null || declared.kind() != TypeDecl.Kind.RECORD) {
      return Map.of();
    }
    Map<FieldKey, TypeRef> components = new LinkedHashMap<>();
    for (FieldDecl field : declared.fields()) {
      ProgramField known = fields().get(FieldKey.of(field));
      if (known != null && !field.isStatic()) {
        components.put(FieldKey.of(field), known.type());
      }
    }
    return components;
  }

  @Override
  public Optional<TypeDecl> declaration(String type) {
    return Optional.ofNullable(index.type(type));
  }

  @Override
  public boolean releasesNothing(String type, List<String> releaseMethods) {
    return releases.areEmpty(type, releaseMethods);
  }

  @Override
  public Optional<OwnerType> owner(String type) {
    return owners.of(type);
  }

  @Override
  public boolean keepsObject(MethodRef inherited) {
    return kept.of(inherited);
  }

  @Override
  public Optional<MethodRef> superConstructor(MethodRef constructor) {
    return superConstructors.of(constructor);
  }

  private boolean declaredAreStill(Answers asked) {
    return asked.declared().entrySet().stream()
        .allMatch(each -> summaries.methodsNowIn(each.getKey()).equals(each.getValue()));
  }

  @Override
  public Map<FieldKey, Value> fieldValues() {
    return isNoting ? notedValues : values;
  }

  /** Returns the values of final fields, without recording a query. */
  public Map<FieldKey, Value> values() {
    return values;
  }

  /**
   * Declares that the values of all fields are known.
   *
   * @param version a number that changes when they change
   */
  public void allValuesAreKnown(int version) {
    valuesVersion = version;
  }

  /** Starts a new record of queries. */
  public void begin() {
    if (isNoting) {
      summaries.takeTargets();
      summaries.takeDeclaring();
      notedFields.takeNotes();
      notedValues.takeNotes();
      releases.takeNotes();
      owners.take();
      kept.take();
      superConstructors.take();
    }
  }

  /**
   * Returns the recorded queries and their results.
   *
   * @param by the methods whose analysis made the queries; queries between them are left out
   */
  QueryLog asked(List<Procedure> by) {
    if (!isNoting) {
      return new QueryLog(List.of(), List.of(), Answers.NONE, versions());
    }
    Collection<CallTarget> targets = summaries.takeTargets();
    List<QueryLog.Called> called = new ArrayList<>(targets.size());
    Set<Symbol> reached = new LinkedHashSet<>();
    for (CallTarget target : targets) {
      called.add(new QueryLog.Called(target, target.reached()));
      reached.addAll(target.symbols());
    }
    by.forEach(each -> reached.remove(each.symbol()));
    List<QueryLog.Done> done = new ArrayList<>(reached.size());
    reached.forEach(method -> done.add(new QueryLog.Done(method, summaries.of(method))));
    return new QueryLog(called, done, takeAnswers(), versions());
  }

  private Answers takeAnswers() {
    return new Answers(
        notedFields.takeNotes(),
        notedValues.takeNotes(),
        releases.takeNotes(),
        owners.take(),
        kept.take(),
        superConstructors.take(),
        summaries.takeDeclaring());
  }

  /** Stores the summary of a method. */
  public void note(Procedure procedure, Summary effects) {
    MethodDecl method = procedure.body().method();
    if (method != null) {
      summaries.put(method, effects);
    }
  }

  CallTargets targets() {
    return index.targets();
  }

  /** Returns the versions of the query results that all methods share. */
  public QueryLog.Versions versions() {
    return new QueryLog.Versions(index.targets().version(), index.fieldsVersion(), valuesVersion);
  }

  /** Returns whether all recorded queries still have the same results. */
  boolean areStill(QueryLog asked) {
    QueryLog.Versions now = versions();
    QueryLog.Versions before = asked.versions();
    boolean areStill =
        effectsAreStill(asked)
            && (now.targets() == before.targets() || targetsAreStill(asked))
            && (now.fields() == before.fields() || notedFields.answers(asked.answers().fields()))
            && (isKnown(now, before) || notedValues.answers(asked.answers().values()))
            && releases.answers(asked.answers().releases())
            && owners.areStill(asked.answers().owners())
            && kept.areStill(asked.answers().kept())
            && superConstructors.areStill(asked.answers().superConstructors())
            && declaredAreStill(asked.answers());
    if (areStill && !now.equals(before)) {
      asked.holdFor(now);
    }
    return areStill;
  }

  private static boolean isKnown(QueryLog.Versions now, QueryLog.Versions before) {
    return now.values() != GROWING && now.values() == before.values();
  }

  private boolean effectsAreStill(QueryLog asked) {
    for (QueryLog.Done each : asked.effects()) {
      if (!summaries.of(each.method()).equals(each.effects())) {
        return false;
      }
    }
    return true;
  }

  private static boolean targetsAreStill(QueryLog asked) {
    for (QueryLog.Called each : asked.targets()) {
      if (!each.target().reached().equals(each.reached())) {
        return false;
      }
    }
    return true;
  }
}
