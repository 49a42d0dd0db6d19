import type { HttpAnswer, HttpCall } from '@gongwei/adapters/http';

type Answers = Map<string, Promise<HttpAnswer | undefined>>;
/** Asked for by the script that comes with the page, and taken over by the program. By path. */
type Asked = { readonly cookies: string; readonly token: string; readonly answers: Answers };
/** What of a window the two scripts share. */
export type AskedHere = { gongweiAsked?: Asked | undefined };

/** What every page behind the log-in begins with: who it is, and what he may open. */
const PATHS = ['/users/userinfo', '/menus/find'];
/** Who waits longer asks anew, in the usual way; so does who takes longer to ask. Milliseconds. */
const PATIENCE = 10_000;

/** Asks what the program begins with while it is still on its way, as it would itself. Whatever goes wrong, the program asks again and tells of. */
export function askAhead(
  here: AskedHere,
  cookies: string,
  now: number,
  ask: typeof fetch = fetch,
  signal = AbortSignal.timeout(PATIENCE),
): void {
  const token = tokenIn(cookies);
  if (token === undefined) return;
  const answers: Answers = new Map();
  for (const path of PATHS)
    answers.set(
      path,
      ask(`/api${path}?time=${now}&ip=`, { headers: { Accept: 'application/json', token }, signal })
        .then(async (response) =>
          response.status === 200 ? { status: 200, body: (await response.json()) as HttpAnswer['body'] } : undefined,
        )
        .catch(() => undefined),
    );
  signal.addEventListener('abort', () => answers.clear());
  here.gongweiAsked = { cookies, token, answers };
}

/**
 * The answer to a call that was asked ahead with the same token; once, since the next one wants to know what is now. A call without a token of its
 * own is the session's, which is the same as long as the cookies are.
 */
export function takeAhead(
  here: AskedHere,
  { path, token }: HttpCall,
  cookies: string,
): Promise<HttpAnswer | undefined> | undefined {
  const asked = here.gongweiAsked;
  if (!asked || (token === undefined ? asked.cookies !== cookies : asked.token !== token)) return undefined;
  const answer = asked.answers.get(path);
  asked.answers.delete(path);
  return answer;
}

function tokenIn(cookies: string): string | undefined {
  const found = /(?:^|; )x-access-token=([^;]+)/.exec(cookies)?.[1];
  try {
    return found && decodeURIComponent(found);
  } catch {
    return undefined;
  }
}
