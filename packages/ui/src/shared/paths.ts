/** Addresses of a resident's pages, agreed with the route table of apps/web. */
export const archivePath = (residentId: string): string => `/cust/jkdn/${residentId}`;
export const newFormPath = (residentId: string, formId: string): string => `${archivePath(residentId)}/form/${formId}`;
export const recordPath = (residentId: string, formId: string, recordId: string): string =>
  `${newFormPath(residentId, formId)}/${recordId}`;
export const printPath = (residentId: string, recordId: string): string =>
  `${archivePath(residentId)}/print/${recordId}`;
/** A print page of the specification about a resident: `jktj`, `cover`, `all` … */
export const reportPath = (residentId: string, page: string): string =>
  `/print/${page}?${new URLSearchParams({ resident: residentId })}`;
export const recordListPath = (residentId: string, forms: readonly string[]): string =>
  `${archivePath(residentId)}/records?${new URLSearchParams(forms.map((form) => ['form', form]))}`;
