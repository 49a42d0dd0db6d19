import { SessionService } from '@gongwei/application/identity';
import { dailyPages, mayOpen, type PagePlace, type PageDefinition } from '@gongwei/domain/pages';
import type { ReactNode } from 'react';
import { useService } from '../shared/index.ts';
import { ErrorPage } from './error-page.screen.tsx';

/**
 * Lets through whoever may open the page. Closed by default: an address that is in no catalogue does not exist, and what one may not
 * open is not even drawn, so it asks for nothing. Where the catalogue did not come, what stands there is that its page did not either.
 */
export const PageGate = ({
  place,
  pages,
  children,
}: {
  readonly place: PagePlace | undefined;
  /** Where the entries of a group are looked for. */
  readonly pages: readonly PageDefinition[];
  readonly children: ReactNode;
}) => {
  const { may } = useService(SessionService);
  if (!place) return pages === dailyPages.pages ? children : <ErrorPage kind={404} />;
  return mayOpen(place.page, may, pages) ? children : <ErrorPage kind={403} />;
};
