import { fail, ok, type Result } from '@gongwei/domain/shared';

/** A page that may be shown in `/myiframe/{name}`: ours by its path, or another server's by its whole address. */
export type EmbeddedPage = { readonly name: string; readonly address: string };

/** The manual is ours and always allowed. */
export const OWN_PAGES: readonly EmbeddedPage[] = [{ name: 'manual', address: '/docs/' }];

/**
 * Reads the allow-list `name=https://…,name=https://…` of the setting GONGWEI_EMBED. Addresses of other servers must be https,
 * without a user or password in them.
 */
export function readEmbeddedPages(text: string): Result<readonly EmbeddedPage[], string> {
  const pages: EmbeddedPage[] = [];
  for (const entry of text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [, name, address] = /^([\w-]{1,40})=(\S+)$/.exec(entry) ?? [];
    const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
    if (name === undefined || url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
      return fail(`GONGWEI_EMBED 应为“名称=https://地址”，多个用逗号分隔，现在有一项是“${entry}”。`);
    pages.push({ name, address: url.href });
  }
  return ok([...OWN_PAGES, ...pages.filter((page) => OWN_PAGES.every(({ name }) => name !== page.name))]);
}

/** What the browser may load into frames, for the content security policy. */
export const frameOrigins = (pages: readonly EmbeddedPage[]): readonly string[] => [
  ...new Set(pages.filter(({ address }) => !address.startsWith('/')).map(({ address }) => new URL(address).origin)),
];
