import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, parseCalendarDay } from '../../shared/index.ts';
import { backfillFromSupplements, type SupplementSheet } from './supplement-backfill.rules.ts';

const examDate = parseCalendarDay('2026-06-15')!;
const sheet = (formId: string, offset: number, data: SupplementSheet['data']): SupplementSheet => ({
  formId,
  examDate: addDays(examDate, offset),
  data,
});
const values = (sheets: readonly SupplementSheet[], handChanged: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(backfillFromSupplements({ examDate, sheets, handChanged, sex: 'male', age: 66 })).map(
      ([key, { value }]) => [key, value],
    ),
  );

describe('back-filling from result sheets', () => {
  it('takes the nearest result of each item, and both units of glucose', () => {
    expect(
      values([
        sheet('supplement-biochemistry', -20, { alt: 30, creatinine: 80 }),
        sheet('supplement-biochemistry', 2, { alt: 41, fastingGlucose: 6.4 }),
      ]),
    ).toEqual({ alt: 41, creatinine: 80, fastingGlucose: 6.4, fastingGlucoseMgdl: 115.2 });
  });
  it('prefers the later of two equally near', () => {
    expect(
      values([
        sheet('supplement-ecg', -3, { ecgResult: '1' }),
        sheet('supplement-ecg', 3, { ecgResult: '2', impression: '房颤' }),
      ]),
    ).toEqual({ ecg: '2', ecgDescription: '房颤' });
  });
  it('leaves what was changed by hand, and sheets beyond 30 days', () => {
    expect(values([sheet('supplement-biochemistry', 0, { alt: 30, ast: 20 })], ['alt'])).toEqual({ ast: 20 });
    expect([
      values([sheet('supplement-biochemistry', 31, { alt: 30 })]),
      values([sheet('supplement-biochemistry', -30, { alt: 30 })]),
    ]).toEqual([{}, { alt: 30 }]);
  });
  it('writes other abnormal items as text and the impression beside the abnormal part', () => {
    expect(values([sheet('supplement-blood-routine', 0, { hemoglobin: 140, redBloodCell: 6, mcv: 90 })])).toEqual({
      hemoglobin: 140,
      bloodRoutineOther: '红细胞 6.0 ×10¹²/L↑',
    });
    expect(values([sheet('supplement-urine-routine', 0, { urineProtein: '0', leukocyteEsterase: '3' })])).toEqual({
      urineProtein: '0',
      urineRoutineOther: '尿白细胞 ++',
    });
    expect(
      values([
        sheet('supplement-ultrasound', 0, { abdominalResult: '2', otherResult: '1', impression: '脂肪肝（轻度）' }),
      ]),
    ).toEqual({ abdominalUltrasound: '2', otherUltrasound: '1', abdominalUltrasoundDescription: '脂肪肝（轻度）' });
  });
  it('never takes a farther result than the nearest there is, nor a protected key', () => {
    const sheets = fc.array(
      fc.record({
        offset: fc.integer({ min: -60, max: 60 }),
        alt: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(sheets, fc.boolean(), (drafts, byHand) => {
        const given = drafts.map(({ offset, alt }) => sheet('supplement-biochemistry', offset, { alt }));
        const filled = backfillFromSupplements({ examDate, sheets: given, handChanged: byHand ? ['alt'] : [] })['alt'];
        const distances = drafts
          .filter(({ alt }) => alt !== undefined)
          .map(({ offset }) => Math.abs(offset))
          .filter((days) => days <= 30);
        const expected = byHand || distances.length === 0 ? undefined : Math.min(...distances);
        expect(filled && Math.abs(daysBetween(examDate, filled.examDate))).toBe(expected);
      }),
    );
  });
});
