import { ckdEpi2009, referenceRange } from '../../clinical/index.ts';
import { roundHalfUp } from '../../shared/index.ts';
import { judge, type Band } from '../banding.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';

const EGFR: readonly Band[] = [
  { below: 45, code: 'EGFR_LOW', severity: 3, note: '明显降低' },
  { below: 60, code: 'EGFR_LOW', severity: 2, note: '降低' },
];
const FIXED: readonly (readonly [key: string, label: string, unit: string, digits: number, bands: readonly Band[]])[] =
  [
    [
      'uricAcid',
      '血尿酸',
      'μmol/L',
      0,
      [
        { above: 540, code: 'URIC_ACID_HIGH', severity: 2, note: '显著升高' },
        { above: 420, code: 'URIC_ACID_HIGH', severity: 1 },
      ],
    ],
    [
      'potassium',
      '血钾',
      'mmol/L',
      2,
      [
        { below: 2.8, code: 'POTASSIUM_LOW', severity: 4, note: '危急值' },
        { below: 3.5, code: 'POTASSIUM_LOW', severity: 2 },
        { above: 6.2, code: 'POTASSIUM_HIGH', severity: 4, note: '危急值' },
        { above: 5.3, code: 'POTASSIUM_HIGH', severity: 2 },
      ],
    ],
    [
      'sodium',
      '血钠',
      'mmol/L',
      1,
      [
        { below: 120, code: 'SODIUM_LOW', severity: 4, note: '危急值' },
        { below: 130, code: 'SODIUM_LOW', severity: 3 },
        { below: 137, code: 'SODIUM_LOW', severity: 2 },
        { above: 160, code: 'SODIUM_HIGH', severity: 4, note: '危急值' },
        { above: 150, code: 'SODIUM_HIGH', severity: 3 },
        { above: 147, code: 'SODIUM_HIGH', severity: 2 },
      ],
    ],
    ['homocysteine', '同型半胱氨酸', 'μmol/L', 1, [{ from: 15, code: 'HCY_HIGH', severity: 2 }]],
  ];

const category = FINDING_CATEGORY.kidney;
const creatinineBands = (upper: number): readonly Band[] => [
  { above: 442, code: 'CREATININE_HIGH', severity: 4, note: '危急值' },
  { above: 133, code: 'CREATININE_HIGH', severity: 3 },
  { above: upper, code: 'CREATININE_HIGH', severity: 2 },
];
const ureaBands = (upper: number): readonly Band[] => [
  { above: 20, code: 'UREA_HIGH', severity: 3 },
  { above: upper, code: 'UREA_HIGH', severity: 2 },
];

/**
 * Kidney and uric acid (section 4.6): μmol/L and mmol/L, upper limits WS/T 404.5-2015 by sex and age (60 and over apart) [G],
 * severities [P]. eGFR by CKD-EPI 2009, rounded to whole mL/min/1.73 m² before it is compared [G].
 */
export function kidneyFindings(subject: CheckUpSubject): readonly Finding[] {
  const { sex, age } = subject;
  const creatinine = subject.number('creatinine');
  const egfr = ckdEpi2009(creatinine, sex, age);
  const upper = (key: string): number | undefined => referenceRange(key, sex, age)?.high;
  const [creatinineUpper, ureaUpper] = [upper('creatinine'), upper('urea')];
  return [
    ...(creatinineUpper === undefined
      ? []
      : judge(
          creatinine,
          { label: '血清肌酐', unit: 'μmol/L', digits: 0, category },
          creatinineBands(creatinineUpper),
        )),
    ...judge(
      egfr === undefined ? undefined : roundHalfUp(egfr, 0),
      { label: '估算肾小球滤过率', unit: 'mL/min/1.73m²', digits: 0, category },
      EGFR,
    ),
    ...(ureaUpper === undefined
      ? []
      : judge(subject.number('urea'), { label: '血尿素', unit: 'mmol/L', digits: 1, category }, ureaBands(ureaUpper))),
    ...FIXED.flatMap(([key, label, unit, digits, bands]) =>
      judge(subject.number(key), { label, unit, digits, category }, bands),
    ),
  ];
}
