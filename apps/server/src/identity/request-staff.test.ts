import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { staffOnly, tokensToo, anybody, holdersOf, peopleOnly } from '../access/route-access.ts';
import { requireAccess } from './guard-routes.ts';
import { chosenInstitution, requireForm, requirePermission, scopeOf, staffOf } from './request-staff.ts';
import { cookieTokenOf, tokenOf } from './session-token.ts';
import type { Staff } from './users.repository.ts';

const staff = (letters: Readonly<Record<string, 'V' | 'E' | 'M'>>, more: Partial<Staff> = {}): Staff => ({
  id: 'u1',
  code: '001',
  username: 'li',
  name: '李医生',
  institutionCode: '990101101',
  home: '990101101',
  alsoAt: [],
  roles: [],
  bases: [],
  permissions: Object.entries(letters).map(([code, letter]) => ({ code, letter })),
  ...more,
});
/** As much of a request as is looked at. */
const request = (who?: Staff, headers: Readonly<Record<string, string | readonly string[]>> = {}): FastifyRequest =>
  ({ staff: who, headers }) as unknown as FastifyRequest;

/** The status a refusal answers with and what it says, or `in`. */
function answerTo(work: () => unknown): readonly unknown[] | 'in' {
  try {
    work();
    return 'in';
  } catch (error) {
    const { statusCode, body } = error as { statusCode?: number; body?: { code: string; message: string } };
    return [statusCode, body?.code, body?.message];
  }
}
const EXPIRED = [401, 'session.expired', '登录已过期，请重新登录'];
const DENIED = [403, 'permission.denied', '您没有进行这项操作的权限'];

it('nobody is staff without a session', () => {
  expect(answerTo(() => staffOf(request()))).toEqual(EXPIRED);
  expect(answerTo(() => requirePermission(request(), ['bggl'], 'V'))).toEqual(EXPIRED);
  expect(answerTo(() => scopeOf(request()))).toEqual(EXPIRED);
  const li = staff({ bggl: 'V' });
  expect(staffOf(request(li))).toBe(li);
  expect(requirePermission(request(li), ['bggl'], 'V')).toBe(li);
  expect(answerTo(() => requirePermission(request(li), ['bggl'], 'E'))).toEqual(DENIED);
});

describe('a route', () => {
  const TOKEN = { token: { id: 't' } };
  const NO_PROGRAM = [403, 'permission.denied', '接口令牌不能用于这项操作，请由人登录后办理'];
  it.each([
    ['anybody', anybody(), {}, 'in'],
    ['any session', staffOnly(), {}, 'in'],
    ['without an access', undefined, { bggl: 'M' }, DENIED],
    ['of a right that is held', holdersOf(['bggl'], 'E'), { bggl: 'M' }, 'in'],
    ['of a right that is held too weakly', holdersOf(['bggl'], 'E'), { bggl: 'V' }, DENIED],
    ['of another right', holdersOf(['bggl'], 'V'), { cjyb: 'M' }, DENIED],
    ['of people only', peopleOnly(holdersOf(['bggl'], 'V')), { bggl: 'V' }, 'in'],
  ] as const)('for somebody: %s', (_what, access, letters, answer) => {
    expect(answerTo(() => requireAccess(staff(letters), access))).toEqual(answer);
  });
  it.each([
    ['anybody', anybody(), {}, 'in'],
    ['any session', staffOnly(), {}, NO_PROGRAM],
    ['any session or token', tokensToo(staffOnly()), {}, 'in'],
    ['without an access', undefined, { bggl: 'M' }, NO_PROGRAM],
    ['of a right that is held', holdersOf(['bggl'], 'E'), { bggl: 'E' }, 'in'],
    ['of a right that is not', holdersOf(['bggl'], 'E'), { bggl: 'V' }, DENIED],
    ['of people only', peopleOnly(holdersOf(['bggl'], 'V')), { bggl: 'M' }, NO_PROGRAM],
  ] as const)('for a program: %s', (_what, access, letters, answer) => {
    expect(answerTo(() => requireAccess(staff(letters, TOKEN), access))).toEqual(answer);
  });
});

