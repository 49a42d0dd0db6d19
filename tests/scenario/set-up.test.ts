import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUpGatewayContract } from '@gongwei/adapters/contracts';
import { createHttpAccountGateway, createHttpSetUpGateway } from '@gongwei/adapters/http';
import { createMemorySetUpGateway } from '@gongwei/adapters/memory';
import { startPostgres, type TemporaryPostgres } from '@gongwei/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type ServerProcess } from '../../tools/lib/server-process.ts';
import { fixtureIdNumber } from '../fixtures/roster.ts';
import { openBrowser, type Browser } from './server.fixture.ts';

let postgres: TemporaryPostgres;
let folder: string;
let site: ServerProcess;
beforeAll(async () => {
  [postgres, folder] = await Promise.all([startPostgres(), mkdtemp(join(tmpdir(), 'gongwei-set-up-'))]);
  // As `DATABASE_URL=… npm start` on a database of one's own; a number of residents alone asks for no demonstration.
  site = await startServer(folder, {
    DATABASE_URL: await postgres.newDatabase(),
    SEED_RESIDENTS: '300',
    GONGWEI_DEMO: '',
  });
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const PASSWORDS = { administrator: 'Yunxi2026ok', doctor: 'Chunfeng7ye' };
const SHEET = `机构编码,机构名称,级别
320999,云溪县卫生健康委员会,县级
320999101,城关镇中心卫生院,乡镇级
320999101101,王庄村卫生室,村级
`;

const logIn = async (username: string, password: string): Promise<Browser> => {
  const browser = openBrowser(site.url);
  const answer = await browser.session.logIn({ username, password });
  if (!answer.ok) throw new Error(answer.failure.message);
  return browser;
};

/** What the terminal shows once the server listens. */
async function codeOnTheTerminal(of: ServerProcess): Promise<string> {
  const code = (): string | undefined => /：((?:[0-9A-Z]{4}-){2}[0-9A-Z]{4})/.exec(of.said())?.[1];
  await expect.poll(code, { timeout: 20_000 }).toBeDefined();
  return code() as string;
}

it('goes from a bare PostgreSQL to the first record of a second doctor', { timeout: 120_000 }, async () => {
  const code = await codeOnTheTerminal(site);
  expect(site.said()).not.toMatch(/示例县|演示账号/);
  const setUp = createHttpSetUpGateway(openBrowser(site.url).calls);
  expect(await setUp.needed()).toBe(true);
  expect(await setUp.tryCode('AAAA-AAAA-AAAA')).toMatchObject({ ok: false, failure: { message: '初始化码不正确' } });
  const sheet = await setUp.preview(code, { name: '机构.csv', bytes: async () => new TextEncoder().encode(SHEET) });
  if (!sheet.ok) throw new Error(sheet.failure.message);
  const institutions = sheet.value.rows.flatMap(({ institution }) => institution ?? []);
  expect(institutions).toHaveLength(3);
  const administrator = { username: 'zhang.wei', name: '张伟', password: PASSWORDS.administrator };
  expect(await setUp.finish({ code, institutions, administrator })).toEqual({ ok: true, value: undefined });
  expect(await setUp.finish({ code, institutions, administrator })).toMatchObject({ ok: false });
  expect(await setUp.needed()).toBe(false);

  const { calls } = await logIn('zhang.wei', PASSWORDS.administrator);
  const add = async (username: string, institutionCode: string, role: string): Promise<string> => {
    const body = { username, name: '王丽', institutionCode, roles: [role] };
    const { body: made } = await calls.resource({ method: 'POST', path: '/v1/users', body });
    return (made as { temporaryPassword: string }).temporaryPassword;
  };
  await add('first.doctor', '320999101', 'DOC');
  const temporary = await add('second.doctor', '320999101101', 'VIL');

  const before = await logIn('second.doctor', temporary);
  expect(before.session.state$.value).toMatchObject({ session: { mustChangePassword: true } });
  await expect(before.calls.resource({ method: 'GET', path: '/v1/home/summary' })).rejects.toMatchObject({
    code: 'password.must-change',
  });
  const change = { username: 'second.doctor', current: temporary, next: PASSWORDS.doctor };
  expect(await createHttpAccountGateway(before.calls).changePassword(change)).toEqual({ ok: true, value: undefined });

  const doctor = await logIn('second.doctor', PASSWORDS.doctor);
  const opened = await doctor.residents.create({ name: '李小芳', idNumber: fixtureIdNumber(90) });
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  const form = await doctor.desk.open({ formId: 'supplement-blood-routine', subjectId: opened.value.id });
  form.change('examDate', '2026-06-15');
  form.change('hemoglobin', 131);
  expect(await form.save({ acceptWarnings: true })).toMatchObject({
    ok: true,
    record: { institutionCode: '320999101101', version: 1, data: { hemoglobin: 131 } },
  });
  form.dispose();
});

setUpGatewayContract('memory', async () => ({
  gateway: createMemorySetUpGateway('7K4M-QX2P-9HTR'),
  code: '7K4M-QX2P-9HTR',
}));

let other: ServerProcess | undefined;
afterAll(() => other?.stop());
setUpGatewayContract('server', async () => {
  other = await startServer(join(folder, 'embedded'), { SEED_RESIDENTS: '0' });
  const code = await codeOnTheTerminal(other);
  return { gateway: createHttpSetUpGateway(openBrowser(other.url).calls), code };
});
