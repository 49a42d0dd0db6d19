import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../server-context.ts';
import { putChallenge, takeChallenge } from '../challenges/challenges.repository.ts';
import { drawCaptcha, randomDigits } from './draw-captcha.ts';
import { sumInWords } from './sum-in-words.ts';

const BODY = {
  type: 'object',
  required: ['redomStr'],
  properties: { redomStr: { type: 'string', pattern: '^[\\w-]{8,64}$' }, type: { type: 'string', maxLength: 10 } },
} as const;

const LIFE_SECONDS = 300;
const DIGITS = 4;

/** Whether the answer to the code of a name is right. Each code is good for one answer. */
export async function isCaptchaRight(
  { database, clock }: ServerContext,
  redomStr: string,
  answer: string,
): Promise<boolean> {
  const asked = await takeChallenge(database, { kind: 'captcha', id: redomStr }, clock.now());
  return asked !== undefined && asked['answer'] === answer.trim();
}

/** A code to read off, as a picture or (`type` `words`) as a sum in words. */
export function captchaRoutes(app: FastifyInstance, { database, clock, random }: ServerContext): void {
  app.post<{ Body: { redomStr: string; type?: string } }>(
    '/api/wx/captcha',
    { config: { open: true }, schema: { tags: ['登录'], body: BODY } },
    async (request) => {
      const { redomStr, type } = request.body;
      const words = type === 'words' ? sumInWords(random) : undefined;
      const answer = words?.answer ?? randomDigits(random, DIGITS);
      await putChallenge(
        database,
        { kind: 'captcha', id: redomStr },
        { answer },
        { now: clock.now(), seconds: LIFE_SECONDS },
      );
      const task = words ? { question: words.question } : { image: drawCaptcha(answer, random) };
      return { code: 200, msg: '', data: { redomStr, ...task } };
    },
  );
}
