import { Link } from 'react-router';
import './page-tabs.css';

export type PageTab = { readonly to: string; readonly label: string; readonly chosen: boolean };

/** The parts of a page that has several, each with an address of its own. */
export const PageTabs = ({ title, tabs }: { readonly title: string; readonly tabs: readonly PageTab[] }) => (
  <nav className="gw-page-tabs" aria-label={title}>
    {tabs.map(({ to, label, chosen }) => (
      <Link key={to} to={to} aria-current={chosen ? 'page' : undefined} replace>
        {label}
      </Link>
    ))}
  </nav>
);
