import type { WaitingRetest, WaitingRetests } from '@gongwei/application/nucleic-acid';
import { requiredList } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Second tests that are waited for, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpWaitingRetests(calls: WireCalls): WaitingRetests {
  const path = '/v1/waiting-retests';
  return {
    async of(idNo, asker) {
      const { body } = await calls.resource({ method: 'POST', path, body: { idNo }, asker });
      return requiredList(body, path) as unknown as readonly WaitingRetest[];
    },
  };
}
