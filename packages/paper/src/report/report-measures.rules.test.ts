import { expect, it } from 'vitest';
import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm, type Answers } from '@gongwei/domain/forms';
import type { Resident } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { letterMeasures, toldMeasures } from './report-measures.rules.ts';

const resident = { sex: 'female', birthDate: '1950-01-01' } as Resident;
const form = compileForm(await loadForm('health-check-up'));
const told = (data: Answers) =>
  toldMeasures(
    { form, data, names: {}, occurredOn: '2026-03-12' as CalendarDay },
    { resident, issuer: { name: '' }, today: '2026-11-20' as CalendarDay },
  );

it('tells what was measured with range and mark for the person, and nothing that was not', () => {
  expect(told({ leftSystolic: 162, leftDiastolic: 78, hemoglobin: 112, ecg: '2', urineProtein: '0' })).toEqual([
    { name: '血压（左侧）', value: '162/78', unit: 'mmHg', range: '90–139/60–89', mark: 'high' },
    { name: '血红蛋白', value: '112', unit: 'g/L', range: '115–150', mark: 'low' },
    { name: '尿蛋白', value: '阴性（-）', unit: '', range: '' },
    { name: '心电图', value: '异常', unit: '', range: '', mark: 'abnormal' },
  ]);
  expect(told({})).toEqual([]);
});

it('puts into a letter what everybody should know and what is out of range', () => {
  const measures = told({ leftSystolic: 118, leftDiastolic: 70, pulseRate: 70, hemoglobin: 112, fastingGlucose: 5.1 });
  expect(letterMeasures(measures).map(({ name }) => name)).toEqual(['血压（左侧）', '空腹血糖', '血红蛋白']);
});
