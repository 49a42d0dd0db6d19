import { maternalDeathCause } from '../../clinical/dictionaries/maternal-death-cause.ts';
import { maternalDeathFactor } from '../../clinical/dictionaries/maternal-death-factor.ts';
import type { FormModule } from '../../forms/index.ts';
import { surveillanceWomenDeath } from './surveillance-women-death.form.ts';

/** What the chunk of 育龄妇女死亡（孕产妇死亡报告卡） exports. */
export const formModule: FormModule = {
  definition: surveillanceWomenDeath,
  dictionaries: {
    'maternal-death-cause': maternalDeathCause,
    'maternal-death-factor': maternalDeathFactor,
  },
};
