import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject, type Json } from '@gongwei/domain/shared';

/** The `Link` header for a page at an address, asked for with these cookies; `undefined` where nothing is known to be needed. */
export type Preloads = (address: string, cookies: string | undefined) => string | undefined;

/** Addresses that ask for no session, and where none is of use. */
const OPEN = /^\/(?:login|lock|setup|403|404|500|myiframe)(?:\/|$)/;
const TICKET = /(?:^|;\s*)x-access-token=[^;]/;
const HOME = /^\/(?:wel)?$/;
/** A resident's file, and a form of it, whichever and with or without a record. */
const FILE = /^\/cust\/jkdn\/[^/]+$/;
const FORM = /^\/cust\/jkdn\/[^/]+\/form\//;

/** The address as the build's list has it. */
function asRoute(address: string): string {
  if (HOME.test(address)) return '/wel/index';
  if (FILE.test(address)) return '/cust/jkdn/:id';
  return FORM.test(address) ? '/cust/jkdn/:id/form' : address;
}

/**
 * What the build wrote down of the files that pages need (`tools/lib/preloads-plugin.ts`). Whoever comes with a session gets them
 * named with the page, so that they are under way while it is still read. Without such a list nothing is named, and all works.
 */
export async function readPreloads(folder: string): Promise<Preloads> {
  const table = await readTable(join(folder, '.vite/preloads.json'));
  return (address, cookies) => {
    if (!TICKET.test(cookies ?? '') || OPEN.test(address)) return undefined;
    return table.pages.get(asRoute(address)) ?? table.behind;
  };
}

type Table = { readonly behind: string | undefined; readonly pages: ReadonlyMap<string, string> };

async function readTable(file: string): Promise<Table> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { behind, pages } = JSON.parse(text) as { readonly behind?: Json; readonly pages?: Json };
  const byAddress = isJsonObject(pages) ? Object.entries(pages) : [];
  return {
    behind: linksOf(behind) || undefined,
    pages: new Map(byAddress.map(([address, files]) => [address, linksOf(files)])),
  };
}

/** As the program asks for them: a style the browser fetched for another kind of asking is fetched a second time. */
const linksOf = (files: Json | undefined): string =>
  (Array.isArray(files) ? files : [])
    .map(
      (file) =>
        `<${String(file)}>; ${String(file).endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload'}`,
    )
    .join(', ');
