import { expect, it } from 'vitest';
import { clientFor, startTestServer } from '../testing/index.ts';

it('a backup that failed is told to administrators at their log-in, and to nobody else', async () => {
  let trouble: string | undefined = '2026-06-15 的自动备份没有成功：磁盘已满，请清出空间。';
  const server = await startTestServer({ backupTrouble: () => trouble });
  const notice = async (username: string) =>
    (await (await clientFor(server.url, username)).get('/api/users/userinfo')).body['data']?.['tsmap'];
  expect(await notice('county')).toMatchObject({ flag: '1', msgbt: '自动备份没有成功', msg: trouble });
  expect(await notice('doctor')).toMatchObject({ flag: '0' });
  trouble = undefined;
  expect(await notice('county')).toMatchObject({ flag: '0' });
  await server.stop();
});
