import fc from 'fast-check';
import { sheetFindings } from '@gongwei/domain/checks';
import {
  compileForm,
  createFormEngine,
  recordAnswers,
  validateRecord,
  type Answers,
  type CompiledForm,
  type FieldDefinition,
  type FormContext,
  type FormModule,
} from '@gongwei/domain/forms';
import type { CalendarDay, Json } from '@gongwei/domain/shared';
import { answerTo } from '../../packages/domain/src/forms/testing/random-answers.ts';

/** What an engine in another language must make of `given` in its context; the format is told in docs/vectors/README.md. */
type FormVector = {
  readonly name: string;
  /** Which of `contexts`. */
  readonly context: string;
  readonly given: Answers;
  readonly stored: Answers;
  readonly computed: { readonly [key: string]: Json };
  readonly derived: { readonly [key: string]: Json };
  readonly proposed: { readonly [key: string]: Json };
  readonly hidden: readonly string[];
  readonly required: readonly string[];
  readonly marks: { readonly [key: string]: string };
  readonly issues: readonly object[];
  readonly findings: readonly object[];
};

export type FormVectors = {
  readonly $schema: string;
  readonly format: 1;
  readonly form: string;
  readonly formVersion: number;
  readonly title: string;
  readonly contexts: { readonly [name: string]: FormContext };
  readonly vectors: readonly FormVector[];
};

const TODAY = '2026-11-20' as CalendarDay;
const WRITTEN = '2026-11-20T02:00:00.000Z';
const user = { id: 'doctor-1', name: '测试医生', institutionCode: '320981104' };

type Resident = NonNullable<FormContext['resident']>;
const about = (person: Resident): FormContext => ({ today: TODAY, resident: person, user });
const born = (day: string, age: number) => ({ birthDate: day as CalendarDay, age });
/** Whom the vectors are about: forms, ranges and rules ask for sex and age, and each end of life is here. */
const CONTEXTS = {
  woman: about({ id: 'r1', name: '李桂兰', sex: 'female', ...born('1958-11-21', 67), known: ['hypertension'] }),
  man: about({ id: 'r2', name: '王建国', sex: 'male', ...born('1986-02-28', 40), known: [] }),
  child: about({ id: 'r3', name: '陈小雨', sex: 'female', ...born('2025-05-20', 1), known: [] }),
};
type ContextName = keyof typeof CONTEXTS;

/** What nobody would answer, one after the other: wrong types, codes of no sheet, numbers beyond all ranges, days there are not. */
const WRONG: readonly Json[] = [-1e9, 1e9, '不是代码', '2026-13-45', ['99999'], { a: 1 }];

/** Answers to every field, asked or not: whatever is hidden must not be stored. The same for the same seed. */
function everyField(form: CompiledForm, seed: number, keep: (at: number) => boolean): Answers {
  return answersOf(form, (field, at) => {
    const answer = keep(at) ? answerTo(field, TODAY) : undefined;
    return answer === undefined ? undefined : fc.sample(answer, { numRuns: 1, seed: seed * 1000 + at })[0];
  });
}

/** Numbers at the ends of their ranges, or one step beyond them: where engines differ. */
const atTheEnds = (form: CompiledForm, end: 'min' | 'max', beyond: boolean): Answers =>
  answersOf(form, (field) => {
    if (field.type !== 'integer' && field.type !== 'decimal') return undefined;
    const { [end]: limit } = field;
    const step = 10 ** -(field.type === 'integer' ? 0 : (field.precision ?? 1)) * (end === 'min' ? -1 : 1);
    return limit === undefined || !beyond ? limit : Number((limit + step).toFixed(6));
  });

const answersOf = (form: CompiledForm, answer: (field: FieldDefinition, at: number) => Json | undefined): Answers =>
  Object.fromEntries(
    form.fields.flatMap((field, at) => {
      const value = field.type === 'computed' ? undefined : answer(field, at);
      return value === undefined ? [] : [[field.key, value]];
    }),
  );

type Case = readonly [name: string, context: ContextName, given: Answers];

