import { Link } from 'react-router';
import { type CarePage, carePath, type CarePlace } from '@gongwei/domain/pages';

type Props = { readonly page: CarePage; readonly residentId: string; readonly place: CarePlace };

/** The parts of the care, and below them the sheets of the part one is in; visits by age and couples choose theirs themselves. */
export const CareTabs = ({ page, residentId, place }: Props) => {
  const { sheets, links = [] } = place.tab;
  return (
    <>
      {page.tabs.length > 1 ? (
        <nav className="gw-care-tabs" aria-label={page.title}>
          {page.tabs.map((tab) => (
            <Link
              key={tab.title}
              to={carePath(page, residentId, tab.address ?? tab.sheets[0]?.address)}
              aria-current={tab === place.tab ? 'page' : undefined}
            >
              {tab.title}
            </Link>
          ))}
        </nav>
      ) : null}
      {sheets.length + links.length > 1 && !sheets.some(({ stages, beside }) => stages ?? beside) ? (
        <nav className="gw-care-sheets" aria-label={place.tab.title}>
          {sheets.map((sheet) => (
            <Link
              key={sheet.address}
              to={carePath(page, residentId, sheet.address)}
              aria-current={sheet === place.sheet ? 'page' : undefined}
            >
              {sheet.title}
            </Link>
          ))}
          {links.map(({ title, to }) => (
            <Link key={to} to={to}>
              {title} ›
            </Link>
          ))}
        </nav>
      ) : null}
    </>
  );
};
