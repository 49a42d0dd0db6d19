import type { RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import { fault, type Json } from '@gongwei/domain/shared';
import type { RosterGateway } from '@gongwei/application/resident';
import { unreadable } from './faults.ts';
import { pageOf } from './page.mapper.ts';
import { member, required, requiredNumber, requiredText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Imports of rosters, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpRosterGateway(calls: WireCalls): RosterGateway {
  const pathOf = (importId: string, rest = ''): string => `/v1/roster-imports/${encodeURIComponent(importId)}${rest}`;
  const status = async (importId: string): Promise<RosterImport> =>
    importOf((await calls.resource({ method: 'GET', path: pathOf(importId) })).body);
  return {
    async upload(file, onSent) {
      const form = new FormData();
      form.append(
        'file',
        new Blob([(await file.bytes()) as Uint8Array<ArrayBuffer>], { type: SPREADSHEET }),
        file.name,
      );
      const answer = await calls.envelope({ method: 'POST', path: '/excels/putjkdninfo', body: form, onSent });
      if (answer.code !== 200)
        throw fault({
          code: 'roster.refused',
          category: 'input',
          message: answer.message || '这个文件无法导入，请检查后重新上传。',
        });
      return status(requiredText(answer.data, 'importId'));
    },
    status,
    async demand(importId, request) {
      const call =
        request.kind === 'assign'
          ? ({ method: 'PUT', path: pathOf(importId, '/columns'), body: { columns: [...request.choices] } } as const)
          : ({
              method: 'POST',
              path: pathOf(importId, `/${request.kind}`),
              ...(request.kind === 'decide' && {
                body: { row: request.row, ...(request.apart !== undefined && { apart: request.apart }) },
              }),
            } as const);
      return importOf((await calls.resource(call)).body);
    },
    async rows(importId, query, asker) {
      const path = pathOf(importId, '/rows');
      return pageOf<RosterRowResult>((await calls.resource({ method: 'GET', path, params: query, asker })).body);
    },
    async list(query, asker) {
      return pageOf<RosterImport>(
        (await calls.resource({ method: 'GET', path: '/v1/roster-imports', params: query, asker })).body,
      );
    },
  };
}

function importOf(body: Json | undefined): RosterImport {
  const found = required(body, 'import');
  for (const name of ['id', 'state', 'fileName']) requiredText(found, name);
  requiredNumber(found, 'handled');
  required(member(found, 'counts'), 'counts');
  if (!Array.isArray(member(found, 'headings'))) throw unreadable('headings');
  return found as unknown as RosterImport;
}
