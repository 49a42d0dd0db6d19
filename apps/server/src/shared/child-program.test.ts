import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { isAlive, processorTimeOf } from '../testing/child-processes.ts';
import type { Order } from './child-program.fixture.ts';
import { isChildEnded, startChild } from './child-program.ts';

const PROGRAM = 'shared/child-program.fixture';
const begun: ReturnType<typeof startChild>[] = [];
afterEach(() => Promise.all(begun.splice(0).map((child) => child.end())));

function start(...limits: Parameters<typeof startChild> extends [string, unknown, ...infer Rest] ? Rest : never) {
  const child = startChild(PROGRAM, undefined, ...limits);
  begun.push(child);
  return { ...child, tell: (order: Order): Promise<unknown> => child.ask(order) };
}
const endOf = (answer: Promise<unknown>): Promise<boolean> => answer.then(() => false, isChildEnded);

it('answers in the order it was asked, also bytes, and goes on after what it could not do', async () => {
  const { tell } = start();
  const bytes = new Uint8Array([1, 2, 3]);
  const answers = [
    tell({ say: 'slow', after: 40 }),
    tell({ does: 'throw' }).catch((error: Error) => error.message),
    tell({ say: bytes }),
  ];
  expect(await Promise.all(answers)).toEqual(['slow', 'told to', bytes]);
});

it('tells everybody who waits, and who asks later, that it has ended', async () => {
  const { tell, pid } = start();
  await tell({ say: 1 });
  const waiting = [tell({ say: 2, after: 60_000 }), tell({ say: 3 })].map(endOf);
  process.kill(pid as number, 'SIGKILL');
  expect(await Promise.all(waiting)).toEqual([true, true]);
  expect(await endOf(tell({ say: 4 }))).toBe(true);
});

it('ends where it holds more than it may, takes longer than it may, or ends by itself, and we do not', async () => {
  const ends = [start({ memory: 32 }).tell({ does: 'fill' }), start().tell({ does: 'end' })];
  ends.push(start({ patience: 300 }).tell({ after: 3_600_000 }));
  expect(await Promise.all(ends.map(endOf))).toEqual([true, true, true]);
});

const ENDS = [
  { what: 'is not ended by what ends a terminal, and ends with who asks', words: [] },
  { what: 'that never comes back from its work ends after us, by its processor time', words: ['loop'] },
];
it.each(ENDS)('$what', { timeout: 120_000 }, async ({ words }) => {
  const program = fileURLToPath(new URL('./child-parent.fixture.ts', import.meta.url));
  const parent = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  parent.stdout.on('data', (text: Buffer) => void (said += text.toString()));
  await expect.poll(() => said, { timeout: 30_000 }).toContain('still there');
  const pid = Number.parseInt(said, 10);
  expect(isAlive(pid)).toBe(true);
  // The question has to be on its way, or the child hears of the end before it is lost.
  if (words.length > 0) await expect.poll(() => processorTimeOf(pid), { timeout: 60_000 }).toBeGreaterThan(2_000);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
});
