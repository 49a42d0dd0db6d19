/**
 * A window in which another action of the list is done with one row after the other, each found by a code that is scanned or typed. `by`: the filter
 * that finds it; `keeps`: what is asked once and stays. `ends`: what is done when the series is over, to the row of another list that a kept answer names.
 */
export type ActionSeries = {
  readonly action: string;
  readonly by: string;
  readonly codeLabel: string;
  readonly keeps?: readonly string[];
  readonly ends?: {
    readonly list: string;
    readonly action: string;
    readonly by: string;
    readonly answer: string;
    readonly label: string;
    readonly says: string;
  };
};

/** What files of an import may be of: 专档, 随访记录; `unit` counts what comes of their lines. */
export type ImportContent = { readonly id: string; readonly label: string; readonly unit: string };
