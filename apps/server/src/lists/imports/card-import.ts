import { compileForm, type CompiledForm, type FormContext } from '@gongwei/domain/forms';
import { CARD_ENDED, type ImportedLine, type SheetLine } from '@gongwei/domain/lists';
import { answersOfLine, entryColumns } from '@gongwei/domain/register';
import type { KnownCondition, Sex } from '@gongwei/domain/resident';
import { fullYears, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import { parameters, scopeCondition } from '../../database/scope.ts';
import type { ServerContext } from '../../server-context.ts';
import { todayOf } from '../../shared/server-clock.ts';
import type { ServedLists } from '../serve-lists.ts';
import type { ListReader } from '../source.ts';
import { IMPORT_ENTRIES, openedEntry, troublesOf } from './entry-import.ts';
import type { ImportKind } from './import-kind.ts';
import { nobodys, numberIn, WHO } from './who-in-line.ts';

/** Who cares for the patient, on the cards that say it. */
const DOCTOR = 'responsibleDoctor';

/** A person of the archive, with the newest card of the kind there is of them. */
type Found = {
  readonly id: string;
  readonly id_number: string;
  readonly name: string;
  readonly sex: Sex;
  readonly born: CalendarDay;
  readonly conditions: readonly KnownCondition[];
  readonly status: string;
  readonly institution_code: string;
  readonly doctor_id: string | null;
  readonly card: string | null;
  readonly data: JsonObject | null;
};

/**
 * 导入专档: cards of patients, a line each, found by identity number. Whoever has no card gets one as the sheet would open it; a card there is
 * is changed only where one says so. Who cares for the patient is as the archive has it.
 */
export function cardImport(lists: ServedLists, formId: string): ImportKind | undefined {
  const module = lists.library.form(formId);
  if (!module) return undefined;
  const form = compileForm(module);
  const fields = { fields: form.fields.filter(({ key }) => key !== CARD_ENDED && !key.startsWith('termination')) };
  return {
    columns: [...WHO, ...entryColumns(fields)],
    must: ['@idNumber'],
    job: IMPORT_ENTRIES,
    judge: async (context, reading, lines) => {
      const today = todayOf(context.clock);
      const found = await peopleOf(context, reading, formId, lines.map(numberIn));
      const firsts = new Map(lines.toReversed().map((line) => [numberIn(line), line.row]));
      return lines.map((line): ImportedLine => {
        const person = found.get(numberIn(line));
        const read = answersOfLine(fields, line, today);
        const [data, title] = [read.data as JsonObject, person?.name ?? line.cells['@name'] ?? ''];
        const wrong = [...read.problems, ...refusals(line, person, firsts.get(numberIn(line)))];
        if (wrong.length > 0 || !person) return { row: line.row, title, verdict: 'wrong', problems: wrong, data };
        return { row: line.row, title, ...cardOf(context, form, person, data, asking(person, reading, today)) };
      });
    },
  };
}

/** The card a line makes, or what it changes of the one there is. */
function cardOf(
  context: ServerContext,
  form: CompiledForm,
  person: Found,
  data: JsonObject,
  asks: FormContext,
): Omit<ImportedLine, 'row' | 'title'> {
  if (person.card !== null) {
    const problems = troublesOf(context, form, { ...person.data, ...data }, asks);
    return { verdict: problems.length > 0 ? 'wrong' : 'known', problems, data, id: person.card };
  }
  const whole = openedEntry(context, form.definition.id, asks, {
    ...(form.fields.some(({ key }) => key === DOCTOR) && person.doctor_id !== null && { [DOCTOR]: person.doctor_id }),
    ...data,
  });
  const problems = troublesOf(context, form, whole, asks);
  const of = { form: form.definition.id, resident: person.id };
  return { verdict: problems.length > 0 ? 'wrong' : 'new', problems, data: whole, of };
}

function refusals(line: SheetLine, person: Found | undefined, first = line.row): readonly string[] {
  const whose = nobodys(line, person);
  if (whose !== undefined) return [whose];
  if (first !== line.row) return [`与第 ${first} 行是同一人`];
  if (person?.status !== '1') return ['档案不在管，不能建专档'];
  return person.data?.[CARD_ENDED] === true ? ['专档已终止管理，请在专档里恢复'] : [];
}

/** What the form may know of the person, and who fills it in. */
const asking = (person: Found, { staff, scope }: ListReader, today: CalendarDay): FormContext => ({
  today,
  user: { id: staff.id, name: staff.name, institutionCode: scope.institutionCode },
  resident: {
    ...{ id: person.id, name: person.name, sex: person.sex, birthDate: person.born },
    ...{ age: fullYears(person.born, today), idNumber: person.id_number, known: person.conditions },
  },
});

async function peopleOf(
  { database }: Pick<ServerContext, 'database'>,
  { scope }: ListReader,
  formId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Found>> {
  const into = parameters();
  const people = scopeCondition(scope, 'p', into);
  const rows = await database.query<Found>(
    `select p.id, p.id_number, p.name, p.sex, p.birth_date::text as born, p.conditions, p.status, p.institution_code, p.doctor_id, c.id as card, c.data
       from residents p left join lateral (select r.id, r.data from records r
         where r.county_code = p.county_code and r.subject_id = p.id and r.form_id = ${into.add(formId)} and r.removed_at is null
         order by r.occurred_on desc, r.id desc limit 1) c on true
       where ${people} and p.id_number = any(${into.add([...numbers])}::text[])`,
    into.values,
  );
  return new Map(rows.map((row) => [row.id_number, row]));
}
