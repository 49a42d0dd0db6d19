import type { ContractServices, ContractServicesFound } from '@gongwei/application/prevention';
import { required } from '../wire-body.ts';
import type { WireCalls } from '../wire-calls.ts';

/** Services of contracts, over HTTP; throws a `Fault` where the line or the server fails. */
export const createHttpContractServices = (calls: WireCalls): ContractServices => ({
  async of(contractId, asker) {
    const path = `/v1/contracts/${encodeURIComponent(contractId)}/services`;
    const { body } = await calls.resource({ method: 'GET', path, ...(asker && { asker }) });
    return required(body, 'services') as unknown as ContractServicesFound;
  },
});
