export { conceptValuesOf, type RecordedConcept } from './concept-values.ts';
export { doubtsOf, isFromRecallOnly, isHeldAgainstStandard, type Doubt } from './doubts.ts';
export { formIndex, formIndexEntry, type FormIndexEntry } from './form-index.ts';
export type { FormRemarks } from './form-remarks.ts';
export { loadForm } from './load-form.ts';
export { recordHeadline, type HeadlineFact, type HeadlinePerson } from './record-headline.ts';
export { loadListLibrary } from './list-library.ts';
export { REGISTER_LIST_IDS, loadRegisterList, orderedTexts } from './register-lists.ts';
export { loadListLabels, type ListLabels } from './load-list-labels.ts';
