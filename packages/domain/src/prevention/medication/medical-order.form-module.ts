import { doseFrequency } from '../../clinical/dictionaries/dose-frequency.ts';
import type { FormModule } from '../../forms/index.ts';
import { medicalOrder } from './medical-order.form.ts';
import { orderExecution } from './order-execution.rules.ts';

/** What the chunk of 医嘱执行与咨询 exports. */
export const formModule: FormModule = {
  definition: medicalOrder,
  rules: { orderExecution },
  dictionaries: {
    'dose-frequency': doseFrequency,
  },
};
