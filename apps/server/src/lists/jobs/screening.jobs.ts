import { SCREENING_VERDICT, screeningAfter, type ScreeningEvent } from '@gongwei/domain/chronic';
import type { JsonObject } from '@gongwei/domain/shared';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import type { JobKind } from './job-kind.ts';
import { sheetJob, type Doer, type SheetCommand } from './sheet-jobs.ts';

const MOST_WORDS = 200;
const refuse = (message: string) => httpFailure(422, { code: 'list.answers', message });
const reasonOf = ({ reason }: JsonObject): string =>
  typeof reason === 'string' ? reason.trim().slice(0, MOST_WORDS) : '';

/** An event of screening sheets. `eventOf`: with its answers, of who does it today. */
const screening = (
  label: string,
  check: (answers: JsonObject) => JsonObject,
  eventOf: (answers: JsonObject, who: Doer) => ScreeningEvent,
): SheetCommand => ({
  label,
  forms: ['hypertension-screening', 'diabetes-screening'],
  keys: SCREENING_VERDICT,
  check: async (_context, _reading, answers) => {
    const reason = reasonOf(answers);
    if (reason === '') throw refuse(`请填写${label}的理由`);
    return { ...check(answers), reason };
  },
  after: ({ data }, answers, who) => screeningAfter(data, eventOf(answers, who)),
  told: reasonOf,
});

const EXCLUDE = screening(
  '排除',
  ({ result }) => {
    if (result !== '3' && result !== '4') throw refuse('请选择核实结果');
    return { result };
  },
  (answers, { by, today }) => ({
    type: 'EXCLUDE',
    result: answers['result'] === '4' ? '4' : '3',
    reason: reasonOf(answers),
    by,
    on: today,
  }),
);
const REOPEN = screening(
  '重新核实',
  () => ({}),
  () => ({ type: 'REOPEN' }),
);

/** 排除 and 重新核实 of people found with a raised blood pressure or glucose. */
export const screeningJobs = (hooks: RecordHooks): { readonly [job: string]: JobKind } => ({
  'exclude-suspects': sheetJob(hooks, EXCLUDE),
  'reopen-suspects': sheetJob(hooks, REOPEN),
});
