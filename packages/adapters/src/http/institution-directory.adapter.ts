import type { InstitutionDirectory } from '@gongwei/application/organisation';
import { institutionOf } from './institution.mapper.ts';
import { listIn, member } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Institutions and those below them, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpInstitutionDirectory(calls: WireCalls): InstitutionDirectory {
  return {
    async childrenOf(code, asker) {
      const { data } = await calls.envelope({
        method: 'POST',
        path: '/ykdjgxxs/Jgscgwsclist',
        body: { jgbh: code, jgjb: '' },
        asker,
      });
      const children = listIn(member(data, 'data')).flatMap((one) => institutionOf(one) ?? []);
      return children.map((child) => ({ parentCode: code, ...child })).sort((a, b) => (a.code < b.code ? -1 : 1));
    },
  };
}
