/** Whose file is looked for and tied to that of the resident. */
export type Relative = 'mother' | 'spouse' | 'child';

export const RELATIVE_LABELS: { readonly [who in Relative]: string } = {
  mother: '母亲',
  spouse: '配偶',
  child: '子女',
};
