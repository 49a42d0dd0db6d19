import { laboratoryFields, RESULTS_WITHIN } from '@gongwei/domain/check-up';
import { compileForm, optionsOf, parseDateInput, type Answers } from '@gongwei/domain/forms';
import type { ImportedLine, SheetColumn, SheetLine } from '@gongwei/domain/lists';
import { answersOfLine, entryColumns } from '@gongwei/domain/register';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import { parameters, scopeCondition } from '../../database/scope.ts';
import type { ServerContext } from '../../server-context.ts';
import { todayOf } from '../../shared/server-clock.ts';
import type { ServedLists } from '../serve-lists.ts';
import type { ListReader } from '../source.ts';
import { IMPORT_ENTRIES } from './entry-import.ts';
import { markOf } from './laboratory-words.rules.ts';
import type { ImportKind } from './import-kind.ts';
import { nobodys, numberIn, WHO } from './who-in-line.ts';

const FORM = 'health-check-up';
/** A label that was bound at the check-up says whose results they are, and of which day. */
const LABEL: SheetColumn = {
  key: '@label',
  label: '检验条码',
  hint: '绑定过的条码，可代替身份证号',
  aliases: ['条码', '条码号', '样本条码'],
};
/** Who a line is of: the number or a label, one of both. */
const WHO_OR_LABEL: readonly SheetColumn[] = [
  { key: '@idNumber', label: '身份证号', hint: '与检验条码填一项' },
  ...WHO.filter(({ key }) => key !== '@idNumber'),
  LABEL,
];
const WHEN: SheetColumn = { key: '@day', label: '检验日期', hint: '如 2026-11-20，空着按当天' };

/** The check-up results are of: the nearest to the laboratory's day, of the person with this number. */
type Found = {
  readonly id_number: string;
  readonly name: string;
  readonly id: string | null;
  readonly data: JsonObject | null;
  readonly apart: number | null;
};

/** 导入检验结果: a file of the laboratory, line by line into the check-ups it belongs to; what was typed by hand is overwritten only where one says so. */
export function laboratoryImport(lists: ServedLists): ImportKind | undefined {
  const module = lists.library.form(FORM);
  if (!module) return undefined;
  const form = compileForm(module);
  const fields = { fields: laboratoryFields(form) };
  const marked = fields.fields.filter((field) => optionsOf(field)?.some(({ label }) => label === '±'));
  const inMarks = (line: SheetLine): SheetLine => {
    const cells = marked.flatMap(({ key }) => (line.cells[key] === undefined ? [] : [[key, markOf(line.cells[key])]]));
    return cells.length === 0 ? line : { ...line, cells: { ...line.cells, ...Object.fromEntries(cells) } };
  };
  // 血常规·血红蛋白 is 血红蛋白 in the file of a laboratory.
  const short = (label: string): string => label.split('·').at(-1) ?? label;
  const labels = fields.fields.map(({ label }) => short(label));
  const columns = entryColumns(fields).map(({ required: _never, ...column }): SheetColumn => {
    const alias = short(column.label);
    return labels.filter((one) => one === alias).length === 1 ? { ...column, aliases: [alias] } : column;
  });
  return {
    columns: [...WHO_OR_LABEL, WHEN, ...columns],
    must: [],
    job: IMPORT_ENTRIES,
    judge: async (context, reading, given) => {
      const today = todayOf(context.clock);
      const lines = await withLabels(context, reading, given.map(inMarks));
      const asked = lines.map((line) => ({ line, ...whoIn(line, today) }));
      const found = await nearest(context, reading, asked);
      // Several lines may be of one check-up: what an earlier one brings is there when the next is written.
      const brought = new Map<string, JsonObject>();
      return asked.map(({ line, problems }, at): ImportedLine => {
        const there = found[at];
        const read = answersOfLine(fields, line, today);
        const wrong = [...problems, ...read.problems, ...refusals(line, there, read.data)];
        const data = read.data as JsonObject;
        const title = there?.name ?? line.cells['@name'] ?? '';
        if (wrong.length > 0 || !there?.id || !there.data)
          return { row: line.row, title, verdict: 'wrong', problems: wrong, data };
        const before = brought.get(there.id) ?? there.data;
        brought.set(there.id, { ...before, ...data });
        const known = Object.keys(data).some((key) => before[key] !== undefined && before[key] !== data[key]);
        return { row: line.row, title, verdict: known ? 'known' : 'new', problems: [], data, id: there.id };
      });
    },
  };
}

