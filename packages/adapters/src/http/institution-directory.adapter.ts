import type { InstitutionDirectory } from '@gongwei/application/organisation';
import { institutionOf } from './institution.mapper.ts';
import { listIn, member, memberText } from './wire-body.ts';
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
      // Read here: the log-in, which reads institutions too, is told none that was given up.
      const children = listIn(member(data, 'data')).flatMap((one) => {
        const disabled = memberText(one, 'state') === '1';
        const child = institutionOf(one);
        return child ? [{ parentCode: code, ...child, ...(disabled && { disabled: true as const }) }] : [];
      });
      return children.sort((a, b) => (a.code < b.code ? -1 : 1));
    },
  };
}
