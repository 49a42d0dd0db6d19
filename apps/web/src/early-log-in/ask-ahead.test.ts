import { expect, it } from 'vitest';
import { askAhead, takeAhead, type AskedHere } from './ask-ahead.ts';

const COOKIES = 'theme=blue; x-access-token=a%20b';
const call = { method: 'GET', path: '/users/userinfo', token: 'a b' } as const;

function asked(answer: () => Promise<Response>, cookies = COOKIES, signal?: AbortSignal) {
  const here: AskedHere = {};
  const sent: { readonly url: string; readonly headers: unknown }[] = [];
  askAhead(
    here,
    cookies,
    7,
    async (url, init) => {
      sent.push({ url: String(url), headers: init?.headers });
      return answer();
    },
    signal,
  );
  return { here, sent };
}

it('asks as the program would, and hands each answer over once', async () => {
  const { here, sent } = asked(async () => Response.json({ code: 200 }));
  const headers = { Accept: 'application/json', token: 'a b' };
  expect(sent).toEqual([
    { url: '/api/users/userinfo?time=7&ip=', headers },
    { url: '/api/menus/find?time=7&ip=', headers },
  ]);
  expect(await takeAhead(here, { ...call, path: '/menus/findall' }, COOKIES)).toBeUndefined();
  expect(await takeAhead(here, { ...call, token: 'another' }, COOKIES)).toBeUndefined();
  for (const path of ['/menus/find', '/users/userinfo']) {
    expect(await takeAhead(here, { ...call, path }, COOKIES)).toEqual({ status: 200, body: { code: 200 } });
    expect(await takeAhead(here, { ...call, path }, COOKIES)).toBeUndefined();
  }
});

it('takes a call without a token for the session’s, and not for that of whoever logged in since', async () => {
  const { here } = asked(async () => Response.json({ code: 200 }));
  const menu = { method: 'GET', path: '/menus/find' } as const;
  expect(takeAhead(here, menu, 'x-access-token=of-somebody-else')).toBeUndefined();
  expect(await takeAhead(here, menu, COOKIES)).toEqual({ status: 200, body: { code: 200 } });
});

it('hands nothing over that was asked too long ago', () => {
  const patience = new AbortController();
  const { here } = asked(async () => Response.json({ code: 200 }), COOKIES, patience.signal);
  patience.abort();
  expect(takeAhead(here, call, COOKIES)).toBeUndefined();
});

it.each([
  ['the session is gone', async () => Response.json({ code: 401 }, { status: 401 })],
  ['the server is in trouble', async () => new Response('', { status: 503 })],
  ['the answer is cut short', async () => new Response('{"co')],
  ['there is no line', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves it to the program where %s', async (_what, answer) => {
  expect(await takeAhead(asked(answer).here, call, COOKIES)).toBeUndefined();
});

it.each(['', 'theme=blue', 'x-access-token=', 'x-access-token=%E0%A4%A'])('asks nothing with cookies %j', (cookies) => {
  expect(asked(async () => Response.json({}), cookies).sent).toEqual([]);
});
