import { CALL_USER_TYPE } from '@gongwei/domain/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import { staffOf, tokenOf } from '../identity/request-staff.ts';
import { sessionsStanding, tokenHash } from '../identity/sessions.repository.ts';
import { askedInstitution, type AskedInstitution } from '../organisation/institution.routes.ts';
import type { ServerContext } from '../server-context.ts';
import { fixedAnswers } from '../shared/fixed-answers.ts';
import { shape, TEXT as ANY_TEXT } from '../shared/schemas.ts';
import { prefixRange } from '../shared/prefix-range.ts';

const TEXT = { type: 'string', maxLength: 100 } as const;
/** `usersig` opens calls in somebody's name: it is taken because the specification sends it, and kept nowhere. */
const ONLINE = {
  type: 'object',
  required: ['roomid'],
  properties: {
    roomname: TEXT,
    roomid: TEXT,
    userid: TEXT,
    usersig: { type: 'string', maxLength: 4_000 },
    flag: TEXT,
    jgbh: { type: 'string', maxLength: 400 },
    username: TEXT,
    usercode: TEXT,
    usertype: TEXT,
  },
} as const;

/** As `onlineColleagues` tells of somebody. */
export const ONLINE_COLLEAGUE = shape({
  userid: ANY_TEXT,
  username: ANY_TEXT,
  usercode: ANY_TEXT,
  usertype: ANY_TEXT,
  flag: ANY_TEXT,
  roomid: ANY_TEXT,
  roomname: ANY_TEXT,
  jgbh: ANY_TEXT,
});

/** Who said nothing for this long is no longer there: a browser that was closed says nothing. Milliseconds. */
const GONE_AFTER = 2 * 3_600_000;
const lastHeard = (now: Date): string => new Date(now.getTime() - GONE_AFTER).toISOString();

type Online = { Body: { roomid: string; roomname?: string; usertype?: string; flag?: string } };

/** Who can be called now: the specification's video online record. */
export function presenceRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  app.post<Online>(
    '/api/api/jkct/app/savehome',
    {
      config: { access: staffOnly() },
      schema: { tags: ['通话'], body: ONLINE, response: fixedAnswers('现在可以呼叫') },
    },
    async (request) => {
      const [staff, { roomid, roomname = '', usertype = CALL_USER_TYPE, flag = '1' }] = [
        staffOf(request),
        request.body,
      ];
      const now = clock.now();
      await database.query('delete from call_presence where seen_at <= $1', [lastHeard(now)]);
      await database.query(
        `insert into call_presence (user_id, institution_code, room_id, room_name, kind, flag, seen_at, session_hash) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (user_id) do update set room_id = excluded.room_id, room_name = excluded.room_name, kind = excluded.kind, flag = excluded.flag,
         seen_at = excluded.seen_at, session_hash = excluded.session_hash`,
        [
          staff.id,
          staff.institutionCode,
          roomid,
          roomname,
          usertype,
          flag,
          now.toISOString(),
          tokenHash(tokenOf(request) ?? ''),
        ],
      );
      return { code: 200, msg: '' };
    },
  );

  app.post(
    '/api/api/jkct/app/delonline',
    {
      config: { access: staffOnly() },
      schema: { tags: ['通话'], body: { type: 'object' }, response: fixedAnswers('不再可以呼叫') },
    },
    async (request) => {
      await database.query('delete from call_presence where user_id = $1', [staffOf(request).id]);
      return { code: 200, msg: '' };
    },
  );
}

/**
 * The specification's `{product}jstx` (即时通讯): who of an institution and those below it can be called now. Whoever logged out, or whose
 * session ran out, cannot, though nobody said `delonline`.
 */
export async function onlineColleagues(
  { database, clock }: ServerContext,
  request: FastifyRequest<AskedInstitution>,
): Promise<unknown> {
  const { from, until } = prefixRange(askedInstitution(request, request.body?.jgbh));
  const now = clock.now();
  const sessions = await database.query<{ session_hash: string }>(
    'select session_hash from call_presence where institution_code >= $1 and institution_code < $2 and seen_at > $3',
    [from, until, lastHeard(now)],
  );
  const hashes = sessions.map(({ session_hash }) => session_hash);
  const standing = [...(await sessionsStanding(database, hashes, now)).keys()];
  return database.query(
    `select p.user_id as userid, u.name as username, u.code as usercode, p.kind as usertype, p.flag, p.room_id as roomid, p.room_name as roomname,
       p.institution_code as jgbh from call_presence p join users u on u.id = p.user_id
     where p.institution_code >= $1 and p.institution_code < $2 and p.session_hash = any($3) order by u.name, u.id limit 200`,
    [from, until, standing],
  );
}
