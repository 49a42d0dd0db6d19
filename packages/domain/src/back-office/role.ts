import type { PermissionLetter } from '../identity/index.ts';

/** Letters by permission code; a code that is not named is not held. */
export type RoleLetters = { readonly [code: string]: PermissionLetter };

/** A role as its editor knows it. */
export type Role = {
  readonly code: string;
  readonly name: string;
  /** The built-in role it works like. */
  readonly base: string;
  readonly baseName: string;
  readonly builtin: boolean;
  /** Levels of institutions, `1` (province) to `5` (village); none: anywhere. */
  readonly levels: readonly string[];
  readonly letters: RoleLetters;
  /** Those of the built-in role as it comes. */
  readonly delivered: RoleLetters;
  /** Every right there is; `most`: the strongest letter that whoever asks may give, none where they may give none. */
  readonly rights: readonly { readonly code: string; readonly label: string; readonly most?: PermissionLetter }[];
  readonly disabled: boolean;
  readonly remark: string;
  readonly version: number;
  /** Accounts in use that have it. */
  readonly holders: number;
  readonly changed?: { readonly at: string; readonly by: string };
  /** Why whoever asks can only look at it. */
  readonly fixed?: string;
};

/** What a change of a role's letters does to people. */
export type RoleEffect = {
  readonly holders: number;
  readonly changed: number;
  /** Another role of theirs gives them the same. */
  readonly unchanged: number;
  /** Who would be left without any right. */
  readonly blind: readonly { readonly name: string; readonly institution: string }[];
};

/** Levels of institutions a role may be held at, by the code of `Institution.level`: 1 province … 5 village. */
export const INSTITUTION_LEVELS: readonly { readonly code: string; readonly label: string }[] = [
  { code: '1', label: '省级' },
  { code: '2', label: '市级' },
  { code: '3', label: '县级' },
  { code: '4', label: '乡镇级' },
  { code: '5', label: '村级' },
];
/** What a letter lets somebody do, as screens say it; `-` where a role has none. */
export const LETTER_LABELS: { readonly [Letter in PermissionLetter | '-']: string } = {
  '-': '无',
  V: '查看',
  E: '编辑',
  M: '管理',
};

/** What keeps a code from being a new role's, as a sentence. */
export const roleCodeProblem = (code: string): string | undefined =>
  /^[A-Z][A-Z0-9_]{1,19}$/.test(code) ? undefined : '编码应为 2 到 20 位大写字母、数字或下划线，以字母开头';

/** The codes whose letters differ between two roles. */
export const differingRights = (one: RoleLetters, other: RoleLetters): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((code) => one[code] !== other[code]);
