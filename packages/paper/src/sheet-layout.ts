/**
 * A line of print with its fill-ins; `piecesOf` reads it. Tokens: `{key:width:capacity}` fill-in, `{key#}` archive number in boxes, `[key]` options with code
 * boxes (`[key!]` only the boxes), `<key>` signature or picture, `#stem` cross of teeth, `@table:…@` rows in a line, `~key=code:words~` words that are
 * ringed where the answer is (or holds) the code; `table/key=value/…` in place of a key picks a row of a table. `resident.name`, `record.occurredOn` and the like stand where a key stands; see `FACTS`.
 */
export type Line = string;

/** A cell of a free grid. */
export type GridCell = {
  readonly lines: readonly Line[];
  /** Printed words of the sheet, centred; absent for answers. */
  readonly heading?: boolean;
  /** Columns and rows covered; 1 where absent. */
  readonly span?: number;
  readonly rows?: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Words run downwards, as in narrow label columns. */
  readonly vertical?: boolean;
  /** Least height in millimetres, where staff write by hand. */
  readonly tall?: number;
};

/**
 * A row of an official sheet. `label` is the leftmost column, joined over rows that repeat it. `cells`: one (the whole
 * width), two (item and content), three (heading, item, content) or four (item, content, item, content); an array is
 * several lines of one cell. `table` prints the rows of a table field. `grid` says every cell, for sheets that follow no such pattern.
 * `ifAnswered`: the row is left out where none of these fields is answered.
 */
export type SheetRow =
  | {
      readonly label: string;
      readonly cells: readonly (string | readonly string[])[];
      readonly ifAnswered?: readonly string[];
    }
  | {
      readonly label: string;
      readonly table: string;
      readonly title?: string;
      /** `width` in parts of the whole; columns without one are equally wide. */
      readonly columns: readonly (readonly [key: string, title: string, width?: number])[];
      readonly rows: number;
      /** The rows have a number of their own in the first column. */
      readonly plain?: boolean;
      /** Rows that stand elsewhere on the sheet, as `table/key=value/…`. */
      readonly without?: readonly string[];
    }
  | { readonly grid: readonly GridCell[]; readonly ifAnswered?: readonly string[] };

/** What stands on a page, one below the other. */
export type SheetBlock =
  /** A bordered table. `widths` of its columns in per cent; the six of the check-up where absent. `small`: in small type, for many columns. */
  | { readonly rows: readonly SheetRow[]; readonly widths?: readonly number[]; readonly small?: boolean }
  /** Running text with fill-ins: letters, certificates, explanations. */
  | { readonly paragraphs: readonly Line[]; readonly align?: 'left' | 'center' | 'right'; readonly indent?: boolean }
  /** A further title on the same page: the counterfoil of a referral. */
  | { readonly title: string }
  /** The dashed line along which a sheet is cut. */
  | { readonly cut: true }
  /** A drawn part, by name: see `drawings`. `prints`: the fields whose answers it shows. */
  | { readonly drawing: string; readonly prints?: readonly string[] };

export type SheetPage =
  | { readonly rows: readonly SheetRow[]; readonly heading?: readonly string[]; readonly widths?: readonly number[] }
  | { readonly blocks: readonly SheetBlock[] };

export type SheetLayout = {
  readonly title: string;
  /** Printed above the table on the right of the name: eight boxes of the archive number, or no head at all. */
  readonly code: 'archive-number' | 'none';
  readonly pages: readonly SheetPage[];
  /** The sheet has no official number of pages: it runs over to further ones rather than cut long answers. */
  readonly flows?: boolean;
  /** 填表说明 below the last page's table. */
  readonly footer?: readonly string[];
};

/** A row of a sheet with several visits side by side. */
export type VisitRow = {
  readonly label: string;
  readonly item?: string;
  readonly cell: readonly Line[];
  /** Lines of each column, where columns print different words (stages of a child). */
  readonly cells?: readonly (readonly Line[])[];
};

/**
 * A sheet with several visits side by side. The columns are the newest visits, or, with `stages`, one column for each code
 * of that field (1–8 months: 满月, 3月龄, 6月龄, 8月龄), newest record of a stage first.
 */
export type VisitLayout = {
  readonly title: string;
  readonly columns: number;
  /** `title` of the column of labels; 月（年）龄 where absent. */
  readonly stages?: {
    readonly field: string;
    readonly title?: string;
    readonly codes: readonly (readonly [code: string, title: string])[];
  };
  /** Titles of the columns where they have no stages, `#` standing for their number, counted `from` (1). */
  readonly numbered?: { readonly title: string; readonly from?: number };
  /** Days: visits further apart are of another course (another pregnancy) and do not stand on the same sheet. */
  readonly course?: number;
  /** The form's sheets of this kind belong together: whichever visit is printed, all of its course are, on as many papers as they need. */
  readonly together?: true;
  readonly rows: readonly VisitRow[];
  readonly medications?: { readonly table: string; readonly rows: number };
  /** Rows below the medications: referral, next visit, signature. */
  readonly closing?: readonly VisitRow[];
  /** What stands on the back of the sheet: the growth chart of children under three. */
  readonly back?: readonly SheetBlock[];
  /** A last row over all columns, of the newest visit in which `of` is answered: the end of a treatment. */
  readonly conclusion?: { readonly label: string; readonly of: string; readonly cell: readonly Line[] };
  readonly footer?: readonly string[];
};

/**
 * A report of measurements, one a row: item, result with its mark, reference range for the person's sex and age, unit. Items come
 * from the form's definition, those that were measured, under the titles of their sections; more than a page of them stand two abreast.
 * `grouped`: items whose labels share the words before `·` are one row of words instead (organs of an ultrasound scan).
 * `above` and `below` are blocks around the items, and fields they name are no items. `leaveOut` names fields that are not printed,
 * `words` those printed as text below the items, `pictures` images, two side by side.
 */
export type ReportLayout = {
  readonly title: string;
  readonly grouped?: true;
  readonly above?: readonly SheetBlock[];
  readonly leaveOut?: readonly string[];
  readonly words?: readonly string[];
  readonly pictures?: readonly string[];
  readonly below?: readonly SheetBlock[];
  readonly footer?: readonly string[];
};

type Printing = {
  /** Only records with one of these codes in the field print on this layout: sheets of one form by stage. */
  readonly when?: { readonly field: string; readonly codes: readonly string[] };
  /** A4 lying: rosters and wide cards. */
  readonly landscape?: boolean;
  /** Larger type and wider lines: letters, records of free text, and what residents take home. */
  readonly roomy?: boolean;
  /** Residents read it at home: it takes a further page rather than small type. */
  readonly legible?: boolean;
  /** Stands on the first page in place of the title: the counterfoil comes before the slip. */
  readonly firstTitle?: string;
  /** Answers that need no note below the sheet: `key`, because the sheet says the same; `key=code`, because this one says nothing (无、继续随访). */
  readonly said?: readonly string[];
};

/** How a form is printed. */
export type PaperLayout = Printing &
  (
    | ({ readonly kind: 'sheet' } & SheetLayout)
    | ({ readonly kind: 'visits' } & VisitLayout)
    | ({ readonly kind: 'report' } & ReportLayout)
  );

/** The layouts of a module's forms. Of several the first whose `when` holds is printed. */
export type ModuleLayouts = { readonly [formId: string]: PaperLayout | readonly PaperLayout[] };
