import type { ListImports } from '@gongwei/application/lists';
import type { ImportCheck, ListJob } from '@gongwei/domain/lists';
import type { OfferFile } from './list-gateway.adapter.ts';
import { requiredList, required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Files of rows over HTTP. */
export function createHttpListImports(calls: WireCalls, offer: OfferFile): ListImports {
  const of = (list: string): string => `/v1/lists/${encodeURIComponent(list)}`;
  const about = (content: string | undefined): string =>
    content === undefined ? '' : `?content=${encodeURIComponent(content)}`;
  return {
    async check(list, file, content) {
      const form = new FormData();
      form.append('file', new Blob([(await file.bytes()) as Uint8Array<ArrayBuffer>]), file.name);
      const { body } = await calls.resource({
        method: 'POST',
        path: `${of(list)}/imports${about(content)}`,
        body: form,
      });
      const check = required(body, 'import');
      requiredList(check['lines'], 'lines');
      required(check['counts'], 'counts');
      return { ...(check as unknown as ImportCheck), fileName: file.name };
    },
    async takeIn(id, known) {
      const path = `/v1/list-imports/${encodeURIComponent(id)}/confirm`;
      return required(
        (await calls.resource({ method: 'POST', path, body: { known } })).body,
        'job',
      ) as unknown as ListJob;
    },
    saveTemplate: (list, content) => offer(`/api${of(list)}/import-template.xlsx${about(content)}`),
  };
}
