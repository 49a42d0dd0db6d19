import type { PermissionLetter, Right, SensitiveKind } from '../shared/index.ts';
import type { ActionSeries, ImportContent } from './action-parts.ts';
import type { SubjectId } from './list-subject.ts';

export type { SubjectId };

/**
 * A formula of the form language over value paths: `resident.age`, `record.examDate`, `record.@updatedAt`,
 * `latest(health-check-up).examDate`, `count(health-check-up, year)`, `has(past-history)`. It runs over one person's history in
 * JavaScript and is compiled to SQL for a list; both answer alike. docs/list-language.md has the grammar.
 */
export type Expression = string;

/** Where the words of codes come from: a dictionary by name, a field of a form, or the list itself. `tones`: how good its codes are, by code. */
export type CodeLabels =
  | { readonly dictionary: string; readonly tones?: { readonly [code: string]: Tone } }
  | { readonly form: string; readonly field: string }
  | { readonly options: readonly CodeOption[] };

/** How good a state is: it chooses sign and colour of a badge. Without one it is neither. */
export type Tone = 'good' | 'warn' | 'danger' | 'quiet';
/** A code a cell may hold, its words, and the colour it is shown in. */
export type CodeOption = { readonly code: string; readonly label: string; readonly tone?: Tone };

/** How a value is drawn, exported and printed. Days and instants are ISO text, choices are codes, staff, residents, institutions and regions identifiers. */
export type CellKind =
  | 'text'
  | 'number'
  | 'day'
  | 'instant'
  | 'choice'
  | 'choices'
  | 'yes-no'
  | 'person'
  | 'staff'
  | 'resident'
  | 'institution'
  | 'region'
  | 'progress'
  | 'state';

/** A column of a list: what it shows, and how. */
export type Column = {
  /** Unique in the list; the key of the value in a row. */
  readonly key: string;
  readonly label: string;
  readonly value: Expression;
  readonly cell: CellKind;
  /** Pixels. One column at least `grows` and takes what is left over. */
  readonly width: number;
  readonly grows?: true;
  readonly unit?: string;
  /** Digits behind the point of a number. */
  readonly decimals?: number;
  readonly words?: CodeLabels;
  readonly sortable?: true;
  /** `always` cannot be taken away; `wide` from 1 600 pixels on; `chosen` only when the user asks for it. Absent: shown. */
  readonly shown?: 'always' | 'wide' | 'chosen';
  /** On a narrow screen it comes behind the rest: most rows have none, or are told without it. */
  readonly behind?: true;
  /** What of a person the value is, and so how much of it a reader sees. */
  readonly masked?: SensitiveKind;
  /** Of a day: until when something is owed. One that is over says by how many days. */
  readonly due?: true;
  /** Of a number: 0 is nothing to speak of, and is not shown. */
  readonly zero?: 'blank';
  /** How the value comes about, shown when the heading is pointed at. */
  readonly hint?: string;
};

/** The value of a filter. Codes may stand in an address; a typed text never does. Bounds are included. */
export type FilterValue =
  | readonly string[]
  | { readonly from?: string | number; readonly to?: string | number }
  | { readonly text: string };

/** One thing a list can be narrowed by. */
export type Filter = {
  readonly key: string;
  readonly label: string;
  /**
   * `choice` one of codes, `range` numbers, `days` calendar days (or instants by their day), `place` an institution and all below it,
   * `person` a member of the staff, `text` a typed word, `switch` a condition that is on or off, `number` a number of an analysis whose
   * people are opened (codes that name it; what they mean the server knows, and nothing is tested), `thing` a row of another list by its
   * identifier, which links name and nobody types.
   */
  readonly kind: 'choice' | 'range' | 'days' | 'place' | 'person' | 'text' | 'switch' | 'number' | 'thing';
  /** Of a `thing`, or of codes that people add to: the list whose rows are named, and its column that says what they are called. */
  readonly of?: { readonly list: string; readonly column: string };
  /** What is tested; several are alternatives. Of a `switch`, the condition itself. */
  readonly on: Expression | readonly Expression[];
  /** What holds of every row while nobody uses the filter: entries that were taken out are shown on request only. */
  readonly otherwise?: Expression;
  /** How a text is looked for. Default `contains`; `search` also reads pinyin initials and the tails of numbers. `exact`: it is that and no other, also of a place. */
  readonly match?: 'contains' | 'prefix' | 'search' | 'exact';
  /** A text that is the number of a thing as people write it (a tube, a box), which links may name: it stands in the address unless it looks like a number of a person. */
  readonly ofThing?: true;
  readonly words?: CodeLabels;
  /** What the list starts with. `@me`, `@myInstitution`, `@today`, `@today-30d`, `@year` stand for what they say. */
  readonly default?: FilterValue;
  /** What it asks tells how old somebody is: not offered to who may only look, and refused where they ask it. */
  readonly tellsAge?: true;
  /** Always in sight, or behind 更多筛选. Absent: the first six are in sight. */
  readonly place?: 'bar' | 'more';
};

/** A column to sort by; ascending unless said otherwise. */
export type SortKey = { readonly by: string; readonly descending?: true };

/** A ready-made question: filters by key, or a condition of its own. `roles`: whose default it is when `default` is set. */
export type View = {
  readonly id: string;
  readonly label: string;
  readonly where?: { readonly [filter: string]: FilterValue };
  readonly condition?: Expression;
  readonly sort?: readonly SortKey[];
  readonly default?: true;
  readonly roles?: readonly string[];
};

