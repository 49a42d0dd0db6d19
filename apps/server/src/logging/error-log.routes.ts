import { cleanLogEntry, CLIENT_LOG_SIZE, type ClientLogEntry } from '@gongwei/domain/shell';
import type { FastifyInstance } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { answers, COUNT, shape } from '../shared/schemas.ts';

const LONG_TEXT = { type: 'string', maxLength: 10_000 } as const;
const BODY = {
  type: 'object',
  required: ['entries'],
  properties: {
    entries: {
      type: 'array',
      maxItems: CLIENT_LOG_SIZE,
      items: {
        type: 'object',
        required: ['type', 'message', 'stack', 'info', 'url', 'time'],
        properties: {
          type: LONG_TEXT,
          message: LONG_TEXT,
          stack: LONG_TEXT,
          info: LONG_TEXT,
          url: LONG_TEXT,
          time: { type: 'string', format: 'date-time' },
        },
      },
    },
  },
} as const;

/** Takes in what went wrong in browsers. It is cleaned once more: no client is trusted with what the log must not hold. */
export function errorLogRoutes(app: FastifyInstance, { database, clock, random }: ServerContext): void {
  app.post<{ Body: { entries: readonly ClientLogEntry[] } }>(
    '/api/v1/error-logs',
    {
      config: { access: staffOnly() },
      schema: {
        tags: ['框架'],
        body: BODY,
        response: answers(shape({ stored: COUNT }, {}, { stored: 1 }), '已写入异常日志，重复的不再写入'),
      },
    },
    async (request) => {
      const { id: userId } = staffOf(request);
      let stored = 0;
      for (const entry of request.body.entries.map(cleanLogEntry)) {
        const rows = await database.query(
          `insert into exception_log (id, at, code, route, message, stack, user_id)
           select $1, $2::timestamptz, $3, $4, $5, $6, $7
           where not exists (select 1 from exception_log where user_id = $7 and at = $2::timestamptz and message = $5 and route = $4)
           returning id`,
          [
            uuidV7(clock.now(), random),
            entry.time,
            `client.${entry.type}`,
            entry.url,
            entry.message,
            [entry.stack, entry.info].filter(Boolean).join('\n') || null,
            userId,
          ],
        );
        stored += rows.length;
      }
      return { stored };
    },
  );
}
