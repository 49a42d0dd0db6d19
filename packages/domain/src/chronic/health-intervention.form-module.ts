import { contractPopulation } from '../clinical/dictionaries/contract-population.ts';
import { tcmGuidanceKind } from '../clinical/dictionaries/tcm-guidance-kind.ts';
import type { FormModule } from '../forms/index.ts';
import { healthIntervention } from './health-intervention.form.ts';

/** What the chunk of 健康干预记录 exports. */
export const formModule: FormModule = {
  definition: healthIntervention,
  dictionaries: {
    'contract-population': contractPopulation,
    'tcm-guidance-kind': tcmGuidanceKind,
  },
};
