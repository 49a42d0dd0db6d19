import { birthDefectType } from '../../clinical/dictionaries/birth-defect-type.ts';
import { birthPlace } from '../../clinical/dictionaries/birth-place.ts';
import { underFiveDeathCause } from '../../clinical/dictionaries/under-five-death-cause.ts';
import type { FormModule } from '../../forms/index.ts';
import { childDeathReport } from './child-death-report.form.ts';
import { childDeathAge } from '../child/child-rules.ts';

/** What the chunk of 5岁以下儿童死亡报告卡 exports. */
export const formModule: FormModule = {
  definition: childDeathReport,
  rules: { childDeathAge },
  dictionaries: {
    'birth-defect-type': birthDefectType,
    'birth-place': birthPlace,
    'under-five-death-cause': underFiveDeathCause,
  },
};
