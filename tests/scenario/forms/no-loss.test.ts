import type { RecordRepository } from '@gongwei/application/forms';
import type { Behavior } from '@gongwei/application/shared';
import { describe, expect, it } from 'vitest';
import { createWorld, openVisit, type World } from './desk.fixture.ts';

const HOURS = 3_600_000;

/** The stored records behind a line that holds every answer back until it is told to let go. */
function slowLine(world: World): { readonly store: RecordRepository; letGo(): void } {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    store: {
      ...world.records,
      async save(save) {
        const answer = await world.records.save(save);
        await gate;
        return answer;
      },
    },
    letGo: () => letGo(),
  };
}

describe('what was typed while a save was on its way', () => {
  const typedMeanwhile = async () => {
    const world = createWorld();
    const { store, letGo } = slowLine(world);
    const { desk, sheets } = await world.start('li', store);
    const filledIn: unknown[] = [];
    sheets.news$.subscribe((sheet) => filledIn.push(sheet));
    const form = await desk.open({ formId: 'visit', subjectId: 'r1' });
    form.change('visitedOn', '2026-11-20');
    const saving = form.save();
    await world.clock.advance(100);
    form.change('note', '头晕');
    await world.clock.advance(1_000);
    return { world, form, saving, letGo, filledIn };
  };

  it('is in a draft of the stored record from the moment the answer comes', async () => {
    const { world, form, saving, letGo, filledIn } = await typedMeanwhile();
    letGo();
    await saving;
    await world.clock.advance(0);
    // Who still writes is not done with the sheet: nothing goes on to the next.
    expect(filledIn).toEqual([]);
    expect(
      [...world.drafts.kept.values()].map((draft) => [draft.key.recordId, draft.baseVersion, draft.answers['note']]),
    ).toEqual([[form.recordId, 1, '头晕']]);
  });

  it('survives that the form was left before the answer came', async () => {
    const { world, form, saving, letGo } = await typedMeanwhile();
    form.dispose();
    letGo();
    await saving;
    await world.clock.advance(2_000);
    const again = await openVisit(world, 'li', form.recordId);
    expect([again.draftOffer$.value?.changedFields, again.field$('note').value.value]).toEqual([2, '头晕']);
    expect(world.clock.pending).toBe(1);
  });
});

it('keeps what a widget hands over while the form is being put away', async () => {
  const world = createWorld();
  const form = await openVisit(world);
  form.dispose();
  form.change('note', '最后一个字');
  await world.clock.advance(0);
  expect([...world.drafts.kept.values()].map((draft) => draft.answers['note'])).toEqual(['最后一个字']);
  expect(world.clock.pending).toBe(0);
});

describe('a draft begun before its record was known to be stored', () => {
  const lostAnswer = async (formId: 'visit' | 'profile') => {
    const world = createWorld();
    const { desk } = await world.start();
    const form = await desk.open({ formId, subjectId: 'r1' });
    if (formId === 'visit') form.change('visitedOn', '2026-11-20');
    form.change('note', '一');
    world.records.trouble = 'after-storing';
    await form.save();
    form.change('note', '一二');
    await form.flush();
    form.dispose();
    world.records.trouble = 'none';
    return { world, recordId: form.recordId };
  };

  it('is found when that record is opened', async () => {
    const { world, recordId } = await lostAnswer('visit');
    const again = await openVisit(world, 'li', recordId);
    expect(again.field$('note').value.value).toBe('一二');
    expect(await again.save()).toMatchObject({ ok: true, record: { id: recordId, data: { note: '一二' } } });
    expect(world.drafts.kept.size).toBe(0);
  });

  it('is found for a sheet there is only one of', async () => {
    const { world, recordId } = await lostAnswer('profile');
    const again = await (await world.start()).desk.open({ formId: 'profile', subjectId: 'r1' });
    expect([again.recordId, again.field$('note').value.value]).toEqual([recordId, '一二']);
  });

  it('of a sheet somebody else made meanwhile is brought together with theirs', async () => {
    const world = createWorld();
    const mine = await (await world.start()).desk.open({ formId: 'profile', subjectId: 'r1' });
    mine.change('note', '我写的');
    await mine.flush();
    mine.dispose();
    const theirs = await (await world.start('zhao')).desk.open({ formId: 'profile', subjectId: 'r1' });
    theirs.change('name', '王秀英');
    await theirs.save();
    const again = await (await world.start()).desk.open({ formId: 'profile', subjectId: 'r1' });
    expect([again.recordId, again.field$('note').value.value]).toEqual([theirs.recordId, '我写的']);
    expect(await again.save()).toMatchObject({
      ok: true,
      record: { id: theirs.recordId, version: 2, data: { name: '王秀英', note: '我写的' } },
    });
    expect(world.drafts.kept.size).toBe(0);
  });
});

