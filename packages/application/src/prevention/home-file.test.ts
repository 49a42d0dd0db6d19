import type { HomeFile } from '@gongwei/domain/prevention';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCardCounts } from './card-counts.service.ts';
import { createHomeFile } from './home-file.service.ts';
import type { HomeFiles } from './home-files.port.ts';

/** Whatever is due at once has happened. */
async function turn(): Promise<void> {
  for (let at = 0; at < 20; at += 1) await Promise.resolve();
}

/** Answers with how many times it was asked, as the day of the file. */
function counted() {
  const asked: string[] = [];
  const files: HomeFiles = {
    of: async (residentId, kind, days) => {
      asked.push(`${residentId} ${kind} ${days}`);
      return { on: String(asked.length), readings: [] } as unknown as HomeFile;
    },
  };
  return { asked, files };
}

describe('what somebody measured at home', () => {
  it('is asked for by days, and again when such a sheet was written, as long as somebody looks', async () => {
    const { asked, files } = counted();
    const news$ = new Subject<unknown>();
    const file = createHomeFile(files, news$, 'r1', 'pressure');
    news$.next({ form: 'blood-pressure-reading' });
    expect(asked).toEqual([]);
    const looking = file.state$.subscribe();
    await turn();
    file.ask(90);
    // The answer of before stays until the next one is there.
    expect(file.state$.value).toMatchObject({ query: 90, value: { on: '1' }, loading: true });
    await turn();
    for (const form of ['blood-glucose-reading', 'health-check-up', undefined]) news$.next({ form });
    await turn();
    expect(asked).toEqual(['r1 pressure 30', 'r1 pressure 90']);
    news$.next({ form: 'medication-record' });
    await turn();
    expect([asked.length, file.state$.value.value?.on]).toEqual([3, '3']);
    looking.unsubscribe();
    news$.next({ form: 'blood-pressure-reading' });
    await turn();
    expect(asked).toHaveLength(3);
  });
});

describe('the numbers of cards', () => {
  it('stand beside one that could not be had, and are asked for again in a minute', async () => {
    const due: (() => void)[] = [];
    const clock = { after: (_: number, run: () => void) => (due.push(run), () => {}) } as never;
    let [found, calls] = [1, 0];
    const lists = {
      counts: async (list: string, questions: readonly unknown[]) => {
        calls += 1;
        if (list === 'refused') throw new Error('no');
        return questions.map(() => ({ found: found++, exact: true }));
      },
    };
    const asked = [{ list: 'a' }, { list: 'refused' }, { list: 'b' }, { list: 'a', view: 'mine' }];
    const counts = createCardCounts(lists, clock, asked);
    counts.state$.subscribe();
    await turn();
    const numbers = () => counts.state$.value.value?.map((one) => one?.found);
    expect([numbers(), calls]).toEqual([[1, undefined, 3, 2], 3]);
    due.at(-1)?.();
    await turn();
    expect(numbers()).toEqual([4, undefined, 6, 5]);
  });
});
