import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import {
  institutionScopeMachine,
  mayWorkFor,
  ownScope,
  SCOPE_EVENT_LABELS,
  SCOPE_STATE_LABELS,
  SCOPE_STATES,
  scopeAfter,
  type ScopeEvent,
} from './institution-scope.machine.ts';
import type { Institution } from './institution.ts';

const institution = (code: string, level: Institution['level']): Institution => ({
  code,
  name: code,
  level,
  offersChildren: level < 5,
});
const town = institution('110105001', 4);
const village = institution('110105001001', 5);
const other = institution('110105002', 4);
const villageOfOther = institution('110105002001', 5);
const EVENTS: readonly ScopeEvent[] = [
  ...[town, village, other, villageOfOther].map((one): ScopeEvent => ({ type: 'CHOOSE', institution: one })),
  { type: 'RETURN' },
  { type: 'RENEW', own: town, within: [town, village] },
  { type: 'RENEW', own: town, within: [town, other] },
  { type: 'RENEW', own: other, within: [other] },
];
const START = ownScope(town, [town, village]);

/** The ways, written down a second time. */
const TABLE: readonly (readonly [from: string, type: ScopeEvent['type'], to: string])[] = [
  ['own', 'CHOOSE', 'chosen'],
  ['own', 'RENEW', 'own'],
  ['own', 'RENEW', 'chosen'],
  ['chosen', 'CHOOSE', 'chosen'],
  ['chosen', 'CHOOSE', 'own'],
  ['chosen', 'RETURN', 'own'],
  ['chosen', 'RENEW', 'chosen'],
  ['chosen', 'RENEW', 'own'],
];

describe('the institution scope', () => {
  it('reaches every state on a path of events', () => {
    const paths = getShortestPaths(institutionScopeMachine, { input: START, events: [...EVENTS], limit: 2_000 });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(SCOPE_STATES));
  });

  it('holds only an institution the account may work for, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (history) => {
        let at = START;
        for (const event of history) {
          const next = scopeAfter(at, event);
          expect(mayWorkFor(next, next.chosen)).toBe(true);
          if (event.type === 'CHOOSE')
            expect(next.chosen).toEqual(mayWorkFor(at, event.institution) ? event.institution : at.chosen);
          if (event.type === 'RETURN') expect(next.chosen).toEqual(at.own);
          at = next;
        }
      }),
    );
  });

  it('refuses an institution outside of the rights, and keeps a choice over a renewal while it still may', () => {
    expect(scopeAfter(START, { type: 'CHOOSE', institution: villageOfOther }).chosen).toBe(town);
    const chosen = scopeAfter(START, { type: 'CHOOSE', institution: village });
    expect(scopeAfter(chosen, { type: 'RENEW', own: town, within: [town] }).chosen).toBe(village);
    expect(scopeAfter(chosen, { type: 'RENEW', own: other, within: [other] }).chosen).toBe(other);
  });

  it('goes the ways of the table and no others', () => {
    const ways = new Set<string>();
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 6 }), (history) => {
        history.reduce((at, event) => {
          const next = scopeAfter(at, event);
          const [from, to] = [at, next].map(({ chosen, own }) => (chosen.code === own.code ? 'own' : 'chosen'));
          if (next !== at && !(event.type === 'CHOOSE' && from === 'own' && to === 'own'))
            ways.add([from, event.type, to].join(' '));
          return next;
        }, START);
      }),
      { numRuns: 500 },
    );
    const told = TABLE.map((way) => way.join(' '));
    expect([...ways].filter((way) => !told.includes(way) && way !== 'own RETURN own')).toEqual([]);
    expect(told.filter((way) => !ways.has(way))).toEqual([]);
  });

  it('is drawn in docs/machines/institution-scope.md as it is', async () => {
    const states = SCOPE_STATES.map((state) => `  state "${SCOPE_STATE_LABELS[state]}" as ${state}`);
    const lines = TABLE.map(([from, type, to]) => `  ${from} --> ${to}: ${SCOPE_EVENT_LABELS[type]} (${type})`);
    const text = [
      '# The institution scope',
      '',
      'Drawn from `packages/domain/src/organisation/institution-scope.machine.ts` by its test (`-u` draws it anew). The session runs it: what is chosen in the',
      'header, what the last visit remembers and what a log-in in the middle of the work leaves of it. An institution outside of the rights changes nothing.',
      '',
      '```mermaid',
      ['stateDiagram-v2', ...states, '  [*] --> own', ...lines].join('\n'),
      '```',
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../../../docs/machines/institution-scope.md');
  });
});
