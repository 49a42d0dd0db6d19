import { codeOf, codesOf, numberOf, rowsOf, textOf } from '../clinical/index.ts';
import type { Answers } from '../forms/index.ts';
import { addDays, type CalendarDay, type Json } from '../shared/index.ts';

/** Registers of the knowledge base whose entries are brought into a 健康管理处方. */
export const TEMPLATE_FORMS = ['knowledge-comprehensive-intervention', 'knowledge-intervention-plan'] as const;

/** An entry of the knowledge base. */
type PrescriptionTemplate = { readonly formId: string; readonly data: Answers };

/** As much as the sheet takes; what is longer ends with a word that it does. */
const MOST_TEXT = 4000;
const MORE = '…（其余见知识库）';
const IN_TEXT = '见处方全文';

/** Problems of the sheet for 合并疾病, for 适用人群 and for 适用疾病. */
const OF_DISEASES: Codes = { '1': '1', '2': '2', '3': '7', '4': '8', '5': '3', '6': '4', '7': '9' };
const OF_CROWD: Codes = { '04': '1', '05': '2', '10': '11' };
const OF_PLAN: Codes = { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '11' };
/** Kinds of the sheet for 干预类型; medicines are prescribed one by one, and teaching is no kind. */
const OF_STEP: Codes = { '1': '1', '2': '2', '4': '4', '5': '5', '6': '7', '7': '6' };
const STEP_LABELS: Codes = {
  '1': '膳食',
  '2': '运动',
  '3': '用药',
  '4': '心理',
  '5': '戒烟限酒',
  '6': '监测',
  '7': '中医',
  '8': '宣教',
};
const EXECUTORS: Codes = { '1': '责任医生', '2': '护士', '3': '村医', '4': '居民本人' };
type Codes = { readonly [code: string]: string };

/**
 * What an entry of the knowledge base says as answers of a new sheet: kinds and problems, its words in their sections and as 处方全文. Numbers
 * are left to the person's own height, weight and pressure. Source: [P] screen management-prescription-list.
 */
export const prescriptionFrom = ({ formId, data }: PrescriptionTemplate, today: CalendarDay): Answers =>
  formId === 'knowledge-intervention-plan' ? fromPlan(data) : fromMix(data, today);

const given = (answers: { readonly [key: string]: Json | undefined }): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) =>
      value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[key, value]],
    ),
  );

const inOrder = (codes: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(codes.filter((code) => code !== undefined))].sort((one, other) => Number(one) - Number(other));

const whole = (lines: readonly string[]): string => {
  const text = lines.filter((line) => line !== '').join('\n');
  return text.length <= MOST_TEXT ? text : `${text.slice(0, MOST_TEXT - MORE.length)}${MORE}`;
};

/** A text where it has room, else where it stands in full. */
const short = (text: string | undefined, most: number): string | undefined =>
  text === undefined ? undefined : text.length <= most ? text : IN_TEXT;

const PARTS = [
  ['diet', '膳食', '1'],
  ['exercise', '运动', '2'],
  ['medicine', '用药提示', undefined],
  ['psychology', '心理', '4'],
  ['tcm', '中医药', '6'],
  ['monitor', '监测', '7'],
  ['danger', '危急情况与转诊', undefined],
] as const;

/** 综合干预: a text for each kind. */
function fromMix(data: Answers, today: CalendarDay): Answers {
  const said = PARTS.flatMap(([key, label, kind]) => {
    const text = textOf(data[key]);
    return text === undefined ? [] : [{ key, label, kind, text }];
  });
  const textAt = (key: string): string | undefined => said.find((one) => one.key === key)?.text;
  const days = numberOf(data['followUpDays']);
  const problems = [
    ...(codesOf(data['diseases']) ?? []).map((code) => OF_DISEASES[code]),
    ...(codesOf(data['crowd']) ?? []).map((code) => OF_CROWD[code]),
  ];
  return given({
    prescriptionKinds: inOrder(said.map(({ kind }) => kind)),
    targetProblems: inOrder(problems),
    ...(textAt('diet') !== undefined && { dietTopics: ['10'], dietOther: short(textAt('diet'), 300) }),
    ...(textAt('exercise') !== undefined && {
      exerciseTypes: ['13'],
      exerciseTypeOther: short(textAt('exercise'), 100),
    }),
    tcmContent: short(textAt('tcm'), 1000),
    labSchedule: short(textAt('monitor'), 200),
    nextFollowUpDate: days === undefined ? undefined : addDays(today, days),
    prescriptionText: whole([headOf(data), ...said.map(({ label, text }) => `【${label}】${text}`)]),
  });
}

const headOf = (data: Answers): string => `套用知识库“${textOf(data['name']) ?? ''}”。`;

/** 干预方案: aims and steps, week by week. */
function fromPlan(data: Answers): Answers {
  const steps = rowsOf(data['steps']);
  const cycle = numberOf(data['cycle']);
  const problem = OF_PLAN[codeOf(data['disease']) ?? ''];
  const aims = rowsOf(data['goals']).map((goal) =>
    [textOf(goal['item']), '：', textOf(goal['target']), textOf(goal['unit'])].filter(Boolean).join(''),
  );
  return given({
    prescriptionKinds: inOrder(steps.map(({ kind }) => OF_STEP[codeOf(kind) ?? ''])),
    targetProblems: problem === undefined ? [] : [problem],
    validDays: cycle === undefined ? undefined : Math.min(cycle * 7, 365),
    prescriptionText: whole([
      headOf(data),
      aims.length > 0 ? `【目标】${aims.join('；')}` : '',
      ...steps.map(stepInWords),
      textOf(data['evaluate']) === undefined ? '' : `【效果评价】${textOf(data['evaluate'])}`,
    ]),
  });
}

function stepInWords(step: { readonly [key: string]: unknown }): string {
  const [week, kind] = [numberOf(step['week']), STEP_LABELS[codeOf(step['kind']) ?? '']];
  const beside = [textOf(step['frequency']), EXECUTORS[codeOf(step['executor']) ?? '']].filter(Boolean).join('，');
  const head = [week === undefined ? '' : `第${week}周`, kind ?? ''].filter(Boolean).join(' ');
  return `${head === '' ? '' : `【${head}】`}${textOf(step['content']) ?? ''}${beside === '' ? '' : `（${beside}）`}`;
}
