import {
  PRESCRIPTION_HANDED,
  PRESCRIPTION_STANDING,
  prescriptionAfter,
  prescriptionHanded,
  type PrescriptionEvent,
} from '@gongwei/domain/chronic';
import {
  HANDLING_WAYS,
  MEDICATION_STANDING,
  medicationAfter,
  MONITORING_STANDING,
  monitoringAfter,
  READING_STANDING,
  readingAfter,
  type MedicationEvent,
  type MonitoringEvent,
  type ReadingEvent,
} from '@gongwei/domain/prevention';
import { isCalendarDay, type JsonObject } from '@gongwei/domain/shared';
import type { RecordHooks } from '../../records/record-hooks.ts';
import type { ServerContext } from '../../server-context.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import type { JobKind } from './job-kind.ts';
import { sheetJob, type SheetCommand } from './sheet-jobs.ts';

const MOST_WORDS = 200;
const words = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MOST_WORDS) : '');

/** What is asked for a command: `needed` must be answered, `coded` says which field of the form has the words of a code. */
type Asks = { readonly needed: readonly string[]; readonly coded?: { readonly [answer: string]: string } };

/** The jobs of some commands. */
export const sheetJobs = (hooks: RecordHooks, commands: Commands): { readonly [job: string]: JobKind } =>
  Object.fromEntries(Object.entries(commands).map(([job, one]) => [job, sheetJob(hooks, one)]));

/** A command of sheets of some forms, whose state is in `keys`; what was answered stands in the history in words. */
export const command = (
  label: string,
  forms: readonly [string, ...string[]],
  keys: readonly string[],
  { needed, coded = {} }: Asks,
  rest: Pick<SheetCommand, 'after'>,
): SheetCommand => ({
  label,
  forms,
  keys,
  check: async ({ forms: known }, _reading, answers) => {
    const given = Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, words(value)]));
    if (needed.some((key) => !given[key]))
      throw httpFailure(422, { code: 'list.answers', message: `${label}：请把必填的填完` });
    const said = Object.entries(given).map(([key, code]) =>
      key === 'way' ? (HANDLING_WAYS[code] ?? '') : wordsOf(known, forms[0], coded[key], code),
    );
    return { ...given, said: said.filter((part) => part !== '').join('，') };
  },
  ...rest,
  told: ({ said }) => words(said),
});

/** The words of a code, as the form's field says them. */
function wordsOf(forms: ServerContext['forms'], form: string, field: string | undefined, code: string): string {
  if (field === undefined) return code;
  const fields = forms.definition(form)?.sections.flatMap((section) => section.fields) ?? [];
  const found = fields.find(({ key }) => key === field);
  const options = found && 'options' in found ? found.options : undefined;
  return options?.find((option) => option.code === code)?.label ?? code;
}

const monitoring = (
  label: string,
  form: string,
  asks: Asks,
  eventOf: (answers: JsonObject) => MonitoringEvent,
): SheetCommand =>
  command(label, [form], MONITORING_STANDING, asks, {
    // Whether the person may leave or come back is asked where the sheet is written (`lifeOfSheetsHook`), with the person held.
    after: ({ data }, answers, { today }) => monitoringAfter(data, eventOf(answers), today),
  });

const ENDING: Asks = { needed: ['reason'], coded: { reason: 'stateReason' } };
const BECAUSE: Asks = { needed: ['reason'] };
const ending = (type: 'PAUSE' | 'REMOVE') => (answers: JsonObject) =>
  ({ type, reason: words(answers['reason']), note: words(answers['note']) }) as const;

const monitoringCommands = (form: string): Commands => ({
  [`pause-${form}`]: monitoring('暂停', form, ENDING, ending('PAUSE')),
  [`resume-${form}`]: monitoring('恢复', form, { needed: [] }, () => ({ type: 'RESUME' })),
  [`remove-${form}`]: monitoring('移出管理', form, ENDING, ending('REMOVE')),
  [`restore-${form}`]: monitoring('恢复管理', form, BECAUSE, ({ reason }) => ({
    type: 'RESTORE',
    reason: words(reason),
  })),
});

const reading = (label: string, asks: Asks, eventOf: (answers: JsonObject) => ReadingEvent): SheetCommand =>
  command(label, ['blood-pressure-reading', 'blood-glucose-reading'], READING_STANDING, asks, {
    after: ({ data }, answers, who) => readingAfter(data, eventOf(answers), who),
  });

const medicine = (label: string, asks: Asks, eventOf: (answers: JsonObject) => MedicationEvent): SheetCommand =>
  command(label, ['medication-record'], MEDICATION_STANDING, asks, {
    after: ({ data }, answers, { today }) => medicationAfter(data, eventOf(answers), today),
  });

const prescription = (label: string, asks: Asks, eventOf: (answers: JsonObject) => PrescriptionEvent): SheetCommand =>
  command(label, ['management-prescription'], PRESCRIPTION_STANDING, asks, {
    after: ({ data }, answers, { today }) => prescriptionAfter(data, eventOf(answers), today),
  });

export type Commands = { readonly [job: string]: SheetCommand };
const COMMANDS: Commands = {
  ...monitoringCommands('blood-pressure-patient'),
  ...monitoringCommands('blood-glucose-patient'),
  'handle-readings': reading('处理预警', { needed: ['way'] }, ({ way, note }) => ({
    ...{ type: 'HANDLE', way: words(way), note: words(note) },
  })),
  'void-readings': reading('作废', BECAUSE, ({ reason }) => ({ type: 'VOID', reason: words(reason) })),
  'restore-readings': reading('恢复', BECAUSE, ({ reason }) => ({ type: 'RESTORE', reason: words(reason) })),
  'stop-medicines': medicine(
    '停药',
    { needed: ['reason', 'on'], coded: { reason: 'changeReason' } },
    ({ reason, on }) => ({
      ...{ type: 'STOP', reason: words(reason) },
      on: typeof on === 'string' && isCalendarDay(on) ? on : undefined,
    }),
  ),
  'resume-medicines': medicine('恢复在用', BECAUSE, ({ reason }) => ({ type: 'RESUME', reason: words(reason) })),
  'complete-prescriptions': prescription(
    '完成评价',
    { needed: ['result'], coded: { result: 'result' } },
    ({ result, note }) => ({ type: 'COMPLETE', result: words(result), note: words(note) }),
  ),
  'stop-prescriptions': prescription(
    '停用',
    { needed: ['reason'], coded: { reason: 'stopReason' } },
    ({ reason, note }) => ({ type: 'STOP', reason: words(reason), note: words(note) }),
  ),
  'hand-out-prescriptions': command(
    '交付居民',
    ['management-prescription'],
    PRESCRIPTION_HANDED,
    { needed: ['receivedBy'] },
    { after: ({ data }, { receivedBy }, { at }) => prescriptionHanded(data, words(receivedBy), at) },
  ),
  'resume-prescriptions': prescription('恢复执行', BECAUSE, ({ reason }) => ({
    ...{ type: 'RESUME', reason: words(reason) },
  })),
};

/** What is done to people who are followed at home, to their readings, medicines and prescriptions, besides typing. */
export const monitoringJobs = (hooks: RecordHooks): { readonly [job: string]: JobKind } => sheetJobs(hooks, COMMANDS);
