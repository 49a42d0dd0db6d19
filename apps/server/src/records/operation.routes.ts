import { OPERATION_ACTIONS } from '@gongwei/domain/lists';
import { maskFor, type JsonObject } from '@gongwei/domain/shared';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { parameters, scopeCondition } from '../database/scope.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { operationPerson, operationThing } from '../logging/operation-thing.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, INSTANT, list, shape, TEXT } from '../shared/schemas.ts';
import { changesIn, changesOfRecord } from './operation-changes.ts';

type Row = {
  id: string;
  at: string;
  user_name: string;
  institution: string;
  action: string;
  target: string | null;
  details: JsonObject;
};
type Named = Row & { thing: string | null; person: string | null };

const COLUMNS =
  'r.id, r.at, r.user_name, coalesce(i.name, r.institution_code) as institution, r.action, r.target, r.details';
const LINES = 'operation_log r left join institutions i on i.code = r.institution_code';
const MOST = 20;

const LINE = { id: TEXT, at: INSTANT, userName: TEXT, institution: TEXT, action: TEXT };
const OPERATION = shape(
  { ...LINE, changes: list(shape({ label: TEXT, before: TEXT, after: TEXT })), same: list(shape(LINE)) },
  { target: TEXT, thing: TEXT, person: TEXT, reason: TEXT, hidden: { type: 'boolean' } },
  {
    ...{ id: '019a7c1e-0000-7000-8000-000000000001', at: '2026-06-15T04:00:00.000Z', userName: '王丽' },
    ...{ institution: '城关镇中心卫生院', action: '修改角色', target: 'DOC', same: [] },
    changes: [{ label: '权限：报告管理', before: 'E', after: 'M' }],
  },
);

const lineOf = ({ id, at, user_name, institution, action }: Row) => ({
  id,
  at: new Date(at).toISOString(),
  userName: user_name,
  institution,
  action: (OPERATION_ACTIONS as { readonly [action: string]: string })[action] ?? action,
});

/** One line of the operation log: what was before and after, and what else was done to the same. */
export function operationRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database } = context;
  app.get<{ Params: { id: string } }>(
    '/api/v1/operations/:id',
    {
      config: { access: holdersOf(['ht-czrz'], 'V') },
      schema: { tags: ['日志'], params: BY_ID, response: answers(OPERATION, '一条操作日志，改前改后') },
    },
    async (request) => {
      const scope = scopeOf(request);
      const into = parameters();
      const [row] = await database.query<Named>(
        `select ${COLUMNS}, ${operationThing('r')} as thing, ${operationPerson('r')} as person from ${LINES} where ${scopeCondition(scope, 'r', into)} and r.id = ${into.add(request.params.id)}`,
        into.values,
      );
      if (!row) throw notFound('operation.not-found', '没有这条日志，或不在您的管理范围内');
      const about = parameters();
      const same = row.target
        ? await database.query<Row>(
            `select ${COLUMNS} from ${LINES} where ${scopeCondition(scope, 'r', about)} and r.target = ${about.add(row.target)} and r.id <> ${about.add(row.id)}
             order by r.at desc, r.id desc limit ${MOST}`,
            about.values,
          )
        : [];
      const { version, reason } = row.details;
      const isSave = row.action.startsWith('record.') && row.target !== null && typeof version === 'number';
      const ofRecord = isSave ? await changesOfRecord(context, request, scope, row.target as string, version) : [];
      return {
        ...lineOf(row),
        ...(row.target !== null && { target: row.target }),
        ...(row.thing !== null && { thing: row.thing }),
        ...(row.person !== null && { person: maskFor(readerOf(staffOf(request)), 'person-name', row.person) }),
        ...(typeof reason === 'string' && { reason }),
        ...(ofRecord === undefined && { hidden: true }),
        changes: [...changesIn(row.details), ...(ofRecord ?? [])],
        same: same.map(lineOf),
      };
    },
  );
}
