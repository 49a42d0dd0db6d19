import { describe, expect, it } from 'vitest';
import { createWorld, openVisit, resident } from './desk.fixture.ts';

const filled = async (world = createWorld()) => {
  const form = await openVisit(world);
  form.change('visitedOn', '2026-11-20');
  form.change('systolic', 142);
  form.change('diastolic', 92);
  return { world, form };
};

describe('typing', () => {
  it('wakes the field, what is computed from it, and nothing else', async () => {
    const form = await openVisit(createWorld());
    const woken: string[] = [];
    for (const { key } of form.form.fields) form.field$(key).subscribe(() => woken.push(key));
    woken.length = 0;
    form.change('height', 160);
    form.change('weight', 64);
    expect(woken).toEqual(['height', 'weight', 'bmi']);
    expect(form.field$('bmi').value.value).toBe(25);
  });

  it('looks at the whole form after a pause only, and says what is missing', async () => {
    const { world, form } = await filled();
    const before = form.progress$.value;
    form.change('diastolic', 150);
    expect(form.progress$.value).toBe(before);
    await world.clock.advance(150);
    expect(form.progress$.value[0]).toMatchObject({ sectionId: 'signs', answered: 3, asked: 5, errors: 1 });
    expect(form.issues$.value.map((issue) => issue.severity)).toContain('error');
  });

  it('knows what a rule makes of the last key once somebody goes on, also before the pause', async () => {
    const form = await (await createWorld().start()).desk.open({ formId: 'screening', subjectId: 'r1' });
    form.change('score', 12);
    expect(form.field$('level').value.value).toBeUndefined();
    form.catchUp();
    expect(form.field$('level').value).toMatchObject({ value: '2', origin: 'proposed' });
    expect(form.field$('referredTo').value.visible).toBe(true);
  });

  it('fills normal findings into empty visible fields only', async () => {
    const form = await openVisit(createWorld());
    expect(form.fillNormal('advice')).toBe(1);
    expect(form.field$('heart').value).toMatchObject({ value: '1', origin: 'normal' });
    expect(form.fillNormal('advice')).toBe(0);
  });
});

describe('saving', () => {
  it('is refused where answers are missing, and says where to jump', async () => {
    const form = await openVisit(createWorld());
    expect(await form.save()).toMatchObject({ ok: false, because: 'issues', firstField: 'visitedOn' });
    expect(form.status$.value.step).toBe('clean');
  });

  it('asks about an unusual value once', async () => {
    const { form } = await filled();
    form.change('systolic', 200);
    expect(await form.save()).toMatchObject({ ok: false, because: 'warnings' });
    expect(await form.save({ acceptWarnings: true })).toMatchObject({ ok: true });
    form.change('note', '好');
    expect(await form.save()).toMatchObject({ ok: true });
  });

  it('stores once however often the button is pressed, and leaves no draft', async () => {
    const { world, form } = await filled();
    const answers = await Promise.all([form.save(), form.save(), form.save()]);
    await form.flush();
    expect(answers.map((answer) => answer.ok && answer.record.version)).toEqual([1, 1, 1]);
    expect(world.records.accepted).toHaveLength(1);
    expect(world.drafts.kept.size).toBe(0);
    expect(form.status$.value.step).toBe('saved');
  });

  it('ends what was told of the draft, and its trouble', async () => {
    const { world, form } = await filled();
    await form.flush();
    world.drafts.broken = true;
    form.change('note', '好');
    await form.flush();
    expect([form.status$.value.draftTrouble, form.status$.value.draftSavedAt].every((told) => told !== undefined)).toBe(
      true,
    );
    await form.save();
    expect([form.status$.value.step, form.status$.value.draftTrouble, form.status$.value.draftSavedAt]).toEqual([
      'saved',
      undefined,
      undefined,
    ]);
  });

  it('makes no other version where nothing was changed', async () => {
    const { world, form } = await filled();
    await form.save();
    expect(await form.save()).toMatchObject({ ok: true, record: { version: 1 } });
    const again = await openVisit(world, 'li', form.recordId);
    expect(await again.save({ reason: '更正录入错误' })).toMatchObject({ ok: true, record: { version: 1 } });
    expect(world.records.accepted).toHaveLength(1);
  });

  it('sends the same save again when the answer was lost, and what was typed since as another', async () => {
    const { world, form } = await filled();
    world.records.trouble = 'after-storing';
    expect(await form.save()).toMatchObject({ ok: false, because: 'fault' });
    expect(form.status$.value).toMatchObject({ step: 'failed', fault: { category: 'network' } });
    world.records.trouble = 'none';
    form.change('note', '后来写的');
    expect(await form.save()).toMatchObject({ ok: true, record: { version: 2, data: { note: '后来写的' } } });
    expect(world.records.accepted).toHaveLength(2);
  });

  it('goes on without a draft where the browser keeps none', async () => {
    const { world, form } = await filled();
    world.drafts.broken = true;
    await world.clock.advance(1_000);
    expect(form.status$.value.draftTrouble).toContain('草稿');
    expect(await form.save()).toMatchObject({ ok: true });
  });
});

