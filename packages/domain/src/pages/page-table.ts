import type { PageDefinition } from './page-definition.ts';

/** A page of the catalogue, or what lies below a register: an entry that is added or changed. */
export type Page = PageDefinition & {
  readonly part?: 'add' | 'edit';
  /** The address only leads on to another one: it gets no tab. */
  readonly leads?: boolean;
};

/** The page at an address, with what stands for the parameters of its path. */
export type PagePlace = {
  readonly page: Page;
  readonly params: { readonly [name: string]: string };
  /** The address of its tab: its own, or that of the page it is a part of. */
  readonly tab: string;
  /** What the tab says. */
  readonly title: string;
  /** The address that stands for it in the menu: of the page it was reached from, or of the group where it is on the landing page only. */
  readonly menuPath: string;
};

/** All pages, and which one is at an address. */
export type PageTable = {
  readonly pages: readonly Page[];
  /** `undefined` where there is no page. */
  at(address: string): PagePlace | undefined;
};

type Pattern = { readonly page: Page; readonly parts: readonly string[]; readonly literal: number };

const partsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);
const isParameter = (part: string): boolean => part.startsWith(':');

/** Finds pages by their address. Where several paths fit, the one with the most literal parts is meant, as in the router. */
export function createPageTable(pages: readonly Page[]): PageTable {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const patterns = pages
    .filter(({ path }) => path.includes(':'))
    .map((page): Pattern => {
      const parts = partsOf(page.path);
      return { page, parts, literal: parts.filter((part) => !isParameter(part)).length };
    })
    .sort((a, b) => b.literal - a.literal);

  const placeOf = (page: Page, params: PagePlace['params'], address: string): PagePlace => {
    const whole = page.within === undefined ? undefined : byPath.get(page.within);
    const above = page.under === undefined ? undefined : byPath.get(page.under);
    const group = [page, above, whole].find((one) => one?.menu?.onLandingOnly)?.menu?.in;
    return {
      page,
      params,
      tab: fillPath(page.within ?? page.path, params),
      title: page.part === undefined && whole ? whole.title : page.title,
      menuPath: group ?? page.under ?? address,
    };
  };

  return {
    pages,
    at(address) {
      const exact = byPath.get(withoutLastSlashes(address));
      if (exact) return placeOf(exact, {}, address);
      const parts = partsOf(address);
      for (const { page, parts: wanted } of patterns) {
        const params = paramsOf(wanted, parts);
        if (params) return placeOf(page, params, address);
      }
      return undefined;
    },
  };
}

/** A path with its parameters put in. */
export const fillPath = (path: string, params: PagePlace['params']): string =>
  path.replaceAll(/:(\w+)/g, (whole, name: string) => encodeURIComponent(params[name] ?? whole));

function paramsOf(wanted: readonly string[], parts: readonly string[]): PagePlace['params'] | undefined {
  if (wanted.length !== parts.length) return undefined;
  const params: { [name: string]: string } = {};
  for (const [at, part] of wanted.entries()) {
    const found = parts[at] as string;
    if (isParameter(part)) params[part.slice(1)] = decoded(found);
    else if (part !== found) return undefined;
  }
  return params;
}

/** What somebody mistyped stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A pattern for this takes seconds for a hundred thousand slashes. */
function withoutLastSlashes(address: string): string {
  let end = address.length;
  while (end > 1 && address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
