import type { CompiledForm, FieldDefinition } from '../forms/index.ts';

/** The section of a check-up whose answers come from the laboratory and the devices. */
const SECTION = 'auxiliary-examination';
/** The same result in another unit: one of them is enough. */
const DOUBLED: readonly string[] = ['fastingGlucoseMgdl'];

/** What of a check-up a file of results may hold. */
export const laboratoryFields = (form: CompiledForm): readonly FieldDefinition[] =>
  form.fields.filter(({ key }) => form.sectionOf(key) === SECTION && !DOUBLED.includes(key));

/** Days before and after the laboratory's day within which the check-up lies the results are of ([P], reference screen check-up-management). */
export const RESULTS_WITHIN = 30;
