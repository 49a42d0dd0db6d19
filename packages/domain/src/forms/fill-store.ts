import { isCalendarDay, isMaskedNumber, type Json } from '../shared/index.ts';
import { isEmptyAnswer, sameJson, storedValue } from './answer-value.ts';
import { appliesTo, type Person } from './applicability.ts';
import type { FormPlan } from './compile-form.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { Answers, FormContext, ValueOrigin } from './form-engine.ts';
import type { GraphNode } from './form-graph.ts';
import type { FormReader } from './formula-names.ts';
import { jsonOf, numberOf, type Value, valueOf } from './formula/value.ts';
import { withComputedCells } from './row-formulas.ts';

/** Where a form starts from: a draft (with origins) or a stored record (without). */
export type InitialAnswers = { readonly answers: Answers; readonly origins?: { readonly [key: string]: ValueOrigin } };

/** What is known of a form while it is filled, by position of field, derivation and check. */
export type FillStore = {
  readonly values: (Json | undefined)[];
  readonly origins: ValueOrigin[];
  /** The user decided about this field; it follows its proposal no longer. */
  readonly held: boolean[];
  readonly proposals: (Json | undefined)[];
  readonly visible: boolean[];
  readonly required: boolean[];
  readonly derivations: (Json | undefined)[];
  readonly troubled: boolean[];
  context: FormContext;
  person: Person;
  /** An answer as the store keeps it: empty ones absent, computed cells of tables filled. */
  readonly normalised: (index: number, value: Json | undefined) => Json | undefined;
  /** Evaluates one node. True when something that others may depend on, or a widget draws, changed. */
  readonly evaluate: (node: GraphNode) => boolean;
  readonly currentPerson: () => Person;
};

/** @throws RangeError where `today` is no day: a defect of the caller. */
export function createFillStore(plan: FormPlan, context: FormContext, initial: InitialAnswers | undefined): FillStore {
  // Without it every check of a day would hold its tongue.
  if (!isCalendarDay(context.today)) throw new RangeError(`No today: ${context.today}`);
  const { fields } = plan;
  const given = (index: number): Json | undefined => {
    const key = (fields[index] as FieldDefinition).key;
    return initial && Object.hasOwn(initial.answers, key) ? initial.answers[key] : undefined;
  };
  const givenOrigin = (key: string): ValueOrigin | undefined =>
    initial?.origins && Object.hasOwn(initial.origins, key) ? initial.origins[key] : undefined;
  const reader: FormReader = {
    // A hidden answer counts as missing, and so does one that is there but says nothing.
    field: (index) =>
      store.visible[index] && !isEmptyAnswer(store.values[index]) ? valueOf(store.values[index]) : undefined,
    derivation: (index) => valueOf(store.derivations[index]),
    get context() {
      return store.context;
    },
  };
  let seen: FormContext | undefined;
  let unmasked = context;
  /** What rules read: of a number that is masked nothing is known, so nothing is made of it. A proposal takes the mask over as it is. */
  const ofRules: FormReader = {
    derivation: (index) => reader.derivation(index),
    field: (index) => unlessMasked(fields[index] as FieldDefinition, reader.field(index)),
    get context() {
      if (seen !== store.context) {
        seen = store.context;
        unmasked = withoutMasks(seen);
      }
      return unmasked;
    },
  };
  const keyed = (key: string): Value => {
    const index = plan.fieldIndex.get(key);
    return index === undefined ? undefined : reader.field(index);
  };

  const store: FillStore = {
    values: [],
    origins: [],
    held: [],
    proposals: fields.map(() => undefined),
    visible: fields.map(() => true),
    required: fields.map((field) => field.required === true),
    derivations: [],
    troubled: [],
    context,
    person: { sex: undefined, age: undefined },
    normalised(index, value) {
      const field = fields[index] as FieldDefinition;
      if (value === undefined || value === null || value === '') return undefined;
      if (!Array.isArray(value)) return value;
      if (value.length === 0) return undefined;
      const formulas = plan.rows.get(field.key);
      return formulas ? withComputedCells(value as readonly Json[], formulas, store.context) : value;
    },
    evaluate(node) {
      const proposes = node.kind === 'value' && fields[node.index]?.type !== 'computed';
      const result = node.evaluate?.(proposes ? reader : ofRules);
      switch (node.kind) {
        case 'visible':
          return replace(store.visible, node.index, isAsked(node, result));
        case 'required':
          return replace(store.required, node.index, result === true);
        case 'check':
          return replace(store.troubled, node.index, result === true);
        case 'derivation':
          return replaceJson(store.derivations, node.index, jsonOf(result));
        case 'value':
          return node.evaluate ? settle(node.index, result) : false;
      }
    },
    /** A sex or age the form itself asks for goes before the context's. */
    currentPerson() {
      const [code, age] = [keyed('sex'), numberOf(keyed('age'))];
      const sex = code === '1' ? 'male' : code === '2' ? 'female' : store.context.resident?.sex;
      return { sex, age: typeof age === 'number' ? age : store.context.resident?.age };
    },
  };

  function isAsked(node: GraphNode, met: Value): boolean {
    const rule = (fields[node.index] as FieldDefinition).appliesTo;
    if (node.evaluate && met !== true) return false;
    return !rule || appliesTo(rule, store.currentPerson());
  }

  function settle(index: number, result: Value): boolean {
    const field = fields[index] as FieldDefinition;
    const suggested = withinRange(field, store.normalised(index, storedValue(field, result)));
    const proposal = field.key === plan.dayOfVisit ? withinLife(store.context, suggested) : suggested;
    const proposalChanged = replaceJson(store.proposals, index, proposal);
    if (store.held[index]) return proposalChanged;
    const fallback = proposal === undefined && field.type !== 'computed' && !initial ? field.default : undefined;
    const value = proposal ?? fallback;
    store.origins[index] =
      value === undefined
        ? 'empty'
        : fallback !== undefined
          ? 'default'
          : field.type === 'computed'
            ? 'computed'
            : 'proposed';
    return replaceJson(store.values, index, value) || proposalChanged;
  }

  fields.forEach((field, index) => {
    const origin = givenOrigin(field.key);
    const follows =
      field.type === 'computed' || (field.proposed !== undefined && startsFollowing(given(index), origin, initial));
    const value = follows ? undefined : store.normalised(index, initial ? given(index) : field.default);
    store.held.push(!follows);
    store.values.push(value);
    store.origins.push(
      value === undefined || isEmptyAnswer(value)
        ? 'empty'
        : (origin ?? (initial ? (initial.origins ? 'entered' : 'stored') : 'default')),
    );
  });
  return store;
}

