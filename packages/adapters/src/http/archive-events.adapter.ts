import type { ArchiveEventDone, ArchiveEvents, MergePreview, PastArchiveEvent } from '@gongwei/application/resident';
import { fail, ok, type Json } from '@gongwei/domain/shared';
import { memberText, required, requiredList } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

const pathOf = (residentId: string, what: string): string => `/v1/residents/${encodeURIComponent(residentId)}/${what}`;

/** Events of residents’ files, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpArchiveEvents(calls: WireCalls): ArchiveEvents {
  return {
    async apply(residentId, id, event, { take, confirmed } = {}) {
      const { status, body } = await calls.resource(
        {
          method: 'POST',
          path: pathOf(residentId, 'archive-events'),
          body: {
            id,
            event: event as unknown as Json,
            ...(take && take.length > 0 && { take: [...take] }),
            ...(confirmed !== undefined && { confirmed }),
          },
        },
        [409, 422],
      );
      if (status === 409 || status === 422)
        return fail({
          message: memberText(body, 'message') ?? '没有办理成功',
          ...(memberText(body, 'code') === 'archive.later-visits' && { ask: true }),
        });
      return ok(required(body, 'archive event') as unknown as ArchiveEventDone);
    },
    async previewMerge(residentId, keptId, asker) {
      const { body } = await calls.resource({
        method: 'GET',
        path: pathOf(residentId, 'merge-preview'),
        params: { keptId },
        asker,
      });
      return required(body, 'merge preview') as unknown as MergePreview;
    },
    async past(residentId, asker) {
      const { body } = await calls.resource({
        method: 'GET',
        path: pathOf(residentId, 'archive-events'),
        asker,
      });
      return requiredList(body, 'archive events') as unknown as readonly PastArchiveEvent[];
    },
  };
}
