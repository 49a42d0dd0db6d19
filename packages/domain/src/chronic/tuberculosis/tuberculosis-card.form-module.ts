import { goodFairPoor } from '../../clinical/dictionaries/good-fair-poor.ts';
import { mastery } from '../../clinical/dictionaries/mastery.ts';
import { tbDrugForm } from '../../clinical/dictionaries/tb-drug-form.ts';
import { tbDrugUsage } from '../../clinical/dictionaries/tb-drug-usage.ts';
import { tbSupervisor } from '../../clinical/dictionaries/tb-supervisor.ts';
import type { FormModule } from '../../forms/index.ts';
import { tuberculosisCard } from './tuberculosis-card.form.ts';
import { tuberculosisCardAssessment } from './tuberculosis-rules.ts';

/** What the chunk of 肺结核患者第一次入户随访记录表 exports. */
export const formModule: FormModule = {
  definition: tuberculosisCard,
  rules: { tuberculosisCardAssessment },
  dictionaries: {
    'good-fair-poor': goodFairPoor,
    mastery,
    'tb-drug-form': tbDrugForm,
    'tb-drug-usage': tbDrugUsage,
    'tb-supervisor': tbSupervisor,
  },
};
