import fc from 'fast-check';
import { addDays, type CalendarDay, type Json, type JsonObject } from '../../shared/index.ts';
import {
  createFormEngine,
  optionsOf,
  type Answers,
  type CompiledForm,
  type FieldDefinition,
  type FormContext,
} from '../index.ts';
import { textOf } from './random-text.ts';

/** A field's plausible answers: real codes, numbers within range and precision, days around today, texts that fit their pattern. */
export function answerTo(field: FieldDefinition, today: CalendarDay): fc.Arbitrary<Json> | undefined {
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return numberIn(field);
    case 'single':
      return oneOf(field);
    case 'multi':
      return severalOf(field);
    case 'boolean':
      return fc.boolean();
    case 'date':
      return dayIn(field, today);
    case 'dateTime':
      return fc
        .tuple(dayIn(field, today), fc.integer({ min: 0, max: 1439 }))
        .map(([day, minute]) => `${day}T${clock(minute)}`);
    case 'text':
    case 'longText':
      return textOf(field);
    case 'table':
      return rowsOf(field, today);
    case 'region':
      return fc.constantFrom('320981104001', '320981104', '110105001');
    case 'user':
      return fc.constantFrom('doctor-1', 'doctor-2');
    case 'institution':
      return fc.constantFrom('320981104', '3209811040001');
    case 'resident':
      return fc.constant('resident-1');
    default:
      // Pictures and signatures have their own tests; computed fields answer themselves; a group is no field.
      return undefined;
  }
}

/** Without a range: what a sheet might hold at most. */
const WIDEST = 1000;

function numberIn(field: FieldDefinition & { readonly type: 'integer' | 'decimal' }): fc.Arbitrary<number> {
  const places = field.type === 'integer' ? 0 : Math.min(field.precision ?? 1, 3);
  const scale = 10 ** places;
  const low = field.min ?? 0;
  const [from, until] = [Math.ceil(low * scale), Math.floor((field.max ?? low + WIDEST) * scale)];
  return fc
    .integer({ min: Math.min(from, until), max: Math.max(from, until) })
    .map((number) => Number((number / scale).toFixed(places)));
}

/** Rows of a resource (users, roles, villages) have no options here: any short code stands for one. */
const codesOf = (field: FieldDefinition): readonly string[] => optionsOf(field)?.map(({ code }) => code) ?? ['1', '2'];

const oneOf = (field: FieldDefinition): fc.Arbitrary<string> => fc.constantFrom(...codesOf(field));

/** At least one code; an exclusive one stands alone, and of a group that excludes itself only the first is kept. */
function severalOf(field: FieldDefinition & { readonly type: 'multi' }): fc.Arbitrary<readonly string[]> {
  const alone = field.exclusive ?? [];
  const others = codesOf(field).filter((code) => !alone.includes(code));
  const onePerGroup = (codes: readonly string[]): readonly string[] =>
    codes.filter(
      (code, index) =>
        !(field.exclusiveGroups ?? []).some(
          (group) => group.includes(code) && codes.slice(0, index).some((earlier) => group.includes(earlier)),
        ),
    );
  const some =
    others.length === 0
      ? []
      : [fc.subarray([...others], { minLength: 1, maxLength: Math.min(4, others.length) }).map(onePerGroup)];
  return fc.oneof(...alone.map((code) => fc.constant([code])), ...some);
}

/** A day within the field's limits, else within a year before `today` or three months after. */
function dayIn(
  field: FieldDefinition & { readonly type: 'date' | 'dateTime' },
  today: CalendarDay,
): fc.Arbitrary<CalendarDay> {
  const latest = field.max === 'today' ? 0 : 90;
  const earliest = field.min === 'today' ? 0 : -365;
  return fc.integer({ min: earliest, max: latest }).map((days) => addDays(today, days));
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Up to three rows (as many as must be), with most of their cells. */
function rowsOf(field: FieldDefinition & { readonly type: 'table' }, today: CalendarDay): fc.Arbitrary<Json> {
  const columns = field.columns.flatMap((column) => {
    const answer = answerTo(column, today);
    return answer === undefined ? [] : [[column.key, answer] as const];
  });
  const least = Math.max(1, field.minRows ?? 1);
  const row = fc.record(Object.fromEntries(columns), {
    requiredKeys: columns.slice(0, 1).map(([key]) => key),
  }) as fc.Arbitrary<JsonObject>;
  return fc.array(row, {
    minLength: least,
    maxLength: Math.max(least, Math.min(3, field.maxRows ?? 3)),
  }) as fc.Arbitrary<Json>;
}

export type RandomAnswersOptions = {
  readonly context: FormContext;
  /** Share of the asked fields that get an answer, 0 to 1; 1 fills every field that can be filled. */
  readonly filled?: number;
};

/**
 * Plausible answers to a whole form, as `FormEngine.answers` gives them: conditions decide what is asked, so fields are answered in the order of
 * the form and only while they are asked; proposals and computed values are the form's own. To be reused wherever a filled form is needed.
 */
export function randomAnswers(
  form: CompiledForm,
  { context, filled = 0.7 }: RandomAnswersOptions,
): fc.Arbitrary<Answers> {
  const askable = form.fields.flatMap((field) => {
    const answer = field.type === 'computed' ? undefined : answerTo(field, context.today);
    return answer === undefined ? [] : [[field.key, answer] as const];
  });
  const percent = Math.round(filled * 100);
  const wanted = fc.tuple(
    ...askable.map(([, answer]) =>
      fc.option(answer, { nil: undefined, freq: Math.max(1, Math.round(percent / Math.max(1, 100 - percent))) }),
    ),
  );
  const all = fc.tuple(...askable.map(([, answer]) => answer));
  return (percent >= 100 ? all : wanted).map((values) =>
    answersOf(
      form,
      context,
      askable.map(([key], index) => [key, values[index]] as const),
    ),
  );
}

function answersOf(
  form: CompiledForm,
  context: FormContext,
  entries: readonly (readonly [string, Json | undefined])[],
): Answers {
  const engine = createFormEngine(form, context);
  engine.setMany(Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
  return engine.answers();
}
