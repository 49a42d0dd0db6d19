import type { PayloadDefinition, RecordType } from './payload.ts';
import { diabetesVisit } from './payloads/diabetes-follow-up.payload.data.ts';
import { selfCare } from './payloads/elderly-self-care-assessment.payload.data.ts';
import { checkUp } from './payloads/health-check-up.payload.data.ts';
import { hypertensionVisit } from './payloads/hypertension-follow-up.payload.data.ts';
import { psychosisVisit } from './payloads/psychosis-follow-up.payload.data.ts';
import { personalInfo } from './payloads/resident-personal-info.payload.data.ts';
import { biochemistry } from './payloads/supplement-biochemistry.payload.data.ts';
import { bloodRoutine } from './payloads/supplement-blood-routine.payload.data.ts';
import { ecg } from './payloads/supplement-ecg.payload.data.ts';
import { ultrasound } from './payloads/supplement-ultrasound.payload.data.ts';
import { urineRoutine } from './payloads/supplement-urine-routine.payload.data.ts';
import { constitution } from './payloads/tcm-constitution.payload.data.ts';
import { tuberculosisVisit } from './payloads/tuberculosis-follow-up.payload.data.ts';

/** Everything that is uploaded. Read by the server only: the screens are told labels and values. */
export const UPLOAD_PAYLOADS: readonly PayloadDefinition[] = [
  ...[personalInfo, checkUp, selfCare, constitution],
  ...[hypertensionVisit, diabetesVisit, psychosisVisit, tuberculosisVisit],
  ...[biochemistry, bloodRoutine, urineRoutine, ecg, ultrasound],
];

const BY_FORM = new Map(UPLOAD_PAYLOADS.map((one) => [one.formId, one]));

/** What is sent of a form's records; nothing for forms the platform does not want. */
export const payloadDefinition = (formId: string): PayloadDefinition | undefined => BY_FORM.get(formId);

/** Of one person the archive goes first, then the check-up, then what belongs to it, then visits (subject `upload`). */
const TURNS: { readonly [type in RecordType]: number } = {
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 3,
  '9': 3,
  '10': 3,
  '11': 3,
  '5': 4,
  '6': 4,
  '7': 4,
  '8': 4,
};
/** In which turn records of a type are sent: the platform wants the file before the sheets, and these before visits. */
export const turnOf = (type: RecordType): number => TURNS[type];
