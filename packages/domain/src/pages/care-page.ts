/**
 * Whose file a sheet of a care page is kept in: of whose page it is, or of somebody who belongs to him. `newborn`: the child's, and the mother's own as
 * long as no child is tied to it; a birth is written down before the child has a file.
 */
export type Holder = 'own' | 'child' | 'newborn' | 'husband' | 'wife';

/** One sheet of a care page under its address. */
export type CareSheet = {
  /** What follows the page's own address, as the specification writes it: `cqjc/cqfcjl`. */
  readonly address: string;
  readonly title: string;
  readonly form: string;
  readonly holder?: Holder;
  /** Another form of the same sheet: what is written there stands here as well, so that it is not written twice. */
  readonly alike?: string;
  /** Address of the partner's sheet that may stand beside this one. */
  readonly beside?: string;
  /** Codes of the stages that are opened under this address; `0` is the newborn's home visit, a sheet of its own. */
  readonly stages?: readonly string[];
};

/** A tab of a page of care with the sheets on it. */
export type CareTab = {
  readonly title: string;
  /** The specification's address of the tab itself; it opens the first sheet. */
  readonly address?: string;
  readonly sheets: readonly CareSheet[];
  /** Pages besides that belong here but are about no resident. */
  readonly links?: readonly { readonly title: string; readonly to: string }[];
};

/** The sheets of one kind of care, in the order in which they are needed. */
export type CarePage = {
  readonly kind: 'woman' | 'child' | 'premarital' | 'prepregnancy';
  /** As the router reads it, `:id` being whose page it is. */
  readonly base: string;
  readonly title: string;
  readonly tabs: readonly CareTab[];
};
