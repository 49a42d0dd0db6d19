import type { Json } from '../shared/index.ts';
import { isEmptyAnswer, sameJson } from './answer-value.ts';
import { askedCells } from './asked-cells.ts';
import { planOf } from './compile-form.ts';
import { createFieldStates } from './field-states.ts';
import { createFillStore, type InitialAnswers } from './fill-store.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { Answers, Changes, CompiledForm, FormContext, FormEngine, ValueOrigin } from './form-engine.ts';
import { type GraphNode, nodeName } from './form-graph.ts';
import { createWorkList } from './work-list.ts';

/**
 * Opens a form to be filled.
 *
 * Without `initial` the form is new: defaults apply and proposals are followed. With `initial` and its `origins` it is a draft:
 * fields of origin `proposed` and those never touched go on following. With `initial` alone it is a stored record: nothing moves
 * by itself, differing proposals are shown as such. Answers to keys the form does not have are left out (see `migrateAnswers`).
 *
 * @throws TypeError for a form `compileForm` did not make, RangeError where `today` is no day, and its methods RangeError for a key the form
 * has not: defects of the caller.
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * import { formModule } from '@gongwei/domain/form/hypertension-follow-up';
 * const sheet = createFormEngine(compileForm(formModule), { today: calendarDay(2026, 11, 22) });
 * sheet.setMany({ height: 158, weight: 64 });
 * sheet.state('bmi').value; // 25.64
 * ```
 */
