import { sameJson, type Answers, type CompiledForm, type FieldDefinition } from '@gongwei/domain/forms';
import type { SheetLine } from '@gongwei/domain/lists';
import { answersOfLine, joinedAnswers } from '@gongwei/domain/register';
import { isCalendarDay, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import type { Patient } from './patients-in-lines.query.ts';
import { nobodysByEither } from './who-in-line.ts';

/** What a line says of a visit, or several lines of one. */
export type VisitLine = {
  readonly row: number;
  readonly line: SheetLine;
  readonly person: Patient | undefined;
  readonly on: CalendarDay | undefined;
  readonly data: JsonObject;
  readonly problems: readonly string[];
};

/** The lines of a file by visit: one of each person and day. Further lines of a visit bring further rows of its tables, and nothing else. */
export function visitsInLines(
  form: CompiledForm,
  lines: readonly SheetLine[],
  personOf: (line: SheetLine) => Patient | undefined,
  today: CalendarDay,
): readonly VisitLine[] {
  const day = form.field(form.definition.occurredOn ?? '');
  const visits = new Map<string, VisitLine>();
  for (const line of lines) {
    const visit = read(form, line, personOf(line), day, today);
    const key = visit.person && visit.on ? `${visit.person.id} ${visit.on}` : `row ${line.row}`;
    const before = visits.get(key);
    if (!before) visits.set(key, visit);
    else if (bringsRows(form, before.data, visit.data)) visits.set(key, joined(before, visit));
    else
      visits.set(`row ${line.row}`, { ...visit, problems: [...visit.problems, `与第 ${before.row} 行是同一人同一天`] });
  }
  return [...visits.values()];
}

function read(
  fields: Pick<CompiledForm, 'fields'>,
  line: SheetLine,
  person: Patient | undefined,
  { key: dayKey, label: dayLabel }: Pick<FieldDefinition, 'key' | 'label'>,
  today: CalendarDay,
): VisitLine {
  const { data, problems } = answersOfLine(fields, line, today);
  const day = data[dayKey];
  const on = typeof day === 'string' && isCalendarDay(day) ? day : undefined;
  const whose = nobodysByEither(line, person);
  const noDay = line.cells[dayKey] === undefined ? [`缺少${dayLabel}`] : [];
  const wrong = [...(whose === undefined ? [] : [whose]), ...noDay, ...problems];
  // A line of somebody else's name is nobody's.
  const who = whose === undefined ? person : undefined;
  return { row: line.row, line, person: who, on, data: data as JsonObject, problems: wrong };
}

/** A line that repeats what the one before says, or leaves it out, and has a row of a table that is not there yet. */
function bringsRows({ fields }: CompiledForm, before: Answers, data: Answers): boolean {
  const tables = new Set(fields.filter(({ type }) => type === 'table').map(({ key }) => key));
  const [rows, rest] = [
    Object.entries(data).filter(([key]) => tables.has(key)),
    Object.entries(data).filter(([key]) => !tables.has(key)),
  ];
  const fresh = rows.some(([key, value]) => {
    const there = before[key];
    return !Array.isArray(there) || !Array.isArray(value) || !there.some((row) => sameJson(row, value[0]));
  });
  return fresh && rest.every(([key, value]) => sameJson(before[key], value));
}

const joined = (before: VisitLine, { data, problems, row }: VisitLine): VisitLine => ({
  ...before,
  data: joinedAnswers(before.data, data) as JsonObject,
  problems: [...before.problems, ...problems.map((problem) => `第 ${row} 行：${problem}`)],
});
