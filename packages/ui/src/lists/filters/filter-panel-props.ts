import { isCodes } from '@gongwei/application/lists';
import type { Filter, FilterValue } from '@gongwei/domain/lists';

export type PanelProps = {
  readonly filter: Filter;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
  /** Closes the sheet. */
  readonly onDone: () => void;
};

export const codesOf = (value: FilterValue | undefined): readonly string[] =>
  value !== undefined && isCodes(value) ? value : [];
