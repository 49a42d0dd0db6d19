import { memberText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Asks the server what time it is; half of the way there and back is taken off. Milliseconds to add to the PC's clock. */
export async function serverOffset(calls: WireCalls, now: () => number): Promise<number> {
  const asked = now();
  const { body } = await calls.resource({ method: 'GET', path: '/v1/time' });
  const answered = now();
  const server = Date.parse(memberText(body, 'now') ?? '');
  return Number.isNaN(server) ? 0 : server - (asked + answered) / 2;
}
