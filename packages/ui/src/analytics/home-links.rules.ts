import type { Right } from '../shared/use-may.ts';

/** The pages that numbers and names of the first page lead to, with the right each of them asks for. */
export const HOME_LINKS = {
  residents: { path: '/cust/base', right: 'gwjkdngl:V' },
  round: { path: '/cust/followupList', right: 'gwsfmkgl:V' },
  checkUps: { path: '/custTj/jkdnTjMenu', right: 'gwtjdngl:V' },
} as const satisfies { readonly [link: string]: { readonly path: string; readonly right: Right } };

/**
 * Where the whole round stands: one's own visits by village and household, or the institution's. Whom names are hidden from cannot have it in the
 * order of names.
 */
export const roundPath = (mine: boolean, reveals: boolean): string =>
  mine ? `${HOME_LINKS.round.path}?view=round` : `${HOME_LINKS.round.path}${reveals ? '?view=village-round' : ''}`;
