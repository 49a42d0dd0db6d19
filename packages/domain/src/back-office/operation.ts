/** A line of the operation log. */
export type OperationLine = {
  readonly id: string;
  readonly at: string;
  readonly userName: string;
  readonly institution: string;
  /** In words. */
  readonly action: string;
};

/** A line with what was before and after. */
export type Operation = OperationLine & {
  readonly target?: string;
  /** What the target is called: a form, an institution, an account, a list. */
  readonly thing?: string;
  /** The resident it is about, as the reader may see them. */
  readonly person?: string;
  readonly reason?: string;
  /** Its record is not one the reader may see. */
  readonly hidden?: boolean;
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  /** What else was done to the same, the newest first. */
  readonly same: readonly OperationLine[];
};
