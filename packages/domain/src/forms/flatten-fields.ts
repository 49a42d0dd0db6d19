import type { Applicability, Condition, FieldDefinition, FormDefinition, Option } from './form-definition.ts';
import type { DictionaryLibrary } from './form-engine.ts';

type Inherited = { readonly visibleWhen?: Condition | undefined; readonly appliesTo?: Applicability | undefined };

export type FlatField = { readonly field: FieldDefinition; readonly sectionId: string };

/** Leaf fields in form order: groups dissolved (their conditions handed down), dictionaries resolved into options. */
export function flattenFields(
  definition: FormDefinition,
  dictionaries: DictionaryLibrary,
  onProblem: (problem: string) => void,
): readonly FlatField[] {
  const flat: FlatField[] = [];
  for (const section of definition.sections) {
    for (const field of section.fields)
      dissolve(field, {}, (leaf) => flat.push({ field: leaf, sectionId: section.id }));
  }
  const companions = companionConditions(flat);
  return flat.map(({ field, sectionId }) => {
    const condition = companions.get(field.key);
    const asked = condition && !field.visibleWhen ? { ...field, visibleWhen: condition } : field;
    return { field: withOptions(asked, dictionaries, onProblem), sectionId };
  });
}

function dissolve(field: FieldDefinition, inherited: Inherited, onLeaf: (leaf: FieldDefinition) => void): void {
  const visibleWhen = bothConditions(inherited.visibleWhen, field.visibleWhen);
  const appliesTo = bothApplicabilities(inherited.appliesTo, field.appliesTo);
  if (field.type === 'group') {
    for (const child of field.fields) dissolve(child, { visibleWhen, appliesTo }, onLeaf);
    return;
  }
  onLeaf({ ...field, ...(visibleWhen && { visibleWhen }), ...(appliesTo && { appliesTo }) });
}

function bothConditions(outer: Condition | undefined, inner: Condition | undefined): Condition | undefined {
  return outer && inner ? { all: [outer, inner] } : (inner ?? outer);
}

function bothApplicabilities(
  outer: Applicability | undefined,
  inner: Applicability | undefined,
): Applicability | undefined {
  if (!outer || !inner) return inner ?? outer;
  const minAge = Math.max(outer.minAge ?? 0, inner.minAge ?? 0);
  const maxAge = Math.min(outer.maxAge ?? Number.POSITIVE_INFINITY, inner.maxAge ?? Number.POSITIVE_INFINITY);
  const sex = inner.sex ?? outer.sex;
  return { ...(sex && { sex }), ...(minAge > 0 && { minAge }), ...(maxAge < Number.POSITIVE_INFINITY && { maxAge }) };
}

/** A free-text companion is asked when its code is chosen, unless the definition says otherwise. */
function companionConditions(flat: readonly FlatField[]): ReadonlyMap<string, Condition> {
  const conditions = new Map<string, Condition>();
  for (const { field } of flat) {
    if (
      (field.type === 'single' || field.type === 'multi') &&
      field.otherKey !== undefined &&
      field.otherCode !== undefined
    ) {
      conditions.set(field.otherKey, { field: field.key, in: [field.otherCode] });
    }
  }
  return conditions;
}

function withOptions(
  field: FieldDefinition,
  dictionaries: DictionaryLibrary,
  onProblem: (problem: string) => void,
): FieldDefinition {
  if (field.type === 'table') {
    return { ...field, columns: field.columns.map((column) => withOptions(column, dictionaries, onProblem)) };
  }
  if (!('dictionary' in field) || field.dictionary === undefined || field.options) return field;
  if (!Object.hasOwn(dictionaries, field.dictionary)) {
    onProblem(`Field “${field.key}”: unknown dictionary “${field.dictionary}”`);
    return field;
  }
  return { ...field, options: dictionaries[field.dictionary] as readonly Option[] };
}

/** The options of a choice, once resolved; `undefined` where a field has none or they are rows of a resource. */
export const optionsOf = (field: FieldDefinition): readonly Option[] | undefined =>
  'options' in field && !('optionsFrom' in field && field.optionsFrom !== undefined) ? field.options : undefined;
