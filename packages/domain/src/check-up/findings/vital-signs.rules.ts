import { judge, type Band } from '../banding.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';

const category = FINDING_CATEGORY.physical;
const TEMPERATURE: readonly Band[] = [
  { from: 39, code: 'FEVER', severity: 3, note: '高热' },
  { from: 37.3, code: 'FEVER', severity: 2, note: '发热' },
];
const RATE: readonly Band[] = [
  { below: 40, code: 'HR_ABNORMAL', severity: 4, note: '显著过缓' },
  { from: 150, code: 'HR_ABNORMAL', severity: 4, note: '显著过速' },
  { below: 50, code: 'HR_ABNORMAL', severity: 3, note: '过缓' },
  { from: 120, code: 'HR_ABNORMAL', severity: 3, note: '过速' },
  { below: 60, code: 'HR_ABNORMAL', severity: 1, note: '偏慢' },
  { above: 100, code: 'HR_ABNORMAL', severity: 1, note: '偏快' },
];
const BREATHING: readonly Band[] = [
  { below: 10, code: 'RR_ABNORMAL', severity: 4, note: '显著过慢' },
  { above: 28, code: 'RR_ABNORMAL', severity: 4, note: '显著过快' },
  { below: 12, code: 'RR_ABNORMAL', severity: 2, note: '过慢' },
  { above: 20, code: 'RR_ABNORMAL', severity: 2, note: '过快' },
];

/**
 * Temperature ℃, pulse and heart rate per minute (one finding, the worse of the two), breathing per minute (section 4.11 [P]).
 */
export function vitalSignFindings(subject: CheckUpSubject): readonly Finding[] {
  const rate = (key: string, label: string): readonly Finding[] =>
    judge(subject.number(key), { label, unit: '次/分', digits: 0, category }, RATE);
  const rates = [...rate('pulseRate', '脉率'), ...rate('heartRate', '心率')].sort((a, b) => b.severity - a.severity);
  return [
    ...judge(subject.number('temperature'), { label: '体温', unit: '℃', digits: 1, category }, TEMPERATURE),
    ...rates.slice(0, 1),
    ...judge(subject.number('respiratoryRate'), { label: '呼吸', unit: '次/分', digits: 0, category }, BREATHING),
  ];
}
