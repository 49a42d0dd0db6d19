/** A day box within that says no day, though one stood in it before: what is confirmed now would go with the old one, unseen. */
export const noDayWithin = (within: ParentNode): HTMLElement | null =>
  within.querySelector<HTMLElement>('.gw-day > [aria-invalid=true]');
