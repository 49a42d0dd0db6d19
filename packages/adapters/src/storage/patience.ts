import { withTimeout, type Clock } from '@gongwei/application/shared';

/** How long anything waits for the browser's storage: a disk that does not answer must keep nobody from working. Milliseconds. */
export const WAIT_FOR_STORAGE = 2_000;

/** The value of `work`; rejects where it takes longer than `WAIT_FOR_STORAGE`, after `giveUp` had its turn. */
export async function inTime<Value>(clock: Clock, work: Promise<Value>, giveUp: () => void = () => {}): Promise<Value> {
  const answer = await withTimeout<{ readonly value: Value } | undefined>(
    clock,
    WAIT_FOR_STORAGE,
    work.then((value) => ({ value })),
    undefined,
  );
  if (answer) return answer.value;
  giveUp();
  throw new Error('The storage of the browser does not answer.');
}
