import type { CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { createWorld, openVisit, type World } from './desk.fixture.ts';

const HOURS = 3_600_000;

const filled = async (world = createWorld()) => {
  const form = await openVisit(world);
  form.change('visitedOn', '2026-11-20');
  return { world, form };
};

describe('a save that does not get through', () => {
  const cutOff = async (trouble: World['records']['trouble']) => {
    const { world, form } = await filled();
    world.records.trouble = trouble;
    expect(await form.save()).toEqual({ ok: false, because: 'fault' });
    return { world, form };
  };

  it('is repeated ever more patiently and says when, with the draft kept', async () => {
    const { world, form } = await cutOff('before-storing');
    const begun = world.clock.now().getTime();
    const waits: number[] = [];
    form.status$.subscribe(({ retryAt }) => {
      if (retryAt !== undefined) waits.push(Date.parse(retryAt) - begun);
    });
    await world.clock.advance(150_000);
    expect([...new Set(waits)]).toEqual([2_000, 7_000, 22_000, 82_000, 142_000, 202_000]);
    expect(world.drafts.kept.size).toBe(1);
    world.records.trouble = 'none';
    await world.clock.advance(60_000);
    expect(form.status$.value).toMatchObject({ step: 'saved', record: { version: 1 } });
    expect([form.status$.value.retryAt, form.status$.value.fault]).toEqual([undefined, undefined]);
    expect([world.records.accepted.length, world.drafts.kept.size]).toEqual([1, 0]);
  });

  it('tells once of the new sheet when it got through by itself, and of none that was stored before', async () => {
    const world = createWorld();
    const { desk, sheets } = await world.start();
    const told: unknown[] = [];
    sheets.news$.subscribe((sheet) => told.push(sheet));
    const form = await desk.open({ formId: 'visit', subjectId: 'r1' });
    form.change('visitedOn', '2026-11-20');
    world.records.trouble = 'before-storing';
    await form.save();
    expect(told).toEqual([]);
    world.records.trouble = 'none';
    await world.clock.advance(5_000);
    expect(form.status$.value.step).toBe('saved');
    const sheet = { subjectId: 'r1', formId: 'visit', recordId: form.recordId };
    expect(told).toEqual([sheet]);
    form.change('note', '补记');
    await form.save({ reason: '补记' });
    expect([form.status$.value.record?.version, told]).toEqual([2, [sheet]]);
  });

  it('is repeated at once when the line comes back, and soon again where it does not hold', async () => {
    const { world, form } = await cutOff('before-storing');
    await world.clock.advance(30_000);
    form.repeatNow();
    await world.clock.advance(0);
    expect(Date.parse(form.status$.value.retryAt ?? '') - world.clock.now().getTime()).toBe(2_000);
    world.records.trouble = 'none';
    form.repeatNow();
    form.repeatNow();
    await world.clock.advance(0);
    expect(form.status$.value).toMatchObject({ step: 'saved', record: { version: 1 } });
    form.repeatNow();
    form.change('note', '还没写完');
    form.repeatNow();
    await world.clock.advance(0);
    expect([form.status$.value.step, world.records.accepted.length]).toEqual(['dirty', 1]);
  });

  it('is the same save when it is repeated, so that a lost answer makes no second record', async () => {
    const { world, form } = await cutOff('after-storing');
    await world.clock.advance(30_000);
    world.records.trouble = 'none';
    await world.clock.advance(60_000);
    expect(form.status$.value).toMatchObject({ step: 'saved', record: { version: 1 } });
    expect(world.records.accepted).toHaveLength(1);
  });

  it('is not repeated behind the back of who types on, and starts from the first wait at the next press', async () => {
    const { world, form } = await cutOff('before-storing');
    await world.clock.advance(8_000);
    form.change('note', '还没写完');
    expect(form.status$.value).toMatchObject({ step: 'dirty' });
    world.records.trouble = 'none';
    await world.clock.advance(120_000);
    expect(world.records.accepted).toHaveLength(0);
    world.records.trouble = 'before-storing';
    await form.save();
    expect(Date.parse(form.status$.value.retryAt ?? '') - world.clock.now().getTime()).toBe(2_000);
    form.dispose();
    world.records.trouble = 'none';
    await world.clock.advance(10_000);
    expect(world.records.accepted).toHaveLength(0);
  });
});

describe('midnight', () => {
  it('moves the form to the new day and leaves what was entered', async () => {
    const { world, form } = await filled();
    await world.clock.advance(1_000);
    form.change('visitedOn', '2026-11-21');
    await world.clock.advance(1_000);
    expect(form.issues$.value.map((issue) => issue.field)).toEqual(['visitedOn']);
    await world.clock.advance(16 * HOURS);
    expect(form.context.today).toBe('2026-11-21');
    expect(form.issues$.value).toEqual([]);
    expect(form.field$('visitedOn').value.value).toBe('2026-11-21');
    expect(await form.save()).toMatchObject({ ok: true, record: { occurredOn: '2026-11-21' } });
  });

  it('is noticed by a save even if the PC slept over it', async () => {
    const { world, form } = await filled();
    form.change('visitedOn', '2026-11-21');
    world.clock.dropTimers();
    await world.clock.advance(16 * HOURS);
    expect(form.context.today).toBe('2026-11-20');
    expect(await form.save()).toMatchObject({ ok: true });
    expect(form.context.today).toBe('2026-11-21');
  });

  it('leaves a form that nobody touched untouched', async () => {
    const world = createWorld();
    const form = await openVisit(world);
    await world.clock.advance(48 * HOURS);
    expect([form.status$.value.step, form.context.today, world.drafts.kept.size]).toEqual(['clean', '2026-11-22', 0]);
  });
});

describe('a draft of another version of the form', () => {
  const drafted = async () => {
    const world = createWorld();
    await world.drafts.write({
      key: { userId: 'u1', subjectId: 'r1', formId: 'visit', day: '2026-11-19' as CalendarDay },
      recordId: 'old',
      formVersion: 0,
      baseVersion: 0,
      answers: { visitedOn: '2026-11-20', note: '头晕', heart: '7', diet: ['少盐', '少油'] },
      origins: {},
      touched: ['note', 'heart', 'diet'],
      savedAt: '2026-11-19T08:00:00.000Z',
    });
    return { world, form: await openVisit(world) };
  };
  const LEFT = [
    { key: 'heart', value: '7', words: '7', label: '心脏' },
    { key: 'diet', value: ['少盐', '少油'], words: '少盐、少油' },
  ];

  it('shows what has no place any more, and keeps it while the form is edited', async () => {
    const { world, form } = await drafted();
    expect(form.unmatched$.value).toEqual(LEFT);
    expect(form.field$('note').value.value).toBe('头晕');
    form.change('note', '头晕两天');
    await form.flush();
    expect((await openVisit(world)).unmatched$.value).toEqual(LEFT);
  });

  it('asks before a save leaves it behind, and not again after that', async () => {
    const { form } = await drafted();
    const asked = await form.save();
    expect(asked).toMatchObject({
      ok: false,
      because: 'warnings',
      issues: [
        { field: 'heart', code: 'unmatched' },
        { field: 'diet', code: 'unmatched' },
      ],
    });
    expect(!asked.ok && asked.because === 'warnings' && asked.issues[1]?.message).toContain('少盐、少油');
    const saved = await form.save({ acceptWarnings: true });
    expect(saved.ok && Object.keys(saved.record.data)).toEqual(['visitedOn', 'note']);
    expect(form.unmatched$.value).toEqual([]);
    form.change('note', '好多了');
    expect(await form.save()).toMatchObject({ ok: true });
  });

  it('takes it along when the draft is declined', async () => {
    const { form } = await drafted();
    await form.declineDraft();
    expect(form.unmatched$.value).toEqual([]);
  });
});
