import type { PrintJobs } from '@gongwei/application/upload';
import { requiredNumber } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Print jobs the server keeps, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpPrintJobs(calls: WireCalls): PrintJobs {
  return {
    async keep(jobs) {
      const { body } = await calls.resource({ method: 'POST', path: '/v1/print-jobs', body: { jobs: [...jobs] } });
      return requiredNumber(body, 'kept');
    },
  };
}
