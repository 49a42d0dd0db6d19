import { maskAnswers, optionsOf, type Answers, type CompiledForm, type FieldDefinition } from '@gongwei/domain/forms';
import { maskFor, maskWritten, type Json, type JsonObject, type Reader } from '@gongwei/domain/shared';
import {
  canonicalText,
  isUploadError,
  payloadDefinition,
  UPLOAD_ERRORS,
  uploadEventsFrom,
} from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { hidePeople } from '../privacy/hide-people.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import { uploadSources } from './upload-sources.query.ts';
import { deletionReason } from './delete-there.ts';
import type { EntryRow } from './upload-entry.ts';

type Event = {
  readonly at: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly code: string | null;
  readonly message: string | null;
  readonly by: string | null;
};

/** An entry as its window shows it: field by field what is here, what went out last and what the platform was last seen to hold. */
export async function entryDetail(on: Queryable, forms: FormLibrary, reader: Reader, entry: EntryRow) {
  const [[source], [person], events] = await Promise.all([
    uploadSources(on, entry.county_code, [entry.record_id]),
    on.query<{ name: string; has_archive: boolean; batch_no: string | null; account: string | null }>(
      `select p.name, p.has_personal_info as has_archive, (select batch_no from upload_batches b where b.county_code = $1 and b.id = $3) as batch_no,
         (select username from platform_accounts a where a.id = $4) as account
       from residents p where p.county_code = $1 and p.id = $2`,
      [entry.county_code, entry.resident_id, entry.batch_id, entry.account_id],
    ),
    on.query<Event>(
      `select at, event, from_state as "from", to_state as "to", code, message, by_name as by from upload_events
       where county_code = $1 and record_id = $2 order by id desc limit 200`,
      [entry.county_code, entry.record_id],
    ),
  ]);
  const people = reader === 'reveals' ? undefined : await hidePeople(on, [entry.resident_id]);
  const hide = people?.hide;
  const plain = (text: string): string => (hide ? (hide(text) ?? '') : maskWritten(reader, text));
  const at = (instant: string): string => people?.instant(instant) ?? instant;
  const code = entry.error_code;
  return {
    id: entry.record_id,
    formId: entry.form_id,
    residentId: entry.resident_id,
    name: maskFor(reader, 'person-name', person?.name ?? '') ?? '',
    title: forms.title(entry.form_id),
    recordDate: people ? people.day(entry.form_id, entry.occurred_on) : entry.occurred_on,
    state: entry.state,
    attempts: entry.attempts,
    askedTimes: entry.asked_times,
    missing: entry.missing.map((key) => ({ key, label: labelOf(forms, entry.form_id, key) })),
    ...(entry.platform_id !== null && { platformId: entry.platform_id }),
    ...(entry.skip_reason !== null && { skipReason: plain(entry.skip_reason) }),
    ...deletionShown(entry, plain),
    ...(entry.sent_at !== null && { sentAt: at(entry.sent_at) }),
    ...(entry.answered_at !== null && { answeredAt: at(entry.answered_at) }),
    ...(entry.next_at !== null && { nextAt: at(entry.next_at) }),
    ...(entry.platform_now !== null && {
      seenAt: at(entry.platform_now.at),
      held: entry.platform_now.fields !== undefined,
    }),
    ...(person?.batch_no != null && { batchNo: person.batch_no }),
    ...(person?.account != null && { account: person.account }),
    ...(code !== null && {
      error: {
        code,
        label: isUploadError(code) ? UPLOAD_ERRORS[code].label : code,
        ...mendedBy(code, person?.has_archive ?? true),
        // In the platform's own words, which name whom it likes.
        text: plain(entry.error_text ?? ''),
        ...(entry.error_field !== null && { field: entry.error_field }),
      },
    }),
    events: uploadEventsFrom(entry.state),
    rows: rowsOf(forms, reader, entry, source?.content.payload.fields ?? {}, hide),
    log: events.map((one) => ({ ...one, at: at(one.at), message: one.message === null ? null : plain(one.message) })),
  };
}

/** What is sent as the archive of a person; who has none yet cannot be sent before it is written. */
const ARCHIVE = 'resident-personal-info';
const WITHOUT_ARCHIVE = 'E03';
const mendedBy = (code: string, hasArchive: boolean): { readonly advice: string; readonly form?: string } =>
  code === WITHOUT_ARCHIVE && !hasArchive
    ? { advice: '这位居民还没有个人基本信息表：先填好，再和这条一起上传', form: ARCHIVE }
    : { advice: isUploadError(code) ? UPLOAD_ERRORS[code].advice : '' };

/** How a deletion on the platform stands; nothing where nobody asked for one. */
const deletionShown = (
  { revoke_state: state, revoke, revoke_next_at: goesAt }: EntryRow,
  plain: (text: string) => string,
) =>
  state !== '0' && {
    deletion: {
      state,
      reason: plain(deletionReason(revoke)),
      ...(revoke?.message !== undefined && { message: plain(revoke.message) }),
      ...(state === '1' && goesAt !== null && { goesAt }),
    },
  };

/** With the words of its codes, also where they stand in a dictionary. */
const fieldIn = (form: CompiledForm | undefined, key: string): FieldDefinition | undefined =>
  form?.fields.find((field) => field.key === key);
/** What a form calls one of its fields. */
export const labelOf = (forms: FormLibrary, formId: string, key: string): string =>
  fieldIn(forms.compiled(formId), key)?.label ?? (key === 'idNumber' ? '身份证号' : key);

function rowsOf(
  forms: FormLibrary,
  reader: Reader,
  entry: EntryRow,
  local: JsonObject,
  hide: Parameters<typeof maskAnswers>[3],
) {
  const there = entry.platform_now?.fields;
  const sides = [local, entry.sent?.fields ?? {}, there ?? {}] as const;
  const masked = sides.map((side) => maskAnswers(reader, forms.sensitive(entry.form_id), side as Answers, hide));
  const form = forms.compiled(entry.form_id);
  const keys = payloadDefinition(entry.form_id)?.sends.filter(
    (key) => sides.some((side) => side[key] !== undefined) || entry.missing.includes(key) || entry.error_field === key,
  );
  return (keys ?? []).map((key) => {
    const field = fieldIn(form, key);
    const [here, sent, platform] = masked.map((side) => words(field, side[key] as Json | undefined));
    return {
      key,
      label: field?.label ?? key,
      here: here ?? '',
      sent: sent ?? '',
      platform: platform ?? '',
      same: there === undefined || canonicalText(local[key] ?? null) === canonicalText(there[key] ?? null),
    };
  });
}

function words(field: FieldDefinition | undefined, value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => words(field, one)).join('、');
  if (typeof value === 'boolean') return value ? '是' : '否';
  const options = field && optionsOf(field);
  return options?.find(({ code }) => code === value)?.label ?? String(value);
}