describe('a draft', () => {
  it('is kept within a second, also while the typing never stops', async () => {
    const { world, form } = await filled();
    for (let count = 1; count <= 30; count += 1) {
      form.change('note', '字'.repeat(count));
      await world.clock.advance(100);
    }
    const [draft] = world.drafts.kept.values();
    expect(world.clock.now().getTime() - Date.parse(draft?.savedAt ?? '')).toBeLessThan(1_000);
    expect(String(draft?.answers['note']).length).toBeGreaterThan(20);
  });

  it('comes back with every character after a crash, and says from when it is', async () => {
    const { world, form } = await filled();
    form.change('note', '头晕三天，');
    await world.clock.advance(900);
    const again = await openVisit(world);
    expect(again.draftOffer$.value).toEqual({ savedAt: form.status$.value.draftSavedAt, changedFields: 4 });
    expect(again.field$('note').value.value).toBe('头晕三天，');
    expect(again.recordId).toBe(form.recordId);
    expect(again.status$.value.step).toBe('dirty');
  });

  it('is found the next day, and never by another user', async () => {
    const { world } = await filled();
    await world.clock.advance(24 * 3_600_000);
    expect((await openVisit(world, 'zhao')).draftOffer$.value).toBeUndefined();
    expect((await openVisit(world)).field$('systolic').value.value).toBe(142);
    const { desk } = await world.start();
    expect(await desk.drafts()).toMatchObject([
      { formId: 'visit', title: '随访记录', subjectId: 'r1', subjectName: resident.name },
    ]);
  });

  it('gives way to the stored record when it is declined', async () => {
    const { world, form } = await filled();
    await form.save();
    form.change('systolic', 150);
    await form.flush();
    const again = await openVisit(world, 'li', form.recordId);
    expect(again.field$('systolic').value.value).toBe(150);
    await again.declineDraft();
    expect(again.field$('systolic').value.value).toBe(142);
    expect(again.status$.value.step).toBe('clean');
    expect(world.drafts.kept.size).toBe(0);
  });

  it('of a save cut off by a crash is repeated as the same save', async () => {
    const { world, form } = await filled();
    world.records.trouble = 'before-storing';
    await form.save();
    await form.flush();
    world.records.trouble = 'none';
    const again = await openVisit(world);
    expect(await again.save()).toMatchObject({ ok: true, record: { id: form.recordId, version: 1 } });
    expect(world.records.accepted).toHaveLength(1);
  });

  it('is written when the user leaves and holds what was typed a moment before', async () => {
    const world = createWorld();
    const { desk, session } = await world.start();
    const form = await desk.open({ formId: 'visit', subjectId: 'r1' });
    form.change('note', '最后一个字');
    await session.logOut();
    expect([...world.drafts.kept.values()][0]?.answers).toMatchObject({ note: '最后一个字' });
  });
});

