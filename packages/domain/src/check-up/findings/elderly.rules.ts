import { codeOf, isDepressionPositive, isMmsePositive, type Schooling } from '../../clinical/index.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';

const category = FINDING_CATEGORY.elderly;
const SELF_CARE: { readonly [code: string]: readonly [severity: 1 | 2, text: string] } = {
  2: [1, '轻度依赖'],
  3: [2, '中度依赖'],
  4: [2, '不能自理'],
};

/**
 * Assessments of the elderly (section 4.12): self-care [P], cognition with MMSE and mood with GDS-30 [G].
 * A positive first screen is 2; an MMSE below the limit of the schooling or a GDS-30 of 11 or more is 3. Without the schooling only an MMSE
 * of 17 or less is certain. `schooling` is the MMSE sheet's 1–3 or `educationLevel` the archive's code. The self-assessment is no finding.
 */
export function elderlyFindings(subject: CheckUpSubject): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (code: string, severity: 1 | 2 | 3, item: string, value: string, text: string): void => {
    findings.push({ code, severity, category, item, value, text });
  };
  const selfCare = SELF_CARE[subject.code('elderSelfCareAssessment') ?? ''];
  if (selfCare) add('SELF_CARE', selfCare[0], '生活自理能力', selfCare[1], `生活自理能力${selfCare[1]}`);

  const mmse = subject.number('mmseScore');
  const impaired = mmse !== undefined && isMmsePositive(mmse, schooling(subject)) === true;
  if (subject.code('elderCognition') === '2' || impaired) {
    const score = mmse === undefined ? '粗筛阳性' : `简易智力状态检查 ${mmse} 分`;
    add(
      'COGNITION_POSITIVE',
      impaired ? 3 : 2,
      '认知功能',
      score,
      `认知功能${mmse === undefined ? score : `粗筛阳性，${score}${impaired ? '↓' : ''}`}`,
    );
  }
  const gds = subject.number('depressionScore');
  const low = gds !== undefined && isDepressionPositive(gds);
  if (subject.code('elderEmotion') === '2' || low) {
    const score = gds === undefined ? '粗筛阳性' : `老年人抑郁评分 ${gds} 分`;
    add(
      'EMOTION_POSITIVE',
      low ? 3 : 2,
      '情感状态',
      score,
      `情感状态${gds === undefined ? score : `粗筛阳性，${score}${low ? '↑' : ''}`}`,
    );
  }
  return findings;
}

const ARCHIVE_LEVELS: { readonly [code: string]: Schooling } = {
  1: 'secondary',
  2: 'secondary',
  3: 'secondary',
  4: 'secondary',
  5: 'secondary',
  6: 'secondary',
  7: 'secondary',
  8: 'primary',
  9: 'none',
};
const SHEET_LEVELS: { readonly [code: string]: Schooling } = { 1: 'none', 2: 'primary', 3: 'secondary' };

const schooling = (subject: CheckUpSubject): Schooling | undefined =>
  SHEET_LEVELS[codeOf(subject.raw['schooling']) ?? ''] ?? ARCHIVE_LEVELS[codeOf(subject.raw['educationLevel']) ?? ''];
