import { CARD_STANDING, careCardAfter, CLOSING_REASONS, type CareCardForm } from '@gongwei/domain/maternal-child';
import { isCalendarDay, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import type { FullRecordRow } from '../../records/record.mapper.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { todayOf } from '../../shared/server-clock.ts';
import type { JobKind } from './job-kind.ts';
import { sheetJob, type SheetCommand } from './sheet-jobs.ts';

const MOST_WORDS = 200;
const refuse = (message: string) => httpFailure(422, { code: 'list.answers', message });
const words = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MOST_WORDS) : '');
/** 失访 of a pregnancy and of a child. */
const LOST: { readonly [form in CareCardForm]: string } = { 'pregnancy-basic-info': '4', 'child-basic-info': '3' };
const AFTER_42_DAYS = '1';
const ENDED = '2';

const closing = (form: CareCardForm): SheetCommand => ({
  label: '结案',
  forms: [form],
  keys: CARD_STANDING[form],
  check: async ({ clock }, _reading, { reason, on, note }) => {
    if (typeof reason !== 'string' || !Object.hasOwn(CLOSING_REASONS[form], reason)) throw refuse('请选择结案情形');
    if (typeof on !== 'string' || !isCalendarDay(on) || on > todayOf(clock)) throw refuse('结案日期不能晚于今天');
    if (reason === LOST[form] && words(note) === '') throw refuse('失访请写明至少 3 次不同日期的联系经过');
    return { reason, on, note: words(note) };
  },
  after: ({ data }, { reason, on, ended }, { today }) => {
    const told = ended === undefined ? {} : { ended: ended as { on: CalendarDay; mode?: string } };
    return careCardAfter(form, data, { type: 'CLOSE', reason: String(reason), on: on as CalendarDay, ...told }, today);
  },
  ...(form === 'pregnancy-basic-info' && { against: examinationMissing, known: endTold }),
  told: ({ reason, on, note }: JsonObject) =>
    [CLOSING_REASONS[form][String(reason)], on, note].filter((part) => part !== '').join('，'),
});

/** Closed as 42天检查完成 is only who was examined since the card was opened. */
async function examinationMissing(
  inside: Queryable,
  { county_code, subject_id, occurred_on }: FullRecordRow,
  { reason }: JsonObject,
): Promise<string | undefined> {
  if (reason !== AFTER_42_DAYS) return undefined;
  const [one] = await inside.query(
    `select 1 from records where county_code = $1 and subject_id = $2 and form_id = 'postpartum-42-day' and removed_at is null
       and occurred_on >= $3 limit 1`,
    [county_code, subject_id, occurred_on],
  );
  return one ? undefined : '还没有产后42天检查';
}

/** The visit that tells of the end of the pregnancy says when and how it ended; 结案 comes days later. */
async function endTold(
  inside: Queryable,
  { county_code, subject_id, occurred_on }: FullRecordRow,
  { reason, on }: JsonObject,
): Promise<JsonObject> {
  if (reason !== ENDED) return {};
  const [told] = await inside.query<{ on: string; mode: string | null }>(
    `select coalesce(data->>'terminationDate', occurred_on::text) as on, data->>'terminationMode' as mode from records
     where county_code = $1 and subject_id = $2 and form_id = 'prenatal-visit' and removed_at is null and occurred_on between $3 and $4
       and data->>'pregnancyStatus' = '2' order by occurred_on desc, id desc limit 1`,
    [county_code, subject_id, occurred_on, String(on)],
  );
  return told ? { ended: { on: told.on, ...(told.mode !== null && { mode: told.mode }) } } : {};
}

const reopening = (form: CareCardForm): SheetCommand => ({
  label: '恢复',
  forms: [form],
  keys: CARD_STANDING[form],
  check: async (_context, _reading, { reason }) => {
    if (words(reason) === '') throw refuse('请填写恢复原因');
    return { reason: words(reason) };
  },
  after: ({ data }, _answers, { today }) => careCardAfter(form, data, { type: 'REOPEN' }, today),
  told: ({ reason }) => words(reason),
});

/** 结案 and 恢复 of the cards of pregnant women and of children. */
export const careCardJobs = (hooks: RecordHooks): { readonly [job: string]: JobKind } => ({
  'close-pregnancy': sheetJob(hooks, closing('pregnancy-basic-info')),
  'reopen-pregnancy': sheetJob(hooks, reopening('pregnancy-basic-info')),
  'close-child-card': sheetJob(hooks, closing('child-basic-info')),
  'reopen-child-card': sheetJob(hooks, reopening('child-basic-info')),
});
