import { compileForm, type FormDefinition } from '@gongwei/domain/forms';
import { expect, it } from 'vitest';
import { answerOf, regionKey } from './paper-answers.rules.ts';

const definition: FormDefinition = {
  ...{ id: 'x', version: 1, title: 'x', module: 'child', routes: [], subject: 'child', occurs: 'many' },
  ...{ source: 'x', verified: [] },
  sections: [
    {
      ...{ id: 's', title: 's' },
      fields: [
        { key: 'home', label: '现住址', type: 'region' },
        { key: 'clinic', label: '管理机构', type: 'institution' },
      ],
    },
  ],
};

it('prints where somebody lives, and not the clinic that has the code of the village', () => {
  const code = '320999101103';
  const names = { [code]: '赵桥村卫生室', [regionKey(code)]: '望禾镇赵桥村' };
  const sheet = { form: compileForm({ definition }), data: { home: code, clinic: code }, names };
  expect(['home', 'clinic'].map((key) => answerOf(key, sheet))).toEqual(['望禾镇赵桥村', '赵桥村卫生室']);
  expect(answerOf('home', { ...sheet, names: { [code]: '赵桥村' } })).toBe('赵桥村');
});
