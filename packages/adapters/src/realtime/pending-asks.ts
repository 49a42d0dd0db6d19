import type { Clock, IdSource } from '@gongwei/application/shared';
import { MAX_FRAME, type ClientFrame, type Fault } from '@gongwei/domain/shared';
import { tooLarge, unanswered } from './realtime-faults.ts';

export type AskFrame = Extract<ClientFrame, { t: 'ask' }>;

/** Milliseconds an ask waits for its answer, drops of the line included. */
const PATIENCE = 10_000;

type Pending = {
  readonly frame: AskFrame;
  resolve(body: unknown): void;
  reject(fault: Fault): void;
};

/** What was asked and is not answered yet, in the order of asking. */
export type PendingAsks = {
  readonly size: number;
  /** Says it at once where `say` is given; it stays until it is answered, given up or failed. */
  add(topic: string, body: unknown, say: (frame: AskFrame) => void): Promise<unknown>;
  /** A second answer to the same ask is of no use. */
  answer(id: string, body: unknown): void;
  isPending(frame: AskFrame): boolean;
  /** To be said again on a new line. */
  frames(): readonly AskFrame[];
  failAll(fault: Fault): void;
};

/** `changed` tells that the first ask came or the last one went. */
export function createPendingAsks(clock: Clock, ids: IdSource, changed: () => void): PendingAsks {
  const asks = new Map<string, Pending>();
  const settle = (id: string, end: (pending: Pending) => void): void => {
    const pending = asks.get(id);
    if (!pending || !asks.delete(id)) return;
    end(pending);
    if (asks.size === 0) changed();
  };
  return {
    get size() {
      return asks.size;
    },
    add(topic, body, say) {
      const frame: AskFrame = { t: 'ask', id: ids.next(), topic, body: body ?? null };
      // The server counts bytes, and a Chinese character has three.
      if (new TextEncoder().encode(JSON.stringify(frame)).length > MAX_FRAME) return Promise.reject(tooLarge());
      const answer = new Promise<unknown>((resolve, reject) => {
        const cancel = clock.after(PATIENCE, () => settle(frame.id, (pending) => pending.reject(unanswered())));
        asks.set(frame.id, {
          frame,
          resolve(value) {
            cancel();
            resolve(value);
          },
          reject(fault) {
            cancel();
            reject(fault);
          },
        });
      });
      if (asks.size === 1) changed();
      say(frame);
      return answer;
    },
    answer: (id, body) => settle(id, (pending) => pending.resolve(body)),
    isPending: ({ id }) => asks.has(id),
    frames: () => [...asks.values()].map(({ frame }) => frame),
    failAll(fault) {
      for (const id of [...asks.keys()]) settle(id, (pending) => pending.reject(fault));
    },
  };
}
