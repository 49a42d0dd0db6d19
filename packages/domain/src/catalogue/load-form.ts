import type { FormModule } from '../forms/index.ts';

type Chunk = { readonly formModule: FormModule };

/** Written out, one import each, so that the bundler makes one chunk of every form. */
const chunks: { readonly [id: string]: () => Promise<Chunk> } = {
  'resident-personal-info': () => import('../resident/resident-personal-info.form-module.ts'),
  'archive-cover': () => import('../resident/archive/archive-cover.form-module.ts'),
  'consultation-record': () => import('../resident/consultation-record.form-module.ts'),
  disability: () => import('../resident/disability.form-module.ts'),
  'family-history': () => import('../resident/family-history.form-module.ts'),
  'past-history': () => import('../resident/past-history.form-module.ts'),
  'referral-in': () => import('../resident/referral-in.form-module.ts'),
  'referral-out': () => import('../resident/referral-out.form-module.ts'),
  'resident-info-card': () => import('../resident/resident-info-card.form-module.ts'),
  'visit-record': () => import('../resident/visit-record.form-module.ts'),
  'health-check-up': () => import('../check-up/health-check-up.form-module.ts'),
  'supplement-blood-routine': () => import('../check-up/supplement/supplement-blood-routine.form-module.ts'),
  'supplement-urine-routine': () => import('../check-up/supplement/supplement-urine-routine.form-module.ts'),
  'supplement-biochemistry': () => import('../check-up/supplement/supplement-biochemistry.form-module.ts'),
  'health-check-feedback': () => import('../check-up/guidance/health-check-feedback.form-module.ts'),
  'supplement-ecg': () => import('../check-up/supplement/supplement-ecg.form-module.ts'),
  'supplement-ultrasound': () => import('../check-up/supplement/supplement-ultrasound.form-module.ts'),
  'elderly-cognition': () => import('../check-up/elderly/elderly-cognition.form-module.ts'),
  'elderly-depression': () => import('../check-up/elderly/elderly-depression.form-module.ts'),
  'elderly-self-care-assessment': () => import('../check-up/elderly/elderly-self-care-assessment.form-module.ts'),
  'tcm-child-guidance': () => import('../check-up/tcm/tcm-child-guidance.form-module.ts'),
  'tcm-constitution': () => import('../check-up/tcm/tcm-constitution.form-module.ts'),
  'tcm-guidance': () => import('../check-up/tcm/tcm-guidance.form-module.ts'),
  'hypertension-follow-up': () => import('../chronic/hypertension/hypertension-follow-up.form-module.ts'),
  'copd-card': () => import('../chronic/copd/copd-card.form-module.ts'),
  'copd-follow-up': () => import('../chronic/copd/copd-follow-up.form-module.ts'),
  'diabetes-card': () => import('../chronic/diabetes/diabetes-card.form-module.ts'),
  'diabetes-follow-up': () => import('../chronic/diabetes/diabetes-follow-up.form-module.ts'),
  'diabetes-screening': () => import('../chronic/diabetes/diabetes-screening.form-module.ts'),
  'general-follow-up': () => import('../chronic/follow-up/general-follow-up.form-module.ts'),
  'health-intervention': () => import('../chronic/health-intervention.form-module.ts'),
  'hypertension-card': () => import('../chronic/hypertension/hypertension-card.form-module.ts'),
  'hypertension-screening': () => import('../chronic/hypertension/hypertension-screening.form-module.ts'),
  'management-prescription': () => import('../chronic/management-prescription.form-module.ts'),
  'psychosis-card': () => import('../chronic/psychosis/psychosis-card.form-module.ts'),
  'psychosis-follow-up': () => import('../chronic/psychosis/psychosis-follow-up.form-module.ts'),
  'tcm-health-guidance': () => import('../chronic/tcm-health-guidance.form-module.ts'),
  'tuberculosis-card': () => import('../chronic/tuberculosis/tuberculosis-card.form-module.ts'),
  'tuberculosis-follow-up': () => import('../chronic/tuberculosis/tuberculosis-follow-up.form-module.ts'),
  'assessment-basic-info': () => import('../prevention/assessment/assessment-basic-info.form-module.ts'),
  'assessment-dyslipidemia': () => import('../prevention/assessment/assessment-dyslipidemia.form-module.ts'),
  'assessment-hypertension': () => import('../prevention/assessment/assessment-hypertension.form-module.ts'),
  'assessment-metabolic-syndrome': () =>
    import('../prevention/assessment/assessment-metabolic-syndrome.form-module.ts'),
  'assessment-obesity': () => import('../prevention/assessment/assessment-obesity.form-module.ts'),
  'assessment-self': () => import('../prevention/assessment/assessment-self.form-module.ts'),
  'assessment-stroke': () => import('../prevention/assessment/assessment-stroke.form-module.ts'),
  'blood-glucose-patient': () => import('../prevention/readings/blood-glucose-patient.form-module.ts'),
  'blood-glucose-reading': () => import('../prevention/readings/blood-glucose-reading.form-module.ts'),
  'blood-pressure-patient': () => import('../prevention/readings/blood-pressure-patient.form-module.ts'),
  'blood-pressure-reading': () => import('../prevention/readings/blood-pressure-reading.form-module.ts'),
  device: () => import('../prevention/devices/device.form-module.ts'),
  'device-binding': () => import('../prevention/devices/device-binding.form-module.ts'),
  'family-doctor-contract': () => import('../prevention/contract/family-doctor-contract.form-module.ts'),
  'family-doctor-team': () => import('../prevention/contract/family-doctor-team.form-module.ts'),
  'knowledge-assessment': () => import('../prevention/knowledge/knowledge-assessment.form-module.ts'),
  'knowledge-comprehensive-intervention': () =>
    import('../prevention/knowledge/knowledge-comprehensive-intervention.form-module.ts'),
  'knowledge-diet': () => import('../prevention/knowledge/knowledge-diet.form-module.ts'),
  'knowledge-drug': () => import('../prevention/knowledge/knowledge-drug.form-module.ts'),
  'knowledge-exercise': () => import('../prevention/knowledge/knowledge-exercise.form-module.ts'),
  'knowledge-herb': () => import('../prevention/knowledge/knowledge-herb.form-module.ts'),
  'knowledge-intervention-plan': () => import('../prevention/knowledge/knowledge-intervention-plan.form-module.ts'),
  'medical-order': () => import('../prevention/medication/medical-order.form-module.ts'),
  'medication-record': () => import('../prevention/medication/medication-record.form-module.ts'),
  reminder: () => import('../prevention/reminder.form-module.ts'),
  'reminder-rule': () => import('../prevention/reminder-rule.form-module.ts'),
  'service-package': () => import('../prevention/contract/service-package.form-module.ts'),
  'test-strip-stock': () => import('../prevention/devices/test-strip-stock.form-module.ts'),
  'health-report': () => import('../prevention/report/health-report.form-module.ts'),
  'delivery-mother': () => import('../maternal-child/birth/delivery-mother.form-module.ts'),
  'delivery-newborn': () => import('../maternal-child/birth/delivery-newborn.form-module.ts'),
  'first-prenatal-visit': () => import('../maternal-child/pregnancy/first-prenatal-visit.form-module.ts'),
  'postpartum-42-day': () => import('../maternal-child/birth/postpartum-42-day.form-module.ts'),
  'postpartum-newborn-visit': () => import('../maternal-child/birth/postpartum-newborn-visit.form-module.ts'),
  'postpartum-visit': () => import('../maternal-child/birth/postpartum-visit.form-module.ts'),
  'pregnancy-basic-info': () => import('../maternal-child/pregnancy/pregnancy-basic-info.form-module.ts'),
  'prenatal-summary': () => import('../maternal-child/pregnancy/prenatal-summary.form-module.ts'),
  'prenatal-visit': () => import('../maternal-child/pregnancy/prenatal-visit.form-module.ts'),
  'puerperium-status': () => import('../maternal-child/birth/puerperium-status.form-module.ts'),
  'surveillance-birth-defect': () => import('../maternal-child/surveillance/surveillance-birth-defect.form-module.ts'),
  'surveillance-high-risk-pregnancy': () =>
    import('../maternal-child/surveillance/surveillance-high-risk-pregnancy.form-module.ts'),
  'surveillance-perinatal-death': () =>
    import('../maternal-child/surveillance/surveillance-perinatal-death.form-module.ts'),
  'surveillance-women-death': () => import('../maternal-child/surveillance/surveillance-women-death.form-module.ts'),
  'child-basic-info': () => import('../maternal-child/child/child-basic-info.form-module.ts'),
  'child-birth-defect-surveillance': () =>
    import('../maternal-child/surveillance/child-birth-defect-surveillance.form-module.ts'),
  'child-check-up': () => import('../maternal-child/child/child-check-up.form-module.ts'),
  'child-death-report': () => import('../maternal-child/surveillance/child-death-report.form-module.ts'),
  'child-hearing-exam': () => import('../maternal-child/child/child-hearing-exam.form-module.ts'),
  'child-psychology-exam': () => import('../maternal-child/child/child-psychology-exam.form-module.ts'),
  'cold-chain-record': () => import('../maternal-child/immunization/cold-chain-record.form-module.ts'),
  'frail-child-follow-up': () => import('../maternal-child/child/frail-child-follow-up.form-module.ts'),
  'frail-child-management': () => import('../maternal-child/child/frail-child-management.form-module.ts'),
  'immunization-dose': () => import('../maternal-child/immunization/immunization-dose.form-module.ts'),
  'immunization-record': () => import('../maternal-child/immunization/immunization-record.form-module.ts'),
  'immunization-statistics': () => import('../maternal-child/immunization/immunization-statistics.form-module.ts'),
  'newborn-home-visit': () => import('../maternal-child/birth/newborn-home-visit.form-module.ts'),
  'vaccine-management': () => import('../maternal-child/immunization/vaccine-management.form-module.ts'),
  'vaccine-stock-movement': () => import('../maternal-child/immunization/vaccine-stock-movement.form-module.ts'),
  'premarital-basic-info': () => import('../maternal-child/premarital/premarital-basic-info.form-module.ts'),
  'premarital-certificate': () => import('../maternal-child/premarital/premarital-certificate.form-module.ts'),
  'premarital-female-general-exam': () =>
    import('../maternal-child/premarital/premarital-female-general-exam.form-module.ts'),
  'premarital-female-physical-exam': () =>
    import('../maternal-child/premarital/premarital-female-physical-exam.form-module.ts'),
  'premarital-male-general-exam': () =>
    import('../maternal-child/premarital/premarital-male-general-exam.form-module.ts'),
  'premarital-male-physical-exam': () =>
    import('../maternal-child/premarital/premarital-male-physical-exam.form-module.ts'),
  'prepregnancy-assessment': () => import('../maternal-child/prepregnancy/prepregnancy-assessment.form-module.ts'),
  'prepregnancy-basic-info': () => import('../maternal-child/prepregnancy/prepregnancy-basic-info.form-module.ts'),
  'prepregnancy-early-follow-up': () =>
    import('../maternal-child/prepregnancy/prepregnancy-early-follow-up.form-module.ts'),
  'prepregnancy-husband-general': () =>
    import('../maternal-child/prepregnancy/prepregnancy-husband-general.form-module.ts'),
  'prepregnancy-husband-physical': () =>
    import('../maternal-child/prepregnancy/prepregnancy-husband-physical.form-module.ts'),
  'prepregnancy-outcome-follow-up': () =>
    import('../maternal-child/prepregnancy/prepregnancy-outcome-follow-up.form-module.ts'),
  'prepregnancy-wife-general': () => import('../maternal-child/prepregnancy/prepregnancy-wife-general.form-module.ts'),
  'prepregnancy-wife-physical': () =>
    import('../maternal-child/prepregnancy/prepregnancy-wife-physical.form-module.ts'),
  'nucleic-pool': () => import('../nucleic-acid/nucleic-pool.form-module.ts'),
  'nucleic-receipt': () => import('../nucleic-acid/nucleic-receipt.form-module.ts'),
  'nucleic-report': () => import('../nucleic-acid/nucleic-report.form-module.ts'),
  'nucleic-result': () => import('../nucleic-acid/nucleic-result.form-module.ts'),
  'nucleic-retest-task': () => import('../nucleic-acid/nucleic-retest-task.form-module.ts'),
  'nucleic-sample': () => import('../nucleic-acid/nucleic-sample.form-module.ts'),
  'nucleic-transport-box': () => import('../nucleic-acid/nucleic-transport-box.form-module.ts'),
  appointment: () => import('../scheduling/appointment.form-module.ts'),
  'appointment-session': () => import('../scheduling/appointment-session.form-module.ts'),
  'institution-self-check': () => import('../scheduling/institution-self-check.form-module.ts'),
  'platform-account': () => import('../upload/platform-account.form-module.ts'),
  'platform-password-check': () => import('../upload/platform-password-check.form-module.ts'),
  'report-print-job': () => import('../upload/report-print-job.form-module.ts'),
  'upload-data-verification': () => import('../upload/upload-data-verification.form-module.ts'),
  'upload-record': () => import('../upload/upload-record.form-module.ts'),
  announcement: () => import('../back-office/announcement.form-module.ts'),
  'app-version': () => import('../back-office/app-version.form-module.ts'),
  'drug-catalogue': () => import('../back-office/drug-catalogue.form-module.ts'),
  'global-config': () => import('../back-office/global-config.form-module.ts'),
  hotel: () => import('../back-office/hotel.form-module.ts'),
  'house-type': () => import('../back-office/house-type.form-module.ts'),
  institution: () => import('../back-office/institution.form-module.ts'),
  login: () => import('../back-office/login.form-module.ts'),
  menu: () => import('../back-office/menu.form-module.ts'),
  'monitoring-item': () => import('../back-office/monitoring-item.form-module.ts'),
  'organisation-settings': () => import('../back-office/organisation-settings.form-module.ts'),
  'password-change': () => import('../back-office/password-change.form-module.ts'),
  'personal-signature': () => import('../back-office/personal-signature.form-module.ts'),
  role: () => import('../back-office/role.form-module.ts'),
  'settings-panel': () => import('../back-office/settings-panel.form-module.ts'),
  user: () => import('../back-office/user.form-module.ts'),
  'vip-level': () => import('../back-office/vip-level.form-module.ts'),
  'child-roster': () => import('../analytics/child-roster.form-module.ts'),
  'child-summary': () => import('../analytics/child-summary.form-module.ts'),
  'maternal-roster': () => import('../analytics/maternal-roster.form-module.ts'),
  'maternal-summary': () => import('../analytics/maternal-summary.form-module.ts'),
};

/**
 * Definition, rules and code tables of a form, on demand.
 * @throws RangeError for an id that is not in `formIndex`; whatever the network throws when the chunk does not come.
 *
 * @example
 * ```ts
 * (await loadForm('visit-record')).definition.title; // '接诊记录表'
 * ```
 */
export async function loadForm(id: string): Promise<FormModule> {
  const load = Object.hasOwn(chunks, id) ? chunks[id] : undefined;
  if (!load) throw new RangeError(`There is no form “${id}”; the forms are ${Object.keys(chunks).join(', ')}`);
  return (await load()).formModule;
}
