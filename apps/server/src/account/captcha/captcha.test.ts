import { randomBytes, scryptSync } from 'node:crypto';
import { hasZeroBits, PUZZLE_COST, puzzleAnswer, puzzleOf, puzzleText, type Puzzle } from '@gongwei/domain/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../../testing/index.ts';
import { isPuzzleSolved } from './check-puzzle.ts';

const { dkLen, ...COST } = PUZZLE_COST;
const hashOf = (puzzle: Puzzle, part: number, number: number): Uint8Array =>
  scryptSync(puzzleText(puzzle, part, number), puzzle.seed, dkLen, COST);

/** What a browser does, and how many hashes it took. */
function solve(puzzle: Puzzle): { readonly answer: string; readonly hashes: number } {
  let hashes = 0;
  const numbers = Array.from({ length: puzzle.parts }, (_, part) => {
    for (let number = 0; ; number += 1) {
      hashes += 1;
      if (hasZeroBits(hashOf(puzzle, part, number), puzzle.bits)) return number;
    }
  });
  return { answer: puzzleAnswer(numbers), hashes };
}

describe('work', () => {
  const fresh = (level: number): Puzzle => puzzleOf(randomBytes(12).toString('base64url'), level);

  it('that was done is taken, and nothing else', async () => {
    const puzzle = fresh(1);
    const { answer } = solve(puzzle);
    expect(await isPuzzleSolved(puzzle, answer)).toBe(true);
    expect(await isPuzzleSolved(fresh(5), answer)).toBe(false);
    const [first, ...rest] = answer.split('-');
    for (const wrong of [
      '',
      'x',
      '1-2-3',
      `${answer}-1`,
      `-${answer}`,
      `1e3-${rest.join('-')}`,
      `${first}.0-${rest.join('-')}`,
    ])
      expect(await isPuzzleSolved(puzzle, wrong)).toBe(false);
  });

  it('cannot be had for less: without trying, an answer fits as seldom as the bits say', async () => {
    // 200 guesses, each right with a chance of 1 in 65 536.
    let right = 0;
    for (let at = 0; at < 200; at += 1)
      if (await isPuzzleSolved(fresh(3), `${at}-${at + 1}-${at + 2}-${at + 3}`)) right += 1;
    expect(right).toBeLessThan(3);
  });

  it('doubles with each level', () => {
    // Averages over 6 puzzles: far enough apart that chance does not turn them around.
    const average = (level: number): number =>
      Array.from({ length: 6 }, () => solve(fresh(level)).hashes).reduce((sum, one) => sum + one, 0) / 6;
    const [easy, hard] = [average(1), average(4)];
    expect(easy).toBeLessThan(40);
    expect(hard).toBeGreaterThan(2.5 * easy);
  });
});

describe('work at the log-in', () => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await startTestServer({ captcha: 'after-failures' });
    client = clientOf(server.url);
  }, 60_000);
  afterAll(() => server?.stop());

  const enter = async (password: string, more: object = {}) =>
    (await client.send('POST', '/api/api/wx/loginin', { username: 'doctor', password, ...more })).body;
  const ask = async (redomStr: string, username = 'doctor') =>
    (await client.send('POST', '/api/wx/captcha', { redomStr, username })).body;
  const answerTo = async (redomStr: string): Promise<string> =>
    solve((await ask(redomStr))['data'] as unknown as Puzzle).answer;
  const UNPROVED = { code: -3, msg: '安全验证没有完成或已过期，请再试一次', captcha: true };

  it('is asked for after two failures, is good for one try, and lets the right password in', async () => {
    expect(await enter('wrong')).toEqual({ code: -1, msg: '用户名或密码错误' });
    expect(await enter('wrong')).toEqual({ code: -1, msg: '用户名或密码错误', captcha: true });
    expect(await enter(TEST_PASSWORD)).toEqual(UNPROVED);
    const code = await answerTo('work-number-1');
    expect(await enter(TEST_PASSWORD, { redomStr: 'work-number-1', code: `${code}-0` })).toEqual(UNPROVED);
    expect(await enter(TEST_PASSWORD, { redomStr: 'work-number-1', code })).toEqual(UNPROVED);
    const again = await answerTo('work-number-2');
    expect(await enter(TEST_PASSWORD, { redomStr: 'work-number-2', code: ` ${again}` })).toMatchObject({ code: 200 });
    expect(await enter('wrong')).toEqual({ code: -1, msg: '用户名或密码错误' });
  });

  it('runs out after five minutes', async () => {
    for (let at = 0; at < 2; at += 1) await enter('wrong');
    const late = await answerTo('work-number-3');
    server.clock.leap(301_000);
    expect(await enter(TEST_PASSWORD, { redomStr: 'work-number-3', code: late })).toEqual(UNPROVED);
    const soon = await answerTo('work-number-4');
    expect(await enter(TEST_PASSWORD, { redomStr: 'work-number-4', code: soon })).toMatchObject({ code: 200 });
  });

  it('can be asked for 900 times in ten minutes from an address', async () => {
    const { PUZZLES_OF_ADDRESS: rule } = await import('../guessing/guess-rules.ts');
    await server.database.query('update counters set count = $1 where rule = $2', [rule.free - 1, rule.name]);
    expect(await ask('work-number-5')).toMatchObject({ code: 200 });
    const refused = await client.send('POST', '/api/wx/captcha', { redomStr: 'work-number-6' });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: -2,
      msg: expect.stringMatching(/^安全验证请求过于频繁，请 \d+ 秒后再试$/),
    });
  });
});
