import { compileForm, type Answers, type CompiledForm, type FormContext } from '@gongwei/domain/forms';
import type { ImportedLine, SheetLine } from '@gongwei/domain/lists';
import {
  answersOfLine,
  entryColumns,
  joinedAnswers,
  registerOf,
  type RegisterDefinition,
} from '@gongwei/domain/register';
import type { JsonObject } from '@gongwei/domain/shared';
import { waitTurn, type Queryable } from '../../database/database.port.ts';
import { countyCodeOf } from '../../database/scope.ts';
import type { ServerContext } from '../../server-context.ts';
import { todayOf } from '../../shared/server-clock.ts';
import type { ServedLists } from '../serve-lists.ts';
import type { ListReader } from '../source.ts';
import type { ImportKind } from './import-kind.ts';

export const IMPORT_ENTRIES = 'import-entries';

/** Files of entries of a register: what there is of the same code (or name) is known, every other line a new entry. */
export function entryImport(lists: ServedLists, formId: string): ImportKind | undefined {
  const module = lists.library.form(formId);
  const register = registerOf(formId);
  if (!module || !register) return undefined;
  const form = compileForm(module);
  const key = keyOf(register);
  return {
    columns: entryColumns(form),
    must: [key],
    job: IMPORT_ENTRIES,
    judge: async (context, reading, lines) => {
      const today = todayOf(context.clock);
      const read = entriesIn(form, key, lines, today);
      const known = await knownEntries(
        context.database,
        reading,
        formId,
        key,
        read.map(({ data }) => String(data[key])),
      );
      const asks: FormContext = {
        today,
        user: { id: reading.staff.id, name: reading.staff.name, institutionCode: reading.scope.institutionCode },
      };
      return read.map(({ row, data, problems }): ImportedLine => {
        const title = String(data[register.titleField] ?? data[key] ?? '');
        const there = known.get(String(data[key]));
        const whole = there ? { ...there.data, ...data } : openedEntry(context, formId, asks, data);
        const wrong = [...problems, ...(problems.length > 0 ? [] : troublesOf(context, form, whole, asks))];
        const verdict = wrong.length > 0 ? 'wrong' : there ? 'known' : 'new';
        return { row, title, verdict, problems: wrong, data: there ? data : whole, ...(there && { id: there.id }) };
      });
    },
  };
}

/** What tells entries apart: their code, or their name where they have none. */
const keyOf = ({ unique, titleField }: RegisterDefinition): string => unique ?? titleField;

type Read = { readonly row: number; readonly data: JsonObject; readonly problems: readonly string[] };

/** One of each key: further lines about it bring further rows of its tables, and nothing else. */
function entriesIn(
  form: CompiledForm,
  key: string,
  lines: readonly SheetLine[],
  today: FormContext['today'],
): readonly Read[] {
  const label = form.field(key).label;
  const entries = new Map<string, Read>();
  const without: Read[] = [];
  for (const line of lines) {
    const { data, problems } = answersOfLine(form, line, today);
    const value = data[key];
    if (value === undefined) {
      without.push({ row: line.row, data: data as JsonObject, problems: [...problems, `缺少${label}`] });
      continue;
    }
    const before = entries.get(String(value));
    const adds = form.fields.some((field) => field.type === 'table' && data[field.key] !== undefined);
    if (before && !adds)
      without.push({ row: line.row, data: data as JsonObject, problems: [`${label}与第 ${before.row} 行重复`] });
    else
      entries.set(String(value), {
        row: before?.row ?? line.row,
        data: (before ? joinedAnswers(before.data, data) : data) as JsonObject,
        problems: [...(before?.problems ?? []), ...problems],
      });
  }
  return [...entries.values(), ...without].toSorted((one, other) => one.row - other.row);
}

/**
 * Whether a line that was to become a new entry has its like by now, where nothing but the name tells entries apart: of a code the save itself
 * keeps one. Files that write into such a register wait for each other.
 */
export async function isThereByNow(
  inside: Queryable,
  reading: ListReader,
  formId: string,
  data: Answers,
): Promise<boolean> {
  const register = registerOf(formId);
  if (!register || register.unique !== undefined) return false;
  await waitTurn(inside, `import:${formId}:${reading.scope.institutionCode}`);
  const key = keyOf(register);
  return (await knownEntries(inside, reading, formId, key, [String(data[key])])).size > 0;
}

async function knownEntries(
  on: Queryable,
  { scope }: ListReader,
  formId: string,
  key: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly data: JsonObject }>> {
  const rows = await on.query<{ id: string; value: string; data: JsonObject }>(
    `select id, data ->> $4 as value, data from records where county_code = $1 and institution_code = $2 and form_id = $3
       and removed_at is null and data ->> $4 = any($5::text[])`,
    [countyCodeOf(scope.institutionCode), scope.institutionCode, formId, key, [...values]],
  );
  return new Map(rows.map(({ id, value, data }) => [value, { id, data }]));
}

/** A new entry as the screen would open it, with what the line says. */
export function openedEntry({ forms }: ServerContext, formId: string, asks: FormContext, data: Answers): JsonObject {
  const engine = forms.open(formId, asks);
  engine?.setMany(data);
  return (engine?.answers() ?? data) as JsonObject;
}

/** What the rules of the form have against an entry, as sentences. */
export const troublesOf = (
  { forms }: ServerContext,
  form: CompiledForm,
  data: Answers,
  asks: FormContext,
): readonly string[] =>
  forms
    .troubles(form.definition.id, data, asks)
    .map(({ message, field }) => message || `${form.field(field).label}有误`);
