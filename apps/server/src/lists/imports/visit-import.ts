import {
  compileForm,
  createFormEngine,
  type Answers,
  type CompiledForm,
  type FormContext,
} from '@gongwei/domain/forms';
import { CARD_ENDED, type ImportedLine, type SheetColumn, type SheetLine } from '@gongwei/domain/lists';
import { entryColumns } from '@gongwei/domain/register';
import { fullYears, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import { formContext } from '../../records/background/form-context.query.ts';
import { recordsOf } from '../../records/records.repository.ts';
import type { ServerContext } from '../../server-context.ts';
import { todayOf } from '../../shared/server-clock.ts';
import type { ServedLists } from '../serve-lists.ts';
import type { ListReader } from '../source.ts';
import { IMPORT_ENTRIES, troublesOf } from './entry-import.ts';
import { changesInWords, leftOutInWords, proposedInWords } from './import-remarks.ts';
import type { ImportKind } from './import-kind.ts';
import { patientsInLines, sheetsOfDays, type Patient, type SheetOfDay } from './patients-in-lines.query.ts';
import { staffInLines, type Meant } from './staff-in-lines.query.ts';
import { visitsInLines, type VisitLine } from './visit-lines.ts';
import { WHO_BY_EITHER } from './who-in-line.ts';

/** Visits of a disease: the form of one, the card it needs, and what staff call them. */
type VisitsOf = { readonly form: string; readonly card: string; readonly disease: string };

const DOCTOR = 'followUpDoctor';
const WHO_VISITED: SheetColumn = {
  key: '@doctor',
  label: '随访医生',
  aliases: ['随访医生签名'],
  hint: '姓名或用户名；空着是导入的人',
};

/**
 * 导入随访记录: visits that were held, a line each, of people with a card who are in care. A visit of the same person and day is the same one: it
 * changes where one says so. Class, next date and referral that a line leaves out are those the form proposes, and are told.
 */
export function visitImport(lists: ServedLists, of: VisitsOf): ImportKind | undefined {
  const module = lists.library.form(of.form);
  if (!module) return undefined;
  const form = compileForm(module);
  const day = form.definition.occurredOn ?? '';
  return {
    title: `${of.disease}随访记录`,
    columns: [...WHO_BY_EITHER, ...visitColumns(form, day), WHO_VISITED],
    must: [day],
    job: IMPORT_ENTRIES,
    judge: (context, reading, lines) => judged({ context, reading, form, of }, lines),
  };
}

/** What has to be filled in of a visit that was held is marked, whatever it hangs on. */
function visitColumns(form: CompiledForm, day: string): readonly SheetColumn[] {
  const empty = createFormEngine(form, { today: '2026-01-01' as CalendarDay });
  const asked = new Set(
    form.fields
      .filter(
        ({ key, proposed }) =>
          proposed === undefined && empty.state(key).required && empty.state(key).value === undefined,
      )
      .map(({ key }) => key),
  );
  const columns = entryColumns(form).map((column): SheetColumn =>
    column.key === day || asked.has(column.key) ? { ...column, required: true } : column,
  );
  return [...columns.filter(({ required }) => required), ...columns.filter(({ required }) => !required)];
}

type Judging = {
  readonly context: ServerContext;
  readonly reading: ListReader;
  readonly form: CompiledForm;
  readonly of: VisitsOf;
};

async function judged(judging: Judging, lines: readonly SheetLine[]): Promise<readonly ImportedLine[]> {
  const { context, reading, form, of } = judging;
  const personOf = await patientsInLines(context, reading, of.card, lines);
  const visits = visitsInLines(form, lines, personOf, todayOf(context.clock));
  const sheetOf = await sheetsOfDays(
    context,
    reading,
    of.form,
    visits.flatMap(({ person, on }) => (person && on ? [{ resident: person.id, on }] : [])),
  );
  const written = lines.flatMap(({ cells }) => cells['@doctor'] ?? []);
  const meant = await staffInLines(context, reading, written);
  const looks: Looks = { judging, sheetOf, meant, told: contexts(judging) };
  const results: ImportedLine[] = [];
  // By day: what a visit says of the one before it may stand in the same file.
  for (const visit of visits.toSorted((one, other) => ((one.on ?? '') < (other.on ?? '') ? -1 : 1)))
    results.push(await judgedVisit(looks, visit));
  return results.toSorted((one, other) => one.row - other.row);
}

type Looks = {
  readonly judging: Judging;
  readonly sheetOf: (resident: string, on: CalendarDay) => SheetOfDay | undefined;
  readonly meant: (text: string) => Meant;
  readonly told: ReturnType<typeof contexts>;
};

async function judgedVisit({ judging, sheetOf, meant, told }: Looks, visit: VisitLine): Promise<ImportedLine> {
  const { row, person, on } = visit;
  const title = [person?.name ?? visit.line.cells['@name'], on].filter((part) => part !== undefined).join(' ');
  const { data, problems } = withDoctor(visit, meant);
  const wrong = [...problems, ...(person ? unfit(person, judging.of.disease) : [])];
  if (wrong.length > 0 || !person || !on) return { row, title, verdict: 'wrong', problems: wrong, data };
  const line = ofVisit(judging, person, data, sheetOf(person.id, on), await told(person, on));
  if (line.verdict !== 'wrong') told.note(person.id, on, line.data);
  return { row, title, ...line };
}

/** Why nobody is visited, whatever the line says. */
function unfit({ status, card }: Patient, disease: string): readonly string[] {
  if (status !== '1') return ['档案不在管，不能导入随访'];
  if (!card) return [`还没有${disease}专档，请先建专档`];
  return card[CARD_ENDED] === true ? ['专档已终止管理，请先在专档里恢复'] : [];
}

/** The account behind the name of who visited; whoever cares for the person may be meant wherever they work. */
function withDoctor({ line, person, data, problems }: VisitLine, meant: (text: string) => Meant) {
  const text = line.cells['@doctor'];
  if (text === undefined) return { data, problems };
  if (person?.doctor_id && person.doctor_name === text)
    return { data: { ...data, [DOCTOR]: person.doctor_id }, problems };
  const found = meant(text);
  return 'id' in found
    ? { data: { ...data, [DOCTOR]: found.id }, problems }
    : { data, problems: [...problems, found.wrong] };
}

/** The visit a line makes, or what it changes of the one there is. */
function ofVisit(
  { context, form, of }: Judging,
  person: Patient,
  data: JsonObject,
  there: SheetOfDay | undefined,
  told: FormContext,
): Omit<ImportedLine, 'row' | 'title'> {
  const against = (answers: Answers): readonly string[] => [
    ...troublesOf(context, form, answers, told),
    ...context.forms.lifeQuestions(of.form, answers, told).map(({ message }) => message),
  ];
  if (there) {
    const problems = against({ ...there.data, ...data });
    if (problems.length > 0) return { verdict: 'wrong', problems, data, id: there.id };
    const sensitive = context.forms.sensitive(of.form);
    return { verdict: 'known', problems: changesInWords(form, sensitive, there.data, data), data, id: there.id };
  }
  const sheet = createFormEngine(form, told);
  sheet.setMany(data);
  const whole = sheet.answers() as JsonObject;
  const problems = against(whole);
  const sheetOf = { form: of.form, resident: person.id, per: 'day' } as const;
  if (problems.length > 0) return { verdict: 'wrong', problems, data: whole, of: sheetOf };
  const remarks = [...leftOutInWords(form, data, whole), ...proposedInWords(sheet, whole)];
  return { verdict: 'new', problems: remarks, data: whole, of: sheetOf };
}

/** What the form knows of a person on a day; `note`: a visit of the same file, which later ones build on. */
function contexts({ context, reading: { scope, staff }, of }: Judging) {
  const { database, forms } = context;
  const inFile = new Map<string, { readonly occurredOn: CalendarDay; readonly data: Answers }[]>();
  const told = async (person: Patient, on: CalendarDay): Promise<FormContext> => {
    const { context: known } = await formContext(context, database, scope, staff, person, of.form, on);
    const noted = (inFile.get(person.id) ?? []).filter(({ occurredOn }) => occurredOn < on);
    if (noted.length === 0) return known;
    const stored = await recordsOf(database, scope).earlier(person.id, of.form, on);
    const earlier = [...noted, ...stored.filter((one) => noted.every((other) => other.occurredOn !== one.occurredOn))]
      .toSorted((one, other) => (one.occurredOn < other.occurredOn ? 1 : -1))
      .map(({ occurredOn, data }) => ({ data, age: fullYears(person.birth_date, occurredOn) }));
    return { ...known, previous: { ...known.previous, ...forms.previousFacts(of.form, earlier) } };
  };
  return Object.assign(told, {
    note: (resident: string, occurredOn: CalendarDay, data: Answers): void =>
      void inFile.set(resident, [...(inFile.get(resident) ?? []), { occurredOn, data }]),
  });
}
