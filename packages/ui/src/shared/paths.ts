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
/** 健康报告 over a period. */
export const healthReportPath = (residentId: string): string => `${archivePath(residentId)}/report`;
export const recordListPath = (residentId: string, forms: readonly string[]): string =>
  `${archivePath(residentId)}/records?${new URLSearchParams(forms.map((form) => ['form', form]))}`;

const CARE = { woman: 'fnbjxx', child: 'etjbxx', premarital: 'manhqjc', prepregnancy: 'yqjc' } as const;
/** The page of a kind of mother-and-child care about a person. */
export const carePagePath = (care: keyof typeof CARE, residentId: string): string =>
  `/health/${CARE[care]}/${residentId}`;
/** A form without its resident: the page asks whose it is. */
export const formEntryPath = (formId: string): string => `/cust/form/${formId}`;
/** Imports of rosters, and one of them. */
export const ROSTER_LIST_PATH = '/cust/base/import';
export const rosterPath = (importId: string): string => `${ROSTER_LIST_PATH}/${importId}`;
/** The desk of a check-up session. */
export const deskPath = (sessionId: string): string => `/appointManage/day/${sessionId}`;
