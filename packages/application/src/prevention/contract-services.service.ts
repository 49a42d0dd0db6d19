import { createLoaded, type Loaded } from '../shared/index.ts';
import type { ContractServices, ContractServicesFound } from './contract-services.port.ts';

/** The services of one contract, as they stand today. */
export const createContractServices = (
  contracts: ContractServices,
  contractId: string,
): Loaded<ContractServicesFound> => createLoaded((asker) => contracts.of(contractId, asker));
