import { expect, it } from 'vitest';
import { createWorld, openVisit } from './desk.fixture.ts';

it('a form knows which concepts other sheets have a value of, its own record not counted', async () => {
  const world = createWorld();
  const first = await openVisit(world);
  expect(first.knowsConcept('systolic-blood-pressure')).toBe(false);
  first.change('visitedOn', first.context.today);
  first.change('systolic', 132);
  expect(await first.save()).toMatchObject({ ok: true });
  first.dispose();

  const again = await openVisit(world, 'li', first.recordId);
  const next = await openVisit(world);
  expect([again, next].map((session) => session.knowsConcept('systolic-blood-pressure'))).toEqual([false, true]);
  expect(next.knowsConcept('fasting-glucose')).toBe(false);
});
