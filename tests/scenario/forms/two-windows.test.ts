import { createMemoryWindows } from '@gongwei/adapters/memory';
import { createFormOpening, type FormSession } from '@gongwei/application/forms';
import { expect, it } from 'vitest';
import { createWorld } from './desk.fixture.ts';

const WANTED = { formId: 'visit', subjectId: 'r1' };

/** Two windows of one browser, and what was begun in the first of them. */
async function twoWindows() {
  const world = createWorld();
  const window = createMemoryWindows();
  const [here, there] = [window(), window()];
  const { desk } = await world.start('li', undefined, here);
  const first = await desk.open(WANTED);
  first.change('note', '头晕');
  await first.flush();
  const { desk: other } = await world.start('li', undefined, there);
  return { world, here, desk, first, other };
}
const note = (form: FormSession): unknown => form.field$('note').value.value;
const kept = (world: ReturnType<typeof createWorld>): readonly unknown[] =>
  [...world.drafts.kept.values()].map(({ answers }) => answers['note']);

it('shows the sheet of another window, and neither changes, keeps nor saves it', async () => {
  const { world, first, other } = await twoWindows();
  const second = await other.open(WANTED);
  expect([second.recordId, second.place$.value, note(second)]).toEqual([first.recordId, 'elsewhere', '头晕']);
  second.change('note', '头痛');
  second.follow('note');
  expect([second.fillNormal('advice'), second.acceptPrevious('height'), note(second)]).toEqual([0, false, '头晕']);
  expect(await second.save({ acceptWarnings: true })).toMatchObject({ ok: false });
  second.dispose();
  await second.flush();
  first.change('note', '头晕两天');
  await first.flush();
  expect([first.place$.value, kept(world)]).toEqual(['here', ['头晕两天']]);
});

it('sends no save of a sheet that another window has', async () => {
  const { world, first, other } = await twoWindows();
  first.change('visitedOn', world.clock.today());
  first.change('systolic', 150);
  await first.flush();
  const second = await other.open(WANTED);
  expect(await second.save({ acceptWarnings: true })).toEqual({ ok: false, because: 'fault' });
  expect(second.status$.value.fault?.code).toBe('sheet.elsewhere');
  expect(await first.save({ acceptWarnings: true })).toMatchObject({ ok: true, record: { version: 1 } });
});

it('goes on in the window that asks, with the last word typed in the other, which only looks from then on', async () => {
  const { world, first, other } = await twoWindows();
  const opening = createFormOpening(other, { formId: 'visit', subjectId: 'r1' });
  const reading = opening.state$.subscribe();
  await world.clock.advance(0);
  const open = (): FormSession => {
    const { value } = opening.state$;
    if (value.step !== 'open') throw new Error(value.step);
    return value.session;
  };
  expect(open().place$.value).toBe('elsewhere');
  first.change('note', '头晕三天');
  await open().takeOver();
  await world.clock.advance(0);
  expect([first.place$.value, open().place$.value, note(open())]).toEqual(['taken', 'here', '头晕三天']);
  first.change('note', '不要');
  open().change('note', '头晕四天');
  await first.flush();
  await open().flush();
  expect([note(first), kept(world)]).toEqual(['头晕三天', ['头晕四天']]);
  reading.unsubscribe();
});

it('comes back stored where it was stored in the other window, not as a new sheet', async () => {
  const { world, desk, other } = await twoWindows();
  const opening = createFormOpening(desk, { formId: 'visit', subjectId: 'r1' });
  opening.state$.subscribe();
  await world.clock.advance(0);
  const second = await other.open(WANTED);
  await second.takeOver();
  const again = await other.open(WANTED);
  again.change('visitedOn', world.clock.today());
  await again.save({ acceptWarnings: true });
  again.dispose();
  second.dispose();
  const { value } = opening.state$;
  if (value.step === 'open') await value.session.takeOver();
  await world.clock.advance(0);
  const back = opening.state$.value;
  expect(back).toMatchObject({ step: 'open', session: { recordId: again.recordId } });
  expect(back.step === 'open' && back.session.status$.value.record?.version).toBe(1);
});

it('goes on at once where the other window died, and without its last word where that one hangs', async () => {
  const { world, here, first, other } = await twoWindows();
  const second = await other.open(WANTED);
  here.hang();
  first.change('note', '没人知道');
  await second.takeOver();
  expect([first.place$.value, second.place$.value]).toEqual(['taken', 'back']);
  await first.flush();
  expect(kept(world)).toEqual(['头晕']);
  second.dispose();
  await second.flush();
  here.die();
  expect((await other.open(WANTED)).place$.value).toBe('here');
});
