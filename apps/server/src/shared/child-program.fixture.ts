import { answerParent } from './answer-parent.ts';

/** Does what it is told: says something back, later or at once, throws, fills its memory, never comes back, ends. */
export type Order = {
  readonly say?: unknown;
  readonly after?: number;
  readonly does?: 'throw' | 'fill' | 'loop' | 'end';
};

const held: number[][] = [];
answerParent(async ({ say, after = 0, does }: Order) => {
  if (does === 'throw') throw new Error('told to');
  if (does === 'end') process.exit(3);
  while (does === 'loop');
  while (does === 'fill') held.push(Array.from({ length: 100_000 }, Math.random));
  await new Promise((done) => setTimeout(done, after));
  return say;
});
