import { expect, it } from 'vitest';
import { compileForm } from '../forms/index.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';
import { TAKING_OVER } from './taking-over.data.ts';

const rule = (start: string) => TAKING_OVER.find(({ way }) => way.startsWith(start))!;

it('holds for every form: each field that must not take a value over is named with the reason', async () => {
  const modules = await Promise.all(formIndex.map(({ id }) => loadForm(id)));
  const broken = modules.flatMap((module) =>
    compileForm(module).fields.flatMap((field) => {
      const ways = [
        ...(field.carryForward ? [rule('Alt+K')] : []),
        ...(field.normalFinding === undefined ? [] : [rule('Alt+N')]),
      ];
      return ways.flatMap(({ way, refusal }) => {
        const why = refusal(field);
        return why === undefined ? [] : [`${module.definition.id}.${field.key}: not by ${way}, for ${why}`];
      });
    }),
  );
  expect(broken).toEqual([]);
});

it('refuses what has to be measured, but for the height', () => {
  const weight = { key: 'w', label: '体重', type: 'decimal', concept: 'body-weight' } as const;
  expect(rule('Alt+K').refusal(weight)).toMatch(/measured/);
  expect(rule('Alt+N').refusal(weight)).toMatch(/measured/);
  expect(rule('Alt+K').refusal({ ...weight, concept: 'body-height' })).toBeUndefined();
  expect(rule('Alt+K').refusal({ key: 'x', label: 'x', type: 'text', optionalExam: true })).toMatch(/marked/);
});

it('asks somebody with two chronic diseases once a day how they live: the visits of both have one concept for it', async () => {
  const visits = await Promise.all(
    ['hypertension-follow-up', 'diabetes-follow-up', 'copd-follow-up'].map(async (id) =>
      compileForm(await loadForm(id)),
    ),
  );
  const concepts = (key: string): readonly string[] =>
    visits.flatMap(({ fields }) => fields.flatMap((field) => (field.key === key ? [field.concept ?? 'none'] : [])));
  expect(concepts('alcoholPerDay')).toEqual(['alcohol-per-day', 'alcohol-per-day']);
  for (const [key, concept] of [
    ['smokingPerDay', 'smoking-per-day'],
    ['exerciseTimesPerWeek', 'exercise-times-per-week'],
    ['exerciseMinutesPerTime', 'exercise-minutes-per-time'],
    ['psychologicalAdjustment', 'psychological-adjustment'],
    ['complianceBehaviour', 'compliance-behaviour'],
  ] as const)
    expect(concepts(key)).toEqual([concept, concept, concept]);
});
