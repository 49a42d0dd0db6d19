import { createMachine, getNextSnapshot, type AnyStateMachine } from 'xstate';
import { fail, ok, type Result } from '../shared/index.ts';

/** What is in the way of an event, as a sentence for staff; nothing where it may happen. */
export type Guard<Facts, Event> = (facts: Facts, event: Event) => string | undefined;

/** One event: from where it leads where, and what must hold. `letter`: which right a person needs; absent for what the system does by itself. */
export type Way<State extends string, Event, Facts> = {
  readonly label: string;
  readonly from: readonly State[];
  readonly to: State;
  readonly guards?: readonly Guard<Facts, Event>[];
  readonly letter?: 'V' | 'E' | 'M';
};

type Plan<State extends string, Event extends { readonly type: string }, Facts> = {
  readonly id: string;
  /** What it is called in a refusal: 预约, 场次. */
  readonly noun: string;
  readonly initial: State;
  readonly states: { readonly [state in State]: string };
  readonly ways: { readonly [type in Event['type']]: Way<State, Event, Facts> };
};

/** `state`: the state knows no such event; `guard`: something is missing or in the way. */
export type Refusal = { readonly why: 'state' | 'guard'; readonly message: string };

/** A life cycle: one table decides the buttons, the server's answers, the words and the chart. */
export type LifeCycle<State extends string, Event extends { readonly type: string }, Facts> = {
  /** The table itself: `states` has the words of the states, `ways` the word and the right of each event. */
  readonly plan: Plan<State, Event, Facts>;
  readonly machine: AnyStateMachine;
  /** Events the state knows, whatever is filled in. */
  readonly eventsFrom: (state: State) => readonly Event['type'][];
  /** The state after an event, or why there is none. @throws RangeError for a state or an event the table does not have, a defect of the caller. */
  readonly after: (state: State, event: Event, facts: Facts) => Result<State, Refusal>;
};

/** @throws RangeError for a name that is none of the table's, with those that are: a defect. */
function known(table: object, name: string, problem: string): void {
  if (!Object.hasOwn(table, name)) throw new RangeError(`${problem} “${name}”, only ${Object.keys(table).join(', ')}`);
}

/** Makes the machine of a table. Guards look at the facts and at the event, and at nothing else. */
export function lifeCycle<State extends string, Event extends { readonly type: string }, Facts>(
  plan: Plan<State, Event, Facts>,
): LifeCycle<State, Event, Facts> {
  const types = Object.keys(plan.ways) as Event['type'][];
  const eventsFrom = (state: State) => types.filter((type) => plan.ways[type].from.includes(state));
  const refusal = (facts: Facts, event: Event): string | undefined => {
    for (const guard of plan.ways[event.type as Event['type']].guards ?? []) {
      const message = guard(facts, event);
      if (message !== undefined) return message;
    }
    return undefined;
  };
  const leads = (type: Event['type']) => ({
    target: `#${plan.id}.${plan.ways[type].to}`,
    guard: ({ context, event }: { readonly context: unknown; readonly event: unknown }) =>
      refusal(context as Facts, event as Event) === undefined,
  });
  const machine = createMachine({
    id: plan.id,
    context: ({ input }: { readonly input: unknown }) => input as object,
    initial: plan.initial,
    states: Object.fromEntries(
      (Object.keys(plan.states) as State[]).map((state) => [
        state,
        { id: `${plan.id}.${state}`, on: Object.fromEntries(eventsFrom(state).map((type) => [type, leads(type)])) },
      ]),
    ),
  });
  return {
    plan,
    machine,
    eventsFrom,
    after(state, event, facts) {
      known(plan.states, state, `${plan.id} has no state`);
      known(plan.ways, event.type, `${plan.id} has no event`);
      if (!eventsFrom(state).includes(event.type as Event['type']))
        return fail({
          why: 'state',
          message: `${plan.noun}状态为“${plan.states[state]}”，不能“${plan.ways[event.type as Event['type']].label}”`,
        });
      const message = refusal(facts, event);
      if (message !== undefined) return fail({ why: 'guard', message });
      const next = getNextSnapshot(machine, machine.resolveState({ value: state, context: facts as object }), event);
      return ok(next.value as State);
    },
  };
}

/** A way that was gone: its event, what it is called, and which right a person needs for it. */
export type WayGone = { readonly type: string; readonly label: string; readonly letter?: 'V' | 'E' | 'M' };

/** Which way leads from one state to another; nothing where the state stays, a sentence where none does. Guards are not asked. */
export function wayBetween<State extends string, Event extends { readonly type: string }, Facts>(
  { plan }: LifeCycle<State, Event, Facts>,
  from: State,
  to: State,
): Result<WayGone | undefined, string> {
  if (from === to) return ok(undefined);
  const ways = Object.entries(plan.ways) as [string, Way<State, Event, Facts>][];
  const [type, way] = ways.find(([, one]) => one.to === to && one.from.includes(from)) ?? [];
  return type !== undefined && way
    ? ok({ ...way, type })
    : fail(`${plan.noun}状态为“${plan.states[from]}”，不能改为“${plan.states[to]}”`);
}

/** Whether something was written. */
export const said = (text: string | undefined): boolean => (text ?? '').trim() !== '';
