import type { Answers, CompiledForm, FormEngine, RecordConflict, ValueOrigin } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import { equalJson } from '../shared/index.ts';
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
  const [mine, all, myOrigins] = [engine.answers(), engine.allAnswers(), engine.origins()];
  const answers: Record<string, Json> = {};
  const origins: Record<string, ValueOrigin> = {};
  const open: ConflictView['fields'][number][] = [];

  for (const { key, label, type } of engine.form.fields) {
    if (type === 'computed' || type === 'group') continue;
    const sides = { base: base?.data[key], mine: mine[key], theirs: theirs.data[key] };
    const unasked = !touched.has(key) && UNASKED.includes(myOrigins[key] ?? 'entered');
    const side = choices[key] ?? sideOf(sides, unasked);
    if (side === 'ask') open.push({ key, label, ...present(sides) });
    const taken = side === 'theirs' ? sides.theirs : (sides.mine ?? (engine.state(key).visible ? undefined : all[key]));
    if (taken === undefined) {
      // Left empty on purpose by one of the two: a proposal must not fill it behind their backs.
      origins[key] = 'empty';
      continue;
    }
    answers[key] = taken;
    const origin = side === 'theirs' ? (theirs.origins?.[key] ?? 'stored') : myOrigins[key];
    if (origin) origins[key] = origin;
  }
  return { answers, origins, open };
}

type Sides = { readonly base: Json | undefined; readonly mine: Json | undefined; readonly theirs: Json | undefined };

function sideOf({ base, mine, theirs }: Sides, unasked: boolean): 'mine' | 'theirs' | 'ask' {
  if (equalJson(mine, theirs) || equalJson(theirs, base)) return 'mine';
  if (equalJson(mine, base) || unasked) return 'theirs';
  return 'ask';
}

const present = (sides: Sides): { readonly base?: Json; readonly mine?: Json; readonly theirs?: Json } =>
  Object.fromEntries(Object.entries(sides).filter(([, value]) => value !== undefined));

/** Answers a form of this version knows, and those of another version, which are kept apart but never thrown away. */
export function splitKnown(answers: Answers, form: CompiledForm): { readonly known: Answers; readonly unmatched: Answers } {
  const keys = new Set(form.fields.map((field) => field.key));
  const entries = Object.entries(answers);
  return {
    known: Object.fromEntries(entries.filter(([key]) => keys.has(key))),
    unmatched: Object.fromEntries(entries.filter(([key]) => !keys.has(key))),
  };
}
