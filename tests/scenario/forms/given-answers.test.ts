import { loadForm } from '@gongwei/domain/catalogue';
import { expect, it } from 'vitest';
import type { Answers } from '@gongwei/domain/forms';
import { createWorld, type World } from './desk.fixture.ts';

const openFor = async (world: World, given: Answers) =>
  (await world.start()).desk.open({ formId: 'visit', subjectId: 'r1', given });

it('a sheet opened for something begins with it, and nobody has done anything yet', async () => {
  const world = createWorld();
  const form = await openFor(world, { heart: '2' });
  expect(form.field$('heart').value).toMatchObject({ value: '2', origin: 'default' });
  expect([form.status$.value.step, world.drafts.kept.size]).toEqual(['clean', 0]);
  form.change('note', '头晕');
  await form.declineDraft();
  expect([form.field$('heart').value.value, form.field$('note').value.value]).toEqual(['2', undefined]);
});

it('a draft of another stage is not taken for this one', async () => {
  const world = createWorld();
  const first = await openFor(world, { heart: '1' });
  first.change('note', '头晕');
  await first.flush();
  first.dispose();
  const second = await openFor(world, { heart: '2' });
  expect([second.draftOffer$.value, second.field$('note').value.value]).toEqual([undefined, undefined]);
  second.dispose();
  const again = await openFor(world, { heart: '1' });
  expect(again.field$('note').value.value).toBe('头晕');
});

it('forms with a sheet for each stage say which question tells the stage', async () => {
  for (const id of ['child-check-up', 'tcm-child-guidance']) {
    const { definition } = await loadForm(id);
    const keys = definition.sections.flatMap(({ fields }) => fields.map(({ key }) => key));
    expect(keys).toContain(definition.stagedBy);
  }
});
