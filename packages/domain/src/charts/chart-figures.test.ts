import { beforeAll, describe, expect, it } from 'vitest';
import { loadGrowthPercentiles } from '../maternal-child/growth/growth-monitoring.rules.ts';
import type { CalendarDay } from '../shared/index.ts';
import { drawFigure } from './chart-figures.rules.ts';
import type { ChartFacts } from './chart-sheet.ts';
import { figuresFor } from './figures-for.rules.ts';
import type { FormChart } from './form-chart.ts';
import { FORM_CHARTS } from './form-charts.data.ts';
import { nationalReference, type GrowthReference } from './growth-reference.rules.ts';

const day = (text: string): CalendarDay => text as CalendarDay;
const chartOf = (formId: string, at = 0): FormChart => FORM_CHARTS[formId]![at]!;
const point = (on: string, value: number, formId = 'hypertension-follow-up') => ({
  on: day(on),
  value,
  recordId: `${formId}${on}`,
  formId,
});
const resident = { id: 'r', sex: 'male', birthDate: day('1960-01-01'), known: ['hypertension'] } as const;
const facts = (more: Partial<ChartFacts>): ChartFacts => ({
  recordId: 'now',
  answers: {},
  series: [],
  context: { today: day('2025-11-03'), resident },
  ...more,
});
const all = () => true;
const none = () => false;
let reference: GrowthReference;
beforeAll(async () => void (reference = nationalReference(await loadGrowthPercentiles())));

describe('which figures a form keeps room for', () => {
  const child = (birthDate: string) =>
    facts({ context: { today: day('2025-11-03'), resident: { ...resident, birthDate: day(birthDate) } } });
  it.each([
    ['2025-03-03', ['weight-for-age', 'length-for-age', 'head-for-age', 'weight-for-length']],
    ['2023-03-03', ['weight-for-age', 'length-for-age', 'head-for-age', 'bmi-for-age']],
    ['2021-03-03', ['weight-for-age', 'length-for-age', 'bmi-for-age']],
    ['2018-11-03', []],
  ])('for a child born on %s: %j, also without any earlier value', (born, ids) => {
    expect(figuresFor(chartOf('child-check-up'), child(born), none)).toEqual(ids);
  });
  it('none of growth without sex or birthday', () => {
    const { birthDate: _birthDate, ...unknown } = resident;
    expect(
      figuresFor(chartOf('child-check-up'), facts({ context: { today: day('2025-11-03'), resident: unknown } }), all),
    ).toEqual([]);
  });
  it('a trend where another sheet has a value, none without', () => {
    expect([
      figuresFor(chartOf('hypertension-follow-up'), facts({}), all),
      figuresFor(chartOf('hypertension-follow-up'), facts({}), none),
    ]).toEqual([['pressure'], []]);
  });
  it.each([
    [{ prePregnancyWeight: 50 }, ['pregnancy-gain', 'fundal-height']],
    [{ prePregnancyWeight: 50, fetusCount: '2' }, ['fundal-height']],
    [{}, ['fundal-height']],
  ])('of a pregnancy with %j: %j', (previous, ids) => {
    expect(
      figuresFor(chartOf('prenatal-visit'), facts({ context: { today: day('2025-11-03'), previous } }), none),
    ).toEqual(ids);
  });
});

describe('a pressure trend', () => {
  const series = [
    {
      concept: 'systolic-blood-pressure',
      points: [point('2025-05-03', 150), point('2025-08-03', 144), point('2025-09-01', 131, 'blood-pressure-reading')],
    },
    {
      concept: 'diastolic-blood-pressure',
      points: [point('2025-05-03', 92), point('2025-08-03', 88), point('2025-09-01', 80, 'blood-pressure-reading')],
    },
  ];
  const values = (chart: FormChart, more: Partial<ChartFacts>) =>
    drawFigure('pressure', chart, facts({ series, ...more }))?.moments.map((moment) => [
      ...moment.values,
      moment.place,
    ]);
  it('holds visits and the value being typed together, home readings apart', () => {
    const answers = { followUpDate: '2025-11-03', systolic: 138, diastolic: 84 };
    expect(values(chartOf('hypertension-follow-up'), { answers })).toEqual([
      [150, 92, '未达标'],
      [144, 88, '达标'],
      [138, 84, '达标'],
    ]);
    expect(
      values(chartOf('blood-pressure-reading'), {
        answers: { measuredAt: '2025-11-03T08:00', systolic: 136, diastolic: 80 },
      }),
    ).toEqual([
      [131, 80, '达标'],
      [136, 80, '未达标'],
    ]);
  });
  it('takes the arm with the higher systolic pressure on a check-up', () => {
    const answers = {
      examDate: '2025-11-03',
      leftSystolic: 130,
      leftDiastolic: 90,
      rightSystolic: 134,
      rightDiastolic: 82,
    };
    expect(values(chartOf('health-check-up'), { answers })?.at(-1)).toEqual([134, 82, '达标']);
    expect(values(chartOf('health-check-up'), { answers: { leftSystolic: 130, leftDiastolic: 80 } })?.at(-1)).toEqual([
      130,
      80,
      '达标',
    ]);
  });
  it.each([
    ['hypertension-follow-up', '1960-01-01', '65 岁及以上目标 < 150/90'],
    ['hypertension-follow-up', '1970-01-01', '目标 < 140/90'],
    ['diabetes-follow-up', '1960-01-01', '糖尿病患者目标 < 130/80'],
    ['prenatal-visit', '1995-01-01', '妊娠期 < 140/90'],
    ['blood-pressure-reading', '1960-01-01', '家庭目标 < 135/85'],
  ])('of %s, born %s: %s', (formId, born, source) => {
    const chart = FORM_CHARTS[formId]!.find(({ kind }) => kind === 'pressure')!;
    const context = { today: day('2025-11-03'), resident: { ...resident, birthDate: day(born) } };
    expect(drawFigure('pressure', chart, facts({ context }))?.source).toBe(source);
  });
  it('leaves out what was measured on the day of the sheet and after it', () => {
    expect(values(chartOf('hypertension-follow-up'), { answers: { followUpDate: '2025-08-03' } })).toEqual([
      [150, 92, '未达标'],
    ]);
  });
});

