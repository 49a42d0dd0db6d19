import type { FormContext, RecordSnapshot } from '@gongwei/domain/forms';
import type {
  ConceptSeries,
  ConceptValue,
  Resident,
  ResidentCall,
  ResidentOverview,
  ResidentRow,
  ResidentView,
} from '@gongwei/domain/resident';
import { fail, ok } from '@gongwei/domain/shared';
import type { ResidentDirectory } from '@gongwei/application/resident';
import { createdOf, numberRefusalOf, refusalOf } from './new-resident.mapper.ts';
import { pageOf } from './page.mapper.ts';
import { recordOf } from './record.mapper.ts';
import { listIn, member, required, requiredText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Residents: searches and overviews, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpResidentDirectory(calls: WireCalls): ResidentDirectory {
  const at = (residentId: string, what: string): string => `/v1/residents/${encodeURIComponent(residentId)}/${what}`;
  return {
    async find({ sort, ...query }, asker) {
      const body = { ...query, ...(sort && { sort: `${sort.descending ? '-' : ''}${sort.by}` }) };
      return pageOf<ResidentRow>(
        (await calls.resource({ method: 'POST', path: '/v1/residents/search', body, asker })).body,
      );
    },
    async overview(residentId, asker) {
      const { body } = await calls.resource({ method: 'GET', path: at(residentId, 'overview'), asker });
      const resident = required(member(body, 'resident'), 'resident');
      requiredText(resident, 'id');
      return {
        resident: resident as unknown as Resident,
        timeline: listIn(member(body, 'timeline')) as unknown as ResidentOverview['timeline'],
        due: listIn(member(body, 'due')) as unknown as ResidentOverview['due'],
        series: listIn(member(body, 'series')) as unknown as ResidentOverview['series'],
        calls: listIn(member(body, 'calls')) as unknown as readonly ResidentCall[],
      };
    },
    async background(residentId, formId, on, purpose) {
      const { body } = await calls.resource({
        method: 'GET',
        path: at(residentId, 'form-context'),
        params: { formId, on, ...(purpose && { purpose }) },
      });
      const context = required(member(body, 'context'), 'context');
      requiredText(context, 'today');
      const previous = member(body, 'previousRecord');
      return {
        context: context as unknown as FormContext,
        ...(previous !== undefined && { previousRecord: recordOf(previous) satisfies RecordSnapshot }),
        concepts: listIn(member(body, 'concepts')) as unknown as readonly ConceptValue[],
      };
    },
    async series(residentId, concepts, asker) {
      if (concepts.length === 0) return [];
      const params = { concepts: concepts.join(',') };
      const { body } = await calls.resource({ method: 'GET', path: at(residentId, 'series'), params, asker });
      return listIn(body) as unknown as readonly ConceptSeries[];
    },
    async reveal(residentId, what) {
      return requiredText(
        (
          await calls.resource({
            method: 'POST',
            path: at(residentId, 'reveal'),
            body: typeof what === 'string' ? { what } : { what: 'answer', ...what },
          })
        ).body,
        'value',
      );
    },
    async viewsOf(residentId, { offset, limit }, asker) {
      const params = { offset: String(offset), limit: String(limit) };
      return pageOf<ResidentView>(
        (await calls.resource({ method: 'GET', path: at(residentId, 'views'), params, asker })).body,
      );
    },
    async create(resident) {
      const { status, body } = await calls.resource(
        { method: 'POST', path: '/v1/residents', body: { ...resident } },
        [409, 422],
      );
      return status < 400 ? ok(createdOf(body)) : fail(refusalOf(status, body));
    },
    async giveNumber(residentId, idNumber, confirmed) {
      const { status, body } = await calls.resource(
        {
          method: 'PUT',
          path: at(residentId, 'id-number'),
          body: { idNumber, ...(confirmed !== undefined && { confirmed }) },
        },
        [409, 422],
      );
      return status < 400 ? ok(true) : fail(numberRefusalOf(status, body));
    },
  };
}
