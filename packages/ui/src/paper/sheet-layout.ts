/**
 * A row of an official sheet. `label` is the leftmost column, joined over rows that repeat it. `cells`: one (the whole
 * width), two (item and content), three (heading, item, content) or four (item, content, item, content); an array is
 * several lines of one cell. `table` prints the rows of a table field.
 */
export type SheetRow =
  | { readonly label: string; readonly cells: readonly (string | readonly string[])[] }
  | {
      readonly label: string;
      readonly table: string;
      readonly title?: string;
      readonly columns: readonly (readonly [key: string, title: string])[];
      readonly rows: number;
    };

export type SheetLayout = {
  readonly title: string;
  /** Printed above the table on the right of the name. */
  readonly code: 'archive-number' | 'none';
  readonly pages: readonly { readonly rows: readonly SheetRow[]; readonly heading?: readonly string[] }[];
  readonly footer?: readonly string[];
};

/** A sheet with several visits side by side. */
export type VisitLayout = {
  readonly title: string;
  readonly columns: number;
  readonly rows: readonly { readonly label: string; readonly item?: string; readonly cell: readonly string[] }[];
  readonly medications?: { readonly table: string; readonly rows: number };
  readonly footer?: readonly string[];
};
