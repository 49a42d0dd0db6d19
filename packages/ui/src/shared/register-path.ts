/** A form about no resident: leads to the page that keeps it, for a new entry or a stored one. */
export const registerEntryPath = (formId: string, recordId?: string): string =>
  `/entry/${formId}${recordId === undefined ? '' : `/${recordId}`}`;
