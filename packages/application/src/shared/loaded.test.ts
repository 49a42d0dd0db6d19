import { describe, expect, it } from 'vitest';
import { createLoaded, createSought } from './loaded.ts';
import type { Asker } from './scope.ts';
import { createTimers, settled } from './timers.fixture.ts';

type Call<Query> = {
  readonly asker: Asker;
  readonly query: Query;
  readonly answer: (value: string) => Promise<void>;
  readonly fail: (failure: unknown) => Promise<void>;
};

/** A port whose answers the test gives by hand. */
const createPort = <Query>() => {
  const calls: Call<Query>[] = [];
  const load = (asker: Asker, query: Query): Promise<string> =>
    new Promise((resolve, reject) => {
      calls.push({
        asker,
        query,
        answer: (value) => (resolve(value), settled()),
        fail: (failure) => (reject(failure as Error), settled()),
      });
    });
  const call = (at: number): Call<Query> => {
    const found = calls[at];
    if (!found) throw new Error(`No request ${at}`);
    return found;
  };
  return { load, calls, call };
};

describe('what a screen loads', () => {
  it('is asked for when somebody listens, and once for all who do', async () => {
    const { load, calls, call } = createPort<undefined>();
    const loaded = createLoaded<string, undefined>(load, undefined);
    expect([calls.length, loaded.state$.value.loading]).toEqual([0, true]);
    const seen: unknown[] = [];
    loaded.state$.subscribe(({ value }) => seen.push(value));
    loaded.state$.subscribe(() => {});
    expect(calls).toHaveLength(1);
    await call(0).answer('good');
    expect(loaded.state$.value).toEqual({ query: undefined, value: 'good', loading: false, failure: undefined });
    expect(seen).toEqual([undefined, 'good']);
  });

  it('is cut off when the last listener leaves, and asked for anew by the next, the old answer still there', async () => {
    const { load, call } = createPort<undefined>();
    const loaded = createLoaded<string, undefined>(load, undefined);
    const [one, other] = [loaded.state$.subscribe(), loaded.state$.subscribe()];
    one.unsubscribe();
    expect(call(0).asker.ended).toBe(false);
    await call(0).answer('first');
    other.unsubscribe();
    expect(call(0).asker.ended).toBe(true);
    const again = loaded.state$.subscribe();
    expect([loaded.state$.value.value, loaded.state$.value.loading]).toEqual(['first', true]);
    again.unsubscribe();
    await call(1).answer('late');
    expect(loaded.state$.value.value).toBe('first');
  });

  it('keeps the last good answer beside a failure and asks again', async () => {
    const { load, call } = createPort<undefined>();
    const loaded = createLoaded<string, undefined>(load, undefined);
    loaded.state$.subscribe();
    await call(0).answer('good');
    loaded.reload();
    await call(1).fail('no line');
    expect(loaded.state$.value).toEqual({ query: undefined, value: 'good', loading: false, failure: 'no line' });
    loaded.reload();
    expect([loaded.state$.value.failure, loaded.state$.value.loading]).toEqual([undefined, true]);
  });

  it('takes what is thrown before anything is sent as a failure', async () => {
    const refused = new Error('refused');
    const loaded = createLoaded<string>(() => {
      throw refused;
    });
    loaded.state$.subscribe();
    await settled();
    expect(loaded.state$.value.failure).toBe(refused);
  });

  it('drops the answer to an earlier query and does not send the same twice', async () => {
    const { load, calls, call } = createPort<number>();
    const pages = createLoaded<string, number>(load, 0);
    pages.state$.subscribe();
    pages.ask(20);
    pages.ask(20);
    expect(calls.map(({ query }) => query)).toEqual([0, 20]);
    expect(call(0).asker.ended).toBe(true);
    await call(1).answer('second page');
    await call(0).answer('first page');
    expect(pages.state$.value).toMatchObject({ query: 20, value: 'second page' });
  });

  it('asks again by itself after an answer or a failure, as long as somebody listens', async () => {
    const { clock, timers, fire } = createTimers();
    const { load, calls, call } = createPort<undefined>();
    const board = createLoaded(load, undefined, { clock, every: 60_000 });
    const listening = board.state$.subscribe();
    expect(timers.size).toBe(0);
    await call(0).fail('no line');
    fire();
    await call(1).answer('good');
    expect([calls.length, timers.size]).toEqual([2, 1]);
    listening.unsubscribe();
    expect(timers.size).toBe(0);
  });
});

describe('what a text finds', () => {
  it('is asked for once typing rests, or at once', async () => {
    const { clock, timers, fire } = createTimers();
    const { load, calls } = createPort<string>();
    const sought = createSought(clock, load);
    sought.state$.subscribe();
    sought.type('w');
    sought.type(' wang ');
    expect([calls.length, timers.size]).toEqual([1, 1]);
    fire();
    sought.type('li');
    sought.ask('zhao');
    fire();
    expect(calls.map(({ query }) => query)).toEqual(['', 'wang', 'zhao']);
  });
});
