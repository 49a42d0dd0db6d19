import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { clientFor, startTestServer } from '../testing/index.ts';
import { diskRoom, roomWarning } from './disk-room.ts';

const [MB, GB] = [1024 ** 2, 1024 ** 3];

it('warns below a gigabyte, of a small disk below a twentieth, and not before', () => {
  expect(roomWarning({ free: 900 * MB, whole: 500 * GB })).toContain('只剩 900 MB');
  expect(roomWarning({ free: 2 * GB, whole: 500 * GB })).toBeUndefined();
  expect(roomWarning({ free: 300 * MB, whole: 4 * GB })).toBeUndefined();
  expect(roomWarning({ free: 100 * MB, whole: 4 * GB })).toContain('只剩 100 MB');
  expect(roomWarning(undefined)).toBeUndefined();
});

it('asks the system, which does not know what is not there', async () => {
  const room = await diskRoom(tmpdir());
  expect(room?.whole).toBeGreaterThan(room?.free ?? Infinity);
  expect(await diskRoom('/no/such/folder')).toBeUndefined();
});

it('tells administrators at their log-in, and nobody else', async () => {
  const server = await startTestServer({ diskRoom: async () => ({ free: 50 * MB, whole: 500 * GB }) });
  const notice = async (username: string) =>
    (await (await clientFor(server.url, username)).get('/api/users/userinfo')).body['data']?.['tsmap'];
  expect(await notice('county')).toMatchObject({
    flag: '1',
    msgbt: '服务器磁盘快满了',
    msg: expect.stringContaining('50 MB'),
  });
  expect(await notice('doctor')).toMatchObject({ flag: '0' });
  await server.stop();
});
