// Whether somebody counts in a number, and if not, what is in the way.
import { loadListLibrary } from '@gongwei/domain/catalogue';
import { compileRowValue, subjectVocabulary, typedParts } from '@gongwei/domain/lists';
import type { AskedBy, HistoryRecord, ListSubjectRow } from '@gongwei/domain/lists';
import { MEASURES, countingSteps, hasRows, type MeasureCell } from '@gongwei/domain/measures';
import { calendarDay } from '@gongwei/domain/shared';

const measure = MEASURES.get('bp-raised');
if (!measure || !hasRows(measure)) throw new Error('No people stand behind this number.');
const vocabulary = subjectVocabulary(measure.of, await loadListLibrary());
if (!vocabulary) throw new Error('There are no such rows.');
const today = calendarDay(2026, 11, 22);
const cell: MeasureCell = {
  period: { from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) },
  ...{ today, institution: '320999', narrowed: [], settings: [] },
};
const steps = countingSteps(measure, cell).map(({ fails, when }) => ({
  fails,
  holds: compileRowValue(typedParts(when, measure.id, vocabulary, 'boolean'), vocabulary),
}));

const asked: AskedBy = { today, year: 2026, me: 'doctor', institution: '320999' };
const written = { createdAt: '2026-06-01T01:00:00Z', createdBy: 'doctor' };
function rowOf(name: string, birthDate: string, leftSystolic: number): ListSubjectRow {
  const record: HistoryRecord = {
    ...{ id: 'r1', formId: 'health-check-up', institution: '320999101', version: 1 },
    ...{ ...written, updatedAt: written.createdAt, updatedBy: written.createdBy },
    occurredOn: calendarDay(2026, 6, 1),
    data: { examDate: '2026-06-01', leftSystolic, leftDiastolic: 80 },
  };
  const resident = { id: name, name, status: '1', birthDate, institution: '320999101' };
  return { asked, record, person: { resident, records: [record] } };
}
for (const row of [
  rowOf('王秀英', '1950-03-02', 152),
  rowOf('李建国', '1948-07-11', 128),
  rowOf('赵小满', '2015-05-20', 100),
]) {
  const inTheWay = steps.find(({ holds }) => holds(row) !== true);
  console.log(row.person?.resident['name'], inTheWay?.fails ?? `计入“${measure.label}”`);
}
