import type { Json } from '../shared/index.ts';
import { isEmptyAnswer, sameJson } from './answer-value.ts';
import type { Answers } from './form-engine.ts';

/** A field both sides changed, and differently. `undefined` is an emptied or unanswered field. */
export type MergeConflict = {
  readonly key: string;
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
};

/** `merged` lacks the fields in conflict: whoever puts them in has been asked. */
export type MergeResult = { readonly merged: Answers; readonly conflicts: readonly MergeConflict[] };

const answerTo = (answers: Answers, key: string): Json | undefined => {
  const value = Object.hasOwn(answers, key) ? answers[key] : undefined;
  return isEmptyAnswer(value) ? undefined : value;
};

/**
 * Puts two versions that come from the same base together, field by field. A change of one side is taken silently, the same
 * change of both too; different changes of both are a conflict. Tables count as one value. Keys come in the order mine, theirs.
 * Computed fields are compared like any other: a conflict of one is nobody's to decide, the form works its value out anew.
 *
 * @example
 * ```ts
 * mergeAnswers({ pulse: 70 }, { pulse: 72 }, { pulse: 70, weight: 64 }).merged; // { pulse: 72, weight: 64 }
 * ```
 */
export function mergeAnswers(base: Answers, mine: Answers, theirs: Answers): MergeResult {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)]);
  const merged: (readonly [string, Json])[] = [];
  const conflicts: MergeConflict[] = [];
  for (const key of keys) {
    const [before, ours, others] = [answerTo(base, key), answerTo(mine, key), answerTo(theirs, key)];
    const untouched = sameJson(before, ours);
    if (!untouched && !sameJson(before, others) && !sameJson(ours, others)) {
      conflicts.push({ key, base: before, mine: ours, theirs: others });
      continue;
    }
    const value = untouched ? others : ours;
    if (value !== undefined) merged.push([key, value]);
  }
  return { merged: Object.fromEntries(merged), conflicts };
}
