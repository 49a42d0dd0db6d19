import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RecordSave, RecordSnapshot } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import { createSaveLedger } from './save-ledger.ts';
import { bloodCount, clientOf, type TestClient } from './test-client.ts';

/** Milliseconds before a save that got no answer is sent again, as the form does (only sooner). */
const AGAIN = 100;

/**
 * People who save one after the other for as long as they may, each in a record of their own; every second one also in a record that all of them
 * edit. A save that gets no answer, or 503, is sent again, the same save. Nobody logs in again. `refused` holds every other answer.
 */
export function startEditors(
  url: string,
  tokens: readonly { readonly name: string; readonly token: string }[],
  on: CalendarDay,
) {
  const ledger = createSaveLedger();
  const refused: string[] = [];
  const together = randomUUID();
  let over = false;
  const data = (hemoglobin: number) => ({ examDate: on, hemoglobin });

  async function put(client: TestClient, save: RecordSave): Promise<{ status: number; body: unknown } | undefined> {
    for (;;) {
      const answer = await client.send('PUT', `/api/v1/records/${save.id}`, save).catch(() => undefined);
      if (answer && answer.status !== 503) return answer;
      if (over && !answer) return undefined;
      await wait(AGAIN);
    }
  }
  async function edit(name: string, client: TestClient, id: string, base: number, value: number): Promise<number> {
    const save = bloodCount({ id, saveId: randomUUID(), baseVersion: base, occurredOn: on, data: data(value) });
    const answer = await put(client, save);
    if (answer?.status === 200) {
      ledger.acknowledged(save, answer.body as RecordSnapshot, name);
      return (answer.body as RecordSnapshot).version;
    }
    if (answer?.status === 409)
      return (answer.body as { conflict: { theirs: RecordSnapshot } }).conflict.theirs.version;
    if (answer) refused.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    return base;
  }
  const work = tokens.map(async ({ name, token }) => {
    const client = clientOf(url, token);
    const own = randomUUID();
    let [mine, shared] = [0, 0];
    for (let round = 0; !over; round += 1) {
      mine = await edit(name, client, own, mine, 100 + (round % 50));
      if (round % 2) shared = await edit(name, client, together, shared, 100 + (round % 90));
    }
  });
  return {
    ledger,
    refused,
    async stop(): Promise<void> {
      over = true;
      await Promise.all(work);
    },
  };
}
