import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { accountRowMachine, type AccountRowEvent } from './account-row.machine.ts';
import type { PlatformAccount } from './platform-account.ts';

type State = SnapshotFrom<typeof accountRowMachine>;
const account: PlatformAccount = { username: 'gw1', password: '********', institutionName: '东镇卫生院', keeper: 'u' };
const initial = (): State => initialTransition(accountRowMachine, account)[0];
const step = (from: State, event: AccountRowEvent) => {
  const [next, effects] = transition(accountRowMachine, from, event);
  return [next, effects.map(({ type }) => type)] as const;
};
const after = (...events: AccountRowEvent[]): State =>
  events.reduce<State>((at, event) => step(at, event)[0], initial());

const EVENTS: AccountRowEvent[] = [
  { type: 'EDIT' },
  { type: 'CANCEL' },
  { type: 'SAVE' },
  { type: 'TYPE', field: 'password', text: 'new' },
  { type: 'TYPE', field: 'password', text: '' },
  { type: 'TYPE', field: 'username', text: ' ' },
  { type: 'TYPE', field: 'username', text: 'gw2' },
  { type: 'LEAVE', field: 'username' },
  { type: 'LEAVE', field: 'password' },
  { type: 'SAVED', message: '修改成功' },
  { type: 'REFUSED', message: '密码错误' },
];
const FEW: AccountRowEvent[] = EVENTS.filter(
  (event) => event.type !== 'TYPE' || event.text === 'new' || event.text === ' ',
);

describe('paths of a row', () => {
  const paths = getShortestPaths(accountRowMachine, { events: FEW, input: account });
  it('reach every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['readOnly', 'editing', 'saving', 'gone']));
  });
  it.each(
    paths.filter(({ state }) => state.value === 'editing').map(({ state }) => [JSON.stringify(state.context), state]),
  )('can be taken back from %s, and show then what was there', (_name, state) => {
    const back = step(state as State, { type: 'CANCEL' })[0];
    expect([back.value, back.context.draft, back.context.problems, back.context.refusal]).toEqual([
      'readOnly',
      { username: 'gw1', password: '********' },
      {},
      undefined,
    ]);
  });
});

describe('saving', () => {
  const saved = (...events: AccountRowEvent[]) => step(after({ type: 'EDIT' }, ...events), { type: 'SAVE' });
  it.each([
    [[], { problems: {}, refusal: '用户名或密码未修改' }],
    [[{ type: 'TYPE', field: 'username', text: ' gw1 ' }], { problems: {}, refusal: '用户名或密码未修改' }],
    [[{ type: 'TYPE', field: 'username', text: ' ' }], { problems: { username: '请输入用户名' } }],
    [[{ type: 'TYPE', field: 'password', text: '' }], { problems: { password: '请输入密码' } }],
  ] as [AccountRowEvent[], object][])('is refused after %j', (events, expected) => {
    const [next, effects] = saved(...events);
    expect(next.value).toBe('editing');
    expect(next.context).toMatchObject(expected);
    expect(effects).not.toContain('submit');
  });
  it('goes out with either changed, and a refusal leaves what was typed', () => {
    const [next, effects] = saved({ type: 'TYPE', field: 'password', text: 'new' });
    expect([next.value, effects]).toEqual(['saving', ['submit']]);
    const refused = step(next, { type: 'REFUSED', message: '密码错误' })[0];
    expect([refused.value, refused.context.refusal, refused.context.draft.password]).toEqual([
      'editing',
      '密码错误',
      'new',
    ]);
    expect(step(next, { type: 'SAVED', message: '修改成功' })).toMatchObject([{ value: 'gone' }, ['tell']]);
  });
  it('complains of an empty line when the cursor leaves it, and stops once something is typed', () => {
    const left = after(
      { type: 'EDIT' },
      { type: 'TYPE', field: 'username', text: '' },
      { type: 'LEAVE', field: 'username' },
    );
    expect(left.context.problems).toEqual({ username: '请输入用户名' });
    expect(step(left, { type: 'TYPE', field: 'username', text: 'x' })[0].context.problems).toEqual({});
  });
});

it('submits only changed, complete rows in edit mode, and one change at a time', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 50 }), (history) => {
      let [at, flying] = [initial(), false];
      for (const event of history) {
        const [next, effects] = step(at, event);
        if (at.value === 'saving' && (event.type === 'SAVED' || event.type === 'REFUSED')) flying = false;
        if (effects.includes('submit')) {
          expect([at.value, flying]).toEqual(['editing', false]);
          const { username, password } = next.context.draft;
          expect(username.trim()).not.toBe('');
          expect(password).not.toBe('');
          expect(username !== account.username || password !== account.password).toBe(true);
          flying = true;
        }
        expect(next.value === 'saving').toBe(flying);
        at = next;
      }
    }),
  );
});
