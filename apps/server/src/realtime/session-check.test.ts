import { expect, it } from 'vitest';
import type { Queryable } from '../database/database.port.ts';
import { createManualTime } from '../testing/manual-time.ts';
import { createHub } from './hub.ts';
import type { MessageBus } from '../ports/message-bus.port.ts';
import { checkSessions } from './session-check.ts';

const socket = () => ({ send: () => {}, close: () => {}, unsent: () => 0 });
const hello = { t: 'hello', token: 'never looked at', device: 'd' } as const;

/** A window, and a look at its session whose answer is that the one it was opened with has ended. */
async function look(meanwhile: (enter: (session: string, resume?: string) => string) => void) {
  const { clock, timers } = createManualTime('2026-06-15T04:00:00.000Z');
  const hub = createHub({ clock, timers, newId: () => 'window', failed: () => undefined });
  const enter = (session: string, connection?: string): string => {
    const resume = connection === undefined ? {} : { resume: { connection, after: 0 } };
    return hub.enter(socket(), { ...hello, ...resume }, 'doctor', session)?.window.connection ?? '';
  };
  enter('old');
  const database: Queryable = {
    query: async () => {
      meanwhile(enter);
      return [];
    },
  };
  let ended = (): void => {};
  const bus: Pick<MessageBus, 'subscribe'> = {
    subscribe: (_topic, hear) => {
      ended = () => hear(undefined);
      return () => {};
    },
  };
  const sessions = checkSessions(hub, { database, clock, timers, bus });
  ended();
  await sessions.stop();
  return hub.standingOf('window');
}

it('expels a window whose session ended', async () => {
  expect(await look(() => {})).toBe('gone');
});

it('keeps a window that came back under a new session while the old one was looked up', async () => {
  expect(await look((enter) => enter('new', 'window'))).toBe('up');
});
