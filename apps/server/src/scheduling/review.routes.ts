import { REPORT_STATES, REVIEW_STATES, type FieldReason, type ReviewEvent } from '@gongwei/domain/scheduling';
import { maskFor, type JsonObject, type Reader } from '@gongwei/domain/shared';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { findStaff } from '../identity/users.repository.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { Queryable } from '../database/database.port.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, BY_ID, COUNT, INSTANT, list, oneOf, shape, TEXT, type Schema } from '../shared/schemas.ts';
import { readDelivery, type HandedOut, type ReviewRow } from './reviews.repository.ts';
import { readCheckUp, reviewCheckUp, tellCritical, type Reviewed } from './review.service.ts';

const CODES = ['gwtjdngl'];
const tags = ['体检审核'];
type ById = { Params: { id: string } };
const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

const FIELD_REASON = {
  type: 'object',
  required: ['field', 'reason'],
  additionalProperties: false,
  properties: { field: text(60), reason: text(200) },
} as const;
/** `ReviewEvent`; `seen`: the version of the sheet that was read. */
const REVIEW_EVENT = {
  type: 'object',
  required: ['seen', 'event'],
  properties: {
    seen: { type: 'integer', minimum: 1 },
    event: {
      type: 'object',
      required: ['type'],
      properties: {
        type: { enum: ['PASS', 'SEND_BACK', 'TAKE_BACK', 'WITHDRAW'] },
        without: text(200),
        note: text(200),
        reason: text(200),
        fields: { type: 'array', maxItems: 60, items: FIELD_REASON },
      },
    },
  },
} as const;
const TOLD = {
  type: 'object',
  required: ['notifiedAt', 'mode', 'receiver', 'handled'],
  properties: {
    notifiedAt: { type: 'string', format: 'date-time' },
    mode: { enum: ['1', '2', '3', '4'] },
    receiver: { type: 'string', minLength: 1, maxLength: 30 },
    handled: { enum: ['1', '2', '3', '4', '9'] },
    note: text(200),
  },
} as const;

const DELIVERY = shape({ receiver: TEXT, at: INSTANT }, { byName: TEXT, signature: TEXT });
const REVIEW: Schema = shape(
  {
    recordId: TEXT,
    residentId: TEXT,
    recordVersion: COUNT,
    state: oneOf(...REVIEW_STATES),
    missing: list(TEXT),
    findings: list(shape({ text: TEXT, severity: COUNT })),
    critical: { type: 'boolean' },
    told: { type: 'boolean' },
    fields: list(shape({ field: TEXT, reason: TEXT })),
    reportState: oneOf(...REPORT_STATES),
  },
  { note: TEXT, without: TEXT, byName: TEXT, at: INSTANT, delivery: DELIVERY, phone: TEXT },
);

/** Whoever is to be told of a critical value is called: the number as the reader sees it. */
async function phoneOf(on: Queryable, reader: Reader, { county_code, subject_id }: Reviewed['record']) {
  const [person] = await on.query<{ phone: string | null }>(
    'select phone from residents where county_code = $1 and id = $2',
    [county_code, subject_id],
  );
  return person?.phone == null ? undefined : maskFor(reader, 'phone', person.phone);
}

/** What is told of a review, as the reader may see it. */
async function answerOf(database: Queryable, reader: Reader, { record, review, judged }: Reviewed) {
  const handed = await readDelivery(database, record.county_code, record.id);
  const phone = judged.critical ? await phoneOf(database, reader, record) : undefined;
  const by = review?.judged_by == null ? undefined : await findStaff(database, review.judged_by);
  return {
    recordId: record.id,
    residentId: record.subject_id,
    recordVersion: record.version,
    state: review?.state ?? '0',
    missing: judged.missing,
    findings: judged.findings,
    critical: judged.critical,
    told: review?.critical_told != null,
    fields: review && isOfIt(review, record.version) ? review.fields : [],
    reportState: review?.report_state ?? '0',
    ...(review?.note != null && { note: review.note }),
    ...(review?.without_reason != null && { without: review.without_reason }),
    ...(by && { byName: by.name }),
    ...(review?.judged_at != null && { at: review.judged_at }),
    ...(phone !== undefined && { phone }),
    ...(handed && { delivery: deliveryFor(reader, handed) }),
  };
}

/** What was said of fields and taken back to be worded anew is of the sheet as it was then. */
const isOfIt = ({ state, judged_version }: ReviewRow, version: number): boolean =>
  state !== '0' || version <= (judged_version ?? 0);

/** The review of one check-up sheet: what is to be said of it, and the verdict. */
export function reviewRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database } = context;
  const answer = (reader: Reader, reviewed: Reviewed) => answerOf(database, reader, reviewed);

  app.get<ById>(
    '/api/v1/check-ups/:id/review',
    {
      config: { access: holdersOf(CODES, 'V') },
      schema: { tags, params: BY_ID, response: answers(REVIEW, '审核情况') },
    },
    async (request) =>
      answer(readerOf(staffOf(request)), await readCheckUp(database, scopeOf(request), request.params.id)),
  );

  app.post<ById & { Body: { seen: number; event: ReviewEvent & { fields?: readonly FieldReason[] } } }>(
    '/api/v1/check-ups/:id/review-events',
    {
      config: { access: holdersOf(CODES, 'M') },
      schema: { tags, params: BY_ID, body: REVIEW_EVENT, response: answers(REVIEW, '已办理') },
    },
    async (request) => {
      const asking = { scope: scopeOf(request), staff: staffOf(request) };
      const { seen, event } = request.body;
      await reviewCheckUp(context, asking, request.params.id, wholeEvent(event), seen);
      return answer(readerOf(asking.staff), await readCheckUp(database, asking.scope, request.params.id));
    },
  );

  app.post<ById & { Body: JsonObject }>(
    '/api/v1/check-ups/:id/critical-notice',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: { tags, params: BY_ID, body: TOLD, response: answers(REVIEW, '已登记危急值通知') },
    },
    async (request) => {
      const asking = { scope: scopeOf(request), staff: staffOf(request) };
      const { notifiedAt = null, mode = null, receiver = null, handled = null, note } = request.body;
      const told = { notifiedAt, mode, receiver, handled, ...(note !== undefined && { note }) };
      await tellCritical(context, asking, request.params.id, told);
      return answer(readerOf(asking.staff), await readCheckUp(database, asking.scope, request.params.id));
    },
  );
}

/** Who only looks is not shown a name, however it is written. */
const deliveryFor = (reader: Reader, { delivery, delivered_at, by_name, delivery_signature }: HandedOut) => ({
  receiver: maskFor(reader, 'person-name', delivery.receiver) ?? '',
  at: delivered_at,
  ...(by_name !== null && { byName: by_name }),
  ...(delivery_signature !== null && reader !== 'looks' && { signature: delivery_signature }),
});

/** What was left out is empty: guards say that it is missing. */
function wholeEvent(event: ReviewEvent): ReviewEvent {
  if (event.type === 'SEND_BACK') return { type: 'SEND_BACK', note: event.note ?? '', fields: event.fields ?? [] };
  if (event.type === 'WITHDRAW') return { type: 'WITHDRAW', reason: event.reason ?? '' };
  return event;
}
