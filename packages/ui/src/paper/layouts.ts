import type { CompiledForm } from '@gongwei/domain/forms';
import { genericSheet } from './generic-sheet.rules.ts';
import { healthCheckUpSheet } from './health-check-up.sheet.data.ts';
import { hypertensionFollowUpSheet } from './hypertension-follow-up.sheet.data.ts';
import { residentPersonalInfoSheet } from './resident-personal-info.sheet.data.ts';
import type { SheetLayout, VisitLayout } from './sheet-layout.ts';

const SHEETS: { readonly [formId: string]: SheetLayout } = {
  'health-check-up': healthCheckUpSheet,
  'resident-personal-info': residentPersonalInfoSheet,
};
const VISITS: { readonly [formId: string]: VisitLayout } = { 'hypertension-follow-up': hypertensionFollowUpSheet };

/** The official layout of a form, or a plain one from its definition. */
export const sheetLayoutOf = (form: CompiledForm): SheetLayout => SHEETS[form.definition.id] ?? genericSheet(form);
export const visitLayoutOf = (formId: string): VisitLayout | undefined => VISITS[formId];
