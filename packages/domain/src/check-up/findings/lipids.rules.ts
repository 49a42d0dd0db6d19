import { judge, type Band } from '../banding.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';

const ITEMS: readonly (readonly [key: string, label: string, bands: readonly Band[]])[] = [
  [
    'totalCholesterol',
    '总胆固醇',
    [
      { from: 6.2, code: 'TC_HIGH', severity: 2, note: '升高' },
      { from: 5.2, code: 'TC_BORDERLINE', severity: 1, note: '边缘升高' },
    ],
  ],
  [
    'triglycerides',
    '甘油三酯',
    [
      { from: 5.6, code: 'TG_VERY_HIGH', severity: 3, note: '显著升高，有胰腺炎风险' },
      { from: 2.3, code: 'TG_HIGH', severity: 2, note: '升高' },
      { from: 1.7, code: 'TG_BORDERLINE', severity: 1, note: '边缘升高' },
    ],
  ],
  [
    'ldlCholesterol',
    '低密度脂蛋白胆固醇',
    [
      { from: 4.9, code: 'LDL_VERY_HIGH', severity: 3, note: '显著升高' },
      { from: 4.1, code: 'LDL_HIGH', severity: 2, note: '升高' },
      { from: 3.4, code: 'LDL_BORDERLINE', severity: 1, note: '边缘升高' },
    ],
  ],
  ['hdlCholesterol', '高密度脂蛋白胆固醇', [{ below: 1, code: 'HDL_LOW', severity: 1, note: '降低' }]],
  [
    'nonHdlCholesterol',
    '非高密度脂蛋白胆固醇',
    [
      { from: 4.9, code: 'NONHDL_HIGH', severity: 2, note: '升高' },
      { from: 4.1, code: 'NONHDL_BORDERLINE', severity: 1, note: '边缘升高' },
    ],
  ],
];

/**
 * Blood lipids in mmol/L (section 4.4), limits of primary prevention in the Chinese lipid guideline [G].
 * Non-HDL cholesterol is judged where a laboratory sheet reports it, not derived from total and HDL: the worked example 2
 * (6.35 − 1.10 = 5.25) does not list it.
 */
export const lipidFindings = (subject: CheckUpSubject): readonly Finding[] =>
  ITEMS.flatMap(([key, label, bands]) =>
    judge(subject.number(key), { label, unit: 'mmol/L', digits: 2, category: FINDING_CATEGORY.lipids }, bands),
  );
