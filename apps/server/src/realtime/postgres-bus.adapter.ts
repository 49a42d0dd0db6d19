import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { forgetOld, missedSince, numbersNow, oneOf, sendLot, type Outgoing } from './bus-backlog.ts';
import { readNotice } from './bus-notice.ts';
import { createBusOrder } from './bus-order.ts';
import type { MessageBus } from '../ports/message-bus.port.ts';

export const BUS_CHANNEL = 'gongwei_bus';
/** Milliseconds between two tries to get the line back, between two looks whether it still carries, and for an answer. */
const [AGAIN, BEAT, ANSWERED_WITHIN] = [1_000, 3_000, 3_000];
/** Messages that wait for the line; beyond them the oldest are lost. */
const WAITING = 10_000;
/** Milliseconds for which a message is worth delivering, where its sender says nothing. */
const GOOD_FOR = 60_000;

/** Lots sent between two clearings of what nobody wants any more. */
const FORGET_EVERY = 50;

type Message = { readonly topic: string; readonly body: unknown };

/**
 * Between the processes that share a PostgreSQL server: LISTEN and NOTIFY over one connection of its own, with what was said kept for a
 * minute. Who loses the line reads up what it missed, each message once and in its sender's order. Rejects where there is no server.
 */
export async function openPostgresBus(url: string): Promise<MessageBus> {
  const subscribers = new Map<string, Set<(body: unknown) => void>>();
  const sender = randomUUID();
  const waiting: Outgoing[] = [];
  const order = createBusOrder((text) => {
    const { topic, body } = JSON.parse(text) as Message;
    for (const hear of subscribers.get(topic) ?? []) hear(body);
  });
  let [number, lots, begun, closed] = [0, 0, false, false];
  let client: pg.Client | undefined;
  const broken = new WeakSet<pg.Client>();
  let sending: Promise<void> | undefined;
  let beating: NodeJS.Timeout | undefined;
  /** What is read, one after the other: a large message is fetched before the next one is heard. */
  let reading: Promise<void> = Promise.resolve();

  async function connect(): Promise<void> {
    const limits = { connectionTimeoutMillis: ANSWERED_WITHIN, query_timeout: ANSWERED_WITHIN };
    const line = new pg.Client({ connectionString: url, keepAlive: true, ...limits });
    line.on('notification', ({ payload = '' }) => read(line, payload));
    line.on('error', () => lost(line));
    line.on('end', () => lost(line));
    try {
      await line.connect();
      const listening = line.query(`listen ${BUS_CHANNEL}`);
      // What is told from now on waits until what was missed is heard.
      const caughtUp = reading.then(() => listening).then(() => catchUp(line));
      reading = caughtUp.catch(() => {});
      await caughtUp;
    } catch (error) {
      void line.end().catch(() => {});
      throw error;
    }
    if (closed) return line.end();
    [client, begun] = [line, true];
    beat(line);
    send();
  }

  async function catchUp(own: pg.Client): Promise<void> {
    if (begun) for (const missed of await missedSince(own, order.lastOf())) order.take(...missed);
    else for (const [who, last] of await numbersNow(own)) order.begin(who, last);
  }

  function read(from: pg.Client, payload: string): void {
    const notice = readNotice(payload);
    if (!notice) return;
    reading = reading
      .then(async () => {
        if (broken.has(from) || !order.isNew(notice.sender, notice.number)) return;
        const message = notice.message ?? (await oneOf(from, notice.sender, notice.number));
        if (message !== undefined) order.take(notice.sender, notice.number, message);
      })
      .catch(() => {
        // What comes behind a message that could not be fetched waits for the next line, too: order is kept.
        broken.add(from);
        lost(from);
      });
  }

  /** A line that hangs says nothing: it is asked. */
  function beat(own: pg.Client): void {
    beating = setTimeout(() => {
      void own.query('select 1').then(
        () => client === own && beat(own),
        () => lost(own),
      );
    }, BEAT).unref();
  }

  function lost(which: pg.Client): void {
    if (client !== which) return;
    client = undefined;
    clearTimeout(beating);
    // One that is only refused would go on listening, beside the next one.
    void which.end().catch(() => {});
    tryAgain();
  }

  function tryAgain(): void {
    if (closed) return;
    setTimeout(() => void connect().catch(tryAgain), AGAIN).unref();
  }

  /** One lot after the other: the order of a publisher is the order of arrival. Sent again after a break it arrives once. */
  function send(): void {
    if (sending || !client || waiting.length === 0) return;
    const own = client;
    const lot = waiting.slice(0, 100);
    sending = sendLot(own, BUS_CHANNEL, sender, lot)
      .then(() => void waiting.splice(0, lot.length))
      .then(() => ((lots += 1) % FORGET_EVERY === 0 ? forgetOld(own) : undefined))
      .catch(() => lost(own))
      .then(() => {
        sending = undefined;
        send();
      });
  }

  await connect();
  return {
    publish(topic, body, goodFor = GOOD_FOR) {
      if (closed) return;
      const message = JSON.stringify({ topic, body } satisfies Message);
      waiting.push({ number: (number += 1), message, until: performance.now() + goodFor });
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
      clearTimeout(beating);
      while (sending && client) await sending;
      const own = client;
      client = undefined;
      subscribers.clear();
      await own?.end();
    },
  };
}
