import { optionsOf, type Answers, type FormDefinition } from '@gongwei/domain/forms';
import type { ImportedLine } from '@gongwei/domain/lists';
import type { EntryCommand } from '@gongwei/domain/register';
import { isCalendarDay, type CalendarDay, type Json, type JsonObject } from '@gongwei/domain/shared';
import { countyCodeOf } from '../../database/scope.ts';
import type { FullRecordRow } from '../../records/record.mapper.ts';
import { toSnapshot } from '../../records/record.mapper.ts';
import type { WhyItStays } from '../../records/remove-by-hand.policy.ts';
import { removeInside } from '../../records/remove-record.service.ts';
import { saveInside } from '../../records/save-record.service.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { attempted, type Entries } from './entries.ts';

export type Changes = { readonly [field: string]: Json | undefined };

const CHANGED_SINCE = '之后又有人改过';

/** The version a command leaves behind, and what its answers were before; `null`: there was none. */
type Before = { readonly version: number; readonly values: { readonly [field: string]: Json | null } };

export const beforeOf = (entry: FullRecordRow, changes: Changes): JsonObject => ({
  version: entry.version + 1,
  values: Object.fromEntries(Object.keys(changes).map((field) => [field, entry.data[field] ?? null])),
});

const newId = ({ context: { clock, random } }: Entries): string => uuidV7(clock.now(), random);

const answersOf = (values: Changes): Answers =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** Why a command does not start from where an entry stands, in the state's words. */
export function refusal(
  { context }: Entries,
  { from, free, label }: EntryCommand,
  entry: FullRecordRow,
): string | undefined {
  if (entry.removed_at !== null) return '已经删除';
  if (free && isThere(entry.data[free.field])) return free.says;
  const state = from && entry.data[from.field];
  if (!from || (typeof state === 'string' && from.codes.includes(state))) return undefined;
  return `现在是“${wordOf(context.forms.definition(entry.form_id), from.field, state)}”，不能${label}`;
}

const isThere = (answer: Json | undefined): boolean => answer !== undefined && answer !== null && answer !== '';

function wordOf(form: FormDefinition | undefined, key: string, code: Json | undefined): string {
  const field = form?.sections.flatMap(({ fields }) => fields).find((one) => one.key === key);
  return (field && optionsOf(field)?.find((option) => option.code === code)?.label) ?? String(code ?? '未填');
}

/** Why an entry could not be changed; nothing where it was. */
export async function changed(
  entries: Entries,
  entry: FullRecordRow,
  changes: Changes,
  reason: string,
): Promise<string | undefined> {
  const { context, inside, reading, hooks } = entries;
  const form = context.forms.definition(entry.form_id);
  if (!form) return '没有这张表';
  const record = toSnapshot(entry);
  const data = answersOf({ ...record.data, ...changes });
  const occurredOn = dayOf(form, changes, record.occurredOn);
  return attempted(entries, async () => {
    const save = { ...record, occurredOn, data, baseVersion: entry.version, saveId: newId(entries), reason };
    const outcome = await saveInside(hooks, { context, inside, ...whoAsks(reading), form, save });
    return outcome.ok ? undefined : '刚刚有人改过';
  });
}

const whoAsks = ({ scope, staff }: Entries['reading']) => ({ scope, staff });

/** Gives an entry the answers back it had before a command. Why not, where somebody changed it since. */
export async function changedBack(
  entries: Entries,
  entry: FullRecordRow,
  before: JsonObject | undefined,
  label: string,
): Promise<string | undefined> {
  const { version, values = {} } = (before ?? {}) as Partial<Before>;
  if (entry.version !== version) return CHANGED_SINCE;
  const restored = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? undefined]));
  return changed(entries, entry, restored, `撤销“${label}”`);
}

/** The day of a sheet as its answers have it. */
function dayOf({ occurredOn }: FormDefinition, data: Changes, otherwise: CalendarDay): CalendarDay {
  const said = occurredOn === undefined ? undefined : data[occurredOn];
  return typeof said === 'string' && isCalendarDay(said) ? said : otherwise;
}

type SheetOf = NonNullable<ImportedLine['of']>;

/** The save holds the person, so that of two who make their sheet at once the second finds it. @throws 409 where there are two now. */
async function onlyOne({ inside, reading }: Entries, of: SheetOf, on: CalendarDay) {
  if (of.per === 'any') return;
  const rows = await inside.query(
    `select 1 from records where county_code = $1 and subject_id = $2 and form_id = $3 and removed_at is null
       and ($4::date is null or occurred_on = $4::date) limit 2`,
    [countyCodeOf(reading.scope.institutionCode), of.resident, of.form, of.per === 'day' ? on : null],
  );
  if (rows.length > 1) throw httpFailure(409, { code: 'record.exists', message: '刚刚已有这张表' });
}

/** A new entry of an institution, or the one sheet `of` a resident. Why there is none, and which one has its place already. */
export async function added(
  entries: Entries,
  entry: {
    readonly id?: string;
    readonly formId: string;
    readonly institution: string;
    readonly data: Changes;
    readonly of?: SheetOf;
    /** Looks at what was written, while the person is held. @throws what refuses it. */
    readonly fits?: (id: string) => Promise<void>;
  },
  reason: string,
): Promise<{ readonly id: string } | { readonly reason: string; readonly existingId?: string }> {
  const { context, inside, reading, hooks } = entries;
  const { institution, data, of } = entry;
  const form = context.forms.definition(of?.form ?? entry.formId);
  if (!form) return { reason: '没有这张表' };
  const id = entry.id ?? newId(entries);
  const today = todayOf(context.clock);
  const occurredOn = of ? dayOf(form, data, today) : today;
  const answers = answersOf(
    Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, value === '@institution' ? institution : value]),
    ),
  );
  const head = { id, formId: form.id, formVersion: form.version, subjectId: of?.resident ?? institution, occurredOn };
  const save = { ...head, data: answers, baseVersion: 0, saveId: newId(entries), reason };
  let existingId: string | undefined;
  const refused = await attempted(
    entries,
    async () => {
      const outcome = await saveInside(hooks, { context, inside, ...whoAsks(reading), form, save });
      if (of) await onlyOne(entries, of, occurredOn);
      await entry.fits?.(id);
      return outcome.ok ? undefined : '刚刚有人改过';
    },
    (body) => void (existingId = body.existingId),
  );
  return refused === undefined ? { id } : { reason: refused, ...(existingId !== undefined && { existingId }) };
}

/** Takes an entry out of its register, or puts it back. Why not, where it was so already or somebody was faster. `why`: of a sheet of a resident. */
export async function moved(
  entries: Entries,
  { id, version, removed_at }: FullRecordRow,
  removed: boolean,
  why?: WhyItStays,
): Promise<string | undefined> {
  if ((removed_at !== null) === removed) return removed ? '已经删除' : '没有被删除';
  const { context, hooks, inside, reading } = entries;
  return attempted(entries, async () => {
    const removal = { id, removed, baseVersion: version, saveId: newId(entries) };
    const outcome = await removeInside(context, hooks, inside, reading.scope, reading.staff, removal, why);
    return outcome.ok ? undefined : '刚刚有人改过';
  });
}

/** The same, where nobody has changed it since. */
export const movedBack = async (
  entries: Entries,
  entry: FullRecordRow,
  version: Json | undefined,
  removed: boolean,
  why?: WhyItStays,
): Promise<string | undefined> => (entry.version === version ? moved(entries, entry, removed, why) : CHANGED_SINCE);