describe('records of a form', () => {
  const of = (id: string, module: string, subject?: string) => ({ id, module, subject }) as never;
  const [sheet, drug] = [of('health-check-up', 'check-up', 'resident'), of('drug-catalogue', 'back-office')];
  const [signature, login] = [of('personal-signature', 'back-office'), of('login', 'back-office')];
  const ask = (form: never, to: 'read' | 'save', letters: Parameters<typeof staff>[0], more?: Partial<Staff>) =>
    answerTo(() => requireForm(request(staff(letters, more)), form, to));

  it('of residents are read by whoever works with residents’ files, and saved by who holds the form’s own code', () => {
    expect(ask(sheet, 'read', { gwsfmkgl: 'V' })).toBe('in');
    expect(ask(sheet, 'read', { bggl: 'M' })).toEqual(DENIED);
    expect(ask(sheet, 'save', { gwtjdngl: 'E' })).toBe('in');
    expect(ask(sheet, 'save', { gwtjdngl: 'V', gwsfmkgl: 'M' })).toEqual(DENIED);
  });
  it('of others are read with the letter of their own code', () => {
    expect(ask(drug, 'read', { 'ht-ypml': 'V' })).toBe('in');
    expect(ask(drug, 'save', { 'ht-ypml': 'V' })).toEqual(DENIED);
    expect(ask(drug, 'save', { 'ht-ypml': 'E' })).toBe('in');
    expect(ask(drug, 'read', { gwjkdngl: 'M' })).toEqual(DENIED);
  });
  it('that nobody knows is as one of residents', () => {
    const unknown = undefined as never;
    expect(ask(unknown, 'read', { gwfybjgl: 'V' })).toBe('in');
    expect(ask(unknown, 'save', { gwfybjgl: 'V' })).toEqual(DENIED);
    expect(ask(unknown, 'save', { gwfybjgl: 'E' })).toBe('in');
    expect(ask(unknown, 'save', { 'ht-ypml': 'M' })).toEqual(DENIED);
  });
  it('that is nobody’s but its owner’s is no program’s', () => {
    expect([ask(signature, 'read', {}), ask(signature, 'save', {})]).toEqual(['in', 'in']);
    expect(ask(signature, 'save', { 'ht-jgyh': 'M' }, { token: { id: 't' } })).toEqual(DENIED);
    expect(ask(drug, 'save', { 'ht-ypml': 'M' }, { token: { id: 't' } })).toBe('in');
  });
  it('that leaves none is refused in words', () => {
    expect(ask(login, 'save', { 'ht-jgyh': 'M' })).toEqual([
      422,
      'record.none',
      '不能保存为记录：登录是一次操作，密码不得留存',
    ]);
  });
});

describe('the institution a window works for', () => {
  it.each([
    [{}, undefined, { institutionCode: '990101101' }],
    [{ 'x-institution': '' }, undefined, { institutionCode: '990101101' }],
    [{ 'x-institution': ['990101', '990102'] }, undefined, { institutionCode: '990101101' }],
    [{ 'x-institution': '990101101' }, '990101101', { institutionCode: '990101101' }],
    [{ 'x-institution': '990101101001' }, '990101101001', { institutionCode: '990101101001' }],
  ])('%j', (headers, chosen, scope) => {
    expect(chosenInstitution({ headers })).toBe(chosen);
    expect(scopeOf(request(staff({}), headers))).toEqual(scope);
  });
  it.each(['990101', '990101102', '1990101101', "990101101'; --", `990101101${'1'.repeat(22)}`, '990101101 1'])(
    'is not %s',
    (chosen) => {
      expect(answerTo(() => scopeOf(request(staff({}), { 'x-institution': chosen })))).toEqual([
        403,
        'permission.denied',
        '所选机构不在您的管理范围内',
      ]);
    },
  );
});

describe('the token of a session', () => {
  it.each([
    [{ token: 'abc' }, 'abc'],
    [{ token: '' }, undefined],
    [{ token: ['a', 'b'] }, undefined],
    [{}, undefined],
  ])('of the header %j is %s', (headers, token) => expect(tokenOf(request(undefined, headers))).toBe(token));
  it.each([
    ['x-access-token=a.b-c~d', 'a.b-c~d'],
    ['theme=dark; x-access-token=a%2Fb; last=1', 'a/b'],
    ['theme=dark;x-access-token=abc', 'abc'],
    ['my-x-access-token=abc', undefined],
    ['x-access-token=', undefined],
    ['x-access-token=%E0%A4%A', undefined],
    [undefined, undefined],
  ])('of the cookie %s is %s', (cookie, token) =>
    expect(cookieTokenOf(request(undefined, cookie === undefined ? {} : { cookie }))).toBe(token),
  );
  it('is cut where none is so long', () => {
    const cookie = `x-access-token=${'a'.repeat(600)}`;
    expect(cookieTokenOf(request(undefined, { cookie }))).toHaveLength(500);
  });
});
