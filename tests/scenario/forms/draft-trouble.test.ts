import { describe, expect, it } from 'vitest';
import { createWorld, openVisit, type World } from './desk.fixture.ts';

const quota = (): Promise<never> =>
  Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
const hang = (): Promise<never> => new Promise(() => {});

/** RELIABILITY, row 4. */
describe.each([
  ['is full or blocked', quota],
  ['does not answer', hang],
])('a browser storage that %s', (_, write) => {
  const typing = async () => {
    const world = createWorld();
    const form = await openVisit(world);
    world.drafts.write = write;
    form.change('visitedOn', '2026-11-20');
    return { world, form };
  };
  const warned = async (world: World, form: Awaited<ReturnType<typeof openVisit>>): Promise<number> => {
    const begun = world.clock.now().getTime();
    while (form.status$.value.draftTrouble === undefined && world.clock.now().getTime() - begun < 10_000)
      await world.clock.advance(100);
    return world.clock.now().getTime() - begun;
  };

  it('is told of within two seconds, and typing goes on', async () => {
    const { world, form } = await typing();
    expect(await warned(world, form)).toBeLessThanOrEqual(2_000);
    expect(form.status$.value.draftTrouble).toContain('草稿暂时无法保存');
    form.change('height', 160);
    form.change('weight', 64);
    expect([form.field$('bmi').value.value, form.status$.value.step]).toEqual([25, 'dirty']);
  });

  it('keeps no save from being stored, and nothing is told of drafts after it', async () => {
    const { world, form } = await typing();
    await warned(world, form);
    const saving = form.save();
    await world.clock.advance(1_000);
    expect(await saving).toMatchObject({ ok: true, record: { version: 1 } });
    await world.clock.advance(10_000);
    expect([form.status$.value.step, form.status$.value.draftTrouble]).toEqual(['saved', undefined]);
    form.change('note', '后来写的');
    expect(await warned(world, form)).toBeLessThanOrEqual(2_000);
  });
});

it('keeps the draft of the next change as soon as the browser storage is back', async () => {
  const world = createWorld();
  const form = await openVisit(world);
  world.drafts.broken = true;
  form.change('note', '头');
  await world.clock.advance(1_000);
  expect(form.status$.value.draftTrouble).toContain('草稿暂时无法保存');
  world.drafts.broken = false;
  form.change('note', '头晕');
  await world.clock.advance(1_000);
  expect([
    form.status$.value.draftTrouble,
    [...world.drafts.kept.values()].map((draft) => draft.answers['note']),
  ]).toEqual([undefined, ['头晕']]);
});

it('tries again by itself where nothing is typed any more', async () => {
  const world = createWorld();
  const form = await openVisit(world);
  world.drafts.broken = true;
  form.change('note', '头晕');
  await world.clock.advance(1_000);
  world.drafts.broken = false;
  await world.clock.advance(5_000);
  expect([form.status$.value.draftTrouble, world.drafts.kept.size]).toEqual([undefined, 1]);
});
