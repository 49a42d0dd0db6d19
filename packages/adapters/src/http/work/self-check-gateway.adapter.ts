import type { SelfCheckGateway } from '@gongwei/application/scheduling';
import type { SelfCheckTaking } from '@gongwei/domain/scheduling';
import { required } from '../wire-body.ts';
import type { WireCalls } from '../wire-calls.ts';

/** Figures of self-checks over HTTP; throws a `Fault` where the line or the server fails. */
export const createHttpSelfChecks = (calls: WireCalls): SelfCheckGateway => ({
  async taking(of) {
    const { body } = await calls.resource({ method: 'POST', path: '/v1/self-checks/figures', body: { ...of } });
    return required(body, 'figures') as unknown as SelfCheckTaking;
  },
});
