import type { JsonObject } from '../../shared/index.ts';

/** `new`: nothing of the kind is there yet. `known`: it is there already. `wrong`: it cannot be taken as it stands. */
export type ImportVerdict = 'new' | 'known' | 'wrong';

/** What was found out about a row of a file before anything is written. */
export type ImportLine = {
  /** As Excel numbers it. */
  readonly row: number;
  readonly title: string;
  readonly verdict: ImportVerdict;
  readonly problems: readonly string[];
};

/** A file that was read and looked at; nothing of it is written before it is confirmed. */
export type ImportCheck = {
  readonly id: string;
  readonly fileName: string;
  readonly counts: { readonly [verdict in ImportVerdict]: number };
  /** The first of them, those that are wrong before the others. */
  readonly lines: readonly ImportLine[];
  /** Headings that were not understood. */
  readonly unread: readonly string[];
};

/** A row with what is to be written. `id`: what is there already; `of`: the resident whose sheet it becomes, and which sheet; `per`: one of its day, or any number; else the only one. */
export type ImportedLine = ImportLine & {
  readonly data: JsonObject;
  readonly id?: string;
  readonly of?: { readonly form: string; readonly resident: string; readonly per?: 'day' | 'any' };
};

/** What becomes of rows that are there already. */
export type KnownRows = 'skip' | 'update';

/** The name of the action by which a list takes in a file, and of the window that asks for it. */
export const IMPORT_ACTION = 'import';
/** Name of the window in which a file for a list is chosen and looked at. */
export const IMPORT_WINDOW = 'import-rows';

/** Lines shown before they are confirmed. */
const MOST_SHOWN = 200;

/** What is shown of a file that was looked at. */
export function checkOf(
  { id, fileName, unread }: Pick<ImportCheck, 'id' | 'fileName' | 'unread'>,
  lines: readonly ImportLine[],
): ImportCheck {
  const of = (verdict: ImportVerdict): readonly ImportLine[] => lines.filter((line) => line.verdict === verdict);
  const [wrong, known, fresh] = [of('wrong'), of('known'), of('new')];
  return {
    id,
    fileName,
    counts: { new: fresh.length, known: known.length, wrong: wrong.length },
    lines: [...wrong, ...fresh, ...known]
      .slice(0, MOST_SHOWN)
      .map(({ row, title, verdict, problems }) => ({ row, title, verdict, problems })),
    unread,
  };
}
