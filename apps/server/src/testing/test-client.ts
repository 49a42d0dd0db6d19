import type { RecordSave } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import { TEST_PASSWORD } from './tiny-county.ts';

export type Answer<Body> = { readonly status: number; readonly headers: Headers; readonly body: Body };

/** A body whose shape the test knows: every path can be read, nothing is claimed about what is there. */
export type WireBody = { readonly [key: string]: WireBody } & readonly WireBody[];

/** Speaks to a server as the web app does. */
export type TestClient = {
  get<Body = WireBody>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
  send<Body = WireBody>(
    method: 'PUT' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
  /** Sends a file as a browser's form does. */
  upload(path: string, form: FormData): Promise<WireBody>;
};

export function clientOf(url: string, token?: string): TestClient {
  const ask = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  };
  return {
    get: (path, headers) => ask('GET', path, undefined, headers),
    send: (method, path, body, headers) => ask(method, path, body, headers),
    upload: async (path, form) =>
      (await (
        await fetch(`${url}${path}`, { method: 'POST', headers: token === undefined ? {} : { token }, body: form })
      ).json()) as WireBody,
  };
}

/** Asks `path` (`/api/v1/residents` …) for what a query says that is written as in an address. */
export const findIn = <Body = WireBody>(
  client: TestClient,
  path: string,
  query = '',
  headers: Record<string, string> = {},
): Promise<Answer<Body>> =>
  client.send('POST', `${path}/search`, Object.fromEntries(new URLSearchParams(query)), headers);

export async function logIn(
  url: string,
  username: string,
  password = TEST_PASSWORD,
): Promise<Answer<{ code: number; token: string; [key: string]: unknown }>> {
  const response = await fetch(`${url}/api/api/wx/loginin`, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { code: number; token: string },
  };
}

export const clientFor = async (url: string, username: string, password?: string): Promise<TestClient> =>
  clientOf(url, (await logIn(url, username, password)).body.token);

/** A valid blood count, the shortest form there is. */
export const bloodCount = (change: Partial<RecordSave> = {}): RecordSave => ({
  id: 'record-1',
  formId: 'supplement-blood-routine',
  formVersion: 1,
  subjectId: 'resident-1',
  occurredOn: '2026-06-15' as CalendarDay,
  data: { examDate: '2026-06-15', hemoglobin: 132 },
  baseVersion: 0,
  saveId: 'save-1',
  ...change,
});
