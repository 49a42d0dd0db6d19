import { isJsonObject, maskFor, type Json, type Reader, type SensitiveKind } from '../shared/index.ts';
import type { FieldDefinition, FormDefinition } from './form-definition.ts';
import type { Answers } from './form-engine.ts';

/** Which answers of a form are personal; `tables` by the key of the table. Groups share the form's own keys. */
export type SensitiveFields = {
  readonly kinds: ReadonlyMap<string, SensitiveKind>;
  readonly tables: ReadonlyMap<string, SensitiveFields>;
};

/** Answers that older versions of forms may hold without a field for them any more. */
const ALWAYS: readonly (readonly [string, SensitiveKind])[] = [
  ['idNumber', 'id-number'],
  ['phone', 'phone'],
];

/** What a form marks as personal. `undefined` (a form that is gone): what its keys say. */
export function sensitiveFieldsOf(form: Pick<FormDefinition, 'sections'> | undefined): SensitiveFields {
  return read((form?.sections ?? []).flatMap(({ fields }) => fields));
}

function read(fields: readonly FieldDefinition[]): SensitiveFields {
  const kinds = new Map<string, SensitiveKind>(ALWAYS);
  const tables = new Map<string, SensitiveFields>();
  const add = (field: FieldDefinition): void => {
    if (field.sensitive) kinds.set(field.key, field.sensitive);
    if (field.type === 'table') tables.set(field.key, read(field.columns));
    if (field.type === 'group') field.fields.forEach(add);
  };
  fields.forEach(add);
  return { kinds, tables };
}

/** Several forms read as one, for facts that come of any of them. */
export function sensitiveInAny(all: readonly SensitiveFields[]): SensitiveFields {
  return {
    kinds: new Map(all.flatMap(({ kinds }) => [...kinds])),
    tables: new Map(all.flatMap(({ tables }) => [...tables])),
  };
}

/** How texts that no field marks are hidden; `undefined`: the answer is left out. */
export type HideText = (text: string) => string | undefined;

/**
 * The answers as a reader may have them. Marked ones are masked or, where a mask would say nothing (a day), left out; all
 * other texts go through `hide`.
 */
export function maskAnswers(
  reader: Reader,
  fields: SensitiveFields,
  answers: Answers,
  hide: HideText = (text) => text,
): Answers {
  return maskObject(reader, fields, answers, hide) as Answers;
}

function maskObject(reader: Reader, fields: SensitiveFields, object: Answers, hide: HideText): Answers {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => {
      const kind = fields.kinds.get(key);
      // An age in days is a birthday, too.
      if (kind === 'birth-date' && typeof value === 'number' && reader === 'looks') return [];
      const shown = maskJson(reader, fields.tables.get(key) ?? fields, value, (text) =>
        kind === undefined ? hide(text) : maskFor(reader, kind, text),
      );
      return shown === undefined ? [] : [[key, shown] as const];
    }),
  );
}

function maskJson(reader: Reader, fields: SensitiveFields, value: Json, hide: HideText): Json | undefined {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value))
    return value.flatMap((one: Json) => {
      const shown = maskJson(reader, fields, one, hide);
      return shown === undefined ? [] : [shown];
    });
  // Of a row the columns decide, and what hides other texts goes on.
  return isJsonObject(value) ? maskObject(reader, fields, value, hide) : value;
}
