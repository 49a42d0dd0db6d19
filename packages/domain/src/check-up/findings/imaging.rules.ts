import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding, type FindingCategory, type Severity } from '../finding.ts';

type Imaging = readonly [
  key: string,
  code: string,
  label: string,
  category: FindingCategory,
  severity: Severity,
  note: string,
  severityKey?: string,
];

/** An abnormal ultrasound without a severity from its sheet counts 2 (其他). Stool blood has no category of its own: 99. */
const ITEMS: readonly Imaging[] = [
  [
    'abdominalUltrasound',
    'ULTRASOUND_ABDOMEN_ABNORMAL',
    '腹部B超',
    FINDING_CATEGORY.ultrasound,
    2,
    '',
    'ultrasoundSeverity',
  ],
  [
    'otherUltrasound',
    'ULTRASOUND_OTHER_ABNORMAL',
    '其他B超',
    FINDING_CATEGORY.ultrasound,
    2,
    '',
    'otherUltrasoundSeverity',
  ],
  ['chestXray', 'CHEST_XRAY_ABNORMAL', '胸部X线片', FINDING_CATEGORY.chestXray, 3, '疑肺结核者按肺结核规范推介转诊'],
  ['cervicalSmear', 'CERVICAL_SMEAR_ABNORMAL', '宫颈涂片', FINDING_CATEGORY.physical, 3, ''],
  ['fecalOccultBlood', 'FECAL_OCCULT_BLOOD', '大便潜血', FINDING_CATEGORY.other, 3, ''],
];

/** Ultrasound, chest X-ray, cervical smear and stool blood (section 4.10 [P]). Code 2 is abnormal or positive. */
export const imagingFindings = (subject: CheckUpSubject): readonly Finding[] =>
  ITEMS.flatMap(([key, code, label, category, fallback, note, severityKey]) => {
    if (subject.code(key) !== '2') return [];
    const given = severityKey === undefined ? undefined : subject.number(severityKey);
    const severity = given !== undefined && [0, 1, 2, 3, 4].includes(given) ? (given as Severity) : fallback;
    if (severity === 0) return [];
    const result = key === 'fecalOccultBlood' ? '阳性' : '异常';
    const remark = subject.text(`${key}Description`) ?? note;
    return [
      {
        code,
        severity,
        category,
        item: label,
        value: subject.text(`${key}Description`) ?? result,
        text: `${label}${result}${remark ? `（${remark}）` : ''}`,
      },
    ];
  });
