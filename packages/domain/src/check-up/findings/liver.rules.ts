import { referenceRange } from '../../clinical/index.ts';
import { judge, type Band } from '../banding.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';

/** Bands above a multiple of the upper limit of normal (ULN). */
const enzyme =
  (code: string) =>
  (upper: number): readonly Band[] => [
    { above: upper * 10, code, severity: 4, note: '超过上限 10 倍，危急值' },
    { above: upper * 3, code, severity: 3, note: '超过上限 3 倍' },
    { above: upper, code, severity: 2 },
  ];
const simple =
  (code: string) =>
  (upper: number): readonly Band[] => [{ above: upper, code, severity: 2 }];

type LiverItem = readonly [
  key: string,
  label: string,
  unit: string,
  digits: number,
  bands: (upper: number) => readonly Band[],
];

const ABOVE_NORMAL: readonly LiverItem[] = [
  ['alt', '血清谷丙转氨酶', 'U/L', 0, enzyme('ALT_HIGH')],
  ['ast', '血清谷草转氨酶', 'U/L', 0, enzyme('AST_HIGH')],
  [
    'totalBilirubin',
    '总胆红素',
    'μmol/L',
    1,
    (upper) => [
      { above: 34.2, code: 'TBIL_HIGH', severity: 3 },
      { above: upper, code: 'TBIL_HIGH', severity: 2 },
    ],
  ],
  ['conjugatedBilirubin', '结合胆红素', 'μmol/L', 1, simple('DBIL_HIGH')],
];
const LATER: readonly LiverItem[] = [
  ['alp', '碱性磷酸酶', 'U/L', 0, simple('ALP_HIGH')],
  ['ggt', 'γ-谷氨酰基转移酶', 'U/L', 0, simple('GGT_HIGH')],
];
const ALBUMIN: readonly Band[] = [
  { below: 30, code: 'ALB_LOW', severity: 3, note: '显著降低' },
  { below: 35, code: 'ALB_LOW', severity: 2 },
  { below: 40, code: 'ALB_LOW', severity: 1 },
];
const category = FINDING_CATEGORY.liver;

/**
 * Liver (section 4.5): WS/T 404 upper limits by sex [G], multiples of them [P]. U/L, μmol/L, albumin g/L.
 * Where the limit depends on a sex that is not known the item is not judged. Positive HBsAg counts as 2 [P].
 */
export function liverFindings(subject: CheckUpSubject): readonly Finding[] {
  const above = (items: readonly LiverItem[]): readonly Finding[] =>
    items.flatMap(([key, label, unit, digits, bands]) => {
      const range = referenceRange(key, subject.sex, subject.age);
      return range ? judge(subject.number(key), { label, unit, digits, category }, bands(range.high)) : [];
    });
  return [
    ...above(ABOVE_NORMAL),
    ...judge(subject.number('albumin'), { label: '白蛋白', unit: 'g/L', digits: 1, category }, ALBUMIN),
    ...above(LATER),
    ...(subject.code('hbsag') === '2'
      ? [
          {
            code: 'HBSAG_POSITIVE',
            severity: 2,
            category,
            item: '乙型肝炎表面抗原',
            value: '阳性',
            text: '乙型肝炎表面抗原阳性',
          } as const,
        ]
      : []),
  ];
}
