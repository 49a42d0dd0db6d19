import { formIndex } from '@gongwei/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { formGroups } from './form-choice.rules.ts';
import { fittingGroups, type FormPerson } from './form-fit.rules.ts';

const all = formGroups(formIndex, '');
const idsFor = (person: Partial<FormPerson>): readonly string[] =>
  fittingGroups(all, { age: 40, sex: 'male', conditions: [], status: '1', ...person }).groups.flatMap(({ forms }) =>
    forms.map(({ id }) => id),
  );

describe('the forms offered first', () => {
  it('are those of the age and sex', () => {
    const child = idsFor({ age: 2, sex: 'female' });
    expect(child).toEqual(expect.arrayContaining(['child-check-up', 'newborn-home-visit', 'tcm-child-guidance']));
    for (const id of ['health-check-up', 'first-prenatal-visit', 'elderly-cognition', 'premarital-basic-info'])
      expect(child).not.toContain(id);
    const mother = idsFor({ age: 28, sex: 'female' });
    expect(mother).toEqual(expect.arrayContaining(['first-prenatal-visit', 'premarital-female-physical-exam']));
    expect(mother.filter((id) => /premarital-male|husband|^child-|^elderly-/.test(id))).toEqual([]);
    const old = idsFor({ age: 70 });
    expect(old).toEqual(
      expect.arrayContaining(['health-check-up', 'elderly-self-care-assessment', 'tcm-constitution']),
    );
    expect(old.filter((id) => /prenatal|premarital|prepregnancy|^child-/.test(id))).toEqual([]);
  });
  it('are those of the diseases somebody has, and look for those they have not', () => {
    const well = idsFor({});
    expect(well).toEqual(expect.arrayContaining(['hypertension-screening', 'diabetes-screening']));
    expect(well.filter((id) => /(?:hypertension|diabetes|psychosis|copd)-(?:card|follow-up)$/.test(id))).toEqual([]);
    const ill = idsFor({ conditions: ['hypertension'] });
    expect(ill).toEqual(
      expect.arrayContaining([
        'hypertension-follow-up',
        'hypertension-card',
        'blood-pressure-reading',
        'diabetes-screening',
      ]),
    );
    expect(ill).not.toContain('hypertension-screening');
    expect(ill).not.toContain('diabetes-follow-up');
  });
  it('of the dead are the archive’s and the cards of their death', () => {
    expect(idsFor({ age: 3, status: '3' })).toContain('child-death-report');
    expect(idsFor({ age: 3, status: '3' })).not.toContain('child-check-up');
    expect(idsFor({ age: 3 })).not.toContain('child-death-report');
  });
  it('leave the others to be counted, and hide none for good', () => {
    const person: FormPerson = { age: 40, sex: 'male', conditions: [], status: '1' };
    const { groups, others } = fittingGroups(all, person);
    const shown = groups.flatMap(({ forms }) => forms).length;
    expect(shown + others).toBe(all.flatMap(({ forms }) => forms).length);
    expect(shown).toBeGreaterThan(15);
  });
});

it('has no two entries of one name', () => {
  const titles = all.flatMap(({ forms }) => forms.map(({ title }) => title));
  expect(new Set(titles).size).toBe(titles.length);
});
