import { describe, expect, it } from 'vitest';
import { conceptsOfChart, FORM_CHARTS, keysOfChart, type FormChart } from '../charts/index.ts';
import { concepts } from '../clinical/concepts.ts';
import { compileForm, type CompiledForm } from '../forms/index.ts';
import { loadForm } from './load-form.ts';

/** The fields whose values a chart draws, with the concepts they may be of. */
function drawnBy(chart: FormChart): readonly (readonly [key: string, ...concepts: string[]])[] {
  switch (chart.kind) {
    case 'growth':
      return [
        [chart.weight, 'body-weight'],
        ...(chart.length === undefined ? [] : [[chart.length, 'body-height'] as const]),
        ...(chart.head === undefined ? [] : [[chart.head, 'head-circumference'] as const]),
      ];
    case 'pregnancy':
      return [
        [chart.weight, 'body-weight'],
        ...(chart.fundalHeight === undefined ? [] : [[chart.fundalHeight, 'fundal-height'] as const]),
      ];
    case 'glucose':
      return [[chart.fasting, 'fasting-glucose']];
    case 'pressure':
      return chart.arms.flatMap(({ systolic, diastolic }) => [
        [systolic, ...partsOf('systolic-blood-pressure')] as const,
        [diastolic, ...partsOf('diastolic-blood-pressure')] as const,
      ]);
  }
}
const partsOf = (id: string): readonly [string, ...string[]] => [
  id,
  ...(concepts.find((one) => one.id === id)?.higherOf ?? []),
];

/** Sheets that take glucose of any time cannot give it the concept of fasting glucose. */
const isOfAnyTime = (chart: FormChart): boolean => chart.kind === 'glucose' && chart.timePoint !== undefined;

const UNITS = { growth: ['kg', 'cm'], pregnancy: ['kg', 'cm'], pressure: ['mmHg'], glucose: ['mmol/L'] } as const;

describe.each(Object.entries(FORM_CHARTS))('the charts of %s', (formId, charts) => {
  const formOf = async (): Promise<CompiledForm> => compileForm(await loadForm(formId));

  it('read fields and stand in sections that there are', async () => {
    const form = await formOf();
    const keys = form.fields.map(({ key }) => key);
    for (const chart of charts) {
      expect(keysOfChart(chart).filter((key) => !keys.includes(key))).toEqual([]);
      expect(form.definition.sections.map(({ id }) => id)).toContain(chart.section);
      expect(chart.day).toBe(form.definition.occurredOn);
    }
  });
  it('stand beside the fields they draw, which are of their unit and concept', async () => {
    const form = await formOf();
    for (const chart of charts) {
      for (const [key, ...ids] of drawnBy(chart)) {
        const field = form.field(key);
        expect(form.sectionOf(key)).toBe(chart.section);
        expect('unit' in field && UNITS[chart.kind].some((unit) => unit === field.unit)).toBe(true);
        expect([...ids, ...(isOfAnyTime(chart) ? [undefined] : [])]).toContain(field.concept);
      }
      expect(conceptsOfChart(chart).filter((id) => !concepts.some((one) => one.id === id))).toEqual([]);
    }
  });
});
