import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A stretch of a line's letters in one direction. */
export type Run = { readonly text: string; readonly isRtl: boolean };

/** A line's stretches of one direction, in the order in which they stand from left to right (PAPER-1). */
export function visualRuns(line: string): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  let runs: { text: string; level: number }[] = [];
  for (const [place, level] of levels.entries()) {
    const letter = line[place] ?? '';
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(letter) : null;
    const last = runs.at(-1);
    if (last?.level === level) last.text += mirrored ?? letter;
    else runs.push({ text: mirrored ?? letter, level });
  }
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) runs = reversed(runs, level);
  return runs.map(({ text, level: own }) => ({ text, isRtl: own % 2 === 1 }));
}

/** Turns the order of each sequence of runs that are at least this deep. */
function reversed<Deep extends { level: number }>(runs: readonly Deep[], level: number): Deep[] {
  const turned: Deep[] = [];
  let sequence: Deep[] = [];
  for (const run of runs) {
    if (run.level >= level) sequence.unshift(run);
    else {
      turned.push(...sequence, run);
      sequence = [];
    }
  }
  return [...turned, ...sequence];
}
