import type { Page } from './page-table.ts';
import { PAGES } from './whole-pages.ts';
import type { RegisterShown } from './page-definition.ts';

/** The forms a page is the register or desk of; `undefined` for other pages. */
export function registerOn({ shows }: Page): RegisterShown | undefined {
  return typeof shows === 'object' && 'register' in shows ? shows : undefined;
}

/** Where the entries of a form about no resident are: their page, and what of its query tells its forms apart. */
export function registerPlace(formId: string): { readonly base: string; readonly query: string } {
  const page = pageOf(formId);
  const several = page !== undefined && (registerOn(page)?.register.length ?? 0) > 1;
  // Stocks of vaccines are the clinic's; that their page lies below a child is the specification's address, whoever the child.
  return { base: page?.path.replace(':id', '-') ?? '', query: several ? `?form=${formId}` : '' };
}

const pageOf = (formId: string): Page | undefined => PAGES.find((one) => registerOn(one)?.register.includes(formId));

/** The address of a form that is about no resident: its one record, a new entry, or a stored one. `undefined` where no page shows it. */
export function registerFormPath(formId: string, recordId?: string): string | undefined {
  const page = pageOf(formId);
  if (!page) return undefined;
  const { base, query } = registerPlace(formId);
  if (registerOn(page)?.single) return base;
  return recordId === undefined ? `${base}/add${query}` : `${base}/edit/${encodeURIComponent(recordId)}`;
}
