import { flattenFields } from '../../forms/flatten-fields.ts';
import { optionsOf, type DictionaryLibrary, type FieldDefinition, type FormDefinition } from '../../forms/index.ts';
import type { FieldFacts, ValueType } from './value-type.ts';

/** What is known of a person or a record that expressions may name, by key. */
export type Fields = { readonly [key: string]: FieldFacts };

/** Facts of a record besides its answers: `record.@occurredOn`. */
export const RECORD_FACTS = {
  '@id': { type: 'text' },
  '@form': { type: 'code' },
  '@occurredOn': { type: 'day' },
  '@institution': { type: 'text' },
  '@createdAt': { type: 'instant' },
  '@createdBy': { type: 'text' },
  '@updatedAt': { type: 'instant' },
  '@updatedBy': { type: 'text' },
  '@version': { type: 'number' },
  '@stage': { type: 'code' },
  /** Taken out of its register. */
  '@removed': { type: 'boolean' },
  /** Of check-ups: 0 waits for its review, 1 passed, 2 sent back. */
  '@reviewState': { type: 'code', codes: ['0', '1', '2'] },
  /** How far its upload is, as in the ledger; 0 where the platform does not want it. */
  '@uploadState': { type: 'code', codes: ['0', '1', '2', '3', '4', '5', '6', '7'] },
} as const satisfies Fields;

/** Before the key of a text: its pinyin, which entries of registers keep to be sorted by. */
export const ORDER_OF = '@order:';

/** What the texts of entries are sorted by, as further fields. */
export const orderFields = (keys: readonly string[]): Fields =>
  Object.fromEntries(keys.map((key) => [ORDER_OF + key, { type: 'text' }]));

/** Minutes of a day that is over. */
export const WHOLE_DAY = 24 * 60;

/** What whoever asks brings along: today, the year and the minute of the day are the server's, `@me` and `@institution` identify the asker. */
export const CONTEXT = {
  '@today': { type: 'day' },
  '@year': { type: 'number' },
  '@minute': { type: 'number' },
  '@me': { type: 'text' },
  '@institution': { type: 'text' },
} as const satisfies Fields;

/** What the paths of an expression mean. `roots` by the first part of a path (`resident`, `record`, `user`). */
export type Vocabulary = {
  readonly roots: { readonly [root: string]: Fields };
  /** The answers and facts of a form's records, `undefined` for a form there is not. */
  readonly form: (formId: string) => Fields | undefined;
};

/**
 * Rows that are no sheets, but of which one person may have several: `latest(sample, when: …).id`, whose condition names the rows as
 * outside of it. By their root, the field they are one after the other by.
 */
export const OWN_ROWS: { readonly [root: string]: string } = {
  sample: 'sampledAt',
  plan: 'dueOn',
  appointment: 'date',
  upload: 'recordDate',
};

/** Whether `latest(what, …)` means rows of the same kind as the one looked at, and not a form. */
export const isOwnRows = (what: string, { roots }: Vocabulary): boolean =>
  Object.hasOwn(OWN_ROWS, what) && Object.hasOwn(roots, what);

/**
 * The names inside of a condition over records of a form: `record` is the one looked at, `outer` the record one step further out, if the
 * condition stands beside one.
 */
export function withinRecords(vocabulary: Vocabulary, fields: Fields): Vocabulary {
  const { outer: _, ...others } = vocabulary.roots;
  const { record } = vocabulary.roots;
  return { ...vocabulary, roots: { ...others, ...(record && { outer: record }), record: fields } };
}

const TYPES: { readonly [Type in FieldDefinition['type']]?: ValueType } = {
  text: 'text',
  longText: 'text',
  integer: 'number',
  decimal: 'number',
  date: 'day',
  dateTime: 'time',
  single: 'code',
  multi: 'codes',
  boolean: 'boolean',
  region: 'text',
  image: 'text',
  signature: 'text',
  resident: 'text',
  user: 'text',
  institution: 'text',
  table: 'table',
};

function typeOf(field: FieldDefinition): ValueType | undefined {
  if (field.type !== 'computed') return TYPES[field.type];
  if (field.options || field.dictionary !== undefined) return 'code';
  return field.unit !== undefined || field.precision !== undefined ? 'number' : 'any';
}

/**
 * What sheets of a form are told by those of the mother: how and where she gave birth that day. A sheet from before the child had a file is
 * in hers.
 */
const OF_MOTHER: { readonly [form: string]: Fields } = {
  'delivery-newborn': {
    '@institutionalDelivery': { type: 'code', codes: ['1', '2'] },
    '@deliveryMode': { type: 'code', codes: ['1', '2', '3', '4', '5', '6'] },
  },
};

/** The value paths of a form, read off its definition. Of tables only functions tell: how many rows, which limits. */
export function fieldsOfForm(form: FormDefinition, dictionaries: DictionaryLibrary = {}): Fields {
  const answers = flattenFields(form, dictionaries, () => undefined).flatMap(({ field }) => {
    const type = typeOf(field);
    if (type === undefined) return [];
    const codes = type === 'code' || type === 'codes' ? optionsOf(field)?.map(({ code }) => code) : undefined;
    return [[field.key, { type, ...(codes && { codes }), ...(field.sensitive && { sensitive: field.sensitive }) }]];
  });
  return { ...(Object.fromEntries(answers) as Fields), ...RECORD_FACTS, ...OF_MOTHER[form.id] };
}

/** Of a definition, which nobody changes, as long as its code tables are the same. */
const fieldsRead = new WeakMap<
  FormDefinition,
  { readonly dictionaries: DictionaryLibrary | undefined; readonly fields: Fields }
>();

function fieldsReadOnce(form: FormDefinition, dictionaries: DictionaryLibrary | undefined): Fields {
  const known = fieldsRead.get(form);
  if (known && known.dictionaries === dictionaries) return known.fields;
  const fields = fieldsOfForm(form, dictionaries);
  fieldsRead.set(form, { dictionaries, fields });
  return fields;
}

/** The vocabulary of rows with these roots. Fields of a form are read off its definition once. */
export function vocabularyOf(
  roots: Vocabulary['roots'],
  forms: (
    formId: string,
  ) => { readonly definition: FormDefinition; readonly dictionaries?: DictionaryLibrary } | undefined,
): Vocabulary {
  return {
    roots,
    form: (formId) => {
      const form = forms(formId);
      return form && fieldsReadOnce(form.definition, form.dictionaries);
    },
  };
}
