import type { TubeCodes } from '@gongwei/application/nucleic-acid';
import { requiredText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Codes of new tubes, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpTubeCodes(calls: WireCalls): TubeCodes {
  return {
    async next() {
      const { body } = await calls.resource({ method: 'POST', path: '/v1/tube-codes', body: {} });
      return requiredText(body, 'code');
    },
  };
}
