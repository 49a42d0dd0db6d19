import type { Answers } from '../forms/index.ts';

/** Facts of the record itself that a column can show instead of an answer. */
export type RecordFact = '@institution' | '@createdAt' | '@updatedAt' | '@updatedBy';

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
  readonly show?: ColumnShow;
};

export type ColumnShow =
  /** `40–300`, `≥180`, of two numbers. */
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  /** `≤2.8 或 ≥6.2`, of the limits beyond which a value is critical. */
  | { readonly kind: 'outside'; readonly low: string; readonly high: string }
  /** Several texts one after the other. */
  | { readonly kind: 'together'; readonly fields: readonly string[] }
  /** The rows of a table of reference limits: `男 130–175；女 115–150`. */
  | { readonly kind: 'reference-rows' };

/** How the entries of one form that lie in no resident's file are listed, found and told apart. */
export type RegisterDefinition = {
  readonly formId: string;
  /** The measure word that counts entries: 种, 台, 项. */
  readonly unit: string;
  /** The field that names an entry in sentences. */
  readonly naming: string;
  readonly columns: readonly RegisterColumn[];
  /** Text fields a typed word is looked for in. */
  readonly search: readonly string[];
  /** Choice and yes-no fields offered as filters, in order. */
  readonly filters: readonly string[];
  readonly sort: { readonly by: string; readonly descending?: true };
  /** No two entries of an institution share this field's value. */
  readonly unique?: string;
  /** Institutions below see the entries too, but do not change them. */
  readonly inherited?: true;
  /** The form whose entries the `previous` facts of a stored entry are worked out from. */
  readonly factsFrom?: string;
  /** Columns of the reference that this list cannot fill, and why. */
  readonly leftOut?: { readonly [label: string]: string };
};

/** One line of a register, with the answers its columns show. Instants are ISO 8601 in UTC. */
export type RegisterEntry = {
  readonly id: string;
  readonly formId: string;
  readonly institutionCode: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly updatedByName: string;
  readonly data: Answers;
};

/** `where`: chosen code by filter field; `sort` a sortable column's key. */
export type RegisterQuery = {
  readonly formId: string;
  readonly text?: string;
  readonly where?: { readonly [field: string]: string };
  readonly sort?: { readonly by: string; readonly descending?: boolean };
  /** Those that were taken out instead of those that are there. */
  readonly removed?: boolean;
  readonly offset: number;
  readonly limit: number;
};

/** A page of a register; `names` are those of the institutions and staff its answers refer to. */
export type RegisterPage = {
  readonly rows: readonly RegisterEntry[];
  readonly total: number;
  readonly names: { readonly [id: string]: string };
};

/** The answers a register shows or names entries by. */
export const shownFields = ({ columns, naming }: RegisterDefinition): readonly string[] => [
  ...new Set([
    naming,
    ...columns.flatMap(({ key, show }) => {
      if (show?.kind === 'range') return [show.from, show.to];
      if (show?.kind === 'outside') return [show.low, show.high];
      if (show?.kind === 'together') return show.fields;
      return key.startsWith('@') ? [] : [key];
    }),
  ]),
];
