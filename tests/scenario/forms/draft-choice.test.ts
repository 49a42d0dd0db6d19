import { describe, expect, it } from 'vitest';
import { createWorld, openVisit, type World } from './desk.fixture.ts';

/** A visit whose save was on its way when the browser closed. */
async function cutOff(trouble: World['records']['trouble'], world = createWorld()) {
  const form = await openVisit(world);
  form.change('visitedOn', '2026-11-20');
  form.change('height', 160);
  form.change('heart', '2');
  form.change('heartNote', '杂音');
  form.change('heart', '1');
  world.records.trouble = trouble;
  await form.save();
  return { world, form };
}
const closed = async ({ world, form }: Awaited<ReturnType<typeof cutOff>>) => {
  await form.flush();
  form.dispose();
  world.records.trouble = 'none';
  return world;
};

describe('a new visit whose save was cut off', () => {
  it('is not offered again as the next visit where the save did arrive', async () => {
    const { world, form } = await cutOff('after-storing');
    await closed({ world, form });
    const next = await openVisit(world);
    expect([next.draftOffer$.value, next.status$.value.step, next.recordId === form.recordId]).toEqual([
      undefined,
      'clean',
      false,
    ]);
    expect(world.drafts.kept.size).toBe(0);
    next.change('visitedOn', '2026-11-20');
    expect(await next.save()).toMatchObject({ ok: true, record: { version: 1 } });
    expect(new Set(world.records.accepted.map((save) => save.id)).size).toBe(2);
  });

  it('is opened as the stored record where more was typed since', async () => {
    const { world, form } = await cutOff('after-storing');
    form.change('note', '头晕');
    await closed({ world, form });
    const again = await openVisit(world);
    expect([again.recordId, again.status$.value.record?.version, again.field$('note').value.value]).toEqual([
      form.recordId,
      1,
      '头晕',
    ]);
    expect(await again.save()).toMatchObject({
      ok: true,
      record: { id: form.recordId, version: 2, data: { note: '头晕' } },
    });
    expect(world.drafts.kept.size).toBe(0);
  });

  it('is gone on with where the save did not arrive, and sent as the same save', async () => {
    const { world, form } = await cutOff('before-storing');
    const world2 = await closed({ world, form });
    const [kept] = world2.drafts.kept.values();
    const again = await openVisit(world2);
    expect([again.recordId, again.field$('height').value.value]).toEqual([form.recordId, 160]);
    expect(await again.save()).toMatchObject({ ok: true, record: { version: 1 } });
    expect(world2.records.accepted.map((save) => save.saveId)).toEqual([kept?.saveId]);
  });

  it('makes way for an older draft that is still to be done', async () => {
    const world = createWorld();
    const older = await openVisit(world);
    const newer = await openVisit(world);
    older.change('note', '先写的');
    await older.flush();
    older.dispose();
    await world.clock.advance(1_000);
    newer.change('visitedOn', '2026-11-20');
    world.records.trouble = 'after-storing';
    await newer.save();
    await closed({ world, form: newer });
    const next = await openVisit(world);
    expect([next.recordId, next.field$('note').value.value, next.draftOffer$.value?.others]).toEqual([
      older.recordId,
      '先写的',
      undefined,
    ]);
  });
});

describe('two windows that begin the same form', () => {
  const both = async () => {
    const world = createWorld();
    const [first, second] = [await openVisit(world), await openVisit(world)];
    first.change('note', '甲窗口');
    await first.flush();
    await world.clock.advance(1_000);
    second.change('note', '乙窗口');
    await second.flush();
    return { world, first, second };
  };

  it('keep a draft each; the newest is offered first, and says that there are more', async () => {
    const { world, second } = await both();
    const again = await openVisit(world);
    expect([again.recordId, again.field$('note').value.value]).toEqual([second.recordId, '乙窗口']);
    expect(again.draftOffer$.value).toMatchObject({ changedFields: 1, others: 1 });
    await again.declineDraft();
    const other = await openVisit(world);
    expect([other.field$('note').value.value, other.draftOffer$.value?.others]).toEqual(['甲窗口', undefined]);
  });

  it('are told apart in the list, where each can be thrown away', async () => {
    const { world } = await both();
    const { desk } = await world.start();
    const listed = await desk.drafts();
    expect(new Set(listed.map(({ key }) => JSON.stringify(key))).size).toBe(2);
    const [newest] = listed;
    if (!newest) throw new Error('a draft expected');
    await desk.discard(newest);
    expect([...world.drafts.kept.values()].map((draft) => draft.answers['note'])).toEqual(['甲窗口']);
  });
});

it('throws away also what a form just put away was about to keep', async () => {
  const world = createWorld();
  const { desk } = await world.start();
  const form = await desk.open({ formId: 'visit', subjectId: 'r1' });
  form.change('note', '一');
  await form.flush();
  const [draft] = await desk.drafts();
  if (!draft) throw new Error('a draft expected');
  const write = world.drafts.write.bind(world.drafts);
  world.drafts.write = (kept) => new Promise((resolve) => void world.clock.after(50, () => resolve(write(kept))));
  form.change('note', '一二');
  form.dispose();
  const discarding = desk.discard(draft);
  await world.clock.advance(100);
  await discarding;
  expect(world.drafts.kept.size).toBe(0);
});
