/** What stands beside a form for people; no machine reads it, so that no form that is filled in carries it along. */
export type FormRemarks = {
  /** The standard's rules in words. What machines check is in the form's `checks`. */
  readonly rules?: readonly string[];
  /** What the printed sheet does otherwise, and what of the content was settled how. */
  readonly notes?: readonly string[];
};