export function createFormEngine(form: CompiledForm, context: FormContext, initial?: InitialAnswers): FormEngine {
  const plan = planOf(form);
  const { nodes, dependents, rankOf } = plan.graph;
  const derivations = form.definition.derivations ?? [];
  const store = createFillStore(plan, context, initial);
  const states = createFieldStates(plan, store);
  const work = createWorkList();
  /** Derivations that `enter` left for `catchUp`, and what a read of the whole form has worked out of them meanwhile. */
  const waiting = new Set<number>();
  let untold: Changes = NOTHING;

  for (const node of nodes) store.evaluate(node);
  store.person = store.currentPerson();

  const indexOf = (key: string): number => {
    const index = plan.fieldIndex.get(key);
    if (index === undefined) throw new RangeError(`Form “${form.definition.id}” has no field “${key}”`);
    return index;
  };
  const rank = (name: string): number => rankOf.get(name) as number;

  /** Evaluates what waits, in order, and tells which fields and derivations came out differently. */
  function settle(touched: Set<number>, deriving: 'now' | 'later' = 'now'): Changes {
    const derived = new Set<number>();
    if (deriving === 'now') {
      for (const node of waiting) work.add(node);
      waiting.clear();
    }
    for (let next = work.take(); next !== undefined; next = work.take()) {
      const node = nodes[next] as GraphNode;
      if (deriving === 'later' && node.kind === 'derivation') {
        waiting.add(next);
        continue;
      }
      if (!store.evaluate(node)) continue;
      for (const dependent of dependents[next] ?? []) work.add(dependent);
      if (node.kind === 'derivation') derived.add(node.index);
      else if (node.kind === 'check') for (const index of plan.places[node.index] ?? []) touched.add(index);
      else touched.add(node.index);
      if (node.kind === 'visible') for (const index of states.sharing(node.index)) touched.add(index);
    }
    const person = store.currentPerson();
    if (person.sex !== store.person.sex || person.age !== store.person.age) {
      store.person = person;
      for (const index of plan.personal) touched.add(index);
    }
    const changed = [...touched].sort((a, b) => a - b).filter((index) => states.refresh(index));
    return {
      fields: changed.map((index) => (plan.fields[index] as FieldDefinition).key),
      derivations: [...derived].sort((a, b) => a - b).map((index) => derivations[index]?.key as string),
    };
  }

  function write(index: number, value: Json | undefined, origin: ValueOrigin, touched: Set<number>): void {
    const field = plan.fields[index] as FieldDefinition;
    if (field.type === 'computed') return;
    const valueRank = rank(nodeName('value', index));
    touched.add(index);
    if (origin === 'proposed' && field.proposed !== undefined) {
      store.held[index] = false;
      work.add(valueRank);
      return;
    }
    const kept = store.normalised(index, value);
    store.held[index] = true;
    store.origins[index] = kept === undefined || isEmptyAnswer(kept) ? 'empty' : origin;
    if (sameJson(store.values[index], kept)) return;
    store.values[index] = kept;
    for (const dependent of dependents[valueRank] ?? []) work.add(dependent);
  }

  function setMany(values: { readonly [key: string]: Json | undefined }, origin: ValueOrigin = 'entered'): Changes {
    const touched = new Set<number>();
    const entries = Object.entries(values).map(([key, value]) => [indexOf(key), value] as const);
    for (const [index, value] of entries) write(index, value, origin, touched);
    return settle(touched);
  }

  function change(key: string, value: Json | undefined, origin: ValueOrigin, deriving: 'now' | 'later'): Changes {
    const touched = new Set<number>();
    write(indexOf(key), value, origin, touched);
    return settle(touched, deriving);
  }

  function catchUp(): Changes {
    const changes = waiting.size === 0 ? untold : together(untold, settle(new Set()));
    untold = NOTHING;
    return changes;
  }
  /** Whoever reads the whole form reads it worked out; who is told of changes hears of these with the next `catchUp`. */
  const complete = (): void => {
    if (waiting.size > 0) untold = together(untold, settle(new Set()));
  };

  const collect = <Entry>(
    pick: (index: number, field: FieldDefinition) => Entry | undefined,
  ): { readonly [key: string]: Entry } =>
    Object.fromEntries(
      plan.fields.flatMap((field, index) => {
        const entry = pick(index, field);
        return entry === undefined ? [] : [[field.key, entry] as const];
      }),
    );
  const answered = (index: number): Json | undefined =>
    isEmptyAnswer(store.values[index]) ? undefined : store.values[index];

  return {
    form,
    get context() {
      return store.context;
    },
    state: (key) => states.state(indexOf(key)),
    derivation(key) {
      const index = plan.derivationIndex.get(key);
      if (index === undefined) throw new RangeError(`Form “${form.definition.id}” has no derivation “${key}”`);
      complete();
      return store.derivations[index];
    },
    set: (key, value, origin) => change(key, value, origin ?? 'entered', 'now'),
    enter: (key, value, origin) => change(key, value, origin ?? 'entered', 'later'),
    catchUp,
    setMany,
    follow: (key) =>
      plan.fields[indexOf(key)]?.proposed === undefined ? NOTHING : setMany({ [key]: undefined }, 'proposed'),
    setContext(next) {
      store.context = next;
      nodes.forEach((_, index) => work.add(index));
      for (const [key] of plan.rows) {
        const index = indexOf(key);
        store.values[index] = store.normalised(index, store.values[index]);
      }
      return settle(new Set(plan.fields.keys()));
    },
    answers(): Answers {
      complete();
      return collect((index, field) => {
        const value = store.visible[index] ? answered(index) : undefined;
        if (field.type !== 'table' || value === undefined) return value;
        const asked = askedCells(field, value, store.person);
        return isEmptyAnswer(asked) ? undefined : asked;
      });
    },
    allAnswers: (): Answers => collect((index) => store.values[index]),
    origins: () =>
      collect((index, field) => {
        const origin = store.origins[index];
        // An emptied field must not be filled again when the draft is opened; one that never had anything says nothing.
        if (origin === 'empty')
          return field.proposed !== undefined && field.type !== 'computed' && store.held[index] ? origin : undefined;
        return origin === 'entered' ? undefined : origin;
      }),
    issues() {
      complete();
      return plan.fields.flatMap((_, index) => states.issues(index));
    },
  };
}

const NOTHING: Changes = { fields: [], derivations: [] };

const together = (first: Changes, second: Changes): Changes =>
  first === NOTHING
    ? second
    : {
        fields: [...new Set([...first.fields, ...second.fields])],
        derivations: [...new Set([...first.derivations, ...second.derivations])],
      };
