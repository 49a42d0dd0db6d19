import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDay, type JsonObject } from '../../shared/index.ts';
import { assessHypertensionFollowUp, hypertensionFacts } from './hypertension-follow-up.rules.ts';
import { hypertensionAssessment } from './hypertension-rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

const KEYS = [
  'followUpDate',
  'age',
  'systolic',
  'diastolic',
  'symptoms',
  'adverseDrugReaction',
  'disposition',
  'previous',
  'uncontrolled',
  'adverseReaction',
  'newOrWorseComplication',
  'crisisSigns',
  'medicationAdherence',
];
const maybe = fc.option(fc.boolean(), { nil: undefined });
const visit = fc.record({
  followUpDate: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(calendarDay(2000, 1, 1), days)),
  age: fc.integer({ min: 18, max: 105 }),
  systolic: fc.integer({ min: 70, max: 230 }),
  diastolic: fc.integer({ min: 40, max: 130 }),
  adverseDrugReaction: fc.constantFrom('1', '2'),
  newOrWorseComplication: fc.boolean(),
  symptoms: fc.subarray(['2', '3', '4', '5', '6', '7', '9']),
  previous: fc.record({ uncontrolled: fc.boolean(), adverseReaction: fc.boolean() }),
});

describe('any follow-up of hypertension', () => {
  it('never throws on partial or senseless answers, and stays JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...KEYS), sentJson), (input) => {
        const json = hypertensionAssessment(input as JsonObject);
        expect(JSON.parse(JSON.stringify(json))).toEqual(json);
      }),
      { numRuns: 300 },
    );
  });
  it('plans the next visit after this one: three calendar months when routine, otherwise fourteen days', () => {
    fc.assert(
      fc.property(visit, (input) => {
        const { measure, nextFollowUpDate } = assessHypertensionFollowUp(input);
        expect(nextFollowUpDate! > input.followUpDate).toBe(true);
        expect(nextFollowUpDate).toBe(
          measure === '1' ? addMonths(input.followUpDate, 3) : addDays(input.followUpDate, 14),
        );
      }),
    );
  });
  it('is complete, and satisfied exactly when nothing is wrong', () => {
    fc.assert(
      fc.property(visit, (input) => {
        const { visitClass, crisis, measure } = assessHypertensionFollowUp(input);
        const { uncontrolled, adverseReaction } = hypertensionFacts(input, input.age)!;
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
        fc.subarray(['systolic', 'diastolic', 'adverseDrugReaction', 'age'] as const),
        (input, taken) => {
          const part: Record<string, unknown> = { ...input };
          for (const key of taken) delete part[key];
          const [whole, partial] = [assessHypertensionFollowUp(input), assessHypertensionFollowUp(part)];
          expect([whole.visitClass, undefined]).toContain(partial.visitClass);
          // An unread pressure may still turn out to be a crisis, which only ever raises the measure.
          expect(partial.measure === undefined || partial.measure === whole.measure || whole.crisis).toBe(true);
          expect(whole.crisis || !partial.crisis).toBe(true);
        },
      ),
    );
  });
  it('never grows milder with a higher pressure', () => {
    fc.assert(
      fc.property(visit, fc.nat(40), maybe, (input, more, both) => {
        const higher = { ...input, systolic: input.systolic + more, diastolic: input.diastolic + (both ? more : 0) };
        expect(Number(assessHypertensionFollowUp(higher).measure)).toBeGreaterThanOrEqual(
          Number(assessHypertensionFollowUp(input).measure),
        );
        expect(Number(assessHypertensionFollowUp(higher).visitClass)).toBeGreaterThanOrEqual(
          Number(assessHypertensionFollowUp(input).visitClass),
        );
      }),
    );
  });
});
