import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createPieces, cut } from './bus-pieces.ts';
import type { MessageBus } from './message-bus.port.ts';

const CHANNEL = 'gongwei_bus';
/** Milliseconds between two tries to get the line back. */
const AGAIN = 1_000;
/** Messages that wait for the line; beyond them the oldest are lost. */
const WAITING = 10_000;

type Message = { readonly topic: string; readonly body: unknown };

/** Between the processes that share a PostgreSQL server: LISTEN and NOTIFY over one connection of its own. Rejects where there is none. */
export async function openPostgresBus(url: string): Promise<MessageBus> {
  const subscribers = new Map<string, Set<(body: unknown) => void>>();
  const sender = randomUUID();
  const waiting: string[] = [];
  let number = 0;
  let client: pg.Client | undefined;
  let closed = false;
  let sending: Promise<void> | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    const pieces = createPieces();
    next.on('notification', ({ payload = '' }) => {
      const message = pieces.take(payload) as Message | undefined;
      if (message) for (const hear of subscribers.get(message.topic) ?? []) hear(message.body);
    });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    if (closed) return next.end();
    client = next;
    send();
  }

  function lost(which: pg.Client): void {
    if (client !== which) return;
    client = undefined;
    // One that is only refused would go on listening, beside the next one: everything would arrive twice.
    void which.end().catch(() => {});
    tryAgain();
  }

  function tryAgain(): void {
    if (closed) return;
    setTimeout(() => void connect().catch(tryAgain), AGAIN).unref();
  }

  /** One after the other: the order of a publisher is the order of arrival. */
  function send(): void {
    if (sending || !client || waiting.length === 0) return;
    const own = client;
    const lot = waiting.slice(0, 100);
    sending = own
      .query('select pg_notify($1, piece) from unnest($2::text[]) with ordinality as p (piece, place) order by place', [
        CHANNEL,
        lot,
      ])
      .then(() => void waiting.splice(0, lot.length))
      .catch(() => lost(own))
      .then(() => {
        sending = undefined;
        send();
      });
  }

  await connect();
  return {
    publish(topic, body) {
      if (closed) return;
      waiting.push(...cut(sender, (number += 1), { topic, body } satisfies Message));
      if (waiting.length > WAITING) waiting.splice(0, waiting.length - WAITING);
      send();
    },
    subscribe(topic, hear) {
      const own = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, own.add(hear));
      return () => void own.delete(hear);
    },
    async close() {
      if (closed) return;
      closed = true;
      while (sending && client) await sending;
      const own = client;
      client = undefined;
      subscribers.clear();
      await own?.end();
    },
  };
}
