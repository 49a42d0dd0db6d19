import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CalendarDay } from '@gongwei/domain/shared';
import { bloodCount, type TestClient } from '../testing/test-client.ts';

/** Milliseconds each, refused ones and the wait of the asking side included. */
export type Load = {
  readonly times: readonly number[];
  /** What else than 200 came back: how often each status, 503 for who is told to come again, or what kept an answer from coming. */
  readonly failed: ReadonlyMap<string, number>;
  readonly seconds: number;
};

/** How many did not end well. */
export const failures = ({ failed }: Load): number => [...failed.values()].reduce((sum, count) => sum + count, 0);

/** Saves in flight beyond which no more are begun: a queue that only grows measures nothing. */
const MOST_IN_FLIGHT = 2_000;

const saveOf = (subjectId: string, on: CalendarDay) => {
  const id = randomUUID();
  return bloodCount({ id, saveId: id, subjectId, occurredOn: on, data: { examDate: on, hemoglobin: 132 } });
};

const causeOf = (error: unknown): string => {
  const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
  return cause?.code ?? String(cause ?? error);
};

/** Times what is done, and counts what fails. */
function stopwatch() {
  const times: number[] = [];
  const failed = new Map<string, number>();
  return {
    times,
    failed,
    async time(work: () => Promise<{ readonly status: number }>): Promise<void> {
      const from = performance.now();
      const status = await work().then((answer) => String(answer.status), causeOf);
      times.push(performance.now() - from);
      if (status !== '200') failed.set(status, (failed.get(status) ?? 0) + 1);
    },
  };
}

/** So many people, each opening a form, saving it and pausing for a second between two acts. */
export async function usersAtWork(
  clients: readonly TestClient[],
  { users, seconds, residents, on }: { users: number; seconds: number; residents: readonly string[]; on: CalendarDay },
): Promise<Load> {
  const watch = stopwatch();
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      const client = clients[user % clients.length] as TestClient;
      await wait((user * 1_000) / users);
      for (let act = 0; performance.now() < until; act += 1) {
        const resident = residents[(user * 31 + act) % residents.length] ?? '';
        const form = `/api/v1/residents/${resident}/form-context?formId=supplement-blood-routine&on=${on}`;
        await watch.time(() => client.get(form));
        await wait(1_000);
        const save = saveOf(resident, on);
        await watch.time(() => client.send('PUT', `/api/v1/records/${save.id}`, save));
        await wait(1_000);
      }
    }),
  );
  return { times: watch.times, failed: watch.failed, seconds };
}

/** So many saves a second, whether the ones before were answered or not. */
export async function savesPerSecond(
  clients: readonly TestClient[],
  { rate, seconds, residents, on }: { rate: number; seconds: number; residents: readonly string[]; on: CalendarDay },
): Promise<Load> {
  const watch = stopwatch();
  const running = new Set<Promise<void>>();
  const began = performance.now();
  for (let begun = 0; performance.now() - began < seconds * 1_000;) {
    const due = Math.floor(((performance.now() - began) / 1_000) * rate);
    for (; begun < due; begun += 1) {
      if (running.size >= MOST_IN_FLIGHT) continue;
      const save = saveOf(residents[begun % residents.length] ?? '', on);
      const client = clients[begun % clients.length] as TestClient;
      const one = watch.time(() => client.send('PUT', `/api/v1/records/${save.id}`, save));
      running.add(one);
      void one.then(() => running.delete(one));
    }
    await wait(2);
  }
  await Promise.all(running);
  return { times: watch.times, failed: watch.failed, seconds: (performance.now() - began) / 1_000 };
}
