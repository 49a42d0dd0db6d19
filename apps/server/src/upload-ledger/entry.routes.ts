import type { UploadEvent } from '@gongwei/domain/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { parameters, scopeCondition } from '../database/scope.ts';
import { allows } from '../identity/permissions.policy.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { closedTo } from '../privacy/confidential.policy.ts';
import { readerOfUploads } from '../privacy/reader.policy.ts';
import { recordViews } from '../privacy/resident-views.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure, notFound } from '../shared/http-failure.ts';
import { answers, BY_ID } from '../shared/schemas.ts';
import type { ConnectedUploads } from './connect-uploads.ts';
import { entryDetail } from './entry-detail.query.ts';
import { moveEntry, writeMoves } from './move-entry.ts';
import { refuseUnseen, seePlatform } from './see-platform.ts';
import { DECISION, ENTRY } from './upload.schemas.ts';
import type { EntryRow } from './upload-entry.ts';

type ById = { Params: { id: string } };
type Decision = {
  type: 'CONFIRM_UPLOADED' | 'CONFIRM_ABSENT' | 'ACCEPT_EXISTING';
  reason?: string;
  platformId?: string;
};
const CODES = ['tjscgl'];
const tags = ['上传'];

/** One record's upload: what was sent, answered and is there now; and what a person decides about it. */
export function entryRoutes(app: FastifyInstance, context: ServerContext, { parts, wake }: ConnectedUploads): void {
  const { database, forms, clock, random } = context;
  const found = async (on: Queryable, request: FastifyRequest<ById>, lock = ''): Promise<EntryRow> => {
    const into = parameters();
    const condition = scopeCondition(scopeOf(request), 'e', into);
    const [entry] = await on.query<EntryRow>(
      `select e.* from upload_entries e where ${condition} and e.record_id = ${into.add(request.params.id)} ${lock}`,
      into.values,
    );
    if (!entry) throw notFound('upload.entry', '没有找到这条上传记录，或不在您的管理范围内');
    return entry;
  };
  const shown = async (request: FastifyRequest<ById>) => {
    const [staff, entry] = [staffOf(request), await found(database, request)];
    const resident = { id: entry.resident_id, county_code: entry.county_code };
    await recordViews(database, clock, staff, [{ resident, part: 'form', formId: entry.form_id }]);
    const reader = closedTo(staff).includes(entry.form_id) ? 'looks' : readerOfUploads(staff);
    return entryDetail(database, forms, reader, entry);
  };

  app.get<ById>(
    '/api/v1/uploads/:id',
    {
      config: { access: holdersOf(CODES, 'V') },
      schema: { tags, params: BY_ID, response: answers(ENTRY, '一条上传记录') },
    },
    shown,
  );

  app.post<ById>(
    '/api/v1/uploads/:id/compare',
    {
      config: { access: holdersOf(CODES, 'V') },
      schema: { tags, params: BY_ID, response: answers(ENTRY, '一条上传记录') },
    },
    async (request) => {
      refuseUnseen(await seePlatform(parts, [await found(database, request)], staffOf(request)));
      return shown(request);
    },
  );

  app.post<ById & { Body: Decision }>(
    '/api/v1/uploads/:id/decide',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: { tags, params: BY_ID, body: DECISION, response: answers(ENTRY, '核定后的记录') },
    },
    async (request) => {
      const staff = staffOf(request);
      const { type, reason = '', platformId = '' } = request.body;
      if (type !== 'ACCEPT_EXISTING' && !allows(staff.permissions, CODES, 'M'))
        throw forbidden('人工核定要有上传的管理权限');
      await repeatedTransaction(database, async (inside) => {
        const entry = await found(inside, request, 'for update');
        const event = { type, reason: reason.trim(), platformId: platformId.trim() } as UploadEvent;
        const id = type === 'CONFIRM_UPLOADED' ? platformId.trim() : entry.platform_id;
        const change = {
          platform_id: id,
          next_at: null,
          unknown_since: null,
          asked_times: 0,
          error_code: null,
          error_text: null,
        };
        const moved = moveEntry(entry, event, false, change, { by: staff, message: reason.trim() });
        if (!moved.ok) {
          const status = moved.failure.why === 'state' ? 409 : 422;
          throw httpFailure(status, { code: `upload.${moved.failure.why}`, message: moved.failure.message });
        }
        await writeMoves(inside, { now: clock.now(), random }, [moved.value]);
        await recordOperation(inside, context, staff, {
          action: 'upload.decide',
          subjectId: entry.resident_id,
          target: entry.record_id,
          details: { event: type },
        });
      });
      wake();
      const detail = await shown(request);
      parts.tell(staff.institutionCode);
      return detail;
    },
  );
}
