import { describe, expect, it } from 'vitest';
import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm, createFormEngine } from '@gongwei/domain/forms';
import { calendarDay } from '@gongwei/domain/shared';
import { keysOfLine } from '../../sheet-keys.rules.ts';
import { layouts } from './child-check-up.sheet.data.ts';

const form = compileForm(await loadForm('child-check-up'));
/** Asked at every age, and printed in the notes below: the sheet has no row for them. */
const BESIDE = [
  ...[
    'ageText',
    'ageMonths',
    'correctedAgeMonths',
    'feedingMethod',
    'complementaryFood',
    'sleepHours',
    'bmi',
    'findings',
  ],
  ...['measurePosition', 'weightForAgeLevel', 'heightForAgeLevel', 'weightForHeightSdLevel', 'bmiForAgeLevel'],
  ...['headCircumferenceLevel', 'growthAssessment', 'developmentDeviation', 'stageMonth'],
];

const columns = layouts.flatMap((layout) =>
  layout.kind === 'visits'
    ? (layout.stages?.codes ?? []).map(([code, title], at) => ({
        code,
        title,
        printed: [...layout.rows, ...(layout.closing ?? [])]
          .flatMap(({ cell, cells }) => cells?.[at] ?? cell)
          .flatMap(keysOfLine),
      }))
    : [],
);

describe.each(columns)('the column of $title', ({ code, printed }) => {
  const engine = createFormEngine(form, {
    today: calendarDay(2026, 11, 20),
    user: { id: 'doctor-1', name: '李建国', institutionCode: '320981104' },
  });
  engine.set('stageMonth', code);
  const asked = form.fields.filter(({ key }) => engine.state(key).visible).map(({ key }) => key);

  it('prints every answer that is asked at that age', () =>
    expect(asked.filter((key) => !printed.includes(key) && !BESIDE.includes(key))).toEqual(
      // Measured until 36 months for its curve; the sheet has a row for it in the first year only.
      ['12', '18', '24', '30', '36'].includes(code) ? ['headCircumference'] : [],
    ));

  it('prints a dash where nothing is asked', () => {
    const companions = form.fields.flatMap((field) => ('otherKey' in field && field.otherKey ? [field.otherKey] : []));
    const opened = [
      ...companions,
      'pneumoniaTimes',
      'diarrhoeaTimes',
      'injuryTimes',
      'fontanelleWidth',
      'fontanelleLength',
    ];
    const further = ['referralReason', 'referralTarget'];
    expect(printed.filter((key) => ![...asked, ...opened, ...further].includes(key))).toEqual([]);
  });
});