it('shows what flows in when a draft is declined', async () => {
  const world = createWorld();
  const { desk } = await world.start();
  const lab = await desk.open({ formId: 'lab', subjectId: 'r1' });
  lab.change('pressure', 133);
  await lab.save();
  const left = await desk.open({ formId: 'visit', subjectId: 'r1' });
  left.change('systolic', undefined);
  left.change('note', '草稿');
  await left.flush();
  left.dispose();
  const again = await desk.open({ formId: 'visit', subjectId: 'r1' });
  const shown = again.field$('systolic');
  expect(shown.value.value).toBeUndefined();
  await again.declineDraft();
  expect(shown.value).toMatchObject({ value: 133, origin: 'concept' });
});

it('leaves a record on its day when it is changed later, also where the sheet does not ask for a day', async () => {
  const world = createWorld();
  const { desk } = await world.start();
  const lab = await desk.open({ formId: 'lab', subjectId: 'r1' });
  lab.change('pressure', 133);
  await lab.save();
  await world.clock.advance(72 * HOURS);
  lab.change('pressure', 134);
  expect(await lab.save()).toMatchObject({ ok: true, record: { version: 2, occurredOn: '2026-11-20' } });
  const again = await desk.open({ formId: 'lab', subjectId: 'r1', recordId: lab.recordId });
  again.change('pressure', 135);
  expect(await again.save()).toMatchObject({ ok: true, record: { version: 3, occurredOn: '2026-11-20' } });
});

it('says what became of the save after a conflict was settled', async () => {
  const world = createWorld();
  const first = await openVisit(world);
  first.change('visitedOn', '2026-11-20');
  first.change('systolic', 142);
  await first.save();
  const [mine, theirs] = [await openVisit(world, 'li', first.recordId), await openVisit(world, 'zhao', first.recordId)];
  theirs.change('systolic', 200);
  await theirs.save({ acceptWarnings: true });
  mine.change('systolic', 150);
  expect(await mine.save()).toEqual({ ok: false, because: 'conflict' });
  expect(await mine.resolve({})).toEqual({ ok: false, because: 'conflict' });
  mine.change('diastolic', 30);
  expect(await mine.resolve({ systolic: 'theirs' })).toMatchObject({
    ok: false,
    because: 'warnings',
    issues: [{ field: 'systolic', code: 'usual' }],
  });
  expect(await mine.save({ acceptWarnings: true })).toMatchObject({
    ok: true,
    record: { version: 3, data: { systolic: 200, diastolic: 30 } },
  });
});

it('does not take over from an older sheet what this one has no code for', async () => {
  const world = createWorld();
  await world.records.save({
    id: 'old',
    formId: 'visit',
    formVersion: 0,
    subjectId: 'r1',
    occurredOn: '2026-11-01' as never,
    data: { visitedOn: '2026-11-01', heart: '7', height: 160 },
    baseVersion: 0,
    saveId: 's1',
  });
  const form = await openVisit(world);
  expect([form.previous('heart'), form.previous('height')?.value]).toEqual([undefined, 160]);
  expect(form.acceptPrevious('heart')).toBe(false);
});

it('leaves no timer, no subscription and no open form behind after two hundred forms', async () => {
  const world = createWorld();
  const { desk, leaving } = await world.start();
  let [opened, completed] = [0, 0];
  for (let count = 0; count < 200; count += 1) {
    const form = await desk.open({ formId: count % 2 === 0 ? 'visit' : 'lab', subjectId: 'r1' });
    const streams: readonly Behavior<unknown>[] = [
      form.status$,
      form.issues$,
      form.progress$,
      form.draftOffer$,
      form.unmatched$,
      ...form.form.fields.map(({ key }) => form.field$(key)),
    ];
    opened += streams.length;
    for (const stream of streams) stream.subscribe({ complete: () => (completed += 1) });
    form.change(count % 2 === 0 ? 'note' : 'name', `第 ${count} 份`);
    if (count % 3 === 0) await world.clock.advance(900);
    if (count % 5 === 0) {
      world.records.trouble = 'before-storing';
      form.change(count % 2 === 0 ? 'visitedOn' : 'pressure', count % 2 === 0 ? '2026-11-20' : 120);
      await form.save();
      world.records.trouble = 'none';
    }
    form.dispose();
  }
  await world.clock.advance(0);
  expect([completed, world.clock.pending]).toEqual([opened, 0]);
  const before = world.drafts.kept.size;
  await leaving.finish();
  await world.clock.advance(24 * HOURS);
  expect([world.drafts.kept.size, world.records.accepted.length, world.clock.pending]).toEqual([before, 0, 0]);
});
