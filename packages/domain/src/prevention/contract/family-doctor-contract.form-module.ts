import { contractPopulation } from '../../clinical/dictionaries/contract-population.ts';
import { contractStatus } from '../../clinical/dictionaries/contract-status.ts';
import { kinship } from '../../clinical/dictionaries/kinship.ts';
import type { FormModule } from '../../forms/index.ts';
import { familyDoctorContract } from './family-doctor-contract.form.ts';
import { contractFee } from './contract-fee.rules.ts';
import { contractPackages } from './contract-packages.rules.ts';

/** What the chunk of 家庭医生签约服务协议（签约记录） exports. */
export const formModule: FormModule = {
  definition: familyDoctorContract,
  rules: { contractFee, contractPackages },
  dictionaries: {
    'contract-population': contractPopulation,
    'contract-status': contractStatus,
    kinship,
  },
};