/** A proposal the field itself would refuse helps nobody: it would stop the save of who never touched it. */
const withinRange = (field: FieldDefinition, proposal: Json | undefined): Json | undefined =>
  (field.type === 'integer' || field.type === 'decimal') &&
  typeof proposal === 'number' &&
  (proposal < (field.min ?? -Infinity) || proposal > (field.max ?? Infinity))
    ? undefined
    : proposal;

/** Nobody was seen after the day of the death: which day it was before is not guessed. */
const withinLife = ({ resident }: FormContext, day: Json | undefined): Json | undefined =>
  resident?.diedOn !== undefined && typeof day === 'string' && day.slice(0, 10) > resident.diedOn ? undefined : day;

/** In a record that was stored, nothing moves by itself; in a draft, what was neither entered nor emptied goes on following. */
function startsFollowing(
  value: Json | undefined,
  origin: ValueOrigin | undefined,
  initial: InitialAnswers | undefined,
): boolean {
  if (!initial || origin === 'proposed') return true;
  return initial.origins !== undefined && value === undefined && origin === undefined;
}

const unlessMasked = ({ sensitive }: FieldDefinition, value: Value): Value =>
  sensitive !== undefined && typeof value === 'string' && isMaskedNumber(value) ? undefined : value;

function withoutMasks(context: FormContext): FormContext {
  const { resident } = context;
  if (
    !resident ||
    ![resident.idNumber, resident.phone].some((number) => number !== undefined && isMaskedNumber(number))
  )
    return context;
  const { idNumber: _id, phone: _phone, ...known } = resident;
  return { ...context, resident: known };
}

function replace<Entry>(list: Entry[], index: number, value: Entry): boolean {
  if (list[index] === value) return false;
  list[index] = value;
  return true;
}

function replaceJson(list: (Json | undefined)[], index: number, value: Json | undefined): boolean {
  if (sameJson(list[index], value)) return false;
  list[index] = value;
  return true;
}
