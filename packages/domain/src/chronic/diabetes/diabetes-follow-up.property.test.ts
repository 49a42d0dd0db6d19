import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDay, type JsonObject } from '../../shared/index.ts';
import { assessDiabetesFollowUp, diabetesFacts } from './diabetes-follow-up.rules.ts';
import { diabetesAssessment } from './diabetes-rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

const KEYS = [
  'followUpDate',
  'age',
  'fastingGlucose',
  'systolic',
  'heartRate',
  'symptoms',
  'adverseDrugReaction',
  'disposition',
  'previous',
  'uncontrolled',
  'crisisSigns',
];
const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const visit = fc.record({
  followUpDate: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(calendarDay(2000, 1, 1), days)),
  fastingGlucose: tenths(1, 33),
  systolic: fc.integer({ min: 70, max: 230 }),
  diastolic: fc.integer({ min: 40, max: 130 }),
  bodyTemperature: tenths(35, 42),
  adverseDrugReaction: fc.constantFrom('1', '2'),
  newOrWorseComplication: fc.boolean(),
  symptoms: fc.subarray(['2', '3', '4', '5', '6']),
  previous: fc.record({ uncontrolled: fc.boolean(), adverseReaction: fc.boolean() }),
});

describe('any follow-up of diabetes', () => {
  it('never throws on partial or senseless answers, and stays JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...KEYS), sentJson), (input) => {
        const json = diabetesAssessment(input as JsonObject);
        expect(JSON.parse(JSON.stringify(json))).toEqual(json);
      }),
      { numRuns: 300 },
    );
  });
  it('plans the next visit after this one, and is satisfied exactly when nothing is wrong', () => {
    fc.assert(
      fc.property(visit, (input) => {
        const { visitClass, crisis, measure, nextFollowUpDate } = assessDiabetesFollowUp(input);
        expect(nextFollowUpDate).toBe(
          measure === '1' ? addMonths(input.followUpDate, 3) : addDays(input.followUpDate, 14),
        );
        const { uncontrolled, adverseReaction } = diabetesFacts(input)!;
        expect(visitClass === '1').toBe(!uncontrolled && !adverseReaction && !input.newOrWorseComplication);
        expect(measure === '4').toBe(crisis);
        expect(measure === '1').toBe(visitClass === '1' && !crisis);
      }),
    );
  });
  it('concludes nothing from part of the answers that all of them would contradict', () => {
    fc.assert(
      fc.property(
        visit,
        fc.subarray(['fastingGlucose', 'systolic', 'diastolic', 'adverseDrugReaction', 'bodyTemperature'] as const),
        (input, taken) => {
          const part: Record<string, unknown> = { ...input };
          for (const key of taken) delete part[key];
          const [whole, partial] = [assessDiabetesFollowUp(input), assessDiabetesFollowUp(part)];
          expect([whole.visitClass, undefined]).toContain(partial.visitClass);
          expect(partial.measure === undefined || partial.measure === whole.measure || whole.crisis).toBe(true);
          expect(whole.crisis || !partial.crisis).toBe(true);
        },
      ),
    );
  });
  it('never grows milder with more glucose from 4.0 on', () => {
    fc.assert(
      fc.property(visit, tenths(0, 20), (input, more) => {
        const from = { ...input, fastingGlucose: Math.max(4, input.fastingGlucose) };
        const higher = { ...from, fastingGlucose: from.fastingGlucose + more };
        expect(Number(assessDiabetesFollowUp(higher).measure)).toBeGreaterThanOrEqual(
          Number(assessDiabetesFollowUp(from).measure),
        );
      }),
    );
  });
});
