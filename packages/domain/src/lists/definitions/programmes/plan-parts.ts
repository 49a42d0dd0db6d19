import type { CodeLabels, ListAction } from '../../list-definition.ts';

/** Words of planned visits; the codes are those of `@gongwei/domain/plans`, which a test holds together. */
export const PLAN_LABELS = {
  programme: {
    options: [
      { code: 'hypertension', label: '高血压' },
      { code: 'diabetes', label: '糖尿病' },
      { code: 'psychosis', label: '严重精神障碍' },
      { code: 'tuberculosis', label: '肺结核' },
      { code: 'copd', label: '慢阻肺' },
      { code: 'check-up', label: '年度体检' },
      { code: 'tcm', label: '中医药健康管理' },
      { code: 'child', label: '儿童健康检查' },
      { code: 'vaccination', label: '预防接种' },
      { code: 'pregnancy', label: '产前随访' },
      { code: 'puerperium', label: '产后访视' },
    ],
  },
  state: {
    options: [
      { code: 'upcoming', label: '未到期', tone: 'quiet' },
      { code: 'due', label: '应随访', tone: 'warn' },
      { code: 'overdue', label: '逾期', tone: 'danger' },
      { code: 'visited', label: '已随访', tone: 'good' },
      { code: 'made-up', label: '补访', tone: 'good' },
      { code: 'lost', label: '失访', tone: 'warn' },
      { code: 'ended', label: '终止', tone: 'quiet' },
    ],
  },
  form: {
    options: [
      { code: 'hypertension-follow-up', label: '高血压随访表' },
      { code: 'diabetes-follow-up', label: '糖尿病随访表' },
      { code: 'psychosis-follow-up', label: '精神障碍随访表' },
      { code: 'tuberculosis-follow-up', label: '肺结核随访表' },
      { code: 'copd-follow-up', label: '慢阻肺随访表' },
      { code: 'health-check-up', label: '健康体检表' },
      { code: 'tcm-constitution', label: '中医体质辨识表' },
      { code: 'tcm-child-guidance', label: '儿童中医指导表' },
      { code: 'newborn-home-visit', label: '新生儿访视表' },
      { code: 'child-check-up', label: '儿童健康检查表' },
      { code: 'immunization-dose', label: '接种登记' },
      { code: 'first-prenatal-visit', label: '第1次产前随访表' },
      { code: 'prenatal-visit', label: '产前随访表' },
      { code: 'postpartum-visit', label: '产后访视表' },
      { code: 'postpartum-42-day', label: '产后42天检查表' },
    ],
  },
  call: {
    options: [
      { code: 'asked', label: '已接通，约好来访', tone: 'good' },
      { code: 'not-reached', label: '无人接听' },
      { code: 'wrong-number', label: '停机或空号', tone: 'warn' },
      { code: 'refuses', label: '拒绝随访', tone: 'warn' },
      { code: 'moved', label: '已搬走或外出', tone: 'warn' },
    ],
  },
  lost: {
    options: [
      { code: '1', label: '外出打工' },
      { code: '2', label: '迁居他处' },
      { code: '3', label: '走失' },
      { code: '4', label: '连续3次未访到' },
      { code: '5', label: '其他' },
    ],
  },
  pause: {
    options: [
      { code: '1', label: '住院' },
      { code: '2', label: '短期外出' },
      { code: '3', label: '其他' },
    ],
  },
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

const OF_DISEASE = ['hypertension', 'diabetes', 'psychosis', 'tuberculosis', 'copd'].map(
  (one) => `plan.programme == '${one}'`,
);
const OWED = `(plan.state == 'upcoming' || plan.state == 'due' || plan.state == 'overdue') && (${OF_DISEASE.join(' || ')})`;

/** Of planned visits. */
export const VISIT_PAUSES = pauses('plans', `${OWED} && isMissing(plan.pausedUntil)`, '!isMissing(plan.pausedUntil)');
