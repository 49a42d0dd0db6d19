import type { NucleicReport, NucleicReports } from '@gongwei/application/nucleic-acid';
import { member, requiredList, requiredNumber } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Reports of nucleic-acid tests to print, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpNucleicReports(calls: WireCalls): NucleicReports {
  return {
    async print(samples) {
      const path = '/v1/nucleic-reports/print';
      const { body } = await calls.resource({ method: 'POST', path, body: { samples: [...samples] } });
      return {
        reports: requiredList(member(body, 'reports'), path) as unknown as readonly NucleicReport[],
        left: requiredNumber(body, 'left'),
      };
    },
  };
}
