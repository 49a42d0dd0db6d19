import type { RegisterDirectory } from '@gongwei/application/register';
import type { RegisterEntry, RegisterPage } from '@gongwei/domain/register';
import { pageOf } from './page.mapper.ts';
import { member, required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

export function createHttpRegisterDirectory(calls: WireCalls): RegisterDirectory {
  return {
    async find({ formId, where = {}, sort, ...query }) {
      const filter = Object.entries(where)
        .map((pair) => pair.join(':'))
        .join(',');
      const { body } = await calls.resource({
        method: 'GET',
        path: `/v1/registers/${encodeURIComponent(formId)}`,
        params: {
          ...query,
          ...(sort && { sort: (sort.descending ? '-' : '') + sort.by }),
          ...(filter !== '' && { filter }),
        },
      });
      const names = required(member(body, 'names'), 'names');
      return { ...pageOf<RegisterEntry>(body), names: names as RegisterPage['names'] };
    },
  };
}
