import type { Filter, ListAction, View } from '../lists/index.ts';

/** A column of a register. `key` is a field of the form, unless `show` says what is put together from several. */
export type RegisterColumn = {
  readonly key: string;
  readonly label: string;
  /** Pixels. One column at least `grows` and takes what is left over. */
  readonly width: number;
  readonly grows?: true;
  readonly sortable?: true;
  /** Only where there is room for it: on screens of 1600 pixels and more. */
  readonly wide?: true;
  /** On a narrow screen it comes behind the rest. */
  readonly behind?: true;
  readonly show?: ColumnShow;
};

/** How a column of a register makes one text of several answers. */
export type ColumnShow =
  /** `40–300`, `≥180`, of two numbers. */
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  /** `≤2.8 或 ≥6.2`, of the limits beyond which a value is critical. */
  | { readonly kind: 'critical-limits'; readonly low: string; readonly high: string }
  /** Several texts one after the other. */
  | { readonly kind: 'concat'; readonly fields: readonly string[] }
  /** The rows of a table of reference limits: `男 130–175；女 115–150`. */
  | { readonly kind: 'reference-rows' };

/** How the entries of one form that lie in no resident's file are listed, found and told apart; `registerList` makes a list of it. */
export type RegisterDefinition = {
  readonly formId: string;
  /** The measure word that counts entries: 种, 台, 项. */
  readonly unit: string;
  /** The field that names an entry in sentences. */
  readonly titleField: string;
  readonly columns: readonly RegisterColumn[];
  /** Text fields a typed word is looked for in. */
  readonly search: readonly string[];
  /** Choice and yes-no fields offered as filters, in order. */
  readonly filters: readonly string[];
  /** Filters of its own, which lists of other things lead here by. */
  readonly leads?: readonly Filter[];
  readonly views?: readonly View[];
  readonly sort: { readonly by: string; readonly descending?: true };
  /** No two entries of an institution share this field's value. */
  readonly unique?: string;
  /** No two entries of an institution share all of these. One that leaves open what its form asks takes no place yet. */
  readonly together?: readonly string[];
  /** Institutions below see the entries too, but do not change them. */
  readonly inherited?: true;
  /** A file of entries may be taken in by who holds this letter. */
  readonly imports?: 'E' | 'M';
  /** The form whose entries the `previous` facts of a stored entry are worked out from. */
  readonly factsFrom?: string;
  /** Numbers are made of its entries, and open them. */
  readonly counted?: true;
  /** What its list offers besides what every register does. */
  readonly more?: readonly ListAction[];
  /** Columns of the reference that this list cannot fill, and why. */
  readonly unavailableColumns?: { readonly [label: string]: string };
};
