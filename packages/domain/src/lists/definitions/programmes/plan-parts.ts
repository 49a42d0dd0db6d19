import {
  ATTEMPT_RESULTS,
  DISEASE_PROGRAMMES,
  LOST_REASONS,
  PAUSE_REASONS,
  PLAN_STATE_LABELS,
  PROGRAMME_LABELS,
  VISIT_BUTTONS,
} from '../../language/plan-words.data.ts';
import type { CodeLabels, CodeOption, ListAction, Tone } from '../../list-definition.ts';

/** The words of codes as options, with the tones some of them have. */
const words = <Code extends string>(
  labels: { readonly [code in Code]: string },
  tones: { readonly [code in Code]?: Tone } = {},
): { readonly options: readonly CodeOption[] } => ({
  options: Object.entries<string>(labels).map(([code, label]) => {
    const tone = tones[code as Code];
    return { code, label, ...(tone && { tone }) };
  }),
});

/** Words of planned visits. */
export const PLAN_LABELS = {
  programme: words(PROGRAMME_LABELS),
  state: words(PLAN_STATE_LABELS, {
    ...{ upcoming: 'quiet', due: 'warn', overdue: 'danger', visited: 'good', 'made-up': 'good', lost: 'warn' },
  }),
  form: { options: VISIT_BUTTONS.flatMap(({ sheets }) => words<string>(sheets).options) },
  call: words(ATTEMPT_RESULTS, { asked: 'good', 'wrong-number': 'warn', refuses: 'warn', moved: 'warn' }),
  lost: words(LOST_REASONS),
  pause: words(PAUSE_REASONS),
  transfer: {
    options: [
      { code: '1', label: '休假' },
      { code: '2', label: '分工调整' },
      { code: '3', label: '离职' },
      { code: '9', label: '其他' },
    ],
  },
} as const satisfies { readonly [what: string]: CodeLabels };

const NEXT_VISIT = { undo: true, rare: true, letter: 'E' } as const;

/** 暂停随访 and 恢复随访: of planned visits, or of the cards of a disease, whose next visit it is then. Which rows may rest, and which do. */
const pauses = (what: 'plans' | 'care', mayRest: string, mayResume: string): readonly ListAction[] => [
  {
    ...{
      id: 'pause',
      label: '暂停随访',
      on: 'rows',
      ...NEXT_VISIT,
      when: mayRest,
      does: { job: `pause-${what}` },
    },
    asks: [
      { key: 'reason', label: '暂停原因', kind: 'choice', words: PLAN_LABELS.pause, required: true },
      {
        key: 'resumeOn',
        label: '恢复日期',
        kind: 'day',
        required: true,
        hint: '最长 90 天；到这一天自动恢复，期间不算逾期',
      },
      { key: 'note', label: '说明', kind: 'text' },
    ],
    ...{ confirm: '确定暂停 {n} 人的随访？', says: '已暂停 {done} 人；跳过 {skipped} 人。' },
  },
  {
    ...{
      id: 'resume',
      label: '恢复随访',
      on: 'rows',
      ...NEXT_VISIT,
      when: mayResume,
      does: { job: `resume-${what}` },
    },
    ...{ confirm: '确定现在就恢复 {n} 人的随访？', says: '已恢复 {done} 人；跳过 {skipped} 人。' },
  },
];

/** Of the cards of a disease. */
export const pausesOf = (disease: 'hypertension' | 'diabetes' | 'psychosis'): readonly ListAction[] => {
  const rests = `hasAny(resident.pausedCare, ['${disease}'])`;
  const live = 'record.terminated != true';
  return pauses('care', `${live} && (isMissing(resident.pausedCare) || !${rests})`, `${live} && ${rests}`);
};

const OF_DISEASE = DISEASE_PROGRAMMES.map((one) => `plan.programme == '${one}'`);
const OWED = `(plan.state == 'upcoming' || plan.state == 'due' || plan.state == 'overdue') && (${OF_DISEASE.join(' || ')})`;

/** Of planned visits. */
export const VISIT_PAUSES = pauses('plans', `${OWED} && isMissing(plan.pausedUntil)`, '!isMissing(plan.pausedUntil)');
