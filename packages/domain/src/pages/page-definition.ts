import type { PermissionLetter } from '../identity/index.ts';

/** The codes of the permission matrix. */
export type PermissionCode =
  | 'gwjkdngl'
  | 'gwtjdngl'
  | 'bggl'
  | 'tjscgl'
  | 'gwsfmkgl'
  | 'gwjsza'
  | 'gwfybjgl'
  | 'gwmksjwh'
  | 'cjyb'
  | 'jcyb'
  | 'sjyb'
  | 'ybjg'
  | 'jdcx'
  | 'yblb'
  | 'hsjcbg'
  | 'hsjccxtj'
  | 'gwmktjfx'
  | 'gwdsfmk'
  | 'gwyfrh'
  | `ht-${'jgyh' | 'qjpz' | 'jcxm' | 'ypml' | 'zhdp' | 'czrz' | 'ycrz' | 'bbkz' | 'cdgl'}`;

/** A code with the least letter that opens: `gwjkdngl:V`. */
export type PageRight = `${PermissionCode}:${PermissionLetter}`;

/**
 * Whom a page is open to: holders of a right, or of any of several; everybody who is logged in; visitors without a session. The last
 * two say why. There is no page without one.
 */
export type PagePermission =
  | PageRight
  | readonly [PageRight, PageRight, ...PageRight[]]
  | { readonly everybody: string }
  | { readonly visitors: string };

/** Whoever works with residents' files holds one of these. */
export const RESIDENT_FILES = ['gwjkdngl:V', 'gwtjdngl:V', 'gwsfmkgl:V', 'gwfybjgl:V'] as const;

/** Chapters of the manual, by the name of their file. */
export type Chapter =
  | 'index'
  | 'log-in'
  | 'find-your-way'
  | 'residents'
  | 'check-up'
  | 'follow-up'
  | 'printing'
  | 'import'
  | 'drafts'
  | 'mother-and-child'
  | 'questions'
  | 'calls'
  | 'setting-up'
  | 'uploading'
  | 'analysis'
  | 'nucleic-acid';

/** Where a page stands: in which group (its path; none: at the top), and at which place in it, from 1. */
export type MenuPlace = {
  readonly in?: string;
  readonly at: number;
  /** Where the menu calls it otherwise than its tab. */
  readonly label?: string;
  readonly icon?: string;
  /** Not in the menu: among the small cards of the landing page. */
  readonly onLandingOnly?: true;
};

/** How many of a list wait at a page: the number stands on its card of the landing page, and leads to the list so narrowed. */
export type PageCounter = {
  readonly list: string;
  /** Codes by filter of the list, those it begins with among them; or a view of it. */
  readonly where?: { readonly [filter: string]: readonly string[] };
  readonly view?: string;
  /** What follows the number: 人逾期. */
  readonly says: string;
};

/** The forms an address of the specification stands for. Without `:id` in its path the page asks for the resident first. */
export type FormsShown = {
  readonly form: readonly string[];
  /** A section of the form, or the page of the specification that shows some of its sections. */
  readonly section?: string;
  /** The page of a person that holds all of these forms; `:id` is the person. */
  readonly page?: string;
  /** Opens what was recorded with the forms instead of a new sheet. */
  readonly records?: true;
};

/**
 * Forms about no resident. With several the page has a tab for each; `single`: one record of the institution or the user, opened at
 * once. Entries are added at `/add` and changed at `/edit/:recordId` below the path.
 */
export type RegisterShown = { readonly register: readonly string[]; readonly single?: true };

/** A desk where one entry follows the other; what it wrote down is changed as in a register. */
export type DeskShown = { readonly desk: string; readonly register: readonly string[] };

/** One of several lists of a page, and what its tab says. */
export type ListTab = { readonly list: string; readonly label: string };

/** What a page with a purpose of its own shows. Names are those of lists, analyses and boards. `screen`: drawn by code of its own. */
export type ShowsOwn =
  | 'screen'
  | { readonly list: string }
  /** Several lists behind tabs; the first unless the address names another (`?list=`). */
  | { readonly lists: readonly [ListTab, ...ListTab[]] }
  | { readonly analysis: string }
  | { readonly board: string }
  | { readonly detail: string }
  | { readonly editor: string }
  | RegisterShown
  | DeskShown
  | FormsShown;

/** What an address shows that is a sheet, or only leads elsewhere. `entry`: the form whose name stands in the address. */
export type ShowsSheet =
  | FormsShown
  | { readonly care: 'woman' | 'child' | 'premarital' | 'prepregnancy' }
  | { readonly print: string }
  | { readonly leads: string }
  | 'entry';

type Common = {
  /** As the router reads it. */
  readonly path: string;
  /** What its tab says. */
  readonly title: string;
  readonly menu?: MenuPlace;
  /** The page it was reached from, where it lies below no entry of the menu. */
  readonly under?: string;
  /** The page it is a part of: they share a tab. */
  readonly within?: string;
  readonly counter?: PageCounter;
  /** The right that names whom it shows, where few may read that: the page opens without it, and tells how many there are. */
  readonly names?: PermissionCode;
  /** Stays alive behind its tab. Absent: what has a place in the menu does. */
  readonly keepAlive?: boolean;
};

/** `purpose`: one sentence for whoever does not know the page yet. A group is open to whoever may open one of its entries. */
type Kinds =
  | { readonly purpose: string; readonly permission: 'entries'; readonly shows: 'landing' }
  | { readonly purpose: string; readonly permission: PagePermission; readonly shows: ShowsOwn }
  | { readonly purpose?: string; readonly permission: PagePermission; readonly shows: ShowsSheet };

/** A page as it is written down: without a chapter of its own it has that of its area. */
export type PageRow = Common & Kinds & { readonly help?: Chapter };

/** What is at an address. */
export type PageDefinition = PageRow & { readonly help: Chapter };

type DrawnByCode<Row> = Row extends { readonly shows: 'screen' | { readonly desk: string } } ? Row : never;

/** Pages of an area; `Drawn`: the paths of those that code of their own draws, which stay literal, so that code can be held to them. */
export type Pages<Drawn extends string> = readonly PageDefinition[] & { readonly drawnByCode?: Drawn };

/** The pages of an area, most of them in one chapter of the manual. */
export const definePages = <const Rows extends readonly PageRow[]>(
  help: Chapter,
  rows: Rows,
): Pages<DrawnByCode<Rows[number]>['path']> => rows.map((row) => ({ help, ...row }));

/** Pages whose purposes stand apart, for the sake of the frame's size. */
export const defineDailyPages = definePages as unknown as <
  const Rows extends readonly (Common & {
    readonly permission: PagePermission;
    readonly shows: 'screen';
    readonly help?: Chapter;
  })[],
>(
  help: Chapter,
  rows: Rows,
) => { readonly [Place in keyof Rows]: Rows[Place] & { readonly help: Chapter; readonly purpose: string } };
