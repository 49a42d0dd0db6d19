import { isOfResident, type DictionaryLibrary, type FormDefinition, type Option } from '../forms/index.ts';
import type { Reader } from '../shared/index.ts';
import type { FactDefinition } from './facts/index.ts';
import type { ExpressionTree } from './language/index.ts';
import type { AskedBy } from './language/person-history.ts';
import type { SubjectId } from './list-definition.ts';
import { LOCAL_SUBJECTS } from './local/local-subjects.data.ts';
import { OTHER_SUBJECTS } from './language/other-subjects.data.ts';
import { PLAN_FIELDS } from './language/plan-fields.data.ts';
import { SEARCH_PARTS, RESIDENT_FIELDS } from './language/subject-fields.data.ts';
import {
  fieldsOfForm,
  orderFields,
  RECORD_FACTS,
  vocabularyOf,
  type Fields,
  type Vocabulary,
} from './language/vocabulary.ts';

/** What lists are judged against: the forms with their code tables, and the facts that are kept of residents. */
export type ListLibrary = {
  readonly form: (
    formId: string,
  ) => { readonly definition: FormDefinition; readonly dictionaries?: DictionaryLibrary } | undefined;
  /** A shared code table by its name. */
  readonly dictionary: (name: string) => readonly Option[] | undefined;
  /** Values worked out of a person's records and kept beside the archive. */
  readonly facts?: Fields;
  /** Of a form whose entries stand in a register: the texts they are sorted by. */
  readonly orderedTexts?: (formId: string) => readonly string[];
  readonly numbers?: PeopleOfNumber;
};

/**
 * Who a number of an analysis is made of, as a condition of a list of this subject; `codes` name the number.
 * @throws RangeError for codes that name none, or one of other rows, or one that would tell this reader a birthday.
 */
export type PeopleOfNumber = (
  codes: readonly string[],
  subject: SubjectId,
  asked: AskedBy,
  reader: Reader,
) => ExpressionTree;

/** Facts kept of residents, as fields beside those of the archive. */
export const fieldsOfFacts = (facts: readonly FactDefinition[]): Fields =>
  Object.fromEntries(facts.map(({ key, type, codes }) => [key, { type, ...(codes && { codes }) }]));

/** The form whose records are the rows; `undefined` where rows are something else. */
export const formOfSubject = (subject: SubjectId): string | undefined => {
  if (subject === 'print-job') return 'report-print-job';
  if (subject === 'review') return 'health-check-up';
  return subject.startsWith('record:') ? subject.slice('record:'.length) : undefined;
};

/** The names expressions about these rows may use. `undefined`: nothing on the server stands behind the subject yet. */
export function subjectVocabulary(subject: SubjectId, library: ListLibrary): Vocabulary | undefined {
  const roots = rootsOf(subject, library);
  return roots && vocabularyOf(roots, library.form);
}

const other = (subject: string): Fields => OTHER_SUBJECTS[subject] ?? {};

/** Rows that stand beside their person, by subject: what is named besides the resident. */
const BESIDE_PERSON: { readonly [subject in SubjectId]?: Vocabulary['roots'] } = {
  plan: { plan: PLAN_FIELDS },
  appointment: { appointment: other('appointment') },
  invitee: { appointment: other('appointment'), contact: other('contact') },
  finding: { finding: other('finding') },
  'pattern-sheet': { sheet: other('pattern-sheet') },
  reminder: { reminder: other('reminder') },
  entry: { record: RECORD_FACTS, entry: other('entry') },
  upload: { upload: other('upload') },
  'upload-step': { step: other('upload-step') },
};

function rootsOf(subject: SubjectId, library: ListLibrary): Vocabulary['roots'] | undefined {
  const resident = { ...library.facts, ...SEARCH_PARTS, ...RESIDENT_FIELDS };
  if (subject === 'resident') return { resident };
  const beside = BESIDE_PERSON[subject];
  if (beside) return { resident, ...beside };
  const formId = formOfSubject(subject);
  if (formId === undefined) {
    const fields = OTHER_SUBJECTS[subject] ?? LOCAL_SUBJECTS[subject];
    return fields && { [rootName(subject)]: fields };
  }
  const form = library.form(formId);
  if (!form) return undefined;
  const more = MORE_OF[subject] ?? {};
  const record = { ...fieldsOfForm(form.definition, form.dictionaries), ...more };
  const review = subject === 'review' ? { review: other('review') } : {};
  if (isOfResident(form.definition.subject)) return { record, resident, ...review };
  return { record: { ...record, ...orderFields(library.orderedTexts?.(formId) ?? []) } };
}

/** Counted beside a record: prints of the same page until then; room types under a hotel's name, and the hotels of that name. */
const MORE_OF: { readonly [subject in SubjectId]?: Fields } = {
  'print-job': { '@time': { type: 'number' } },
  'record:hotel': { '@houseTypes': { type: 'number' } },
  'record:drug-catalogue': { '@used': { type: 'number' } },
  'record:medication-record': { '@drugs': { type: 'codes' } },
  'record:house-type': { '@hotels': { type: 'codes' } },
};

/** `roster-import` is written `import` in expressions, where a hyphen is a sign. */
export const rootName = (subject: SubjectId): string =>
  // What the platform holds is told apart as uploads are.
  subject === 'held' ? 'upload' : (subject.split('-').at(-1) as string);
