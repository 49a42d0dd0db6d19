import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** B超检查结果（补充录入）: what the platform has fields for, and what it does not take a record without. */
export const ultrasound: PayloadDefinition = {
  recordType: '11',
  formId: 'supplement-ultrasound',
  day: 'examDate',
  required: names(`examDate examSites impression`),
  sends: names(`
    examDate reportDate examNo ultrasoundKind examSites examSitesOther clinicalDiagnosis liverResult
    liverRightObliqueDiameter liverLeftThickness liverPortalVein liverFindings liverOther liverDescription gallbladderResult
    gallbladderLength gallbladderWidth gallbladderWallThickness gallbladderCommonBileDuct gallbladderFindings
    gallbladderOther gallbladderDescription pancreasResult pancreasHeadThickness pancreasBodyThickness pancreasDuct
    pancreasFindings pancreasOther pancreasDescription spleenResult spleenThickness spleenLength spleenFindings spleenOther
    spleenDescription leftKidneyResult leftKidneyLength leftKidneyFindings leftKidneyOther leftKidneyDescription
    rightKidneyResult rightKidneyLength rightKidneyFindings rightKidneyOther rightKidneyDescription bladderResult
    bladderFindings bladderOther bladderDescription prostateResult prostateTransverseDiameter prostateFindings prostateOther
    prostateDescription uterusAdnexaResult uterusAdnexaFindings uterusAdnexaOther uterusAdnexaDescription thyroidResult
    thyroidFindings thyroidOther thyroidDescription thyroidTirads breastUsResult breastUsFindings breastUsOther
    breastUsDescription breastBirads carotidResult carotidFindings carotidOther carotidDescription abdominalResult
    otherResult findings impression
  `),
};
