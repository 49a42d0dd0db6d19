import { readAlternativeLogIns, ALTERNATIVE_LOG_IN_META, type AlternativeLogIn } from '@gongwei/domain/identity';

/** The ways to log in that the server wrote into the page: without one, none but the password. */
export const alternativeLogInsOf = (page: Pick<Document, 'querySelector'>): readonly AlternativeLogIn[] =>
  readAlternativeLogIns(page.querySelector<HTMLMetaElement>(`meta[name="${ALTERNATIVE_LOG_IN_META}"]`)?.content ?? '');
