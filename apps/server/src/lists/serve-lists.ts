import { loadListLibrary, loadRegisterList, REGISTER_LIST_IDS } from '@gongwei/domain/catalogue';
import { isOfResident } from '@gongwei/domain/forms';
import {
  compileList,
  type ExpressionTree,
  formOfSubject,
  LIST_IDS,
  loadList,
  type Fields,
  type ListDefinition,
  type ListLibrary,
  type PeopleOfNumber,
  type SubjectId,
} from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import { NUCLEIC_SOURCES } from './sources/nucleic-sources.ts';
import { OFFICE_SOURCES } from './sources/office-sources.ts';
import { APPOINTMENT_SOURCES, reviewSource, SESSION_SOURCE } from './sources/scheduling-sources.ts';
import { findingSource } from './sources/finding-source.ts';
import { PATTERN_SOURCE, patternSheetSource } from './sources/pattern-sources.ts';
import { planSource } from './sources/plan-source.ts';
import { entrySource, PRINT_COLUMNS, registerSource, residentSource, sheetSource } from './sources/person-sources.ts';
import { reminderSource } from './sources/reminder-source.ts';
import { UPLOAD_BATCH_SOURCE, uploadSource } from './sources/upload-sources.ts';
import type { ListSource, ServedList } from './source.ts';
import type { SqlColumns } from './sql/sql-names.ts';

/** Values kept of residents beside the archive: what they are, their columns and the join to them (`@` stands for the residents' alias). */
export type KeptFacts = { readonly fields: Fields; readonly columns: SqlColumns; readonly join: string };
const NO_FACTS: KeptFacts = { fields: {}, columns: {}, join: '' };

/** Numbers of analyses, whose people lists hold: who they are, and what the number is called. */
export type OpenedNumbers = {
  readonly people: PeopleOfNumber;
  readonly nameOf: (codes: readonly string[]) => { readonly [code: string]: string };
  /** The numbers of the same page over the same rows, each with what has to hold for a row to count. */
  readonly judged: (codes: readonly string[], subject: SubjectId, today: CalendarDay) => readonly JudgedNumber[];
};

export type JudgedNumber = {
  readonly label: string;
  readonly hint: string;
  readonly steps: readonly { readonly fails: string; readonly when: ExpressionTree }[];
};

/** All lists, compiled once. */
export type ServedLists = {
  readonly library: ListLibrary;
  readonly get: (id: string) => ServedList | undefined;
  readonly all: readonly ServedList[];
  /** What stands behind rows of a kind, for numbers over them. @throws RangeError for a subject there is no source of. */
  readonly sourceOf: (subject: SubjectId) => ListSource;
  readonly nameOfNumber?: OpenedNumbers['nameOf'];
  readonly judgedNumbers?: OpenedNumbers['judged'];
};

/** @throws RangeError for a definition that is wrong, so that no server starts with one. */
export async function serveLists(
  facts: KeptFacts = NO_FACTS,
  more: readonly ListDefinition[] = [],
  numbers?: OpenedNumbers,
): Promise<ServedLists> {
  const loaded = await loadListLibrary(facts.fields);
  const library: ListLibrary = { ...loaded, ...(numbers && { numbers: numbers.people }) };
  const registers = REGISTER_LIST_IDS.map(loadRegisterList);
  const definitions = [...(await Promise.all([...LIST_IDS.map(loadList), ...registers])), ...more];
  const all = definitions.map((definition): ServedList => {
    const list = compileList(definition, library);
    return { list, source: sourceOf(definition.subject, library, facts) };
  });
  const byId = new Map(all.map((served) => [served.list.definition.id, served]));
  const source = (subject: SubjectId): ListSource => sourceOf(subject, library, facts);
  return {
    library,
    get: (id) => byId.get(id),
    all,
    sourceOf: source,
    ...(numbers && { nameOfNumber: numbers.nameOf, judgedNumbers: numbers.judged }),
  };
}

function sourceOf(subject: SubjectId, library: ListLibrary, facts: KeptFacts): ListSource {
  const join = (alias: string): string => facts.join.replaceAll('@', alias);
  if (subject === 'resident') return residentSource({ columns: facts.columns, join: join('r') });
  if (subject === 'session') return SESSION_SOURCE;
  if (subject === 'appointment' || subject === 'invitee')
    return APPOINTMENT_SOURCES[subject](facts.columns, join(subject === 'invitee' ? 'r' : 'p'));
  if (subject === 'review') return reviewSource(facts.columns, join('p'));
  if (subject === 'plan') return planSource(facts.columns, join('p'));
  if (subject === 'pattern') return PATTERN_SOURCE;
  if (subject === 'pattern-sheet') return patternSheetSource(facts.columns, join('p'));
  if (subject === 'finding') return findingSource(facts.columns, join('p'));
  if (subject === 'reminder') return reminderSource(facts.columns, join('p'));
  if (subject === 'entry') return entrySource(facts.columns, join('p'));
  if (subject === 'upload') return uploadSource(facts.columns, join('p'));
  if (subject === 'upload-batch') return UPLOAD_BATCH_SOURCE;
  const formId = formOfSubject(subject);
  if (formId === undefined) {
    const source = OFFICE_SOURCES[subject] ?? NUCLEIC_SOURCES[subject];
    if (!source) throw new RangeError(`No source stands behind “${subject}”`);
    return source;
  }
  const form = library.form(formId)?.definition;
  if (form && isOfResident(form.subject))
    return sheetSource(formId, subject === 'print-job' ? PRINT_COLUMNS : {}, facts.columns, join('p'));
  const personal =
    form?.sections.some(({ fields }) => fields.some(({ sensitive }) => sensitive !== undefined)) === true;
  return registerSource(formId, personal);
}
