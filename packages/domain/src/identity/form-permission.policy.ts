import { includesLetter } from '../shared/index.ts';

/** Who may read and who may save records of a form. */
export type FormAccess =
  /** V of the code reads, E and M save as well. `openToRead`: whoever works in the institution reads. `confidential`: nobody reads without it, in whosever file the sheet lies. */
  | { readonly kind: 'permission'; readonly code: string; readonly openToRead?: true; readonly confidential?: true }
  /** Everybody their own, nobody another's. */
  | { readonly kind: 'own' }
  /** No record comes of it: it asks for something to be done, or keeps a secret that must not lie in a history. */
  | { readonly kind: 'not-a-record' };

type AskedForm = { readonly id: string; readonly module: string };

/** The permission code that a form's module asks for: M and E may write, V may only look. */
export function permissionOfModule(module: string): string {
  if (module === 'archive') return 'gwjkdngl';
  if (['check-up', 'elderly', 'appointment'].includes(module)) return 'gwtjdngl';
  if (module === 'follow-up' || module === 'tcm') return 'gwsfmkgl';
  if (['maternal', 'child', 'premarital', 'prepregnancy', 'statistics'].includes(module)) return 'gwfybjgl';
  if (module === 'upload') return 'tjscgl';
  if (module === 'back-office') return 'ht-jgyh';
  return 'gwyfrh';
}

/** The right to see who is cared for because of a severe mental disorder, and what their sheets say (reference rules/modules.md section 3). */
export const PSYCHOSIS_CODE = 'gwjsza';

/** Sheets that few may read in a file that many work with, and the code that opens them. */
const CONFIDENTIAL: { readonly [formId: string]: string } = {
  'psychosis-card': PSYCHOSIS_CODE,
  'psychosis-follow-up': PSYCHOSIS_CODE,
};

/** Forms whose page has a code of its own in the menu. Hotels, room types and levels, left over from a template, have none: they go with the configuration. */
const OWN_CODES: { readonly [formId: string]: string } = {
  'drug-catalogue': 'ht-ypml',
  'monitoring-item': 'ht-jcxm',
  'global-config': 'ht-qjpz',
  'app-version': 'ht-bbkz',
  menu: 'ht-cdgl',
  hotel: 'ht-qjpz',
  'house-type': 'ht-qjpz',
  'vip-level': 'ht-qjpz',
  'nucleic-sample': 'cjyb',
  'nucleic-transport-box': 'cjyb',
  'nucleic-pool': 'jcyb',
  'nucleic-receipt': 'sjyb',
  'nucleic-result': 'ybjg',
  'nucleic-retest-task': 'ybjg',
  'nucleic-report': 'hsjcbg',
  'report-print-job': 'bggl',
};

const NOT_RECORDS: readonly string[] = [
  'login',
  'password-change',
  'platform-password-check',
  'platform-account',
  'settings-panel',
];

/** Whoever works with residents' files holds one of these. */
export const RESIDENT_CODES: readonly string[] = ['gwjkdngl', 'gwtjdngl', 'gwsfmkgl', 'gwfybjgl'];

/** Whose prints are kept: who keeps the journal of prints, or changes what is printed (E of one of these). Who may only look leaves no record behind. */
export const PRINT_KEEPER_CODES: readonly string[] = ['bggl', ...RESIDENT_CODES];

/** Who may read and save records of a form: the code that is asked for, everybody their own, or that no record comes of it. */
export function formAccess({ id, module }: AskedForm): FormAccess {
  if (NOT_RECORDS.includes(id)) return { kind: 'not-a-record' };
  if (id === 'personal-signature') return { kind: 'own' };
  const confidential = CONFIDENTIAL[id];
  if (confidential !== undefined) return { kind: 'permission', code: confidential, confidential: true };
  const code = OWN_CODES[id] ?? permissionOfModule(module);
  return { kind: 'permission', code, ...(id === 'organisation-settings' && { openToRead: true }) };
}

/**
 * Whether somebody may save; `letterOf` gives the letter held for a code.
 *
 * @example
 * ```ts
 * maySave({ id: 'visit-record', module: 'archive' }, (code) => (code === 'gwjkdngl' ? 'V' : undefined)); // false
 * ```
 */
export function maySave(form: AskedForm, letterOf: (code: string) => string | undefined): boolean {
  const access = formAccess(form);
  if (access.kind === 'permission') return includesLetter(letterOf(access.code), 'E');
  return access.kind === 'own';
}

/** Whether somebody may read records of a form; `letterOf` gives the letter held for a code, `undefined` for none. */
export function mayRead(form: AskedForm, letterOf: (code: string) => string | undefined): boolean {
  const access = formAccess(form);
  if (access.kind === 'permission') return access.openToRead === true || letterOf(access.code) !== undefined;
  return access.kind === 'own';
}

/** Sheets of residents that are closed to somebody who works with residents' files; `letterOf` gives the letter held for a code. */
export const closedForms = (letterOf: (code: string) => string | undefined): readonly string[] =>
  Object.entries(CONFIDENTIAL).flatMap(([formId, code]) => (letterOf(code) === undefined ? [formId] : []));
