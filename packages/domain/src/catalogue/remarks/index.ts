import type { FormRemarks } from '../form-remarks.ts';
import { ANALYTICS_REMARKS } from './analytics.data.ts';
import { BACK_OFFICE_REMARKS } from './back-office.data.ts';
import { CHECK_UP_REMARKS } from './check-up.data.ts';
import { CHRONIC_REMARKS } from './chronic.data.ts';
import { MATERNAL_CHILD_REMARKS } from './maternal-child.data.ts';
import { NUCLEIC_ACID_REMARKS } from './nucleic-acid.data.ts';
import { PREVENTION_REMARKS } from './prevention.data.ts';
import { RESIDENT_REMARKS } from './resident.data.ts';
import { SCHEDULING_REMARKS } from './scheduling.data.ts';
import { UPLOAD_REMARKS } from './upload.data.ts';

/** What stands beside the forms, area by area. */
export const FORM_REMARKS: { readonly [formId: string]: FormRemarks } = {
  ...RESIDENT_REMARKS,
  ...CHECK_UP_REMARKS,
  ...CHRONIC_REMARKS,
  ...MATERNAL_CHILD_REMARKS,
  ...PREVENTION_REMARKS,
  ...NUCLEIC_ACID_REMARKS,
  ...SCHEDULING_REMARKS,
  ...UPLOAD_REMARKS,
  ...BACK_OFFICE_REMARKS,
  ...ANALYTICS_REMARKS,
};
