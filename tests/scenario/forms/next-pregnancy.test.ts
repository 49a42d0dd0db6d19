import { createMemoryWorld } from '@gongwei/adapters/memory';
import { defineForm, type FormModule } from '@gongwei/domain/forms';
import { expect, it } from 'vitest';
import { resident, sessionOf } from './desk.fixture.ts';

const once = {
  version: 1,
  module: 'maternal',
  routes: [],
  subject: 'pregnancy',
  occurs: 'one',
  occurredOn: 'on',
  source: 'test',
  verified: ['recall'],
} as const;
const day = { key: 'on', label: '日期', type: 'date' } as const;
const options = [
  { code: '0', label: '正常' },
  { code: '3', label: '终止妊娠' },
];
const card: FormModule = {
  definition: defineForm({
    ...once,
    id: 'card',
    title: '册',
    course: 300,
    courseOver: { field: 'state', in: ['3'] },
    sections: [{ id: 'all', title: '册', fields: [day, { key: 'state', label: '状态', type: 'single', options }] }],
  }),
};
const birth: FormModule = {
  definition: defineForm({
    ...once,
    id: 'birth',
    title: '分娩',
    courseCard: 'card',
    sections: [{ id: 'all', title: '分娩', fields: [day, { key: 'note', label: '备注', type: 'text' }] }],
  }),
};

it('opens the sheets of the pregnancy there is, and with the next one’s card new ones', async () => {
  const users = { li: sessionOf('u1', '李医生') };
  const world = createMemoryWorld({ forms: [card, birth], residents: [resident], users });
  const { desk } = await world.start('li');
  const open = (formId: string) => desk.open({ formId, subjectId: 'r1' });
  const write = async (formId: string, answers: Readonly<Record<string, string>>) => {
    const form = await open(formId);
    for (const [key, value] of Object.entries(answers)) form.change(key, value);
    expect(await form.save()).toMatchObject({ ok: true });
    form.dispose();
    return form.recordId;
  };
  const opened = async (formId: string) => {
    const form = await open(formId);
    form.dispose();
    return form.recordId;
  };
  const first = await write('card', { on: '2026-03-01', state: '0' });
  const born = await write('birth', { on: '2026-07-01' });
  expect([await opened('card'), await opened('birth')]).toEqual([first, born]);

  await write('card', { state: '3' });
  // What is begun of the next card is no part of the one that is closed.
  const begun = await open('card');
  expect(begun.recordId).not.toBe(first);
  begun.change('on', '2026-11-01');
  await begun.flush();
  begun.dispose();
  const closed = await desk.open({ formId: 'card', subjectId: 'r1', recordId: first });
  expect([closed.draftOffer$.value, closed.field$('on').value.value]).toEqual([undefined, '2026-03-01']);
  closed.dispose();
  const next = await write('card', { state: '0' });
  expect(next).not.toBe(first);
  expect(await opened('birth')).not.toBe(born);
});
