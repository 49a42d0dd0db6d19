import { vaccineCode } from '../../clinical/dictionaries/vaccine-code.ts';
import type { FormModule } from '../../forms/index.ts';
import { vaccineStockMovement } from './vaccine-stock-movement.form.ts';
import { stockRows } from './stock-rows.rules.ts';

/** What the chunk of 疫苗出入库登记 exports. */
export const formModule: FormModule = {
  definition: vaccineStockMovement,
  rules: { stockRows },
  dictionaries: {
    'vaccine-code': vaccineCode,
  },
};
