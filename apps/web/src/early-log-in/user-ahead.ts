import type { HttpAnswer, HttpCall } from '@gongwei/adapters/http';

/** Asked for by the script that comes with the page, and taken over by the program. */
type Asked = { readonly token: string; readonly answer: Promise<HttpAnswer | undefined> };
/** What of a window the two scripts share. */
export type AskedHere = { gongweiAsked?: Asked | undefined };

const PATH = '/users/userinfo';
/** Who waits longer asks anew, in the usual way. Milliseconds. */
const PATIENCE = 10_000;

/** Asks whose session it is while the program is still on its way, as the program would. Whatever goes wrong, the program asks again and tells of. */
export function askUserAhead(here: AskedHere, cookies: string, now: number, ask: typeof fetch = fetch): void {
  const token = tokenIn(cookies);
  if (token === undefined) return;
  const init = { headers: { Accept: 'application/json', token }, signal: AbortSignal.timeout(PATIENCE) };
  const answer = ask(`/api${PATH}?time=${now}&ip=`, init)
    .then(async (response) =>
      response.status === 200 ? { status: 200, body: (await response.json()) as HttpAnswer['body'] } : undefined,
    )
    .catch(() => undefined);
  here.gongweiAsked = { token, answer };
}

/** The answer to a call that was asked ahead with the same token; once, since the next one wants to know what is now. */
export function takeUserAhead(here: AskedHere, call: HttpCall): Asked['answer'] | undefined {
  const asked = here.gongweiAsked;
  if (call.path !== PATH || call.token === undefined || asked?.token !== call.token) return undefined;
  here.gongweiAsked = undefined;
  return asked.answer;
}

function tokenIn(cookies: string): string | undefined {
  const found = /(?:^|; )x-access-token=([^;]+)/.exec(cookies)?.[1];
  try {
    return found && decodeURIComponent(found);
  } catch {
    return undefined;
  }
}
