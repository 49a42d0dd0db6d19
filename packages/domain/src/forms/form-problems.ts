import type { Condition, FieldDefinition, FormDefinition } from './form-definition.ts';
import { optionsOf } from './flatten-fields.ts';
import type { NameTable } from './formula-names.ts';

const KEY = /^[A-Za-z][A-Za-z0-9_]*$/;

/** Defects that can be seen without running a formula: keys, codes, ranges, references by key. */
export function problemsOfFields(definition: FormDefinition, names: NameTable): readonly string[] {
  const { fields, fieldIndex } = names;
  const fieldOf = (key: string): FieldDefinition | undefined => fields[fieldIndex.get(key) ?? -1];
  return [
    ...repeated([...fields, ...(definition.derivations ?? [])].map(({ key }) => key)).map(
      (key) => `Key “${key}” is used twice`,
    ),
    ...repeated(definition.sections.map(({ id }) => id)).map((id) => `Section “${id}” is there twice`),
    ...fields.flatMap((field) => [...problemsOfField(field, fieldOf), ...conditionProblems(field, fieldOf)]),
    ...(definition.checks ?? []).flatMap((check) =>
      check.fields.filter((key) => !fieldOf(key)).map((key) => `Check “${check.id}”: unknown field “${key}”`),
    ),
    ...(definition.checks ?? [])
      .filter((check) => check.fields.length === 0)
      .map((check) => `Check “${check.id}” is shown at no field`),
    ...(definition.occurredOn !== undefined && !fieldOf(definition.occurredOn)
      ? [`occurredOn: unknown field “${definition.occurredOn}”`]
      : []),
    ...(definition.diesOn !== undefined && !fieldOf(definition.diesOn)
      ? [`diesOn: unknown field “${definition.diesOn}”`]
      : []),
  ];
}

function repeated(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const key of keys) (seen.has(key) ? twice : seen).add(key);
  return [...twice];
}

type FieldOf = (key: string) => FieldDefinition | undefined;

function problemsOfField(field: FieldDefinition, fieldOf: FieldOf): readonly string[] {
  const problems: string[] = [];
  if (!KEY.test(field.key)) problems.push('is no proper key');
  if ('min' in field && 'max' in field && typeof field.min === typeof field.max && (field.min ?? 0) > (field.max ?? 0))
    problems.push('min is above max');
  if ('pattern' in field && field.pattern !== undefined && !isPattern(field.pattern))
    problems.push(`pattern “${field.pattern}” is no regular expression`);
  if ('otherKey' in field && field.otherKey !== undefined && !fieldOf(field.otherKey))
    problems.push(`otherKey: unknown field “${field.otherKey}”`);
  const stray = strayCodes(field);
  if (stray.length > 0) problems.push(`codes that are no options: ${stray.join(', ')}`);
  const described = problems.map((problem) => `Field “${field.key}”: ${problem}`);
  if (field.type !== 'table') return described;
  const columns = field.columns.flatMap((column) => [
    ...problemsOfField(column, (key) => field.columns.find((other) => other.key === key)),
    ...conditionProblems(column, (key) => field.columns.find((other) => other.key === key)),
  ]);
  const twice = repeated(field.columns.map(({ key }) => key)).map((key) => `Column “${key}” is there twice`);
  return [...described, ...[...columns, ...twice].map((problem) => `Table “${field.key}”: ${problem}`)];
}

/** Codes a choice mentions (abnormal, exclusive, other, default, normal) that are not among its options. */
function strayCodes(field: FieldDefinition): readonly string[] {
  const options = optionsOf(field);
  if (!options || (field.type !== 'single' && field.type !== 'multi')) return [];
  const mentioned = [
    ...(field.abnormal ?? []),
    ...(field.otherCode === undefined ? [] : [field.otherCode]),
    ...(field.type === 'multi' ? [...(field.exclusive ?? []), ...(field.exclusiveGroups ?? []).flat()] : []),
    ...[field.default, field.normalFinding].flat().filter((code): code is string => typeof code === 'string'),
  ];
  return [...new Set(mentioned.filter((code) => !options.some((option) => option.code === code)))];
}

/** Conditions nobody can meet: unknown columns, codes the field does not have. Unknown fields are told by the graph. */
function conditionProblems(field: FieldDefinition, fieldOf: FieldOf): readonly string[] {
  return leavesOf(field.visibleWhen).flatMap((leaf) => {
    const asked = fieldOf(leaf.field);
    if (!asked) return [`Field “${field.key}”: condition on unknown field “${leaf.field}”`];
    if ('above' in leaf) {
      const number = asked.type === 'integer' || asked.type === 'decimal' || asked.type === 'computed';
      const reachable = number && !('max' in asked && asked.max !== undefined && asked.max <= leaf.above);
      return reachable ? [] : [`Field “${field.key}”: condition on “${leaf.field}” can never be above ${leaf.above}`];
    }
    const possible = asked.type === 'boolean' ? [true, false] : optionsOf(asked)?.map((option) => option.code);
    const impossible = possible ? leaf.in.filter((code) => !(possible as readonly unknown[]).includes(code)) : [];
    return impossible.map(
      (code) => `Field “${field.key}”: condition on “${leaf.field}” can never be ${JSON.stringify(code)}`,
    );
  });
}

function leavesOf(condition: Condition | undefined): readonly Extract<Condition, { readonly field: string }>[] {
  if (!condition) return [];
  if ('field' in condition) return [condition];
  return ('all' in condition ? condition.all : condition.any).flatMap(leavesOf);
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
