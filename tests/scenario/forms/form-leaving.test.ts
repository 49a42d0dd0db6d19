import { describe, expect, it } from 'vitest';
import { createWorld } from './desk.fixture.ts';

const NEVER = new Promise<never>(() => {});

describe('a browser storage that does not answer', () => {
  it('keeps no form from opening', async () => {
    const world = createWorld();
    const { desk } = await world.start();
    world.drafts.list = () => NEVER;
    const opening = desk.open({ formId: 'visit', subjectId: 'r1' });
    await world.clock.advance(3_000);
    expect((await opening).status$.value.step).toBe('clean');
  });

  it('keeps no form alive that was put away', async () => {
    const world = createWorld();
    const { desk } = await world.start();
    const form = await desk.open({ formId: 'visit', subjectId: 'r1' });
    world.drafts.write = () => NEVER;
    form.change('note', '头晕');
    let over = false;
    form.status$.subscribe({ complete: () => (over = true) });
    form.dispose();
    await world.clock.advance(0);
    expect([over, world.clock.pending]).toEqual([true, 0]);
  });

  it('keeps nobody from logging out', async () => {
    const world = createWorld();
    const { desk, session } = await world.start();
    const form = await desk.open({ formId: 'visit', subjectId: 'r1' });
    world.drafts.write = () => NEVER;
    form.change('note', '头晕');
    const leaving = session.logOut();
    // Asked twice: before the server is told, and for what was typed meanwhile.
    await world.clock.advance(5_000);
    await leaving;
    expect(session.state$.value).toEqual({ status: 'logged-out', reason: 'by-user' });
  });
});

it('keeps also what is typed while the log-out is on its way', async () => {
  const world = createWorld();
  const { desk, session } = await world.start();
  const form = await desk.open({ formId: 'visit', subjectId: 'r1' });
  const write = world.drafts.write.bind(world.drafts);
  world.drafts.write = (draft) => new Promise((resolve) => void world.clock.after(200, () => resolve(write(draft))));
  form.change('note', '头');
  const leaving = session.logOut();
  await world.clock.advance(100);
  form.change('note', '头晕');
  await world.clock.advance(1_000);
  await leaving;
  expect([...world.drafts.kept.values()].map((draft) => draft.answers['note'])).toEqual(['头晕']);
});

it('is out at once where the line hangs, with nothing left that lets anybody in', async () => {
  const world = createWorld();
  const { desk, session } = await world.start();
  const form = await desk.open({ formId: 'visit', subjectId: 'r1' });
  form.change('note', '头');
  world.gateway.logOut = () => NEVER;
  void session.logOut();
  await world.clock.advance(100);
  expect(session.state$.value).toEqual({ status: 'logged-out', reason: 'by-user' });
  expect(world.drafts.kept.size).toBe(1);
  await session.resume();
  expect(session.state$.value.status).toBe('logged-out');
});

it('finds the last key stroke when a form is opened again before its draft is on the disk', async () => {
  const world = createWorld();
  const { desk } = await world.start();
  const form = await desk.open({ formId: 'visit', subjectId: 'r1' });
  form.change('note', '头');
  await form.flush();
  const write = world.drafts.write.bind(world.drafts);
  world.drafts.write = (draft) => new Promise((resolve) => void world.clock.after(50, () => resolve(write(draft))));
  form.change('note', '头晕');
  form.dispose();
  const opening = desk.open({ formId: 'visit', subjectId: 'r1' });
  await world.clock.advance(100);
  expect((await opening).field$('note').value.value).toBe('头晕');
});

it('keeps no draft of what is stored when the storage refuses only after the save', async () => {
  const world = createWorld();
  const { desk } = await world.start();
  const form = await desk.open({ formId: 'visit', subjectId: 'r1' });
  const write = world.drafts.write;
  world.drafts.write = () =>
    new Promise((_, refuse) => void world.clock.after(3_000, () => refuse(new Error('QuotaExceededError'))));
  form.change('visitedOn', '2026-11-20');
  const saving = form.save();
  await world.clock.advance(1_100);
  expect(await saving).toMatchObject({ ok: true });
  world.drafts.write = write;
  await world.clock.advance(20_000);
  expect([form.status$.value.step, world.drafts.kept.size]).toEqual(['saved', 0]);
});

it.each([
  ['has not begun to be written', 0],
  ['is being written to a disk that does not answer', 150],
])('keeps what is typed when the page goes while it %s', async (_, waited) => {
  const world = createWorld();
  const { desk, leaving } = await world.start();
  const form = await desk.open({ formId: 'visit', subjectId: 'r1' });
  world.drafts.hanging = true;
  form.change('note', '头晕三天');
  await world.clock.advance(waited);
  expect(world.drafts.kept.size).toBe(0);
  void leaving.finish();
  expect([...world.drafts.kept.values()].map((draft) => draft.answers['note'])).toEqual(['头晕三天']);
});
