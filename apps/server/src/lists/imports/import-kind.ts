import type { ImportedLine, SheetColumn, SheetLine } from '@gongwei/domain/lists';
import type { ServerContext } from '../../server-context.ts';
import type { ListReader } from '../source.ts';

/** How rows of a file become rows of a list: its columns, what is wrong with a row, and the job that writes those that are right. */
export type ImportKind = {
  /** What the file is of, where the list's own title does not say it. */
  readonly title?: string;
  readonly columns: readonly SheetColumn[];
  /** Columns without which no row says anything. */
  readonly must: readonly string[];
  readonly judge: (
    context: ServerContext,
    reading: ListReader,
    lines: readonly SheetLine[],
  ) => Promise<readonly ImportedLine[]>;
  /** The name of a `JobKind`: its rows are numbers of lines, its answers `{ import, known }`. */
  readonly job: string;
};
