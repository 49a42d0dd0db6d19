import { judge, type Band } from '../banding.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';

const ITEMS: readonly (readonly [key: string, label: string, bands: readonly Band[]])[] = [
  [
    'afp',
    '甲胎蛋白',
    [
      { from: 400, code: 'AFP_HIGH', severity: 3, note: '显著升高，加急转诊' },
      { from: 20, code: 'AFP_HIGH', severity: 3 },
      { above: 7, code: 'AFP_HIGH', severity: 2 },
    ],
  ],
  ['cea', '癌胚抗原', [{ above: 5, code: 'CEA_HIGH', severity: 2 }]],
  [
    'totalPsa',
    '总前列腺特异抗原',
    [
      { above: 10, code: 'PSA_HIGH', severity: 3 },
      { above: 4, code: 'PSA_HIGH', severity: 2 },
    ],
  ],
];

/** Tumour markers in ng/mL (section 4.10 [P]), category 16 of the feedback form. The institution's own method may have other limits. */
export const tumourMarkerFindings = (subject: CheckUpSubject): readonly Finding[] =>
  ITEMS.flatMap(([key, label, bands]) =>
    judge(subject.number(key), { label, unit: 'ng/mL', digits: 1, category: FINDING_CATEGORY.tumourMarker }, bands),
  );
