import { BehaviorSubject } from 'rxjs';
import { createScope, listened, type Behavior, type Scope } from '../shared/index.ts';
import { workThrough, type Outcome } from './work-through.ts';

/** How far a batch is: what became of the items that were tried, in the order of the items. */
type BatchProgress<Item, Value> = {
  readonly outcomes: readonly Outcome<Item, Value>[];
  readonly total: number;
  readonly stopped: boolean;
};

/** A batch that is worked through for as long as somebody listens. */
export interface Batch<State> {
  readonly state$: Behavior<State>;
  /** Begins nothing more; what is there stays. */
  stop(): void;
  /** Tries again what failed or was not begun. */
  retry(): void;
  /** Tries everything again. */
  reload(): void;
}

type BatchOptions<Item, Value, State> = {
  readonly items: readonly Item[];
  readonly work: (item: Item) => Promise<Value>;
  /** Items under way side by side. */
  readonly atOnce: number;
  /** What readers see of the progress. */
  readonly stateOf: (progress: BatchProgress<Item, Value>) => State;
};

export function createBatch<Item, Value, State>({
  items,
  work,
  atOnce,
  stateOf,
}: BatchOptions<Item, Value, State>): Batch<State> {
  let outcomes = new Map<Item, Outcome<Item, Value>>();
  const progress = (stopped: boolean): State =>
    stateOf({ outcomes: items.flatMap((item) => outcomes.get(item) ?? []), total: items.length, stopped });
  const subject = new BehaviorSubject(progress(false));
  let life: Scope | undefined;
  let turn: Scope | undefined;
  const start = (): void => {
    turn?.end();
    if (!life || life.ended) return;
    const scope = createScope();
    scope.onEnd(life.onEnd(() => scope.end()));
    turn = scope;
    const open = items.filter((item) => outcomes.get(item)?.done !== true);
    subject.next(progress(false));
    const tell = (outcome: Outcome<Item, Value>): void => {
      outcomes.set(outcome.item, outcome);
      subject.next(progress(false));
    };
    void workThrough(open, work, tell, { atOnce, asker: scope });
  };
  return {
    state$: listened(subject, (scope) => {
      life = scope;
      start();
    }),
    stop() {
      turn?.end();
      subject.next(progress(true));
    },
    retry: start,
    reload() {
      outcomes = new Map();
      start();
    },
  };
}
