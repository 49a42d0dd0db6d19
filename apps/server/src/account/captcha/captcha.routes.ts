import { puzzleOf } from '@gongwei/domain/identity';
import type { FastifyInstance } from 'fastify';
import { anybody } from '../../access/route-access.ts';
import type { ServerContext } from '../../server-context.ts';
import { putChallenge, takeChallenge } from '../challenges/challenges.repository.ts';
import { PUZZLES_OF_ADDRESS } from '../guessing/guess-rules.ts';
import { createPasswordGuesses } from '../guessing/password-guesses.ts';
import { placeOf } from '../../shared/place-of.ts';
import { refuseForNow } from '../guessing/refuse-for-now.ts';
import { isPuzzleSolved } from './check-puzzle.ts';
import { countedAnswers, data } from '../../shared/fixed-answers.ts';
import { PUZZLE } from '../account.schemas.ts';

const BODY = {
  type: 'object',
  required: ['redomStr'],
  properties: { redomStr: { type: 'string', pattern: '^[\\w-]{8,64}$' }, username: { type: 'string', maxLength: 64 } },
} as const;

const LIFE_SECONDS = 300;
/** Others may have guessed on while it was being solved: work of one level less is taken, too. */
const LEVELS_LESS = 1;

/** Whether the work of a name was done, and was enough for what is asked now. Each is good for one answer. */
export async function isCaptchaRight(
  { database, clock }: ServerContext,
  redomStr: string,
  answer: string,
  level: number,
): Promise<boolean> {
  const asked = await takeChallenge(database, { kind: 'captcha', id: redomStr }, clock.now());
  const [seed, given] = [asked?.['seed'], asked?.['level']];
  if (typeof seed !== 'string' || typeof given !== 'number' || given < level - LEVELS_LESS) return false;
  return isPuzzleSolved(puzzleOf(seed, given), answer.trim());
}

/** Work for the browser, where a log-in asks for it; how much depends on what was guessed at the name and from the address. */
export function captchaRoutes(
  app: FastifyInstance,
  { database, clock, random, counters, accounts }: ServerContext,
): void {
  const guesses = createPasswordGuesses(counters, accounts.captcha);
  app.post<{ Body: { redomStr: string; username?: string } }>(
    '/api/wx/captcha',
    {
      config: { access: anybody() },
      schema: { tags: ['登录'], body: BODY, response: countedAnswers('要先完成的安全验证', data(PUZZLE)) },
    },
    async (request, reply) => {
      const { redomStr, username = '' } = request.body;
      const asked = await counters.count(PUZZLES_OF_ADDRESS, placeOf(request.ip));
      if (!asked.admitted) return refuseForNow(reply, '安全验证请求过于频繁', asked.waitSeconds);
      const seed = Buffer.from(random.bytes(12)).toString('base64url');
      const level = Math.max(1, await guesses.nextLevel(username, request.ip));
      await putChallenge(
        database,
        { kind: 'captcha', id: redomStr },
        { seed, level },
        { now: clock.now(), seconds: LIFE_SECONDS },
      );
      return { code: 200, msg: '', data: { redomStr, ...puzzleOf(seed, level) } };
    },
  );
}