describe('home readings of glucose', () => {
  const chart = chartOf('blood-glucose-reading');
  const readings = [
    { on: '2025-11-01', value: 7.2 },
    { on: '2025-10-30', value: 6.8 },
    { on: '2025-10-30', value: 6.1 },
  ];
  const of = (previous: object, answers: ChartFacts['answers'] = {}): ChartFacts =>
    facts({ answers, context: { today: day('2025-11-03'), previous: { ...previous } } });
  it('are drawn by day, with the value being typed where it is a fasting one', () => {
    const values = (timePoint: string) =>
      drawFigure(
        'glucose',
        chart,
        of({ fastingReadings: readings }, { measuredAt: '2025-11-03T07:10', timePoint, value: 5.4 }),
      )?.moments.map((moment) => [...moment.values, moment.place]);
    expect(values('1')).toEqual([
      [6.8, '范围内'],
      [7.2, '偏高'],
      [5.4, '范围内'],
    ]);
    expect(values('2')).toHaveLength(2);
  });
  it('have a figure as soon as there is one', () => {
    expect([figuresFor(chart, of({ fastingReadings: readings }), none), figuresFor(chart, of({}), none)]).toEqual([
      ['glucose'],
      [],
    ]);
  });
});

describe('growth', () => {
  const context = {
    today: day('2025-11-03'),
    resident: { ...resident, birthDate: day('2025-03-03') },
    previous: { birthWeight: 3.4, birthLength: 50, gestationalWeeks: 39 },
  };
  const series = [
    { concept: 'body-weight', points: [point('2025-04-03', 4.5, 'child-check-up'), point('2025-11-03', 8, 'other')] },
  ];
  it('has the birth, earlier check-ups, and the weight being typed instead of another one of that day', () => {
    const answers = { followUpDate: '2025-11-03', weight: 9.3 };
    const figure = drawFigure(
      'weight-for-age',
      chartOf('child-check-up'),
      facts({ context, series, answers, reference }),
    );
    expect(figure?.moments.map(({ at, values, now }) => [at, values[0], now])).toEqual([
      ['出生', 3.4, false],
      ['1月龄', 4.5, false],
      ['8月龄', 9.3, true],
    ]);
  });
  it('waits for the curves', () => {
    expect(drawFigure('weight-for-age', chartOf('child-check-up'), facts({ context }))).toBeUndefined();
  });
});

describe('a pregnancy', () => {
  const previous = { countedFrom: '2025-04-21', prePregnancyWeight: 50, height: 160 };
  const series = [{ concept: 'body-weight', points: [point('2025-01-01', 50), point('2025-09-08', 54)] }];
  it('shows the visits since it began, and today by the week on the sheet', () => {
    const answers = { visitDate: '2025-11-03', gestationalWeek: 28, gestationalDay: 3, weight: 58.5 };
    const figure = drawFigure(
      'pregnancy-gain',
      chartOf('prenatal-visit'),
      facts({ series, answers, context: { today: day('2025-11-03'), previous } }),
    );
    expect(figure?.moments.map(({ at, values }) => [at, values[0]])).toEqual([
      ['孕20+0周', 4],
      ['孕28+3周', 8.5],
    ]);
  });
  it('has no gain as long as the height is missing', () => {
    const context = { today: day('2025-11-03'), previous: { prePregnancyWeight: 50 } };
    expect(drawFigure('pregnancy-gain', chartOf('first-prenatal-visit'), facts({ context }))).toBeUndefined();
    expect(
      drawFigure('pregnancy-gain', chartOf('first-prenatal-visit'), facts({ context, answers: { height: 160 } }))
        ?.bands,
    ).toHaveLength(1);
  });
});
