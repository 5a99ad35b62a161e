// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.units;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.incremental.AnalysisImage;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.store.ContentStore;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What is kept of the analysis of a program from one run to the next: the memory that an editor
 * has, under the key of the texts and translations that were analysed. The results of one folder
 * are an entry of their own, so that a change writes little.
 */
public final class KeptAnalysis {

  private static final String KIND = "analysis-2";

  /**
   * Bytes of heap for each character of a program that is analysed with its queries recorded. With
   * less, nothing is kept, since the analysis itself needs the room.
   */
  private static final int HEAP_PER_CHARACTER = 48;

  private final ContentStore store;
  private final String calls;
  private final Optional<ContentKey> state;
  private final boolean declaresTheSame;
  private final Optional<FormerUnits> former;
  private final AnalysisPack pack = new AnalysisPack();

  /**
   * @param units what is kept of the files of this run, all of them translated
   * @param present the files of this run
   * @param calls what the code of libraries follows from beside the class path: what was found with
   *     other code of them is not used
   */
  KeptAnalysis(ContentStore store, KeptUnits units, List<CompilationUnit> present, String calls) {
    this.store = store;
    this.calls = calls;
    this.state = units.state();
    this.declaresTheSame = units.declareTheSame();
    this.former = state.isEmpty() ? Optional.empty() : units.former(present);
  }

  /**
   * Returns what the analysis of a program starts from: what is kept, or nothing.
   *
   * @param annotations what annotations state
   */
  public AnalysisMemory memory(Program program, AnnotationEffects annotations) {
    return state.isEmpty() || !hasRoom(program)
        ? AnalysisMemory.ofOneRun()
        : former.flatMap(then -> memory(then, program, annotations)).orElseGet(AnalysisMemory::new);
  }

  private static boolean hasRoom(Program program) {
    long characters = program.units().stream().mapToLong(each -> each.file().text().length()).sum();
    return characters * HEAP_PER_CHARACTER <= Runtime.getRuntime().maxMemory();
  }

  private Optional<AnalysisMemory> memory(
      FormerUnits then, Program program, AnnotationEffects annotations) {
    try {
      Optional<byte[]> kept = store.get(keyOf(then.state()));
      if (kept.isEmpty()) {
        return Optional.empty();
      }
      Optional<AnalysisImage> image = pack.image(kept.get(), store::get);
      Program before = before(then, program);
      return image.isEmpty()
          ? Optional.empty()
          : Optional.of(AnalysisMemory.of(before, annotations, image.get(), declaresTheSame));
    } catch (IOException e) {
      return Optional.empty(); // Of other files of libraries, or damaged: the run starts anew.
    }
  }

  private ContentKey keyOf(ContentKey of) {
    return of.with(KIND).with(calls);
  }

  /** The code of libraries follows from the class path and the calls, which have not changed. */
  private static Program before(FormerUnits then, Program program) {
    Map<String, CompilationUnit> files = new TreeMap<>(then.units());
    for (CompilationUnit each : program.units()) {
      CompilationUnit earlier = files.get(each.file().path());
      if (earlier != null) {
        earlier.file().becomes(each.file());
      } else if (!each.file().isWritten()) {
        files.put(each.file().path(), each);
      }
    }
    List<CompilationUnit> units = new ArrayList<>(files.values());
    units.sort(Comparator.comparing(each -> each.file().path()));
    return new Program(units, new FormerTypes(then.supertypes(), program.types()));
  }

  /** Keeps what an analysis has found. */
  public void save(AnalysisMemory memory) {
    if (state.isEmpty() || memory.isForOneRun() || !memory.hasResults()) {
      return;
    }
    try {
      store.put(keyOf(state.get()), pack.bytes(memory.image(), this::put));
    } catch (IOException e) {
      // Something has no form as bytes: the next run analyses all.
    }
  }

  private ContentKey put(byte[] folder) {
    ContentKey key = ContentKey.of(KIND).with(folder);
    store.put(key, folder);
    return key;
  }
}
