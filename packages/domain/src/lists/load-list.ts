import { ANALYSED_FORMS, analysedListId, type AnalysedListId } from './analysed-forms.data.ts';
import type { ListDefinition } from './list-definition.ts';

/** Written out, one import each, so that the bundler makes one chunk of every list. */
const chunks = {
  'analysed-appointments': async () =>
    (await import('./definitions/analysed/analysed-appointments.list.ts')).analysedAppointments,
  'analysed-check-ups': async () =>
    (await import('./definitions/analysed/analysed-check-ups.list.ts')).analysedCheckUps,
  'analysed-plans': async () => (await import('./definitions/analysed/analysed-plans.list.ts')).analysedPlans,
  'analysed-residents': async () =>
    (await import('./definitions/analysed/analysed-residents.list.ts')).analysedResidents,
  'analysed-reviews': async () => (await import('./definitions/analysed/analysed-reviews.list.ts')).analysedReviews,
  'analysed-samples': async () => (await import('./definitions/analysed/analysed-samples.list.ts')).analysedSamples,
  'analysed-tubes': async () => (await import('./definitions/analysed/analysed-tubes.list.ts')).analysedTubes,
  'api-tokens': async () => (await import('./definitions/api-tokens.list.ts')).apiTokens,
  'app-terminals': async () => (await import('./definitions/app-terminals.list.ts')).appTerminals,
  'appointment-list': async () => (await import('./definitions/appointments/appointment-list.list.ts')).appointmentList,
  'appointed-list': async () => (await import('./definitions/appointments/appointed-list.list.ts')).appointedList,
  'institution-tree': async () => (await import('./definitions/institution-tree.list.ts')).institutionTree,
  'not-appointed-list': async () =>
    (await import('./definitions/appointments/not-appointed-list.list.ts')).notAppointedList,
  'appointment-manage': async () =>
    (await import('./definitions/appointments/appointment-manage.list.ts')).appointmentManage,
  'auxiliary-monitoring': async () => (await import('./definitions/auxiliary-monitoring.list.ts')).auxiliaryMonitoring,
  'blood-glucose-patient-list': async () =>
    (await import('./definitions/monitoring/blood-glucose-patient-list.list.ts')).bloodGlucosePatientList,
  'blood-glucose-readings': async () =>
    (await import('./definitions/monitoring/blood-glucose-readings.list.ts')).bloodGlucoseReadings,
  'blood-pressure-patient-list': async () =>
    (await import('./definitions/monitoring/blood-pressure-patient-list.list.ts')).bloodPressurePatientList,
  'blood-pressure-readings': async () =>
    (await import('./definitions/monitoring/blood-pressure-readings.list.ts')).bloodPressureReadings,
  'chronic-monitoring': async () =>
    (await import('./definitions/monitoring/chronic-monitoring.list.ts')).chronicMonitoring,
  'health-assessment-list': async () =>
    (await import('./definitions/monitoring/health-assessment-list.list.ts')).healthAssessmentList,
  'health-report-list': async () =>
    (await import('./definitions/monitoring/health-report-list.list.ts')).healthReportList,
  'management-prescription-list': async () =>
    (await import('./definitions/monitoring/management-prescription-list.list.ts')).managementPrescriptionList,
  'drug-uses': async () => (await import('./definitions/monitoring/drug-uses.list.ts')).drugUses,
  'medication-records-bp': async () =>
    (await import('./definitions/monitoring/medication-records-bp.list.ts')).medicationRecordsBp,
  'medication-records-glucose': async () =>
    (await import('./definitions/monitoring/medication-records-glucose.list.ts')).medicationRecordsGlucose,
  'check-up-review': async () => (await import('./definitions/check-up-review.list.ts')).checkUpReview,
  'report-manage': async () => (await import('./definitions/report-manage.list.ts')).reportManage,
  'archive-management': async () => (await import('./definitions/archive-management.list.ts')).archiveManagement,
  'check-up-management': async () => (await import('./definitions/check-up-management.list.ts')).checkUpManagement,
  'child-roster': async () => (await import('./definitions/mother-and-child/child-roster.list.ts')).childRoster,
  'couple-roster': async () => (await import('./definitions/mother-and-child/couple-roster.list.ts')).coupleRoster,
  'maternal-roster': async () =>
    (await import('./definitions/mother-and-child/maternal-roster.list.ts')).maternalRoster,
  'child-care-list': async () => (await import('./definitions/mother-and-child/child-care-list.list.ts')).childCareList,
  'data-patterns': async () => (await import('./definitions/data-patterns.list.ts')).dataPatterns,
  'pattern-sheets': async () => (await import('./definitions/pattern-sheets.list.ts')).patternSheets,
  'data-check': async () => (await import('./definitions/data-check.list.ts')).dataCheck,
  'diabetes-record-list': async () =>
    (await import('./definitions/programmes/diabetes-record-list.list.ts')).diabetesRecordList,
  'entry-list': async () => (await import('./definitions/entry-list.list.ts')).entryList,
  'exception-log': async () => (await import('./definitions/exception-log.list.ts')).exceptionLog,
  'follow-up-list': async () => (await import('./definitions/programmes/follow-up-list.list.ts')).followUpList,
  'hypertension-record-list': async () =>
    (await import('./definitions/programmes/hypertension-record-list.list.ts')).hypertensionRecordList,
  'institution-user-management': async () =>
    (await import('./definitions/institution-user-management.list.ts')).institutionUserManagement,
  'new-diabetes-list': async () => (await import('./definitions/programmes/new-diabetes-list.list.ts')).newDiabetesList,
  'new-hypertension-list': async () =>
    (await import('./definitions/programmes/new-hypertension-list.list.ts')).newHypertensionList,
  'nucleic-boxes': async () => (await import('./definitions/nucleic/nucleic-boxes.list.ts')).nucleicBoxes,
  'nucleic-progress': async () => (await import('./definitions/nucleic/nucleic-progress.list.ts')).nucleicProgress,
  'nucleic-report-list': async () =>
    (await import('./definitions/nucleic/nucleic-report-list.list.ts')).nucleicReportList,
  'nucleic-retest-members': async () =>
    (await import('./definitions/nucleic/nucleic-retest-members.list.ts')).nucleicRetestMembers,
  'nucleic-retests': async () => (await import('./definitions/nucleic/nucleic-retests.list.ts')).nucleicRetests,
  'nucleic-result': async () => (await import('./definitions/nucleic/nucleic-result.list.ts')).nucleicResult,
  'nucleic-sample-list': async () =>
    (await import('./definitions/nucleic/nucleic-sample-list.list.ts')).nucleicSampleList,
  'nucleic-steps': async () => (await import('./definitions/nucleic/nucleic-steps.list.ts')).nucleicSteps,
  'operation-log': async () => (await import('./definitions/operation-log.list.ts')).operationLog,
  'premarital-list': async () =>
    (await import('./definitions/mother-and-child/premarital-list.list.ts')).premaritalList,
  'prepregnancy-list': async () =>
    (await import('./definitions/mother-and-child/prepregnancy-list.list.ts')).prepregnancyList,
  'print-journal': async () => (await import('./definitions/print-journal.list.ts')).printJournal,
  'psychosis-record-list': async () =>
    (await import('./definitions/programmes/psychosis-record-list.list.ts')).psychosisRecordList,
  'resident-archive-report': async () =>
    (await import('./definitions/resident-archive-report.list.ts')).residentArchiveReport,
  'resident-list': async () => (await import('./definitions/resident-list.list.ts')).residentList,
  'role-management': async () => (await import('./definitions/role-management.list.ts')).roleManagement,
  'sign-up-record-list': async () => (await import('./definitions/sign-up-record-list.list.ts')).signUpRecordList,
  'smart-reminders': async () => (await import('./definitions/smart-reminders.list.ts')).smartReminders,
  'tcm-guidance-list': async () => (await import('./definitions/programmes/tcm-guidance-list.list.ts')).tcmGuidanceList,
  'tuberculosis-record-list': async () =>
    (await import('./definitions/programmes/tuberculosis-record-list.list.ts')).tuberculosisRecordList,
  'upload-manage': async () => (await import('./definitions/uploads/upload-manage.list.ts')).uploadManage,
  'upload-list': async () => (await import('./definitions/uploads/upload-list.list.ts')).uploadList,
  'upload-steps': async () => (await import('./definitions/uploads/upload-steps.list.ts')).uploadSteps,
  'uploaded-list': async () => (await import('./definitions/uploads/uploaded-list.list.ts')).uploadedList,
  'not-uploaded-list': async () => (await import('./definitions/uploads/not-uploaded-list.list.ts')).notUploadedList,
  'upload-not-checked-list': async () =>
    (await import('./definitions/uploads/upload-not-checked-list.list.ts')).uploadNotCheckedList,
  'women-care-list': async () => (await import('./definitions/mother-and-child/women-care-list.list.ts')).womenCareList,
} satisfies { readonly [id: string]: () => Promise<ListDefinition> };

const analysed = new Map(ANALYSED_FORMS.map((one) => [analysedListId(one.form), one]));

/** The lists there are: one file each, and one a form whose sheets are counted. */
export type ListId = keyof typeof chunks | AnalysedListId;
/** Ids of the lists that have a file of their own. */
export const WRITTEN_LISTS = Object.keys(chunks) as readonly (keyof typeof chunks)[];
/** Ids of all lists: those with a file, and one for each form whose sheets are counted. */
export const LIST_IDS: readonly ListId[] = [...WRITTEN_LISTS, ...analysed.keys()];
/** Whether there is a list of that id, for an id from an address. */
export const isListId = (id: string): id is ListId => Object.hasOwn(chunks, id) || analysed.has(id as AnalysedListId);

const isWritten = (id: ListId): id is keyof typeof chunks => Object.hasOwn(chunks, id);

/** A list's definition, on demand. @throws whatever the network throws when the chunk does not come. */
export async function loadList(id: ListId): Promise<ListDefinition> {
  if (isWritten(id)) return chunks[id]();
  const form = analysed.get(id);
  if (!form) throw new RangeError(`There is no list “${id}”: LIST_IDS names them`);
  return (await import('./definitions/analysed/analysed-sheets.ts')).analysedSheets(form);
}
