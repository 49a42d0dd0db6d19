import type { PagePlace } from '@gongwei/domain/pages';

/** Pages that stay alive behind their tabs at most; the one not looked at for longest goes first. */
export const MOST_KEPT = 8;

/**
 * Whether a page stays alive when another one comes in front: what the catalogue says, else what has a place in the menu. Forms do not:
 * they are closed with a draft and opened from it, which holds over a reload, too.
 */
export const isKeptAlive = (place: PagePlace | undefined): boolean =>
  place !== undefined && (place.page.keepAlive ?? place.page.menu !== undefined);

type Kept = { readonly key: string; readonly turn: number };

/** The pages with this one among them, in the place it had; beyond the bound the one shown longest ago is gone. */
export function withKept<Page extends Kept>(pages: readonly Page[], page: Page): readonly Page[] {
  const known = pages.some(({ key }) => key === page.key);
  const all = known ? pages.map((one) => (one.key === page.key ? page : one)) : [...pages, page];
  if (all.length <= MOST_KEPT) return all;
  const oldest = all.reduce((old, one) => (one.turn < old.turn ? one : old));
  return all.filter((one) => one !== oldest);
}
