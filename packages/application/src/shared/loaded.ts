import { BehaviorSubject } from 'rxjs';
import type { Behavior } from './behavior.ts';
import type { Clock } from './clock.port.ts';
import { listened } from './listened.ts';
import { createScope, type Asker, type Scope } from './scope.ts';
import { TYPING_PAUSE } from './typing-pause.ts';

/** `value` is the last good answer, kept while a newer one is under way or failed; `query` what is asked for now. */
export type LoadState<Value, Query = void> = {
  readonly query: Query;
  readonly value: Value | undefined;
  readonly loading: boolean;
  /** Why the last request failed; `undefined` while one is under way. */
  readonly failure: unknown;
};

/** One answer for as long as somebody listens: the first listener sends the request, the last one to leave cuts it off. */
export interface Loaded<Value, Query = void> {
  readonly state$: Behavior<LoadState<Value, Query>>;
  /** Asks for something else, e.g. the next page; the same query is not sent again. */
  ask(query: Query): void;
  reload(): void;
}

/** Asks again by itself while somebody listens: `every` so many milliseconds after an answer. */
type Again = { readonly clock: Clock; readonly every: number };

/** `load` is handed who waits: hand it on to the port, and the request ends with its listeners. Late answers are dropped. */
export function createLoaded<Value>(
  load: (asker: Asker) => Promise<Value>,
  first?: undefined,
  again?: Again,
): Loaded<Value>;
export function createLoaded<Value, Query>(
  load: (asker: Asker, query: Query) => Promise<Value>,
  first: Query,
  again?: Again,
): Loaded<Value, Query>;
export function createLoaded<Value, Query>(
  load: (asker: Asker, query: Query) => Promise<Value>,
  first: Query,
  again?: Again,
): Loaded<Value, Query> {
  type State = LoadState<Value, Query>;
  const subject = new BehaviorSubject<State>({ query: first, value: undefined, loading: true, failure: undefined });
  const set = (change: Partial<State>): void => subject.next({ ...subject.value, ...change });
  let life: Scope | undefined;
  let asking: Scope | undefined;
  const start = (): void => {
    asking?.end();
    if (!life || life.ended) return;
    const scope = createScope();
    const forget = life.onEnd(() => scope.end());
    scope.onEnd(forget);
    asking = scope;
    if (!subject.value.loading) set({ loading: true, failure: undefined });
    const settled = (change: Partial<State>): void => {
      if (scope.ended) return;
      if (again) scope.after(again.clock, again.every, start);
      set({ loading: false, ...change });
    };
    new Promise<Value>((resolve) => resolve(load(scope, subject.value.query))).then(
      (value) => settled({ value, failure: undefined }),
      (failure: unknown) => settled({ failure }),
    );
  };
  return {
    state$: listened(subject, (scope) => {
      life = scope;
      start();
    }),
    ask(query) {
      if (query === subject.value.query) return;
      set({ query, loading: true, failure: undefined });
      start();
    },
    reload: start,
  };
}

/** What a text finds. `type` waits until typing rests, `ask` does not. */
export interface Sought<Value> extends Loaded<Value, string> {
  type(text: string): void;
}

/** A search by text; texts reach `load` without blanks around them. */
export function createSought<Value>(clock: Clock, load: (asker: Asker, text: string) => Promise<Value>): Sought<Value> {
  const loaded = createLoaded<Value, string>(load, '');
  let forget = (): void => {};
  const ask = (text: string): void => {
    forget();
    loaded.ask(text.trim());
  };
  return {
    ...loaded,
    ask,
    type(text) {
      forget();
      forget = clock.after(TYPING_PAUSE, () => ask(text));
    },
  };
}
