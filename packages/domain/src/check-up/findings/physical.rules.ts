import type { CheckUpSubject } from '../check-up-subject.ts';
import { judgeCoded } from '../coded-item.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';
import { BREAST, GYNAECOLOGICAL, PHYSICAL_ITEMS } from './physical.data.ts';

/** Graver in diabetics: a weak foot pulse (diabetic foot) and an abnormal fundus (retinopathy). */
const GRAVER_WITH_DIABETES: ReadonlySet<string> = new Set(['PEDAL_PULSE', 'FUNDUS_ABNORMAL']);

/** Physical examination (section 4.11 [P]), by the codes of the sheet; unanswered items and unknown codes are not judged. */
export function physicalFindings(subject: CheckUpSubject): readonly Finding[] {
  const diabetic = subject.knows('diabetes');
  return [
    ...PHYSICAL_ITEMS.flatMap((item) =>
      judgeCoded(subject, item, (severity) => (diabetic && GRAVER_WITH_DIABETES.has(item.code) ? 3 : severity)),
    ),
    ...judgeCoded(subject, BREAST).map((finding) =>
      finding.severity === 3 ? { ...finding, code: 'BREAST_MASS' } : finding,
    ),
    ...gynaecological(subject),
  ];
}

/** One finding for all five gynaecological items, naming the abnormal ones. */
function gynaecological(subject: CheckUpSubject): readonly Finding[] {
  const named = GYNAECOLOGICAL.filter(([key]) => subject.code(key) === '2').map(([key, label]) => {
    const description = subject.text(`${key}Description`);
    return description ? `${label}（${description}）` : label;
  });
  if (named.length === 0) return [];
  const value = named.join('、');
  return [
    {
      code: 'GYN_ABNORMAL',
      severity: 2,
      category: FINDING_CATEGORY.physical,
      item: '妇科检查',
      value,
      text: `妇科检查异常：${value}`,
    },
  ];
}
