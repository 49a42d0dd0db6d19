import { includesLetter } from '../shared/index.ts';

/** Who may read and who may save records of a form. */
export type FormAccess =
  /** V of the code reads, E and M save as well. `openToRead`: whoever works in the institution reads. */
  | { readonly kind: 'permission'; readonly code: string; readonly openToRead?: true }
  /** Everybody their own, nobody another's. */
  | { readonly kind: 'own' }
  /** No record comes of it: it asks for something to be done, or keeps a secret that must not lie in a history. */
  | { readonly kind: 'not-a-record'; readonly because: string };

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

const NOT_RECORDS: { readonly [formId: string]: string } = {
  login: '登录是一次操作，密码不得留存',
  'password-change': '修改密码是一次操作，密码不得留存',
  'platform-password-check': '校验平台密码是一次操作，密码不得留存',
  'platform-account': '平台密码须加密存放，不进入记录及其修改历史',
  'settings-panel': '界面设置存放在本机，锁屏密码只存摘要',
};

/** Whoever works with residents' files holds one of these. */
export const RESIDENT_CODES: readonly string[] = ['gwjkdngl', 'gwtjdngl', 'gwsfmkgl', 'gwfybjgl'];

/** Whose prints are kept: who keeps the journal of prints, or changes what is printed (E of one of these). Who may only look leaves no record behind. */
export const PRINT_KEEPER_CODES: readonly string[] = ['bggl', ...RESIDENT_CODES];

/** Who may read and save records of a form: the code that is asked for, everybody their own, or why no record comes of it. */
export function formAccess({ id, module }: AskedForm): FormAccess {
  const because = NOT_RECORDS[id];
  if (because !== undefined) return { kind: 'not-a-record', because };
  if (id === 'personal-signature') return { kind: 'own' };
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
