import type { RecordConflict, RecordSnapshot, RecordSummary, RecordVersion } from '@gongwei/domain/forms';
import { fail, ok, type Fault, type Json, type Result } from '@gongwei/domain/shared';
import type { RecordRepository, RecordScope } from '@gongwei/application/forms';
import { conflictOf, recordOf } from './record.mapper.ts';
import { listIn, member, memberText, required, requiredList } from './wire-body.ts';
import { faultOfAnswer, type WireCalls } from './wire-calls.ts';

/** What the server says of single answers, where it does. */
function refusedAnswers(body: Json | undefined): Pick<Fault, 'fields'> {
  const fields = listIn(member(body, 'fields')).flatMap((one) => {
    const [field, message] = [memberText(one, 'field'), memberText(one, 'message')];
    return field === undefined || message === undefined ? [] : [{ field, message }];
  });
  return fields.length > 0 ? { fields } : {};
}

/** Records and their versions; a conflict is a `Result`, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpRecordRepository(calls: WireCalls): RecordRepository {
  const at = (recordId: string): string => `/v1/records/${encodeURIComponent(recordId)}`;
  const write = async (
    path: string,
    change: Json,
    within?: RecordScope,
  ): Promise<Result<RecordSnapshot, RecordConflict>> => {
    const { status, body } = await calls.resource(
      { method: 'PUT', path, body: change, ...(within && { institution: within.institutionCode }) },
      [409, 422],
    );
    if (status === 422) throw { ...faultOfAnswer({ status, body }), ...refusedAnswers(body) };
    if (status !== 409) return ok(recordOf(body));
    // Not every 409 is about versions: one without the two sides is a refusal like any other.
    if (member(body, 'conflict') === undefined) throw faultOfAnswer({ status, body });
    return fail(conflictOf(body));
  };
  return {
    read: async (recordId, purpose, asker) =>
      recordOf(
        (await calls.resource({ method: 'GET', path: at(recordId), asker, ...(purpose && { params: { purpose } }) }))
          .body,
      ),
    async list(query, asker) {
      const { body } = await calls.resource({ method: 'GET', path: '/v1/records', params: query, asker });
      return requiredList(body, 'records') as unknown as readonly RecordSummary[];
    },
    async latest(query) {
      const { status, body } = await calls.resource(
        { method: 'GET', path: '/v1/records/latest', params: query },
        [404],
      );
      return status === 404 ? undefined : recordOf(body);
    },
    save: (save, within) => write(at(save.id), save as unknown as Json, within),
    remove: ({ id, ...removal }) => write(`${at(id)}/removed`, removal),
    facts: async (recordId) =>
      required((await calls.resource({ method: 'GET', path: `${at(recordId)}/facts` })).body, 'facts'),
    async history(recordId, asker) {
      const { body } = await calls.resource({ method: 'GET', path: `${at(recordId)}/history`, asker });
      return requiredList(body, 'history') as unknown as readonly RecordVersion[];
    },
  };
}
