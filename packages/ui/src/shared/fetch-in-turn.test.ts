import { expect, it } from 'vitest';
import { fetchInTurn } from './fetch-in-turn.ts';

/** Parts that say when they are asked for, and come when they are told to. */
function line(count: number) {
  const asked: number[] = [];
  const coming: { readonly arrive: () => void; readonly fail: () => void }[] = [];
  const parts = Array.from({ length: count }, (_, at) => () => {
    asked.push(at);
    return new Promise<void>((arrive, refuse) => {
      coming.push({ arrive, fail: () => refuse(new Error('no line')) });
    });
  });
  return { asked, coming, parts };
}
const settle = (): Promise<void> => new Promise((done) => void setTimeout(done, 0));
const rests = async (): Promise<void> => {};

it('asks for one part at a time, and goes on after one that failed', async () => {
  const { asked, coming, parts } = line(3);
  const done = fetchInTurn(parts, rests, new AbortController().signal);
  await settle();
  expect(asked).toEqual([0]);
  coming[0]?.fail();
  await settle();
  expect(asked).toEqual([0, 1]);
  coming[1]?.arrive();
  await settle();
  coming[2]?.arrive();
  await done;
  expect(asked).toEqual([0, 1, 2]);
});

it('asks for nothing before the browser rests, and for nothing more once the page is left', async () => {
  const { asked, coming, parts } = line(3);
  const left = new AbortController();
  let rest = (): void => {};
  const done = fetchInTurn(parts, () => new Promise<void>((rested) => (rest = rested)), left.signal);
  await settle();
  expect(asked).toEqual([]);
  rest();
  await settle();
  expect(asked).toEqual([0]);
  coming[0]?.arrive();
  await settle();
  left.abort();
  rest();
  await done;
  expect(asked).toEqual([0]);
});
