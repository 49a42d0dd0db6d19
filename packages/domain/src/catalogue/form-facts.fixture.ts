import type { FieldDefinition, FormDefinition, ReferenceRange } from '../forms/index.ts';

/** Every field with its place: the columns of a table under its key, the fields of a group under their own. */
export const fieldsOf = (
  fields: readonly FieldDefinition[],
  prefix = '',
): readonly (readonly [string, FieldDefinition])[] =>
  fields.flatMap((field) => [
    [prefix + field.key, field] as const,
    ...(field.type === 'table' ? fieldsOf(field.columns, `${field.key}.`) : []),
    ...(field.type === 'group' ? fieldsOf(field.fields) : []),
  ]);

/** What the digest says of a field: its words, type, codes, unit, range and conditions on one line. */
export function factsOf(field: FieldDefinition): string {
  const parts: string[] = [field.label, field.type];
  const say = (word: string, value: unknown): void => {
    if (value !== undefined && value !== '') parts.push(`${word} ${String(value)}`);
  };
  if ('unit' in field) say('unit', field.unit);
  if ((field.type === 'integer' || field.type === 'decimal') && (field.min !== undefined || field.max !== undefined)) {
    say('range', `${field.min ?? ''}..${field.max ?? ''}`);
  }
  if (field.type === 'decimal') say('precision', field.precision);
  if ('maxLength' in field) say('length', field.maxLength);
  if ('pattern' in field) say('pattern', field.pattern);
  if ('dictionary' in field) say('codes', field.dictionary);
  if ('options' in field) say('options', field.options?.map(({ code, label }) => code + label).join(' '));
  if ('exclusive' in field) say('exclusive', field.exclusive);
  if ('otherCode' in field) say('other', `${field.otherCode} ${field.otherKey}`);
  if (field.optionalExam) parts.push('optional exam');
  if (field.required) parts.push('required');
  if ('normal' in field) say('normal', field.normal?.map(rangeText).join(', '));
  say('when', field.visibleWhen && JSON.stringify(field.visibleWhen));
  say('for', field.appliesTo && JSON.stringify(field.appliesTo));
  say('default', field.default === undefined ? undefined : JSON.stringify(field.default));
  if (field.type === 'table') say('rows', `${field.minRows ?? ''}..${field.maxRows ?? ''}`);
  return parts.join('; ');
}

/** The digest entry of a form, as it stands now. */
export const digestEntryOf = ({ sections }: FormDefinition): { readonly [field: string]: string } =>
  Object.fromEntries(
    sections.flatMap((section) =>
      fieldsOf(section.fields).map(([key, field]) => [key, `${section.id}: ${factsOf(field)}`]),
    ),
  );

const rangeText = ({ low, high, sex, minAge, maxAge }: ReferenceRange): string =>
  [
    `${low ?? ''}..${high ?? ''}`,
    ...(sex ? [sex] : []),
    ...(minAge !== undefined || maxAge !== undefined ? [`${minAge ?? ''}-${maxAge ?? ''}y`] : []),
  ].join(' ');
