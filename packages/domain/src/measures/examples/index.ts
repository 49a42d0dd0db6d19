import { examples as appointments } from './appointments.data.ts';
import { examples as archives } from './archives.data.ts';
import { examples as checkUpBasicStatistics } from './check-up-basic-statistics.data.ts';
import { examples as checkUpBloodPressure } from './check-up-blood-pressure.data.ts';
import { examples as checkUpBloodRoutine } from './check-up-blood-routine.data.ts';
import { examples as checkUpBloodSugar } from './check-up-blood-sugar.data.ts';
import { examples as checkUpDiabetesPatients } from './check-up-diabetes-patients.data.ts';
import { examples as checkUpDyslipidemia } from './check-up-dyslipidemia.data.ts';
import { examples as checkUpEcg } from './check-up-ecg.data.ts';
import { examples as checkUpElderlyCheckUp } from './check-up-elderly-check-up.data.ts';
import { examples as checkUpElderlySummary } from './check-up-elderly-summary.data.ts';
import { examples as checkUpExercise } from './check-up-exercise.data.ts';
import { examples as checkUpKidneyFunction } from './check-up-kidney-function.data.ts';
import { examples as checkUpLiverFunction } from './check-up-liver-function.data.ts';
import { examples as checkUpOther } from './check-up-other.data.ts';
import { examples as checkUpSelfCareAssessment } from './check-up-self-care-assessment.data.ts';
import { examples as checkUpSelfRatedHealth } from './check-up-self-rated-health.data.ts';
import { examples as checkUpSmokingDrinkingHearing } from './check-up-smoking-drinking-hearing.data.ts';
import { examples as checkUpUltrasoundAbnormal } from './check-up-ultrasound-abnormal.data.ts';
import { examples as checkUpUrineRoutine } from './check-up-urine-routine.data.ts';
import { examples as chronic } from './chronic.data.ts';
import { examples as contracts } from './contracts.data.ts';
import { examples as everyday } from './everyday.data.ts';
import { examples as immunisation } from './immunisation.data.ts';
import { examples as monitoring } from './monitoring.data.ts';
import { examples as motherAndChild } from './mother-and-child.data.ts';
import { examples as nucleic } from './nucleic.data.ts';
import { examples as plans } from './plans.data.ts';
import { examples as pregnancy } from './pregnancy.data.ts';
import { examples as reviews } from './reviews.data.ts';
import { examples as rows } from './rows.data.ts';

/** Worked examples of the measures, by group. */
export const MEASURE_EXAMPLES = {
  appointments,
  archives,
  checkUpBasicStatistics,
  checkUpBloodPressure,
  checkUpBloodRoutine,
  checkUpBloodSugar,
  checkUpDiabetesPatients,
  checkUpDyslipidemia,
  checkUpEcg,
  checkUpElderlyCheckUp,
  checkUpElderlySummary,
  checkUpExercise,
  checkUpKidneyFunction,
  checkUpLiverFunction,
  checkUpOther,
  checkUpSelfCareAssessment,
  checkUpSelfRatedHealth,
  checkUpSmokingDrinkingHearing,
  checkUpUltrasoundAbnormal,
  checkUpUrineRoutine,
  chronic,
  contracts,
  everyday,
  immunisation,
  monitoring,
  motherAndChild,
  nucleic,
  plans,
  pregnancy,
  reviews,
  rows,
};
