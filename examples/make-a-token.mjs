// A token for a program, made by its own account, where that may not open the page of tokens: node make-a-token.mjs
import { addDays } from '@gongwei/domain';

const { GONGWEI_URL, GONGWEI_USER = '', GONGWEI_PASSWORD = '' } = process.env;
const ask = async (path, init) => (await fetch(new URL(`/api${path}`, GONGWEI_URL), init)).json();

// Where the server wants work shown first (`captcha: true`), log in with a browser instead.
const account = { type: 'account', username: GONGWEI_USER, password: GONGWEI_PASSWORD };
const said = await ask('/api/wx/loginin', { method: 'POST', body: new URLSearchParams(account) });
if (said.code !== 200) throw new Error(said.msg);

// What it may do: the letters V (look), E (edit), M (manage) by the codes of /v1/tokens/rights, never more than its account. A year at most.
const headers = { token: said.token, 'content-type': 'application/json' };
const { today } = await ask('/v1/time', { headers });
const wanted = {
  name: 'Follow-ups of our hospital',
  letters: { gwjkdngl: 'V', gwsfmkgl: 'E' },
  expiresOn: addDays(today, 90),
};
const made = await ask('/v1/tokens', { method: 'POST', headers, body: JSON.stringify(wanted) });
if (!made.token) throw new Error(made.message);
console.log(made.token);
