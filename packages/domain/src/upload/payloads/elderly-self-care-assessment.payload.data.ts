import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 老年人生活自理能力评估表: what the platform has fields for, and what it does not take a record without. */
export const selfCare: PayloadDefinition = {
  recordType: '3',
  formId: 'elderly-self-care-assessment',
  day: 'assessDate',
  required: names(`assessDate feeding grooming dressing toileting mobility`),
  sends: names(`
    feeding feedingScore grooming groomingScore dressing dressingScore toileting toiletingScore mobility mobilityScore
    totalScore selfCareGrade assessDate
  `),
};
