import { createHomeFile, HomeFiles } from '@gongwei/application/prevention';
import { listNews } from '@gongwei/application/lists';
import { RealtimeChannel } from '@gongwei/application/shared';
import type { ListDefinition } from '@gongwei/domain/lists';
import { HOME_RANGES, type HomeAsked, type HomeDays, type HomeFile, type HomeKind } from '@gongwei/domain/prevention';
import { useMemo, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ListSection, type LentToLists } from '../lists/parts/index.ts';
import {
  buttonClass,
  EmptyState,
  FaultState,
  LoadingState,
  useLoaded,
  usePageTitle,
  useService,
} from '../shared/index.ts';
import { Segments } from '../shared/segments.part.tsx';
import { StaleList } from '../shared/stale-list.part.tsx';
import { DetailHead } from './detail-head.part.tsx';
import { DETAIL_KINDS } from './detail-kinds.data.ts';
import { NoReadings } from './no-readings.part.tsx';
import './detail.css';

/** Lists a page of somebody's monitoring is put together with. */
export type DetailOf = {
  readonly patients: ListDefinition;
  readonly readings: ListDefinition;
  readonly lent: LentToLists;
};

type Props = DetailOf & {
  readonly kind: HomeKind;
  readonly title: string;
  /** The other way to see the same. */
  readonly other?: ((residentId: string) => { readonly to: string; readonly label: string }) | undefined;
  /** What follows from the readings of the days and ways that were chosen; `nothing`: said where there are none. */
  readonly children: (file: HomeFile, asked: HomeAsked, readings: ReactNode, nothing: ReactNode) => ReactNode;
};

/** Ways of measuring that are looked at together; what is measured over a whole day would outweigh everything else. */
const WAYS = [
  { key: 'usual', label: '居家和诊室', sources: ['1', '2', '5'] },
  { key: 'home', label: '只看居家', sources: ['2'] },
  { key: 'office', label: '只看诊室', sources: ['1', '5'] },
] as const;

/** The page of one person's monitoring: who it is and what can be done, which readings are looked at, and what they come to. */
export const DetailFrame = (props: Props) => {
  const residentId = useSearchParams()[0].get('resident') ?? '';
  usePageTitle(props.title);
  if (residentId === '')
    return (
      <div className="gw-panel">
        <EmptyState icon="search" title="还没有选人" actions={<BackToList kind={props.kind} />}>
          从名单里按回车打开一位。
        </EmptyState>
      </div>
    );
  return <Frame key={residentId} residentId={residentId} {...props} />;
};

const BackToList = ({ kind }: { readonly kind: HomeKind }) => (
  <Link className={buttonClass('primary')} to={DETAIL_KINDS[kind].list}>
    {DETAIL_KINDS[kind].listTitle}
  </Link>
);

const Frame = ({
  residentId,
  kind,
  title,
  patients,
  readings,
  lent,
  other,
  children,
}: Props & { readonly residentId: string }) => {
  const channel = useService(RealtimeChannel);
  const news$ = useMemo(() => listNews(channel), [channel]);
  const {
    value: file,
    query: days,
    failure,
    loading,
    reload,
    ask,
  } = useLoaded(createHomeFile, useService(HomeFiles), news$, residentId, kind);
  const [way, setWay] = useState<(typeof WAYS)[number]>(WAYS[0]);
  usePageTitle(title, { tabName: file && `${file.resident.name}的${DETAIL_KINDS[kind].short}`, of: file?.resident });
  const within = `resident.id == '${residentId.replace(/[^\w-]/g, '')}'`;
  const where = useMemo(() => ({ on: { from: `@today-${days - 1}d` }, source: way.sources }), [days, way]);
  const part = useMemo(() => ({ within, where }), [within, where]);
  const asked = useMemo(() => file && { today: file.on, days, sources: way.sources }, [file, days, way]);
  if (!file || !asked)
    return failure === undefined ? (
      <LoadingState label={`正在打开${title}…`} />
    ) : (
      <div className="gw-panel">
        <FaultState fault={failure} onRetry={reload} actions={<BackToList kind={kind} />} />
      </div>
    );
  return (
    <div className="gw-home-file" aria-busy={loading}>
      {failure === undefined ? null : <StaleList message="没有取到新的读数，显示的是刚才的" onRetry={reload} />}
      <DetailHead file={file} kind={kind} definition={patients} within={within} lent={lent} />
      <div className="gw-home-bar">
        <h2>{title}</h2>
        <Days days={days} onChoose={ask} />
        <Segments
          label="测量方式"
          choices={WAYS}
          chosen={way.key}
          onChoose={(key) => setWay(WAYS.find((one) => one.key === key) ?? WAYS[0])}
        />
        {file.cut ? <span className="gw-chip gw-chip--warn">读数太多，只算最近的</span> : null}
        {other ? <Other {...other(residentId)} /> : null}
      </div>
      {children(
        file,
        asked,
        <ListSection
          definition={readings}
          part={part}
          title="读数"
          without={SAID_ALREADY}
          views={['open', 'critical', 'self']}
          lent={lent}
          empty={<EmptyState icon="search" title="没有这样的读数" />}
        />,
        <NoReadings file={file} kind={kind} days={days} onWiden={ask} />,
      )}
    </div>
  );
};

/** Said by the page; and what was void is not among them, as long as nobody asks for it. */
const SAID_ALREADY = ['name', 'village', 'doctor', 'state'] as const;

const Other = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Link className={buttonClass('quiet')} to={to}>
    {label}
  </Link>
);

const RANGES = HOME_RANGES.map((days) => ({ key: String(days), label: days === 365 ? '近一年' : `近${days}天` }));

const Days = ({ days, onChoose }: { readonly days: HomeDays; readonly onChoose: (days: HomeDays) => void }) => (
  <Segments
    label="看多少天"
    choices={RANGES}
    chosen={String(days)}
    onChoose={(key) => onChoose(HOME_RANGES.find((one) => String(one) === key) ?? 30)}
  />
);
