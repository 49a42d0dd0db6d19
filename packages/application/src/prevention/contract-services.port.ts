import type { AgreedService } from '@gongwei/domain/prevention';
import { token, type Asker } from '../shared/index.ts';

/** A service with what its sheet is called; `linkedForm` only where the reader may open it. */
export type ShownService = AgreedService & { readonly sheet?: string };

/** What was agreed upon in one 签约记录. `residentId`: whose it is. */
export type ContractServicesFound = {
  readonly residentId: string;
  readonly contractNo?: string;
  readonly from?: string;
  readonly until?: string;
  readonly services: readonly ShownService[];
};

/** The services of contracts. Fails with a Fault. */
export interface ContractServices {
  of(contractId: string, asker?: Asker): Promise<ContractServicesFound>;
}
export const ContractServices = token<ContractServices>('ContractServices');
