import { SUPPORT_META } from '@gongwei/domain/identity';

/** The telephone of who helps, which the server wrote into the page; nothing where the site names nobody. */
export const supportOf = (page: Pick<Document, 'querySelector'>): string | undefined =>
  page.querySelector<HTMLMetaElement>(`meta[name="${SUPPORT_META}"]`)?.content;
