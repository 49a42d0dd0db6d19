import { appointmentsMeasures } from './data/appointments.data.ts';
import { archivesMeasures } from './data/archives.data.ts';
import { checkUpBasicStatisticsMeasures } from './data/check-up-basic-statistics.data.ts';
import { checkUpBloodPressureMeasures } from './data/check-up-blood-pressure.data.ts';
import { checkUpBloodRoutineMeasures } from './data/check-up-blood-routine.data.ts';
import { checkUpBloodSugarMeasures } from './data/check-up-blood-sugar.data.ts';
import { checkUpDiabetesPatientsMeasures } from './data/check-up-diabetes-patients.data.ts';
import { checkUpDyslipidemiaMeasures } from './data/check-up-dyslipidemia.data.ts';
import { checkUpEcgMeasures } from './data/check-up-ecg.data.ts';
import { checkUpElderlyCheckUpMeasures } from './data/check-up-elderly-check-up.data.ts';
import { checkUpElderlySummaryMeasures } from './data/check-up-elderly-summary.data.ts';
import { checkUpExerciseMeasures } from './data/check-up-exercise.data.ts';
import { checkUpKidneyFunctionMeasures } from './data/check-up-kidney-function.data.ts';
import { checkUpLiverFunctionMeasures } from './data/check-up-liver-function.data.ts';
import { checkUpOtherMeasures } from './data/check-up-other.data.ts';
import { checkUpSelfCareAssessmentMeasures } from './data/check-up-self-care-assessment.data.ts';
import { checkUpSelfRatedHealthMeasures } from './data/check-up-self-rated-health.data.ts';
import { checkUpSmokingDrinkingHearingMeasures } from './data/check-up-smoking-drinking-hearing.data.ts';
import { checkUpUltrasoundAbnormalMeasures } from './data/check-up-ultrasound-abnormal.data.ts';
import { checkUpUrineRoutineMeasures } from './data/check-up-urine-routine.data.ts';
import { chronicMeasures } from './data/chronic.data.ts';
import { contractsMeasures } from './data/contracts.data.ts';
import { entriesMeasures } from './data/entries.data.ts';
import { immunisationMeasures } from './data/immunisation.data.ts';
import { monitoringMeasures } from './data/monitoring.data.ts';
import { motherAndChildMeasures } from './data/mother-and-child.data.ts';
import { nucleicMeasures } from './data/nucleic.data.ts';
import { plansMeasures } from './data/plans.data.ts';
import { ratioMeasures } from './data/ratios.data.ts';
import { registeredMeasures } from './data/registered.data.ts';
import { reviewsMeasures } from './data/reviews.data.ts';
import { stripMeasures } from './data/strips.data.ts';
import { uploadsMeasures } from './data/uploads.data.ts';
import { calendarMeasures } from './data/calendar.data.ts';
import { officeMeasures } from './data/office.data.ts';
import { selfCheckMeasures } from './data/self-check.data.ts';
import type { MeasureDefinition } from './measure-definition.ts';

/** Every measure there is, by its identifier; loaded by the server, never by a page. */
export const MEASURES: ReadonlyMap<string, MeasureDefinition> = new Map(
  [
    appointmentsMeasures,
    archivesMeasures,
    checkUpBasicStatisticsMeasures,
    checkUpBloodPressureMeasures,
    checkUpBloodRoutineMeasures,
    checkUpBloodSugarMeasures,
    checkUpDiabetesPatientsMeasures,
    checkUpDyslipidemiaMeasures,
    checkUpEcgMeasures,
    checkUpElderlyCheckUpMeasures,
    checkUpElderlySummaryMeasures,
    checkUpExerciseMeasures,
    checkUpKidneyFunctionMeasures,
    checkUpLiverFunctionMeasures,
    checkUpOtherMeasures,
    checkUpSelfCareAssessmentMeasures,
    checkUpSelfRatedHealthMeasures,
    checkUpSmokingDrinkingHearingMeasures,
    checkUpUltrasoundAbnormalMeasures,
    checkUpUrineRoutineMeasures,
    chronicMeasures,
    contractsMeasures,
    entriesMeasures,
    immunisationMeasures,
    monitoringMeasures,
    motherAndChildMeasures,
    nucleicMeasures,
    plansMeasures,
    ratioMeasures,
    registeredMeasures,
    reviewsMeasures,
    stripMeasures,
    uploadsMeasures,
    selfCheckMeasures,
    officeMeasures,
    calendarMeasures,
  ]
    .flat()
    .map((measure) => [measure.id, measure]),
);
