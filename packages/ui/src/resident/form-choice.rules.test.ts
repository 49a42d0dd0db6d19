import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { expect, it } from 'vitest';
import { formGroups, isOfResident } from './form-choice.rules.ts';

const OF_PERSONS = ['resident', 'pregnancy', 'couple', 'child'];

it('offers a form to a resident exactly where it is about a person', async () => {
  const definitions = await Promise.all(formIndex.map(({ id }) => loadForm(id)));
  const ofPersons = definitions
    .filter(({ definition }) => OF_PERSONS.includes(definition.subject))
    .map(({ definition }) => definition.id);
  expect(formIndex.filter(isOfResident).map(({ id }) => id)).toEqual(ofPersons);
});

it('finds forms by a part of their title or by their module', () => {
  expect(formGroups(formIndex, ' 高血压患者随访').flatMap(({ forms }) => forms.map(({ id }) => id))).toEqual([
    'hypertension-follow-up',
  ]);
  expect(
    formGroups(formIndex, '健康体检')
      .find(({ title }) => title === '健康体检')
      ?.forms.map(({ id }) => id),
  ).toContain('supplement-blood-routine');
  expect(formGroups(formIndex, 'GXYHZSF').flatMap(({ forms }) => forms.map(({ id }) => id))).toEqual([
    'hypertension-follow-up',
  ]);
  expect(formGroups(formIndex, '没有这样的表')).toEqual([]);
});