function casesOf(form: CompiledForm): readonly Case[] {
  const all = () => true;
  const cases: readonly Case[] = [
    ['every-field-woman', 'woman', everyField(form, 1, all)],
    ['every-field-man', 'man', everyField(form, 2, all)],
    ['every-field-child', 'child', everyField(form, 3, all)],
    ['every-other-field', 'man', everyField(form, 4, (at) => at % 2 === 0)],
    ['every-third-field', 'child', everyField(form, 5, (at) => at % 3 === 0)],
    ['least', 'woman', atTheEnds(form, 'min', false)],
    ['most', 'man', atTheEnds(form, 'max', false)],
    ['less-than-least', 'man', atTheEnds(form, 'min', true)],
    ['more-than-most', 'woman', atTheEnds(form, 'max', true)],
    ['wrong', 'woman', answersOf(form, (_, at) => WRONG[at % WRONG.length])],
    ['unknown-field', 'man', { nobodyAsks: '1' }],
  ];
  // A form without numbers has no ends of ranges.
  return [['empty', 'woman', {}], ...cases.filter(([, , given]) => Object.keys(given).length > 0)];
}

/** What the engine makes of `given`. The record is one that was written on the context's day, so that its findings are of that day, too. */
function vectorOf(form: CompiledForm, [name, of, given]: Case): FormVector {
  const context = CONTEXTS[of];
  const engine = createFormEngine(form, context, { answers: given });
  const states = form.fields.map(({ key }) => engine.state(key));
  const pick = (value: (key: string) => Json | undefined, keys: readonly string[]) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const one = value(key);
        return one === undefined ? [] : [[key, one]];
      }),
    );
  const keysOf = (keep: (state: (typeof states)[number]) => boolean) => states.filter(keep).map(({ key }) => key);
  const computed = form.fields.flatMap(({ key, type }) => (type === 'computed' ? [key] : []));
  return {
    name,
    context: of,
    given,
    stored: recordAnswers(form, given, context),
    computed: pick((key) => engine.state(key).value, computed),
    derived: pick(
      (key) => engine.derivation(key),
      (form.definition.derivations ?? []).map(({ key }) => key),
    ),
    proposed: pick(
      (key) => engine.state(key).proposal,
      keysOf(() => true),
    ),
    hidden: keysOf(({ visible }) => !visible),
    required: keysOf(({ visible, required }) => visible && required),
    marks: pick(
      (key) => engine.state(key).mark,
      keysOf(() => true),
    ) as FormVector['marks'],
    issues: validateRecord(form, given, context),
    findings: findingsOf(form, context, given),
  };
}

/** Findings as they are told: their ids and fingerprints are this program's own business. */
function findingsOf(form: CompiledForm, context: FormContext, given: Answers): readonly object[] {
  const { resident, today } = context;
  const by = user.id;
  const record = {
    ...{ id: 'record-1', formId: form.definition.id, occurredOn: today, institution: user.institutionCode },
    ...{ createdAt: WRITTEN, createdBy: by, updatedAt: WRITTEN, updatedBy: by, version: 1, data: given },
  };
  const { known, ...person } = resident as Resident;
  const facts = { ...person, conditions: [...(known ?? [])] };
  return sheetFindings(form, { record, formVersion: form.definition.version }, facts).map(
    ({ rule, severity, field, says }) => ({ rule, severity, field, says }),
  );
}

/** The vectors of one form, as JSON keeps them. */
export function formVectors(module: FormModule): FormVectors {
  const form = compileForm(module);
  const { id, version, title } = form.definition;
  const vectors = casesOf(form).map((one) => vectorOf(form, one));
  const head = { $schema: './vectors.schema.json', format: 1, form: id, formVersion: version, title };
  const all = { ...head, contexts: CONTEXTS, vectors };
  return JSON.parse(JSON.stringify(all)) as FormVectors;
}

/** As the files hold them: a line for each part of a vector, so that a difference is read without unfolding anything. */
export function vectorsText({ vectors, ...head }: FormVectors): string {
  const heading = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  const bodies = vectors.map((vector) => {
    const lines = Object.entries(vector).map(
      ([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    return `    {\n${lines.join(',\n')}\n    }`;
  });
  return `{\n${heading.join('')}  "vectors": [\n${bodies.join(',\n')}\n  ]\n}\n`;
}

/** Forms whose vectors are checked in: a rule over a whole sheet, scores, ranges by person, a table, a calendar of weeks. */
export const SAMPLE = [
  'hypertension-follow-up',
  'elderly-self-care-assessment',
  'assessment-stroke',
  'consultation-record',
  'medication-record',
] as const;