type Labelled = { readonly code: string; readonly id_number: string; readonly day: CalendarDay };

/** Lines that give a label, with the number and day of whose it is; one whose number is another's, or a label nobody has, says so below. */
async function withLabels(
  { database }: Pick<ServerContext, 'database'>,
  { scope }: ListReader,
  lines: readonly SheetLine[],
): Promise<readonly SheetLine[]> {
  const codes = lines.flatMap(({ cells }) => cells['@label']?.trim() ?? []);
  if (codes.length === 0) return lines;
  const into = parameters();
  const rows = await database.query<Labelled>(
    `select b.code, p.id_number, b.day from laboratory_labels b join residents p on p.county_code = b.county_code and p.id = b.resident_id
     where ${scopeCondition(scope, 'p', into)} and b.code = any(${into.add([...new Set(codes)])}::text[])`,
    into.values,
  );
  const known = new Map(rows.map((row) => [row.code, row]));
  return lines.map((line) => {
    const code = line.cells['@label']?.trim();
    if (code === undefined) return line;
    const found = known.get(code);
    const typed = numberIn(line);
    const wrong = found === undefined ? UNBOUND : typed !== '' && typed !== found.id_number ? OTHERS : undefined;
    if (wrong !== undefined) return { ...line, cells: { ...line.cells, '@wrong': wrong } };
    return { ...line, cells: { '@day': found?.day ?? '', ...line.cells, '@idNumber': found?.id_number ?? '' } };
  });
}
const UNBOUND = '检验条码没有绑定过，或不在您的管理范围内';
const OTHERS = '检验条码绑定的是另一人';

function whoIn(line: SheetLine, today: CalendarDay) {
  const idNumber = numberIn(line);
  const typed = line.cells['@day'];
  const day = typed === undefined ? { kind: 'empty' as const } : parseDateInput(typed.replace(/[T ].*$/, ''), today);
  return {
    idNumber,
    day: day.kind === 'value' ? day.value : today,
    problems: day.kind === 'unreadable' ? [`检验日期“${typed ?? ''}”不是日期`] : [],
  };
}

function refusals(line: SheetLine, found: Found | undefined, data: Answers): readonly string[] {
  const { '@wrong': wrong } = line.cells;
  if (wrong !== undefined) return [wrong];
  const whose = nobodys(line, found);
  if (whose !== undefined) return [whose];
  if (!found?.id) return [`检验日期前后 ${RESULTS_WITHIN} 天没有体检表，请先登记体检`];
  return Object.keys(data).length === 0 ? ['没有可导入的结果'] : [];
}

/** For each line the person of its number with the check-up that is nearest to its day. */
async function nearest(
  { database }: Pick<ServerContext, 'database'>,
  { scope }: ListReader,
  asked: readonly { readonly idNumber: string; readonly day: CalendarDay }[],
): Promise<readonly (Found | undefined)[]> {
  const into = parameters();
  const people = scopeCondition(scope, 'p', into);
  const numbers = into.add(asked.map(({ idNumber }) => idNumber));
  const days = into.add(asked.map(({ day }) => day));
  const rows = await database.query<Found & { at: number }>(
    `select a.at::int as at, p.id_number, p.name, r.id, r.data, r.apart from unnest(${numbers}::text[], ${days}::date[]) with ordinality as a(number, day, at)
       join residents p on ${people} and p.id_number = a.number
       left join lateral (select c.id, c.data, abs(c.occurred_on::date - a.day) as apart from records c
         where c.county_code = p.county_code and c.subject_id = p.id and c.form_id = ${into.add(FORM)} and c.removed_at is null
           and abs(c.occurred_on::date - a.day) <= ${into.add(RESULTS_WITHIN)}::int order by 3, c.id desc limit 1) r on true`,
    into.values,
  );
  const byLine = new Map(rows.map((row) => [row.at, row]));
  return asked.map((_, at) => byLine.get(at + 1));
}
