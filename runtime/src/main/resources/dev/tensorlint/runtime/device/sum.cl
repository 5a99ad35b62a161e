// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

// Each work-item sums `count` elements, from `item * first` on in steps of `step`, and writes one
// partial sum. Compensated after Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation
// endlicher Summen", ZAMM 54, 1974. An infinite or undefined sum has no rounding to make good.

kernel void sum_parts(global const float *in, int inAt, global float *out, int outAt, int length,
                      int first, int step, int count) {
  size_t item = get_global_id(0);
  size_t at = item * first;
  float sum = 0.0f;
  float lost = 0.0f;
  for (int i = 0; i < count && at < (size_t)length; i++, at += step) {
    float x = in[inAt + at];
    float next = sum + x;
    lost += fabs(sum) >= fabs(x) ? (sum - next) + x : (x - next) + sum;
    sum = next;
  }
  out[outAt + item] = isfinite(sum) ? sum + lost : sum;
}
