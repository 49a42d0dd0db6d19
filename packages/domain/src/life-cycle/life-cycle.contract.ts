import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { LifeCycle } from './life-cycle.ts';

export type Asked = { readonly type: string; readonly [more: string]: unknown };
export type AnyLife = LifeCycle<string, Asked, object>;
type Refused = readonly [from: string, event: Asked, facts: object, words: RegExp];
export type LifeCase = {
  readonly life: AnyLife;
  /** Facts under which the events' guards hold, event by event: what holds differs. */
  readonly facts: (type: string) => object;
  readonly events: readonly Asked[];
  /** The ways of rules/modules.md and the screens, written down a second time. */
  readonly table: readonly string[];
  readonly refused: readonly Refused[];
  readonly title: string;
};

const words = ({ plan }: AnyLife): string => {
  const states = Object.entries(plan.states).map(([state, label]) => `  state "${state} ${label}" as s${state}`);
  const ways = Object.entries(plan.ways).flatMap(([type, { from, to, label }]) =>
    from.map((one) => `  s${one} --> s${to}: ${label} (${type})`),
  );
  return ['stateDiagram-v2', ...states, `  [*] --> s${plan.initial}`, ...ways].join('\n');
};

/** What every life cycle promises: its ways and no others, a sentence wherever it refuses, and its chart in docs/machines. `folder`: of the machine. */
export const lifeCycleContract = (
  { title, life, facts, events, table, refused }: LifeCase,
  folder = 'packages/domain/src/scheduling',
): void => {
  describe.each([{ title }])('$title', () => {
    const states = Object.keys(life.plan.states);

    it('reaches every state on a path of events', () => {
      // Guards look at what is true of the moment; paths are walked with guards that all hold.
      const reached = new Set<string>([life.plan.initial]);
      for (let grown = true; grown;) {
        grown = false;
        for (const from of [...reached])
          for (const event of events) {
            const next = life.after(from, event, facts(event.type));
            if (next.ok && !reached.has(next.value)) grown = Boolean(reached.add(next.value));
          }
      }
      expect([...reached].sort()).toEqual([...states].sort());
      for (const { steps, state } of getShortestPaths(life.machine, {
        input: facts(''),
        events: events as never,
        limit: 500,
      })) {
        const walked = steps.slice(1).reduce<string>((from, { event }) => {
          const next = life.after(from, event as Asked, facts(''));
          return next.ok ? next.value : from;
        }, life.plan.initial);
        expect(walked).toBe(state.value);
      }
    });

    it('goes the ways of the table and no others', () => {
      const asked = new Set(events.map(({ type }) => type));
      expect([...asked].sort(), 'events of this test').toEqual(Object.keys(life.plan.ways).sort());
      const ways = states.flatMap((from) =>
        events.flatMap((event) => {
          const next = life.after(from, event, facts(event.type));
          return next.ok ? [`${from} ${event.type} ${next.value}`] : [];
        }),
      );
      expect([...ways].sort()).toEqual([...table].sort());
    });

    it('stays as it is, with a sentence, wherever something is missing', () => {
      for (const [from, event, more, sentence] of refused) {
        const answer = life.after(from, event, { ...facts(event.type), ...more });
        expect(answer.ok, JSON.stringify([from, event, more])).toBe(false);
        if (!answer.ok) expect(answer.failure.message).toMatch(sentence);
      }
    });

    it('whatever is asked of it in whatever order: every answer is one of its states, and only what the state knows happens', () => {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), fc.context(), (asked, log) => {
          let state = life.plan.initial;
          for (const event of asked) {
            const known = life.eventsFrom(state).includes(event.type);
            const next = life.after(state, event, facts(event.type));
            log.log(`${state} ${event.type}`);
            if (next.ok) expect(known && states.includes(next.value)).toBe(true);
            else expect(next.failure.message.length).toBeGreaterThan(4);
            if (!known) expect(next.ok).toBe(false);
            state = next.ok ? next.value : state;
          }
        }),
      );
    });

    it('is drawn in docs/machines as it is', async () => {
      const text = [
        `# ${title}`,
        '',
        `Drawn from \`${folder}\` by its test (\`-u\` draws it anew). The server answers what the state does not know with 409,`,
        'and what a guard refuses with 422, each with a sentence. What has no button is done by the system.',
        '',
        '```mermaid',
        words(life),
        '```',
        '',
      ].join('\n');
      await expect(text).toMatchFileSnapshot(`../../../../docs/machines/${life.plan.id}.md`);
    });
  });
};
