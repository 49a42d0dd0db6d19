import type { ArchiveEventDone, ArchiveEvents, MergePreview } from '@gongwei/application/resident';
import { fail, ok, type Json } from '@gongwei/domain/shared';
import { memberText, required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Events of residents’ files, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpArchiveEvents(calls: WireCalls): ArchiveEvents {
  return {
    async apply(residentId, id, event, take) {
      const { status, body } = await calls.resource(
        {
          method: 'POST',
          path: `/v1/residents/${encodeURIComponent(residentId)}/archive-events`,
          body: { id, event: event as unknown as Json, ...(take && take.length > 0 && { take: [...take] }) },
        },
        [409, 422],
      );
      if (status === 409 || status === 422) return fail(memberText(body, 'message') ?? '没有办理成功');
      return ok(required(body, 'archive event') as unknown as ArchiveEventDone);
    },
    async previewMerge(residentId, keptId, asker) {
      const { body } = await calls.resource({
        method: 'GET',
        path: `/v1/residents/${encodeURIComponent(residentId)}/merge-preview`,
        params: { keptId },
        asker,
      });
      return required(body, 'merge preview') as unknown as MergePreview;
    },
  };
}
