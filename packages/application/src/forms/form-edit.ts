import {
  migrateAnswers,
  type Answers,
  type Changes,
  type CompiledForm,
  type FieldIssue,
  type FieldState,
  type FormContext,
  type FormEngine,
  type RecordConflict,
  type RecordSnapshot,
  type ValueOrigin,
} from '@gongwei/domain/forms';
import type { Fault, Json } from '@gongwei/domain/shared';
import type { Behavior, Clock, Scope } from '../shared/index.ts';
import { mergeEdits, type Choices, type MergedEdits } from './edit-merge.ts';
import { createKeyedBehaviors } from './field-behaviors.ts';
import { createFormReview, type FormReview } from './form-review.ts';
import type { UnmatchedAnswer } from './form-session.service.ts';
import { unmatchedList } from './unmatched-answers.ts';

/** Answers an engine starts from. */
export type InitialAnswers = { readonly answers: Answers; readonly origins?: { readonly [key: string]: ValueOrigin } };
export type MakeEngine = (initial: InitialAnswers | undefined) => FormEngine;

/** The answers being edited: the engine, who has read what, what the user touched and which stored version it stands on. */
export type FormEdit = {
  readonly engine: FormEngine;
  readonly review: FormReview;
  readonly touched: ReadonlySet<string>;
  /** Answers of another form version that this one has no field for. */
  readonly unmatched$: Behavior<readonly UnmatchedAnswer[]>;
  /** Grows with every change, so that a save knows whether typing went on meanwhile. */
  readonly revision: number;
  /** The stored version it stands on. Moved here only: by `storedAs`, `restart` and `rebase`. */
  readonly baseVersion: number;
  field$(key: string): Behavior<FieldState>;
  derivation$(key: string): Behavior<Json | undefined>;
  set(values: { readonly [key: string]: Json | undefined }, origin: ValueOrigin): void;
  /** One key stroke's worth: what sums up the form follows in the next pause. */
  enter(key: string, value: Json | undefined, origin: ValueOrigin): void;
  follow(key: string): void;
  /** What `enter` left for the next pause is worked out now. */
  catchUp(): void;
  /** Values that come in by themselves, of other sheets or from the page: shown, but nothing anybody did. */
  flowIn(values: Answers, origin: ValueOrigin): void;
  /** Starts over from other answers; readers of changed fields are told. */
  restart(initial: InitialAnswers | undefined, baseVersion: number): void;
  /** The server refused these answers: said at their fields until anything is changed. */
  refuse(answers: NonNullable<Fault['fields']>): void;
  /** The answers that were sent are stored as this version; what was typed since goes on from it. */
  storedAs(version: number): void;
  /** It is stored, as far as this version has fields; if `all` of it is, nothing counts as touched any more. */
  settle(all: boolean): void;
  /** Another day began: what follows from it is worked out anew, what was entered stays. */
  setContext(context: FormContext): void;
  merge(conflict: RecordConflict, choices?: Choices): MergedEdits;
  /** Goes on from somebody else's save with both sides' changes. */
  rebase(merged: MergedEdits, onto: RecordSnapshot): void;
};

type EditStart = {
  readonly initial: InitialAnswers | undefined;
  readonly baseVersion: number;
  readonly touchedBefore?: readonly string[] | undefined;
};
type Needs = {
  readonly make: MakeEngine;
  readonly form: CompiledForm;
  readonly clock: Clock;
  readonly scope: Scope;
  /** Somebody changed an answer, also after the scope has ended: the last words are to be kept. */
  readonly changed: () => void;
};

export function createFormEdit(
  { initial, baseVersion: openedOn, touchedBefore = [] }: EditStart,
  { make, form, clock, scope, changed }: Needs,
): FormEdit {
  const unmatched$ = scope.behavior<readonly UnmatchedAnswer[]>([]);
  let touched = new Set(touchedBefore);
  let revision = 0;
  let baseVersion = openedOn;
  const start = (from: InitialAnswers | undefined): FormEngine => {
    if (!from) return make(undefined);
    const { kept, unmatched } = migrateAnswers(from.answers, form);
    unmatched$.next(unmatchedList(unmatched, form));
    return make({ ...from, answers: kept });
  };
  let engine = start(initial);
  let refused: ReadonlyMap<string, FieldIssue> = new Map();
  const fields = createKeyedBehaviors(scope, (key) => withIssue(engine.state(key), refused.get(key)));
  const derivations = createKeyedBehaviors(scope, (key) => engine.derivation(key));
  const show = (changes: Changes): void => {
    fields.publish(changes.fields);
    derivations.publish(changes.derivations);
  };
  const catchUp = (): void => show(engine.catchUp());
  const review = createFormReview(() => engine, catchUp, clock, scope);

  const refuse = (issues: typeof refused): void => {
    const before = refused;
    refused = issues;
    fields.publish([...before.keys(), ...issues.keys()]);
  };
  const tell = (changes: Changes): void => {
    revision += 1;
    if (refused.size > 0) refuse(new Map());
    show(changes);
    review.changed();
  };
  const publish = (changes: Changes): void => {
    tell(changes);
    changed();
  };
  const replace = (next: FormEngine): void => {
    engine = next;
    refused = new Map();
    revision += 1;
    fields.publishAll();
    derivations.publishAll();
    review.now();
  };

  return {
    get engine() {
      return engine;
    },
    get touched() {
      return touched;
    },
    get revision() {
      return revision;
    },
    review,
    unmatched$,
    get baseVersion() {
      return baseVersion;
    },
    field$: fields.of,
    derivation$: derivations.of,
    set(values, origin) {
      for (const key of Object.keys(values)) touched.add(key);
      publish(engine.setMany(values, origin));
    },
    enter(key, value, origin) {
      touched.add(key);
      publish(engine.enter(key, value, origin));
    },
    follow(key) {
      touched.delete(key);
      publish(engine.follow(key));
    },
    catchUp,
    flowIn(values, origin) {
      if (Object.keys(values).length === 0) return;
      show(engine.setMany(values, origin));
      review.now();
    },
    restart(from, version) {
      unmatched$.next([]);
      touched = new Set();
      baseVersion = version;
      replace(start(from));
    },
    refuse: (answers) =>
      refuse(
        new Map(
          answers.map(({ field, message }) => [field, { field, severity: 'error', code: 'refused', message } as const]),
        ),
      ),
    storedAs(version) {
      baseVersion = version;
    },
    settle(all) {
      if (unmatched$.value.length > 0) unmatched$.next([]);
      if (all) touched = new Set();
    },
    setContext: (context) => tell(engine.setContext(context)),
    merge: (conflict, choices) => mergeEdits(engine, touched, conflict, choices),
    rebase(merged, onto) {
      baseVersion = onto.version;
      replace(make({ answers: merged.answers, origins: merged.origins }));
    },
  };
}

const withIssue = (state: FieldState, issue: FieldIssue | undefined): FieldState =>
  issue ? { ...state, issues: [...state.issues, issue] } : state;
