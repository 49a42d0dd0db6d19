import type { Resident, ResidentOverview } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsToShare, sharedResident } from './shared-fields.rules.ts';

const day = (text: string) => text as CalendarDay;
const resident: Resident = {
  id: 'r1',
  archiveNumber: '37010000100100001',
  name: '王秀兰',
  sex: 'female',
  birthDate: day('1959-03-02'),
  idNumber: '370100********0022',
  phone: '139****0001',
  villageCode: '1',
  villageName: '东河村',
  institutionCode: '1',
  institutionName: '东河村卫生室',
  conditions: ['hypertension'],
  status: '1',
  filedOn: day('2020-01-01'),
};
const point = (on: string, value: number) => ({ on: day(on), value, recordId: on, formId: 'f' });
const overview: ResidentOverview = {
  resident,
  timeline: [],
  due: [],
  series: [
    { concept: 'systolic-blood-pressure', points: [point('2026-01-01', 160), point('2026-06-11', 152)] },
    { concept: 'diastolic-blood-pressure', points: [point('2026-06-11', 94)] },
  ],
};
const fieldsOf = (of: ResidentOverview) => fieldsToShare(of, day('2026-11-20'));
const valueOf = (of: ResidentOverview, key: string) => fieldsOf(of).find((field) => field.key === key)?.value;

describe('what can be shown of a resident', () => {
  it('is what the page knows, the last values with their day', () => {
    expect(valueOf(overview, 'age')).toBe('67 岁');
    expect(valueOf(overview, 'conditions')).toBe('高血压');
    expect(valueOf(overview, 'pressure')).toBe('152/94 mmHg（2026-06-11）');
    expect(valueOf(overview, 'glucose')).toBeUndefined();
  });
  it('puts no two measurements together as one pressure', () => {
    const [systolic] = overview.series;
    const other = { concept: 'diastolic-blood-pressure', points: [point('2026-01-01', 94)] };
    expect(valueOf({ ...overview, series: [systolic!, other] }, 'pressure')).toBeUndefined();
  });
  it('has numbers masked or not at all', () => {
    expect(valueOf(overview, 'idNumber')).toBe('370100********0022');
    const bare = { ...overview, resident: { ...resident, idNumber: '370100195903020022', phone: '13900000001' } };
    expect(JSON.stringify(fieldsOf(bare))).not.toMatch(/370100195903020022|13900000001/);
  });
});

it('sends what was ticked and nothing else, in the title neither', () => {
  const fields = fieldsOf(overview);
  fc.assert(
    fc.property(fc.subarray(fields.map(({ key }) => key)), (keys) => {
      const sent = sharedResident(resident, fields, new Set(keys));
      expect(sent.fields.map(({ label }) => label)).toEqual(
        fields.filter(({ key }) => keys.includes(key)).map(({ label }) => label),
      );
      if (!keys.includes('name')) expect(JSON.stringify(sent)).not.toContain('王秀兰');
    }),
  );
  expect(sharedResident(resident, fields, new Set(['name', 'sex', 'age'])).title).toBe('王秀兰 女 67 岁');
});
