import { beforeAll, describe, expect, it } from 'vitest';
import { loadGrowthPercentiles } from '../maternal-child/growth/growth-monitoring.rules.ts';
import type { CalendarDay } from '../shared/index.ts';
import { archiveFigures, type ArchivedPerson } from './archive-figures.rules.ts';
import { wordsOfLast } from './figure.ts';
import { nationalReference, type GrowthReference } from './growth-reference.rules.ts';

const day = (text: string): CalendarDay => text as CalendarDay;
const today = day('2026-11-22');
const point = (on: string, value: number, recordId = on) => ({ on: day(on), value, recordId, formId: 'f' });
const born = (birthDate: string, ...conditions: string[]): ArchivedPerson => ({
  sex: 'female',
  birthDate: day(birthDate),
  conditions,
});
const glucose = (...values: readonly (readonly [string, number])[]) => [
  { concept: 'fasting-glucose', points: values.map(([on, value]) => point(on, value)) },
];
let reference: GrowthReference;
beforeAll(async () => void (reference = nationalReference(await loadGrowthPercentiles())));

describe('the figures of an archive', () => {
  it('are those with values, so that no empty chart is drawn', () => {
    expect(
      archiveFigures(born('1960-01-01'), [{ concept: 'body-height', points: [point('2026-01-01', 170)] }], today),
    ).toEqual([]);
  });
  it('hold the pressure of somebody from 65 on to 150/90, as the follow-up does', () => {
    const series = [
      { concept: 'systolic-blood-pressure', points: [point('2026-06-11', 149)] },
      { concept: 'diastolic-blood-pressure', points: [point('2026-06-11', 80)] },
    ];
    const place = (birthDate: string) => archiveFigures(born(birthDate), series, today)[0]?.moments[0]?.place;
    expect([place('1970-01-01'), place('1960-01-01')]).toEqual(['未达标', '达标']);
  });
  it('hold the glucose of a diabetic to the aim, of everybody else to the normal range', () => {
    const place = (person: ArchivedPerson) =>
      archiveFigures(person, glucose(['2026-06-11', 6.8]), today)[0]?.moments[0]?.place;
    expect([place(born('1960-01-01', 'diabetes')), place(born('1960-01-01'))]).toEqual(['范围内', '偏高']);
  });
  it('show a child under seven on the growth curves, and no adult index', () => {
    const series = [
      { concept: 'body-weight', points: [point('2026-03-02', 15.2)] },
      { concept: 'body-height', points: [point('2026-03-02', 98)] },
      { concept: 'body-mass-index', points: [point('2026-03-02', 15.8)] },
    ];
    const ids = (birthDate: string) => archiveFigures(born(birthDate), series, today, reference).map(({ id }) => id);
    expect([ids('2022-11-23'), ids('2015-01-01'), ids('1990-01-01')]).toEqual([
      ['weight-for-age', 'length-for-age'],
      [],
      ['body-mass'],
    ]);
  });
});

describe('the last value in words', () => {
  it.each([
    [
      [
        ['2026-01-01', 7.4],
        ['2026-06-11', 7.8],
      ],
      '2026-06-11 空腹血糖 7.8 mmol/L，偏高；比上次高 0.4',
    ],
    [
      [
        ['2026-01-01', 7.01],
        ['2026-06-11', 7],
      ],
      '2026-06-11 空腹血糖 7.0 mmol/L，范围内；与上次相同',
    ],
    [[['2026-06-11', 4.2]], '2026-06-11 空腹血糖 4.2 mmol/L，偏低'],
  ] as const)('of %j: %s', (values, words) => {
    expect(archiveFigures(born('1960-01-01', 'diabetes'), glucose(...values), today).map(wordsOfLast)).toEqual([words]);
  });
  it('says both pressures', () => {
    const series = [
      { concept: 'systolic-blood-pressure', points: [point('2026-01-01', 156), point('2026-06-11', 155)] },
      { concept: 'diastolic-blood-pressure', points: [point('2026-01-01', 80), point('2026-06-11', 86)] },
    ];
    expect(archiveFigures(born('1960-01-01'), series, today).map(wordsOfLast)).toEqual([
      '2026-06-11 收缩压 155、舒张压 86 mmHg，未达标；收缩压比上次低 1，舒张压比上次高 6',
    ]);
  });
});
