import type { JsonObject } from '../shared/index.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { FormContext } from './form-engine.ts';
import type { Evaluate } from './formula/scope.ts';
import { type Value, valueOf } from './formula/value.ts';

/** What formulas of a form read from while it is filled. Fields and derivations are known by their position. */
export type FormReader = {
  readonly field: (index: number) => Value;
  readonly derivation: (index: number) => Value;
  readonly context: FormContext;
};

/** Facts of the context that formulas may name. `previous` is open: its facts differ by form. */
const CONTEXT_FACTS: ReadonlyMap<string, readonly string[] | 'any'> = new Map<string, readonly string[] | 'any'>([
  [
    'resident',
    [
      'id',
      'name',
      'sex',
      'birthDate',
      'age',
      'archiveNumber',
      'diedOn',
      'lastSeenOn',
      'idNumber',
      'noNumber',
      'phone',
      'address',
      'known',
      'motherName',
      'spouseName',
    ],
  ],
  ['user', ['id', 'name', 'institutionCode', 'institutionName']],
  ['previous', 'any'],
]);

const partOf = (value: Value, key: string): Value =>
  typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, key)
    ? valueOf((value as JsonObject)[key])
    : undefined;

const isContextPath = (path: readonly string[]): boolean => {
  const facts = CONTEXT_FACTS.get(path[0] ?? '');
  return path.length >= 2 && facts !== undefined && (facts === 'any' || facts.includes(path[1] ?? ''));
};

/** Reads `today`, `resident.age`, `user.id`, `previous.fact`; `undefined` for other paths. */
export function contextName(path: readonly string[]): Evaluate<{ readonly context: FormContext }> | undefined {
  if (path.length === 1 && path[0] === 'today') return ({ context }) => context.today;
  if (!isContextPath(path)) return undefined;
  const [root, ...parts] = path as [keyof FormContext, ...string[]];
  return ({ context }) => parts.reduce<Value>(partOf, context[root] as Value);
}

export type NameTable = {
  readonly fieldIndex: ReadonlyMap<string, number>;
  readonly derivationIndex: ReadonlyMap<string, number>;
  readonly fields: readonly FieldDefinition[];
};

/** What a name stands for; a field or derivation goes before a context fact, but `resident.…` is always the context's. */
export type NameTarget =
  | { readonly kind: 'field' | 'derivation'; readonly index: number; readonly parts: readonly string[] }
  | { readonly kind: 'context' };

export function targetOf(path: readonly string[], table: NameTable): NameTarget | undefined {
  const [root, ...parts] = path as [string, ...string[]];
  if (isContextPath(path)) return { kind: 'context' };
  const field = table.fieldIndex.get(root);
  if (field !== undefined) {
    return { kind: 'field', index: field, parts };
  }
  const derivation = table.derivationIndex.get(root);
  if (derivation !== undefined) return { kind: 'derivation', index: derivation, parts };
  return contextName(path) ? { kind: 'context' } : undefined;
}

/** Names of a form, ready to be compiled into its formulas. */
export function formName(path: readonly string[], table: NameTable): Evaluate<FormReader> | undefined {
  const target = targetOf(path, table);
  if (!target) return undefined;
  if (target.kind === 'context') return contextName(path);
  const { kind, index, parts } = target;
  if (kind === 'field' && parts.length > 0 && table.fields[index]?.type === 'table') return undefined;
  if (parts.length === 0) return (reader) => reader[kind](index);
  return (reader) => parts.reduce<Value>(partOf, reader[kind](index));
}

export function hasColumn(table: NameTable, key: string, column: string): boolean {
  const field = table.fields[table.fieldIndex.get(key) ?? -1];
  return field?.type === 'table' && field.columns.some((candidate) => candidate.key === column);
}
