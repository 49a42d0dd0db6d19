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
  form.change('note', '头');
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => { letGo = resolve; });
  world.gateway.logOut = () => gate;
  const leaving = session.logOut();
  await world.clock.advance(100);
  form.change('note', '头晕');
  letGo();
  await leaving;
  expect([...world.drafts.kept.values()].map((draft) => draft.answers['note'])).toEqual(['头晕']);
});
