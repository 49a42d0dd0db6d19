import {
  mergeAnswers,
  sameJson,
  type Answers,
  type FormEngine,
  type MergeConflict,
  type RecordConflict,
  type ValueOrigin,
} from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import type { ConflictView } from './form-session.service.ts';

export type Choices = { readonly [key: string]: 'mine' | 'theirs' };

export type MergedEdits = {
  /** What the form shall hold now; hidden answers included, computed ones left to the engine. */
  readonly answers: Answers;
  readonly origins: { readonly [key: string]: ValueOrigin };
  /** Changed on both sides, differently, and not yet decided. */
  readonly open: ConflictView['fields'];
};

/** Values the form put there by itself: a person's entry on the other side outranks them without a question. */
const UNASKED: readonly ValueOrigin[] = ['proposed', 'default', 'concept'];

/**
 * Brings an edit and somebody else's save together, field by field. A field only one side changed keeps that change;
 * one both changed differently is a question unless `choices` answers it. Nothing a person entered is dropped unasked.
 */
export function mergeEdits(
  engine: FormEngine,
  touched: ReadonlySet<string>,
  { base, theirs }: RecordConflict,
  choices: Choices = {},
): MergedEdits {
  const [mine, hidden, myOrigins] = [engine.answers(), engine.allAnswers(), engine.origins()];
  const { merged, conflicts } = mergeAnswers(base?.data ?? {}, mine, theirs.data);
  const contested = new Map(conflicts.map((conflict) => [conflict.key, conflict]));
  const answers: Record<string, Json> = {};
  const origins: Record<string, ValueOrigin> = {};
  const open: ConflictView['fields'][number][] = [];

  for (const { key, label, type } of engine.form.fields) {
    if (type === 'computed' || type === 'group') continue;
    const conflict = contested.get(key);
    const unasked = !touched.has(key) && UNASKED.includes(myOrigins[key] ?? 'entered');
    const choice = conflict && (choices[key] ?? (unasked ? 'theirs' : 'ask'));
    if (conflict && choice === 'ask') open.push({ label, ...present(conflict) });
    const stored = conflict ? conflict[choice === 'theirs' ? 'theirs' : 'mine'] : merged[key];
    // My own table comes with the cells that are not asked at the moment.
    const settled = stored !== undefined && sameJson(stored, mine[key]) ? hidden[key] : stored;
    const taken = settled ?? (choice === 'theirs' || engine.state(key).visible ? undefined : hidden[key]);
    if (taken === undefined) {
      // Left empty on purpose by one of the two: a proposal must not fill it behind their backs.
      origins[key] = 'empty';
      continue;
    }
    answers[key] = taken;
    const origin = sameJson(stored, mine[key]) ? myOrigins[key] : (theirs.origins?.[key] ?? 'stored');
    if (origin) origins[key] = origin;
  }
  return { answers, origins, open };
}

type Sides = { readonly key: string; readonly base?: Json; readonly mine?: Json; readonly theirs?: Json };

const present = (conflict: MergeConflict): Sides =>
  Object.fromEntries(Object.entries(conflict).filter(([, value]) => value !== undefined)) as Sides;
