import { archiveStatus } from '../clinical/dictionaries/archive-status.ts';
import { bloodPressureGrade } from '../clinical/dictionaries/blood-pressure-grade.ts';
import { cardiovascularRiskLevel } from '../clinical/dictionaries/cardiovascular-risk-level.ts';
import { chronicVisitClass } from '../clinical/dictionaries/chronic-visit-class.ts';
import { contractStatus } from '../clinical/dictionaries/contract-status.ts';
import { diabetesType } from '../clinical/dictionaries/diabetes-type.ts';
import { followUpDisposition } from '../clinical/dictionaries/follow-up-disposition.ts';
import { followUpMode } from '../clinical/dictionaries/follow-up-mode.ts';
import { frailChildType } from '../clinical/dictionaries/frail-child-type.ts';
import { managementEndReason } from '../clinical/dictionaries/management-end-reason.ts';
import { medicationAdherence } from '../clinical/dictionaries/medication-adherence.ts';
import { pregnancyRiskLevel } from '../clinical/dictionaries/pregnancy-risk-level.ts';
import { residenceType } from '../clinical/dictionaries/residence-type.ts';
import { screeningSource } from '../clinical/dictionaries/screening-source.ts';
import { selfCareGrade } from '../clinical/dictionaries/self-care-grade.ts';
import { sex } from '../clinical/dictionaries/sex.ts';
import { tcmConstitutionType } from '../clinical/dictionaries/tcm-constitution-type.ts';
import { tcmGuidanceKind } from '../clinical/dictionaries/tcm-guidance-kind.ts';
import { treatmentEffect } from '../clinical/dictionaries/treatment-effect.ts';
import type { DictionaryLibrary, Option } from '../forms/index.ts';
import { formIndex } from './form-index.ts';

/** Sheets of residents, by what is printed on them. */
const residentForms: readonly Option[] = formIndex.flatMap(({ id, title, subject }) =>
  subject === undefined ? [{ code: id, label: title }] : [],
);

/** Code tables that lists name. One that is missing here is a problem `checkList` tells. All of them come with every list: what few lists use, these import (`words: { options }`). */
export const LIST_DICTIONARIES: DictionaryLibrary = {
  'archive-status': archiveStatus,
  'blood-pressure-grade': bloodPressureGrade,
  'cardiovascular-risk-level': cardiovascularRiskLevel,
  'chronic-visit-class': chronicVisitClass,
  'contract-status': contractStatus,
  'diabetes-type': diabetesType,
  'follow-up-disposition': followUpDisposition,
  'follow-up-mode': followUpMode,
  'frail-child-type': frailChildType,
  'management-end-reason': managementEndReason,
  'medication-adherence': medicationAdherence,
  'pregnancy-risk-level': pregnancyRiskLevel,
  'resident-form': residentForms,
  'residence-type': residenceType,
  'screening-source': screeningSource,
  'self-care-grade': selfCareGrade,
  sex: sex,
  'tcm-constitution-type': tcmConstitutionType,
  'tcm-guidance-kind': tcmGuidanceKind,
  'treatment-effect': treatmentEffect,
};
