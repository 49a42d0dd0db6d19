import { readWaysIn, WAYS_IN_META, type WayIn } from '@gongwei/domain/identity';

/** The ways to log in that the server wrote into the page: without one, none but the password. */
export const waysInOf = (page: Pick<Document, 'querySelector'>): readonly WayIn[] =>
  readWaysIn(page.querySelector<HTMLMetaElement>(`meta[name="${WAYS_IN_META}"]`)?.content ?? '');
