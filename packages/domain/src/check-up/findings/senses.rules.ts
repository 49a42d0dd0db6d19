import { fixedText } from '../../shared/index.ts';
import type { CodedItem } from '../banding.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { judgeCoded } from '../coded-item.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';

const category = FINDING_CATEGORY.senses;
const MOUTH: readonly CodedItem[] = [
  {
    key: 'lips',
    code: 'LIPS_ABNORMAL',
    label: '口唇',
    category,
    choices: { 2: [1, '苍白'], 3: [3, '发绀'], 4: [1, '皲裂'], 5: [1, '疱疹'] },
  },
  { key: 'dentition', code: 'DENTAL_CARIES', label: '', category, choices: { 3: [1, '龋齿'] } },
  {
    key: 'pharynx',
    code: 'PHARYNX_ABNORMAL',
    label: '咽部',
    category,
    choices: { 2: [1, '充血'], 3: [1, '淋巴滤泡增生'] },
  },
];
const FUNCTIONS: readonly CodedItem[] = [
  { key: 'hearing', code: 'HEARING_LOSS', label: '听力下降：', category, choices: { 2: [1, '听不清或无法听见'] } },
  {
    key: 'motorFunction',
    code: 'MOTOR_LIMITED',
    label: '运动功能受限：',
    category,
    choices: { 2: [2, '无法独立完成任何一个动作'] },
  },
];

/**
 * Mouth, sight, hearing, movement (section 4.12 [P]). Missing and artificial teeth are no findings.
 * Sight in five-grade notation: <4.9 is 1, <4.5 is 2, of the worse eye, each eye corrected where that was measured.
 */
export const senseFindings = (subject: CheckUpSubject): readonly Finding[] => [
  ...MOUTH.flatMap((item) =>
    judgeCoded(subject, item).map((finding) => ({ ...finding, item: finding.item || '龋齿' })),
  ),
  ...sight(subject),
  ...FUNCTIONS.flatMap((item) =>
    judgeCoded(subject, item).map((finding) => ({ ...finding, item: finding.item.slice(0, 2) })),
  ),
];

function sight(subject: CheckUpSubject): readonly Finding[] {
  const eyes = [
    ['左', 'Left'],
    ['右', 'Right'],
  ].flatMap(([label, side]) => {
    const corrected = subject.number(`correctedVision${side}`);
    const value = corrected ?? subject.number(`vision${side}`);
    return value === undefined || value >= 4.9
      ? []
      : [{ value, text: `${label}眼${corrected === undefined ? '' : '（矫正）'} ${fixedText(value, 1)}` }];
  });
  if (eyes.length === 0) return [];
  const value = eyes.map(({ text }) => text).join('、');
  const severity = eyes.some((eye) => eye.value < 4.5) ? 2 : 1;
  return [{ code: 'VISION_LOW', severity, category, item: '视力', value, text: `视力${value}↓` }];
}
