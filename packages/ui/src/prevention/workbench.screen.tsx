import { SessionService } from '@gongwei/application/identity';
import { ListGateway } from '@gongwei/application/lists';
import { createCardCounts } from '@gongwei/application/prevention';
import { Clock } from '@gongwei/application/shared';
import type { ListCount, ListDefinition, ListQuestion } from '@gongwei/domain/lists';
import { CARED_CARDS, WAITING_CARDS, WORK_ENTRIES, workCards, type OpenCard, type Page } from '@gongwei/domain/pages';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { ListSection, type LentToLists } from '../lists/parts/index.ts';
import {
  Button,
  buttonClass,
  EmptyState,
  formatCount,
  formEntryPath,
  holdsRight,
  Icon,
  useLoaded,
  useMay,
  usePageTitle,
  useService,
  useUserSession,
} from '../shared/index.ts';
import './workbench.css';

/** Who looks after others' work sees everybody's reminders first; all others their own. */
const MANAGERS = ['TWN', 'CNT', 'CN2'];
/** The follow-ups of the next days: what is next when everything is done. */
const NEXT = '/cust/followupList?view=week';

type Props = { readonly reminders: ListDefinition; readonly pages: readonly Page[]; readonly lent: LentToLists };

/** 医防融合工作台 (`/yfrh/gzt`): what waits today, whom one cares for, what is entered every day. Every number is the length of the list it opens. */
export const WorkbenchScreen = ({ reminders, pages, lent }: Props) => {
  usePageTitle('医防融合工作台');
  const { may } = useService(SessionService);
  const session = useUserSession();
  const [waiting, cared] = useMemo(
    () => [workCards(WAITING_CARDS, pages, may), workCards(CARED_CARDS, pages, may)] as const,
    [pages, may],
  );
  const questions = useMemo(() => [...waiting, ...cared].map(questionOf), [waiting, cared]);
  const {
    value: counts = [],
    loading,
    reload,
  } = useLoaded(createCardCounts, useService(ListGateway), useService(Clock), questions);
  const manages = session?.roles.some((role) => MANAGERS.includes(role)) === true;
  const part = useMemo(() => (manages ? {} : { view: 'mine' }), [manages]);
  return (
    <div className="gw-workbench">
      <div className="gw-page-head">
        <h1>医防融合工作台</h1>
        <Button look="icon" aria-label="刷新数字" title="刷新" busy={loading} onClick={reload}>
          <Icon name="refresh" />
        </Button>
        <Entries />
      </div>
      <Cards title="今天要处理" cards={waiting} counts={counts} />
      <ListSection
        definition={reminders}
        part={part}
        title={manages ? '本机构的提醒' : '我的待办'}
        views={TODO_VIEWS}
        lent={lent}
        empty={<AllDone />}
      />
      <Cards title="管理的人" cards={cared} counts={counts.slice(waiting.length)} />
    </div>
  );
};

const TODO_VIEWS = ['mine', 'urgent', 'critical', 'plans', 'escalated', 'done'] as const;

const questionOf = (card: OpenCard): ListQuestion =>
  'view' in card ? { list: card.list, view: card.view } : { list: card.list, where: card.where };

/** What is entered every day, for whom the sheet is open. */
const Entries = () => {
  const { may } = useService(SessionService);
  const entries = WORK_ENTRIES.filter(({ right }) => holdsRight(may, right));
  return (
    <nav className="gw-workbench-entries" aria-label="常用录入">
      {entries.map(({ label, form }) => (
        <Link key={form} className={buttonClass()} to={formEntryPath(form)}>
          {label}
        </Link>
      ))}
    </nav>
  );
};

const Cards = ({
  title,
  cards,
  counts,
}: {
  readonly title: string;
  readonly cards: readonly OpenCard[];
  readonly counts: readonly (ListCount | undefined)[];
}) =>
  cards.length === 0 ? null : (
    <section className="gw-panel gw-workbench-cards" aria-label={title}>
      <h2>{title}</h2>
      <div>
        {cards.map((card, at) => (
          <Card key={card.label} card={card} count={counts[at]} />
        ))}
      </div>
    </section>
  );

/** A number that is not there yet, or cannot be had, is a dash; the list opens all the same. */
const Card = ({
  card: { label, open, unit, tone },
  count,
}: {
  readonly card: OpenCard;
  readonly count: ListCount | undefined;
}) => {
  const shown = (count?.found ?? 0) > 0 ? tone : undefined;
  return (
    <Link to={open} data-tone={shown}>
      <span>
        {shown ? <Icon name={shown === 'danger' ? 'alert' : 'clock'} size={14} /> : null}
        {label}
      </span>
      <strong>
        {count ? `${formatCount(count.found)}${count.exact ? '' : '+'}` : '—'}
        <small>{unit}</small>
      </strong>
    </Link>
  );
};

const AllDone = () => {
  const mayVisit = useMay('gwsfmkgl:V');
  return (
    <EmptyState
      icon="check"
      title="这里的事都办完了"
      actions={
        mayVisit ? (
          <Link className={buttonClass()} to={NEXT}>
            看 7 天内要随访的人
          </Link>
        ) : null
      }
    >
      新的提醒来了会自动出现。
    </EmptyState>
  );
};