describe('two people at one record', () => {
  const both = async () => {
    const { world, form } = await filled();
    await form.save();
    return {
      world,
      mine: await openVisit(world, 'li', form.recordId),
      theirs: await openVisit(world, 'zhao', form.recordId),
    };
  };

  it('are merged silently where they changed different fields', async () => {
    const { mine, theirs } = await both();
    theirs.change('note', '她写的');
    await theirs.save();
    mine.change('weight', 60);
    expect(await mine.save()).toMatchObject({ ok: true, record: { version: 3, data: { note: '她写的', weight: 60 } } });
    expect(mine.field$('note').value.value).toBe('她写的');
  });

  it('are asked where they changed the same one, and nothing is stored until then', async () => {
    const { world, mine, theirs } = await both();
    theirs.change('systolic', 150);
    theirs.change('note', '她写的');
    await theirs.save();
    mine.change('systolic', 160);
    expect(await mine.save()).toEqual({ ok: false, because: 'conflict' });
    expect(mine.status$.value.conflict?.fields).toEqual([
      { key: 'systolic', label: '收缩压', base: 142, mine: 160, theirs: 150 },
    ]);
    expect((await world.records.read(mine.recordId)).data['systolic']).toBe(150);
    expect(await mine.save()).toEqual({ ok: false, because: 'conflict' });
    await mine.resolve({});
    expect(mine.status$.value.step).toBe('conflict');
    await mine.resolve({ systolic: 'mine' });
    expect(await world.records.read(mine.recordId)).toMatchObject({
      version: 3,
      data: { systolic: 160, note: '她写的' },
    });
    expect(mine.status$.value.step).toBe('saved');
  });

  it('may give in', async () => {
    const { world, mine, theirs } = await both();
    theirs.change('systolic', 150);
    await theirs.save();
    mine.change('systolic', 160);
    mine.change('weight', 60);
    await mine.save();
    await mine.resolve({ systolic: 'theirs' });
    expect(await world.records.read(mine.recordId)).toMatchObject({ data: { systolic: 150, weight: 60 } });
  });
});

describe('what was known before', () => {
  it('flows in from a sheet of the same day, marked, and only there', async () => {
    const world = createWorld();
    const { desk } = await world.start();
    const lab = await desk.open({ formId: 'lab', subjectId: 'r1' });
    lab.change('pressure', 133);
    await lab.save();
    const visit = await desk.open({ formId: 'visit', subjectId: 'r1' });
    expect(visit.field$('systolic').value).toMatchObject({ value: 133, origin: 'concept' });
    expect(visit.status$.value.step).toBe('clean');
    await world.clock.advance(24 * 3_600_000);
    const later = await desk.open({ formId: 'visit', subjectId: 'r1' });
    expect(later.field$('systolic').value.value).toBeUndefined();
    expect(later.conceptValue('systolic')).toMatchObject({ value: 133, on: '2026-11-20' });
    expect(later.acceptPrevious('systolic')).toBe(true);
    expect(later.field$('systolic').value).toMatchObject({ value: 133, origin: 'concept' });
  });

  it('is carried forward on demand', async () => {
    const { world, form } = await filled();
    form.change('height', 161.5);
    await form.save();
    const next = await openVisit(world);
    expect(next.previous('height')).toEqual({ value: 161.5, on: '2026-11-20', from: '随访记录' });
    expect(next.carryForward('signs')).toBe(1);
    expect(next.field$('height').value).toMatchObject({ value: 161.5, origin: 'carried' });
    expect(next.field$('weight').value.value).toBeUndefined();
  });
});

it('leaves nothing behind when it is disposed', async () => {
  const { world, form } = await filled();
  let completed = 0;
  form.field$('systolic').subscribe({ complete: () => (completed += 1) });
  form.status$.subscribe({ complete: () => (completed += 1) });
  expect(world.clock.pending).toBeGreaterThan(0);
  form.dispose();
  expect(world.clock.pending).toBe(0);
  expect(completed).toBe(2);
  await world.clock.advance(0);
  expect(world.drafts.kept.size).toBe(1);
});
