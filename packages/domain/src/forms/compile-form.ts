import { dependsOnPerson } from './applicability.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { CompiledForm, FormModule } from './form-engine.ts';
import { flattenFields } from './flatten-fields.ts';
import { graphNodes, type GraphNode } from './form-graph.ts';
import { problemsOfFields } from './form-problems.ts';
import { sortGraph, type SortedGraph } from './sort-graph.ts';
import { dayOfVisit, lifeChecks, type EngineCheck } from './life/life-checks.ts';
import { compileRowFormulas, type RowFormulas } from './row-formulas.ts';

/** What the engine needs beyond the public face of a compiled form. */
export type FormPlan = {
  readonly fields: readonly FieldDefinition[];
  readonly fieldIndex: ReadonlyMap<string, number>;
  readonly derivationIndex: ReadonlyMap<string, number>;
  readonly graph: SortedGraph;
  readonly rows: ReadonlyMap<string, RowFormulas>;
  /** The form's own, and what every sheet of a person's file asks. */
  readonly checks: readonly EngineCheck[];
  /** Fields that show a check, or could when another one is hidden; and the checks of a field. */
  readonly places: readonly (readonly number[])[];
  readonly checksAt: ReadonlyMap<number, readonly number[]>;
  /** Fields whose issues or marks hang on who the person is. */
  readonly personal: readonly number[];
  /** Key of the day on which the person was seen. */
  readonly dayOfVisit: string | undefined;
};

const plans = new WeakMap<CompiledForm, FormPlan>();
/** Of a module, which nobody changes. */
const compiled = new WeakMap<FormModule, CompiledForm>();

/** The plan of a form that `compileForm` made. @throws TypeError for another one, a defect of the caller. */
export function planOf(form: CompiledForm): FormPlan {
  const plan = plans.get(form);
  if (!plan) throw new TypeError('Not made by compileForm');
  return plan;
}

/**
 * Checks a definition and turns it into a dependency graph, once: whoever asks for the same module again gets the same form.
 * @throws Error that lists every problem; a defect of the definition, not of the user.
 *
 * @example
 * ```ts
 * import { formModule } from '@gongwei/domain/form/hypertension-follow-up';
 * compileForm(formModule).definition.title; // '高血压患者随访服务记录表'
 * ```
 */
export function compileForm(module: FormModule): CompiledForm {
  const known = compiled.get(module);
  if (known) return known;
  const { form, problems } = analyse(module);
  if (problems.length > 0) throw new Error(`Form “${module.definition.id}”:\n- ${problems.join('\n- ')}`);
  compiled.set(module, form);
  return form;
}

/** All problems of a definition, in words for developers; empty for a sound one. */
export const checkDefinition = (module: FormModule): readonly string[] => analyse(module).problems;

/** What a form has under a key. @throws RangeError for a key the form has not, a defect of the caller. */
function known<Entry>({ id }: FormModule['definition'], entry: Entry | undefined, key: string): Entry {
  if (entry === undefined) throw new RangeError(`Form “${id}” has no field “${key}”`);
  return entry;
}

function analyse({ definition, rules = {}, dictionaries = {} }: FormModule): {
  form: CompiledForm;
  problems: readonly string[];
} {
  const problems: string[] = [];
  const onProblem = (problem: string): void => void (problems.includes(problem) || problems.push(problem));
  const flat = flattenFields(definition, dictionaries, onProblem);
  const fields = flat.map((entry) => entry.field);
  const fieldIndex = new Map(fields.map((field, index) => [field.key, index]));
  const derivationIndex = new Map((definition.derivations ?? []).map((derivation, index) => [derivation.key, index]));
  const names = { fields, fieldIndex, derivationIndex };
  for (const problem of problemsOfFields(definition, names)) onProblem(problem);
  const checks = [...(definition.checks ?? []), ...lifeChecks(definition, fields)];
  const nodes = graphNodes({ ...names, definition, checks, rules, onProblem });
  const describe = (node: GraphNode): string =>
    (node.kind === 'derivation' ? definition.derivations?.[node.index]?.key : fields[node.index]?.key) ?? '?';
  const graph = sortGraph(nodes, (circle) => onProblem(`Circle: ${[...new Set(circle.map(describe))].join(' → ')}`));
  const rows = new Map(
    fields.flatMap((field) =>
      field.type === 'table'
        ? [
            [
              field.key,
              compileRowFormulas(field.columns, rules, (problem) => onProblem(`Table “${field.key}”: ${problem}`)),
            ],
          ]
        : [],
    ),
  );
  const sections = new Map(flat.map((entry) => [entry.field.key, entry.sectionId]));
  const form: CompiledForm = {
    definition,
    fields,
    field: (key) => known(definition, fields[fieldIndex.get(key) ?? -1], key),
    sectionOf: (key) => known(definition, sections.get(key), key),
  };
  const told = placesOf(names, checks);
  plans.set(form, { ...names, ...told, graph, rows, checks, dayOfVisit: dayOfVisit(definition) });
  return { form, problems };
}

/** What of the drawing follows from the form alone: thousands of sheets of one form are judged in a row. */
function placesOf(
  { fields, fieldIndex }: Pick<FormPlan, 'fields' | 'fieldIndex'>,
  checks: readonly EngineCheck[],
): Pick<FormPlan, 'places' | 'checksAt' | 'personal'> {
  const places = checks.map((check) => check.fields.flatMap((key) => fieldIndex.get(key) ?? []));
  const checksAt = new Map<number, number[]>();
  places.forEach((indexes, check) => {
    for (const index of indexes) checksAt.set(index, [...(checksAt.get(index) ?? []), check]);
  });
  const personal = fields.flatMap((field, index) =>
    dependsOnPerson(field) || (field.type === 'table' && field.columns.some(dependsOnPerson)) ? [index] : [],
  );
  return { places, checksAt, personal };
}
