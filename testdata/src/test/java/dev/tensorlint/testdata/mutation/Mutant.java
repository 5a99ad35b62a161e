// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.mutation;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A real file and what is done to it.
 *
 * @param seed from which all of it follows
 */
record Mutant(long seed, Corpus.Original original, List<Step> steps) {

  /** A mutation and the seed of its random numbers. */
  record Step(Mutation mutation, long seed) {}

  private static final int MOST_CHARACTERS = 2_000_000;

  Mutant {
    steps = List.copyOf(steps);
  }

  static Mutant of(long seed, Corpus corpus) {
    Random random = new Random(seed);
    Corpus.Original original = corpus.any(random);
    List<Step> steps = new ArrayList<>();
    if (random.nextBoolean()) {
      steps.add(new Step(Mutation.MENTION, 0));
    }
    Mutation[] all = Mutation.values();
    for (int i = random.nextInt(random.nextInt(4) == 0 ? 8 : 2); i >= 0; i--) {
      steps.add(new Step(all[random.nextInt(all.length)], random.nextLong()));
    }
    return new Mutant(seed, original, steps);
  }

  Mutant without(Step step) {
    List<Step> left = new ArrayList<>(steps);
    left.remove(step);
    return new Mutant(seed, original, left);
  }

  byte[] content(Corpus corpus) {
    String text = original.text();
    for (Step step : steps) {
      String changed = step.mutation().apply(text, step.seed(), corpus);
      text = changed.length() > MOST_CHARACTERS ? text : changed;
    }
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Returns the name of its file in a folder of many. */
  String path() {
    String name = original.name();
    return "m" + seed + "/" + name.substring(name.lastIndexOf('/') + 1);
  }

  @Override
  public String toString() {
    return "seed " + seed + " of " + original.name() + " by " + steps;
  }
}
