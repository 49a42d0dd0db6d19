import type { VideoOnline, VideoOnlineRecord } from '@gongwei/application/call';
import { CALL_USER_TYPE } from '@gongwei/domain/call';
import type { JsonObject } from '@gongwei/domain/shared';
import { refusedByCode } from '../faults.ts';
import type { WireCalls } from '../wire-calls.ts';

const DONE = 200;

/** Who can be called by video, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpVideoOnline(calls: WireCalls): VideoOnline {
  const tell = async (path: string, record: VideoOnlineRecord): Promise<void> => {
    const { code, message } = await calls.envelope({ method: 'POST', path, body: wireOf(record) });
    if (code !== DONE) throw refusedByCode(code, message);
  };
  return {
    save: (record) => tell('/api/jkct/app/savehome', record),
    remove: (record) => tell('/api/jkct/app/delonline', record),
  };
}

/** The specification's names (section 3); flag 1 says that somebody is there. */
const wireOf = (record: VideoOnlineRecord): JsonObject => ({
  roomname: record.roomName,
  roomid: record.roomId,
  userid: record.userId,
  usersig: record.userSig,
  flag: '1',
  jgbh: record.institutionCode,
  username: record.userName,
  usercode: record.userCode,
  usertype: CALL_USER_TYPE,
});
