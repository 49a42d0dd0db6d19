import type { PrintRequest, Report } from '@gongwei/application/paper';
import { GROUP_LABELS, PRINT_PAGES, partsOf, yearsOf } from '@gongwei/paper';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../shared/button.part.tsx';
import { Icon } from '../../shared/icon.part.tsx';

/** Back, what is printed and of whom, the other pages of this resident, the year, and the printer. */
export const DeskBar = ({
  request,
  report,
  title,
  ready,
}: {
  readonly request: PrintRequest;
  readonly report: Report | undefined;
  readonly title: string;
  readonly ready: boolean;
}) => {
  const navigate = useNavigate();
  const single = request.people.length === 1 && report !== undefined;
  const back = (): void => void (window.history.length > 1 ? navigate(-1) : navigate('/cust/base'));
  return (
    <header className="gwp-bar">
      <Button onClick={back}>
        <Icon name="left" />
        返回
      </Button>
      <h1 className="gwp-bar-title gwr-bar-title">
        {title}
        <span className="gw-muted">{whose(request, report)}</span>
      </h1>
      {single ? <OtherPages request={request} report={report} /> : null}
      <PrintButton ready={ready} />
    </header>
  );
};

/** Takes the focus when everything is there and nobody is busy elsewhere: Enter prints. */
const PrintButton = ({ ready }: { readonly ready: boolean }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ready && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [ready]);
  return (
    <Button ref={button} look="primary" disabled={!ready} onClick={() => window.print()}>
      <Icon name="print" />
      打印
    </Button>
  );
};

function whose({ people }: PrintRequest, report: Report | undefined): string {
  if (people.length > 1) return `共 ${people.length} 人`;
  return report?.subject.resident.name ?? people[0]?.name ?? '';
}

/** Another page, or the same one of another year, in place of this one: back leads to where printing began. */
const OtherPages = ({ request, report }: { readonly request: PrintRequest; readonly report: Report }) => {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const years = yearsOf(partsOf(request.pages), report.recorded);
  const resident = report.subject.resident.id;
  const open = (name: string): void => {
    const kept = new URLSearchParams({ resident });
    const year = query.get('year');
    if (year) kept.set('year', year);
    void navigate(`/print/${name}?${kept}`, { replace: true });
  };
  return (
    <>
      <select
        className="gw-select"
        aria-label="打印内容"
        value={request.pages.length === 1 ? request.pages[0] : ''}
        onChange={(event) => open(event.target.value)}
      >
        {request.pages.length === 1 ? null : <option value="">多种</option>}
        {Object.entries(GROUP_LABELS).map(([group, label]) => (
          <optgroup key={group} label={label}>
            {PRINT_PAGES.filter((page) => page.group === group).map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {years.length > 0 ? (
        <select
          className="gw-select"
          aria-label="年份"
          value={request.choice.year ?? ''}
          onChange={(event) => {
            const { value } = event.target;
            setQuery({ resident, ...(value ? { year: value } : {}) }, { replace: true });
          }}
        >
          <option value="">最近一次</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year} 年
            </option>
          ))}
        </select>
      ) : null}
    </>
  );
};
