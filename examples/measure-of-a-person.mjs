// Whether somebody counts in a number, and if not, what is in the way.
import { loadListLibrary } from '@gongwei/domain/catalogue';
import { compileRowValue, subjectVocabulary, typedParts } from '@gongwei/domain/lists';
import { MEASURES, countingSteps } from '@gongwei/domain/measures';

const measure = MEASURES.get('bp-raised');
const vocabulary = subjectVocabulary(measure.of, await loadListLibrary());
const today = '2026-11-22';
const cell = {
  period: { from: '2026-01-01', until: '2026-12-31' },
  today,
  institution: '320999',
  narrowed: [],
  settings: [],
};
const steps = countingSteps(measure, cell).map(({ fails, when }) => ({
  fails,
  holds: compileRowValue(typedParts(when, measure.id, vocabulary, 'boolean'), vocabulary),
}));

const asked = { today, year: 2026, me: 'doctor', institution: '320999' };
for (const [name, birthDate, leftSystolic] of [
  ['王秀英', '1950-03-02', 152],
  ['李建国', '1948-07-11', 128],
  ['赵小满', '2015-05-20', 100],
]) {
  const record = {
    ...{ id: 'r1', formId: 'health-check-up', occurredOn: '2026-06-01', institution: '320999101', version: 1 },
    data: { examDate: '2026-06-01', leftSystolic, leftDiastolic: 80 },
  };
  const row = {
    asked,
    record,
    person: { resident: { id: name, status: '1', birthDate, institution: '320999101' }, records: [record] },
  };
  const inTheWay = steps.find(({ holds }) => holds(row) !== true);
  console.log(name, inTheWay ? inTheWay.fails : `计入“${measure.label}”`);
}
