/** What stands beside a form for people; no machine reads it, so that no form that is filled in carries it along. */
export type FormRemarks = {
  /** The standard's rules in words. What machines check is in the form's `checks`. */
  readonly rules?: readonly string[];
  /** What the printed sheet does otherwise, and what of the content was settled how. */
  readonly notes?: readonly string[];
};

/**
 * The remarks on every form that has some, by its id: for a medical lead, or a help text beside the form.
 *
 * @example
 * ```ts
 * const remarks = await loadFormRemarks();
 * remarks['hypertension-follow-up']?.rules?.[0]; // 'systolic > diastolic'
 * ```
 */
export const loadFormRemarks = async (): Promise<{ readonly [formId: string]: FormRemarks | undefined }> =>
  (await import('./remarks/index.ts')).FORM_REMARKS;