export type { PermissionLetter };

/** What an action does. `event` is one of the machine of its rows; `job` runs over many rows and gives each a receipt. */
export type ActionEffect =
  | { readonly open: string }
  | { readonly form: string }
  | { readonly event: string }
  | { readonly job: string }
  | { readonly dialog: string }
  | { readonly print: string }
  | { readonly export: true };

/**
 * What is asked in an action's window; the answers go with the job, by key. Staff, residents and institutions are identifiers, days ISO text.
 * `institutions`: several below one's own, as a list of codes. `ticked`: one of the rows the action is for, by its identifier. `notes`: a sentence
 * to any of the rows of a table of the record, as a list of objects. `signature`: written by hand, a PNG as a data URL.
 */
export type ActionField = {
  readonly key: string;
  readonly label: string;
  readonly kind:
    | 'text'
    | 'long-text'
    | 'day'
    | 'choice'
    | 'staff'
    | 'resident'
    | 'institution'
    | 'institutions'
    | 'yes-no'
    | 'session'
    | 'ticked'
    | 'signature'
    | 'notes';
  /** Of `notes`: the table, the column that names a row, what the record itself is called, and under which keys name and sentence are answered. */
  readonly notes?: {
    readonly table: string;
    readonly name: string;
    readonly whole: string;
    readonly keys: readonly [name: string, note: string];
  };
  readonly words?: CodeLabels;
  /** Of `staff`: only colleagues at the institution one works for now, and not oneself. */
  readonly among?: 'colleagues';
  readonly required?: true;
  /** What stands there at first: of a day today, of a choice about one row what follows from the code in one of its columns. */
  readonly first?: 'today' | { readonly column: string; readonly codes: { readonly [code: string]: string } };
  readonly hint?: string;
};

/** Something that can be done on a list: with a row, with the ticked ones, or with all that is found. */
export type ListAction = {
  readonly id: string;
  readonly label: string;
  /** The page itself, one row, the ticked rows, or everything the filters find. */
  readonly on: 'page' | 'row' | 'rows' | 'found';
  /** Of the page's: it tells of the rows, so that it is shown but not offered while there are none at all. */
  readonly ofRows?: true;
  readonly letter: PermissionLetter;
  /** Where it is not the list's own. */
  readonly permission?: string;
  /** Another right that is enough by itself: `ybjg:M`. Whoever has it must be able to open the list. */
  readonly also?: Right;
  /** Which rows it is offered for. */
  readonly when?: Expression;
  /** Done a few times a year: of a row it stands in the menu, never as a button; of a page it is no coloured button, and not offered where the list is empty. */
  readonly rare?: true;
  /** Of the actions with the same word here a row is offered one at most: they share the place of one button. */
  readonly slot?: string;
  readonly does: ActionEffect;
  /** The column that says how many rows the list has which it opens. */
  readonly counted?: string;
  /** What has to be known to do it. */
  readonly asks?: readonly ActionField[];
  /** Asked before; `{n}` is how many rows. */
  readonly confirm?: string;
  /** Said afterwards; `{done}` `{skipped}` `{failed}` `{n}` are numbers. */
  readonly says?: string;
  /** Of a window: the job of another list it begins (`list action`), which is then told in the words of this one. */
  readonly begins?: string;
  readonly series?: ActionSeries;
  /** Of an import: what becomes of rows that are there already, where they are not changed as the file says. */
  readonly known?: string;
  /** Of an import: what its files may be of, where that is more than one thing. The first is chosen at first. */
  readonly contents?: readonly ImportContent[];
  /** The action's result can be taken back while the machine allows it. */
  readonly undo?: true;
  /** Days within which it can, where they are more than one. */
  readonly undoDays?: number;
};

type EmptyLabels = { readonly text: string; readonly hint?: string };

/**
 * A list as data: what it shows, how it is narrowed and sorted and what may be done. Scope and masking come with the subject, so that
 * no list can forget them. `compileList` says what is wrong with one.
 */
export type ListDefinition = {
  readonly id: string;
  readonly title: string;
  /** The measure word and noun that count rows: 人, 份, 条. */
  readonly unit: string;
  readonly subject: SubjectId;
  /** Who may open it: holders of the code, with V or the letter. */
  readonly permission: { readonly code: string; readonly letter?: PermissionLetter } | 'everybody';
  /** What holds of every row, whatever is asked. */
  readonly fixed?: Expression;
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  readonly views?: readonly View[];
  /** Filters of codes or staff whose numbers stand above the rows: how many are of each, and a press narrows the list to them. */
  readonly summary?: readonly string[];
  /** Of those, the one whose codes are steps of a way: drawn as bars from first to last, those with none too. */
  readonly stages?: string;
  readonly sort: readonly SortKey[];
  /** Where Enter on a row leads: an address with `:id` of the row or `:resident` of its person; `:form`, `:record` and `:field` are what its columns say. */
  readonly open?: string;
  readonly actions?: readonly ListAction[];
  /** What is said where there is nothing at all, and, `filtered`, where nothing fits what was asked. `action`: the page's that fills it; absent: its first that makes something. */
  readonly empty: EmptyLabels & { readonly action?: string; readonly filtered?: EmptyLabels };
};

/** Checks the shape where the definition is written. */
export const defineList = (definition: ListDefinition): ListDefinition => definition;
