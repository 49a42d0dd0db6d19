import { birthPlace } from '../../clinical/dictionaries/birth-place.ts';
import { educationLevel } from '../../clinical/dictionaries/education-level.ts';
import { occupation } from '../../clinical/dictionaries/occupation.ts';
import type { FormModule } from '../../forms/index.ts';
import { surveillancePerinatalDeath } from './surveillance-perinatal-death.form.ts';

/** What the chunk of 围产儿死亡 exports. */
export const formModule: FormModule = {
  definition: surveillancePerinatalDeath,
  dictionaries: {
    'birth-place': birthPlace,
    'education-level': educationLevel,
    occupation,
  },
};
