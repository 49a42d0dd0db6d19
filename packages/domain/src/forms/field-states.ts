import type { Json } from '../shared/index.ts';
import { sameJson } from './answer-value.ts';
import type { FormPlan } from './compile-form.ts';
import { fieldIssues, markOf } from './field-issues.ts';
import type { FillStore } from './fill-store.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { FieldIssue, FieldState, FormContext } from './form-engine.ts';
import type { EngineCheck } from './life/life-checks.ts';

/** The drawn side of a form being filled: states are made when they are asked for and kept while nothing changes. */
export type FieldStates = {
  readonly state: (index: number) => FieldState;
  /** The issues of a field alone, for who draws nothing. */
  readonly issues: (index: number) => readonly FieldIssue[];
  /** Looks at a field again; true when its state is another one now, or nobody has seen it yet. */
  readonly refresh: (index: number) => boolean;
  /** All fields that may have to move a check's sentence when this field appears or disappears. */
  readonly sharing: (index: number) => readonly number[];
};

export function createFieldStates(plan: FormPlan, store: FillStore): FieldStates {
  const { checks, places, checksAt } = plan;
  const cached: (FieldState | undefined)[] = [];

  function issuesOf(index: number): readonly FieldIssue[] {
    if (!store.visible[index]) return [];
    const field = plan.fields[index] as FieldDefinition;
    const own = fieldIssues(field, {
      value: store.values[index],
      required: store.required[index] === true,
      context: store.context,
      person: store.person,
      rows: plan.rows.get(field.key),
    });
    const crossed = (checksAt.get(index) ?? []).filter(
      (check) => store.troubled[check] && places[check]?.find((place) => store.visible[place]) === index,
    );
    if (crossed.length === 0) return own;
    return [
      ...own,
      ...crossed.map((check) => issueOf(checks[check] as EngineCheck, field.key, store.context, store.values[index])),
    ];
  }

  function build(index: number): FieldState {
    const field = plan.fields[index] as FieldDefinition;
    const visible = store.visible[index] === true;
    const value = store.values[index];
    const proposal = store.proposals[index];
    const mark = visible ? markOf(field, value, store.person) : undefined;
    return {
      key: field.key,
      value,
      origin: store.origins[index] ?? 'empty',
      visible,
      required: store.required[index] === true,
      issues: issuesOf(index),
      ...(mark && { mark }),
      ...(store.held[index] && proposal !== undefined && !sameJson(proposal, value) && { proposal }),
    };
  }

  return {
    state: (index) => (cached[index] ??= build(index)),
    issues: (index) => cached[index]?.issues ?? issuesOf(index),
    refresh(index) {
      const before = cached[index];
      const now = build(index);
      if (before && sameState(before, now)) return false;
      cached[index] = now;
      return true;
    },
    sharing: (index) => [...new Set((checksAt.get(index) ?? []).flatMap((check) => places[check] ?? []))],
  };
}

/** What a check that speaks says at a field. */
const issueOf = (
  { id, severity, message, tell }: EngineCheck,
  field: string,
  context: FormContext,
  value: Json | undefined,
): FieldIssue => ({ field, severity, code: `check:${id}`, message: tell?.(context, value) ?? message });

function sameState(a: FieldState, b: FieldState): boolean {
  return (
    a.origin === b.origin &&
    a.visible === b.visible &&
    a.required === b.required &&
    a.mark === b.mark &&
    sameJson(a.value, b.value) &&
    sameJson(a.proposal, b.proposal) &&
    sameJson(a.issues, b.issues)
  );
}
