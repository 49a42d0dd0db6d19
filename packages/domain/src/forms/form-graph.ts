import { fieldsOfCondition, compileCondition } from './condition.ts';
import type { Derivation, FieldDefinition, FormDefinition } from './form-definition.ts';
import type { RuleLibrary } from './form-engine.ts';
import { contextName, formName, type FormReader, hasColumn, type NameTable, targetOf } from './formula-names.ts';
import { compileExpression } from './formula/compile.ts';
import type { Evaluate } from './formula/scope.ts';
import type { EngineCheck } from './life/life-checks.ts';
import { parseFormula } from './formula/parse.ts';
import { namesIn } from './formula/references.ts';
import { jsonOf, type Value, valueOf } from './formula/value.ts';

export type NodeKind = 'visible' | 'value' | 'required' | 'derivation' | 'check';

/** One thing that is worked out while a form is filled, and the nodes it is worked out from. */
export type GraphNode = {
  readonly kind: NodeKind;
  /** Position among the fields, derivations or checks. */
  readonly index: number;
  /** Where it is told in the order of evaluation; assigned when the graph is sorted. */
  readonly name: string;
  readonly inputs: readonly string[];
  readonly readsContext: boolean;
  readonly evaluate: ((reader: FormReader) => Value) | undefined;
};

export type GraphSource = NameTable & {
  readonly definition: FormDefinition;
  readonly checks: readonly EngineCheck[];
  readonly rules: RuleLibrary;
  readonly onProblem: (problem: string) => void;
};

export const nodeName = (kind: NodeKind, index: number): string => `${kind} ${index}`;

/** All nodes of a form; defects are told, and what is defective is left missing. */
export function graphNodes(source: GraphSource): readonly GraphNode[] {
  const { fields, definition } = source;
  const personInputs = ['sex', 'age'].flatMap((key) => {
    const index = source.fieldIndex.get(key);
    return index === undefined ? [] : [index];
  });
  return [
    ...fields.flatMap((field, index) => [
      visibleNode(field, index, personInputs, source),
      formulaNode('value', index, valueFormula(field), `Field “${field.key}”`, source),
      ...(typeof field.required === 'string'
        ? [formulaNode('required', index, field.required, `Field “${field.key}”, required`, source)]
        : []),
    ]),
    ...(definition.derivations ?? []).map((derivation, index) => derivationNode(derivation, index, source)),
    ...source.checks.map((check, index) => formulaNode('check', index, check.when, `Check “${check.id}”`, source)),
  ];
}

const valueFormula = (field: FieldDefinition): string | undefined =>
  field.type === 'computed' ? field.computed : field.proposed;

const inputsOfField = (index: number): readonly string[] => [nodeName('visible', index), nodeName('value', index)];

function visibleNode(
  field: FieldDefinition,
  index: number,
  personInputs: readonly number[],
  source: GraphSource,
): GraphNode {
  const keys = field.visibleWhen ? fieldsOfCondition(field.visibleWhen) : [];
  const indexes = keys.flatMap((key) => {
    const found = source.fieldIndex.get(key);
    if (found === undefined) source.onProblem(`Field “${field.key}”: condition on unknown field “${key}”`);
    return found === undefined ? [] : [found];
  });
  const condition = field.visibleWhen && compileCondition(field.visibleWhen, (key) => source.fieldIndex.get(key));
  const people = field.appliesTo ? personInputs.filter((person) => person !== index) : [];
  return {
    kind: 'visible',
    index,
    name: nodeName('visible', index),
    inputs: [...indexes, ...people].flatMap(inputsOfField),
    readsContext: field.appliesTo !== undefined,
    evaluate: condition && ((reader) => condition(reader.field)),
  };
}

function formulaNode(
  kind: NodeKind,
  index: number,
  formula: string | undefined,
  where: string,
  source: GraphSource,
): GraphNode {
  const node = { kind, index, name: nodeName(kind, index) };
  if (formula === undefined) return { ...node, inputs: [], readsContext: false, evaluate: undefined };
  try {
    const expression = parseFormula(formula);
    const evaluate = compileExpression<FormReader>(expression, {
      name: (path) => formName(path, source),
      hasColumn: (table, column) => hasColumn(source, table, column),
      rules: source.rules,
    });
    return { ...node, ...inputsOfPaths(namesIn(expression), source), evaluate };
  } catch (error) {
    source.onProblem(
      `${where}: ${error instanceof Error ? error.message : String(error)} in “${formula.slice(0, 200)}”`,
    );
    return { ...node, inputs: [], readsContext: false, evaluate: () => undefined };
  }
}

function inputsOfPaths(
  paths: readonly (readonly string[])[],
  source: GraphSource,
): { inputs: readonly string[]; readsContext: boolean } {
  const targets = paths.map((path) => targetOf(path, source)).filter((target) => target !== undefined);
  const inputs = targets.flatMap((target) => {
    if (target.kind === 'context') return [];
    return target.kind === 'field' ? inputsOfField(target.index) : [nodeName('derivation', target.index)];
  });
  return { inputs: [...new Set(inputs)], readsContext: targets.some((target) => target.kind === 'context') };
}

/** The rule gets its inputs under the last part of their names, as called rules do: `resident.sex` as `sex`; missing ones are absent. */
function derivationNode(derivation: Derivation, index: number, source: GraphSource): GraphNode {
  const paths = derivation.inputs.map((input) => input.split('.'));
  const readers: (readonly [string, Evaluate<FormReader>])[] = [];
  for (const path of paths) {
    const read = formName(path, source) ?? contextName(path);
    const name = path.at(-1) as string;
    if (readers.some(([other]) => other === name))
      source.onProblem(`Derivation “${derivation.key}”: two inputs are called “${name}”`);
    if (read) readers.push([name, read]);
    else source.onProblem(`Derivation “${derivation.key}”: unknown input “${path.join('.')}”`);
  }
  const rule = Object.hasOwn(source.rules, derivation.rule) ? source.rules[derivation.rule] : undefined;
  if (!rule) source.onProblem(`Derivation “${derivation.key}”: unknown rule “${derivation.rule}”`);
  const evaluate = (reader: FormReader): Value => {
    const given = readers
      .map(([name, read]) => [name, jsonOf(read(reader))] as const)
      .filter((entry) => entry[1] !== undefined);
    return valueOf(rule?.(Object.fromEntries(given) as { readonly [key: string]: never }));
  };
  return { kind: 'derivation', index, name: nodeName('derivation', index), ...inputsOfPaths(paths, source), evaluate };
}
