import { loadListLibrary, loadRegisterList, REGISTER_LIST_IDS } from '@gongwei/domain/catalogue';
import { isOfResident } from '@gongwei/domain/forms';
import {
  type AskedBy,
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
import type { LimitSetting } from '@gongwei/domain/measures';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { NUCLEIC_SOURCES } from './sources/nucleic-sources.ts';
import { OFFICE_SOURCES } from './sources/office-sources.ts';
import { APPOINTMENT_SOURCES, reviewSource, SESSION_SOURCE } from './sources/scheduling-sources.ts';
import { findingSource } from './sources/finding-source.ts';
import { PATTERN_SOURCE, patternSheetSource } from './sources/pattern-sources.ts';
import { planSource } from './sources/plan-source.ts';
import {
  entrySource,
  PERSON_OF_SHEET,
  PRINT_COLUMNS,
  SHEET_COLUMNS,
  registerSource,
  residentSource,
  sheetSource,
} from './sources/person-sources.ts';
import { reminderSource } from './sources/reminder-source.ts';
import { HELD_SOURCE, UPLOAD_BATCH_SOURCE, uploadSource, uploadStepSource } from './sources/upload-sources.ts';
import type { ListSource, ServedList } from './source.ts';
import type { KeptAnswers } from './sql/kept-answers.ts';
import type { SqlColumns, SqlTables } from './sql/sql-names.ts';

/** Values kept of residents beside the archive: what they are, their columns and the join to them (`@` stands for the residents' alias). */
export type KeptFacts = {
  readonly fields: Fields;
  readonly columns: SqlColumns;
  readonly join: string;
  /** Which of them repeat what a question over records says. */
  readonly kept: KeptAnswers;
};
const NO_FACTS: KeptFacts = { fields: {}, columns: {}, join: '', kept: new Map() };

/** Numbers of analyses, whose people lists hold: who they are, and what the number is called. */
export type OpenedNumbers = {
  readonly people: PeopleOfNumber;
  /** By the code of its measure: what it counts, where and of whom. `home`: the reader's institution, which needs no name. */
  readonly nameOf: (
    database: Queryable,
    codes: readonly string[],
    home: string,
  ) => Promise<{ readonly [code: string]: string }>;
  /** The numbers of the same page over the same rows, each with what has to hold for a row to count. */
  readonly judged: (codes: readonly string[], subject: SubjectId, today: CalendarDay) => readonly JudgedNumber[];
  /** Limits institutions have set for themselves, read anew: to be waited for before a number is asked or opened. */
  readonly limits: (database: Queryable) => Promise<readonly LimitSetting[]>;
  /** Whether who stands behind a number is told to those alone who may see who has a severe mental disorder. @throws RangeError where there is no such number. */
  readonly tellsPsychosis: (codes: readonly string[], asked: Pick<AskedBy, 'today'>) => boolean;
};

export type JudgedNumber = {
  readonly label: string;
  readonly hint: string;
  readonly steps: readonly { readonly fails: string; readonly when: ExpressionTree }[];
  /** Whether somebody counts in it is for those alone who may see who has a severe mental disorder. */
  readonly tellsPsychosis: boolean;
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
  readonly limitsOfNumbers?: OpenedNumbers['limits'];
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
    const served = { list, source: withKept(sourceOf(definition.subject, library, facts), facts) };
    return numbers
      ? { ...served, limitsOfNumbers: numbers.limits, numberTellsPsychosis: numbers.tellsPsychosis }
      : served;
  });
  const byId = new Map(all.map((served) => [served.list.definition.id, served]));
  const source = (subject: SubjectId): ListSource => withKept(sourceOf(subject, library, facts), facts);
  return {
    library,
    get: (id) => byId.get(id),
    all,
    sourceOf: source,
    ...(numbers && { nameOfNumber: numbers.nameOf, judgedNumbers: numbers.judged, limitsOfNumbers: numbers.limits }),
  };
}

/** Where the person's facts are joined, they answer for the records. */
function withKept(source: ListSource, { join, kept }: KeptFacts): ListSource {
  const { person } = source.tables;
  if (!person || join === '' || !source.joins.includes(joinOf(join, person))) return source;
  const { tables, lookingTables } = source;
  return {
    ...source,
    tables: { ...tables, kept },
    ...(lookingTables && { lookingTables: { ...lookingTables, kept } }),
  };
}

type Person = NonNullable<SqlTables['person']>;
const OF_ROW: Person = { county: 'r.county_code', id: 'r.id' };
const BESIDE_ROW: Person = { county: 'p.county_code', id: 'p.id' };

const joinOf = (join: string, { county, id }: Person): string =>
  join.replaceAll('@.county_code', county).replaceAll('@.id', id);

/** Of rows that stand beside a person, whose facts are joined. */
const SOURCES: {
  readonly [Subject in SubjectId]?: (facts: KeptFacts['columns'], join: (person: Person) => string) => ListSource;
} = {
  resident: (columns, join) => residentSource({ columns, join: join(OF_ROW) }),
  appointment: (columns, join) => APPOINTMENT_SOURCES.appointment(columns, join(BESIDE_ROW)),
  invitee: (columns, join) => APPOINTMENT_SOURCES.invitee(columns, join(OF_ROW)),
  review: (columns, join) => reviewSource(columns, join(PERSON_OF_SHEET)),
  plan: (columns, join) => planSource(columns, join(BESIDE_ROW)),
  'pattern-sheet': (columns, join) => patternSheetSource(columns, join(BESIDE_ROW)),
  finding: (columns, join) => findingSource(columns, join(BESIDE_ROW)),
  reminder: (columns, join) => reminderSource(columns, join(BESIDE_ROW)),
  entry: (columns, join) => entrySource(columns, join(BESIDE_ROW)),
  upload: (columns, join) => uploadSource(columns, join(BESIDE_ROW)),
  'upload-step': (columns, join) => uploadStepSource(columns, join(BESIDE_ROW)),
};

/** Of rows that are about nobody's archive. */
const FIXED_SOURCES: { readonly [subject: string]: ListSource } = {
  ...OFFICE_SOURCES,
  ...NUCLEIC_SOURCES,
  session: SESSION_SOURCE,
  pattern: PATTERN_SOURCE,
  held: HELD_SOURCE,
  'upload-batch': UPLOAD_BATCH_SOURCE,
};

function sourceOf(subject: SubjectId, library: ListLibrary, facts: KeptFacts): ListSource {
  const join = (person: Person): string => joinOf(facts.join, person);
  const made = SOURCES[subject];
  if (made) return made(facts.columns, join);
  const formId = formOfSubject(subject);
  if (formId === undefined) {
    const source = FIXED_SOURCES[subject];
    if (!source) throw new RangeError(`No source stands behind “${subject}”`);
    return source;
  }
  const form = library.form(formId)?.definition;
  if (form && isOfResident(form.subject))
    return sheetSource(
      formId,
      subject === 'print-job' ? PRINT_COLUMNS : (SHEET_COLUMNS[formId] ?? {}),
      facts.columns,
      join(PERSON_OF_SHEET),
    );
  const personal =
    form?.sections.some(({ fields }) => fields.some(({ sensitive }) => sensitive !== undefined)) === true;
  return registerSource(formId, personal);
}
