import type { Answers, RecordSnapshot, RecordSummary, RecordVersion } from '@gongwei/domain/forms';
import type { Page, ResidentRow } from '@gongwei/domain/resident';
import type { Site } from './site.ts';

export const PASSWORD = 'Gongwei@2026';
export type Account =
  | 'doctor'
  | 'village'
  | 'county'
  | 'viewer'
  | 'checkup'
  | 'publichealth'
  | 'lab'
  | 'township'
  | 'mch'
  | 'sampler'
  | 'admin';

/** What the server itself says, asked beside the browser: tests compare the screen with it. */
export type Office = {
  residents(query: Readonly<Record<string, string>>): Promise<Page<ResidentRow>>;
  reveal(residentId: string, what: 'idNumber' | 'phone'): Promise<string>;
  records(residentId: string, formId: string): Promise<readonly RecordSummary[]>;
  record(recordId: string): Promise<RecordSnapshot>;
  history(recordId: string): Promise<readonly RecordVersion[]>;
  /** Saves a stored record with other answers, as somebody else does meanwhile. */
  change(recordId: string, answers: Answers): Promise<void>;
  /** Saves a new record of today, and gives its id. */
  save(formId: string, residentId: string, answers: Answers): Promise<string>;
  /** Any other call that writes, below `/api/v1/`. */
  post(path: string, body: object): Promise<void>;
  logOut(): Promise<void>;
};

export async function officeOf(site: Site, account: Account): Promise<Office> {
  const login = await fetch(site.at('/api/api/wx/loginin'), {
    method: 'POST',
    body: new URLSearchParams({ username: account, password: PASSWORD, code: '', redomStr: '', type: '', openid: '' }),
  });
  const { token } = (await login.json()) as { readonly token: string };
  const ask = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(site.at(`/api/v1/${path}`), {
      ...init,
      headers: { token, 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const office: Office = {
    residents: (query) =>
      ask('residents/search', { method: 'POST', body: JSON.stringify({ offset: 0, limit: 50, ...query }) }),
    reveal: async (id, what) =>
      (
        await ask<{ readonly value: string }>(`residents/${id}/reveal`, {
          method: 'POST',
          body: JSON.stringify({ what }),
        })
      ).value,
    records: (subjectId, formId) => ask(`records?${String(new URLSearchParams({ subjectId, formId }))}`),
    record: (id) => ask(`records/${id}`),
    history: (id) => ask(`records/${id}/history`),
    change: async (id, answers) => {
      const { formId, formVersion, subjectId, occurredOn, stage, data, version } = await office.record(id);
      await ask(`records/${id}`, {
        method: 'PUT',
        body: JSON.stringify({
          ...{ id, formId, formVersion, subjectId, occurredOn, stage, baseVersion: version },
          data: { ...data, ...answers },
          reason: '补录检查结果',
          saveId: crypto.randomUUID(),
        }),
      });
    },
    save: async (formId, subjectId, data) => {
      const id = crypto.randomUUID();
      const occurredOn = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
      const common = { id, formId, formVersion: 1, subjectId, occurredOn, baseVersion: 0, saveId: crypto.randomUUID() };
      await ask(`records/${id}`, {
        method: 'PUT',
        body: JSON.stringify({
          ...common,
          data: /^(?:nucleic|blood)-/.test(formId) ? data : { ...data, examDate: occurredOn },
        }),
      });
      return id;
    },
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
    logOut: async () => {
      await fetch(site.at('/api/wx/loginout'), { method: 'POST', headers: { token } });
    },
  };
  return office;
}

/** So many different ones: each test of a file has its own. */
export const someResidentIds = (
  office: Office,
  query: Readonly<Record<string, string>>,
  count: number,
): Promise<readonly string[]> =>
  Promise.all(Array.from({ length: count }, async (_, nth) => (await someResident(office, query, nth)).id));

/** A grown-up whose archive is in order, with the given condition or without any. */
export async function someResident(
  office: Office,
  query: Readonly<Record<string, string>> = {},
  nth = 0,
): Promise<ResidentRow> {
  const found = (await office.residents({ minAge: '40', maxAge: '64', status: '1', ...query })).rows[nth];
  if (!found) throw new Error(`The seeded county has no resident with ${JSON.stringify(query)}.`);
  return found;
}
