import { aboBloodType } from '../../clinical/dictionaries/abo-blood-type.ts';
import { educationLevel } from '../../clinical/dictionaries/education-level.ts';
import { ethnicGroup } from '../../clinical/dictionaries/ethnic-group.ts';
import { occupation } from '../../clinical/dictionaries/occupation.ts';
import { rhBloodType } from '../../clinical/dictionaries/rh-blood-type.ts';
import { urineQualitative } from '../../clinical/dictionaries/urine-qualitative.ts';
import type { FormModule } from '../../forms/index.ts';
import { premaritalMaleGeneralExam } from './premarital-male-general-exam.form.ts';

/** What the chunk of 男性婚前医学检查表：病史、辅助检查与结论 exports. */
export const formModule: FormModule = {
  definition: premaritalMaleGeneralExam,
  dictionaries: {
    'abo-blood-type': aboBloodType,
    'education-level': educationLevel,
    'ethnic-group': ethnicGroup,
    occupation,
    'rh-blood-type': rhBloodType,
    'urine-qualitative': urineQualitative,
  },
};
