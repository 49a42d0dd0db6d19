import { openWall, Walls, type WallState } from '@gongwei/application/measures';
import { timeProgress } from '@gongwei/domain/scheduling';
import { chinaTime, type CalendarDay } from '@gongwei/domain/shared';
import type { WallFeeds, WallNumbers } from '@gongwei/domain/measures';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router';
import { LoadingState, lookVariables, useLoaded, useService } from '../../shared/index.ts';
import { Feed } from './feed.part.tsx';
import { Gauge } from './gauge.part.tsx';
import { AgePyramid } from './age-pyramid.part.tsx';
import { Rank } from './rank.part.tsx';
import { RingBars } from './ring-bars.part.tsx';
import { TileMap } from './tile-map.part.tsx';
import { Trend } from './trend.part.tsx';
import { WallBars } from './wall-bars.part.tsx';
import { barsOf, tilesOf, toldOf } from './wall-numbers.rules.ts';
import './wall.css';

/** The black theme whatever else was chosen: a wall hangs where people rest their eyes. */
const NIGHT = lookVariables({ themeName: 'black', colour: '#409EFF' }) as CSSProperties;

/** 智慧大屏: drawn for 1920×1080 and scaled as a whole; below 1280 one column. Nobody has to touch it. */
export const WallScreen = () => {
  const { look, rotate, ...state } = useLoaded(openWall, useService(Walls));
  const whole = useRef<HTMLElement>(null);
  const { numbers } = state;
  useEffect(() => {
    const back = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') look(undefined);
    };
    document.addEventListener('keydown', back);
    return () => document.removeEventListener('keydown', back);
  }, [look]);
  return (
    <main className="gww" ref={whole} style={NIGHT} aria-label="智慧大屏">
      <Banner
        state={state}
        onHome={() => look(undefined)}
        onRotate={() => rotate(!state.rotating)}
        onFull={() => void whole.current?.requestFullscreen().catch(() => undefined)}
      />
      {numbers ? (
        <Panels numbers={numbers} feeds={state.feeds} look={look} />
      ) : (
        <LoadingState label="正在统计全部数字…" />
      )}
    </main>
  );
};

const Banner = ({
  state: { numbers, home, age, away, now, rotating },
  onHome,
  onRotate,
  onFull,
}: {
  readonly state: WallState;
  readonly onHome: () => void;
  readonly onRotate: () => void;
  readonly onFull: () => void;
}) => (
  <header className="gww-banner">
    <div className="gww-left">
      <Link to="/home/index" className="gww-button">
        退出大屏
      </Link>
      {home && numbers && numbers.place.code !== home.code ? (
        <button type="button" className="gww-button" onClick={onHome}>
          回到{home.name}
        </button>
      ) : null}
    </div>
    <h1>
      {numbers?.place.name ?? ''} 公共卫生全景 {numbers ? <small>{numbers.today.slice(0, 4)} 年</small> : null}
    </h1>
    <div className="gww-right">
      <p className="gww-asof" data-age={age} role="status">
        {away ? '连接不上服务器，正在重试 · ' : ''}
        {numbers ? `数据截至 ${timeOf(numbers.asOf)}` : ''}
      </p>
      <time className="gww-clock">{timeOf(now.toISOString())}</time>
      <button type="button" className="gww-button" aria-pressed={rotating} onClick={onRotate}>
        {rotating ? '停止轮播' : '自动轮播'}
      </button>
      <button type="button" className="gww-button" onClick={onFull}>
        全屏
      </button>
    </div>
  </header>
);

/** Hours and minutes in China. */
const timeOf = (instant: string): string => chinaTime(instant).slice(11, 16);

type PanelsProps = {
  readonly numbers: WallNumbers;
  readonly feeds: WallFeeds | undefined;
  readonly look: (code: string) => void;
};

const Panels = (props: PanelsProps) => (
  <>
    <ul className="gww-tiles">
      {tilesOf(props.numbers).map(({ label, said, unit }) => (
        <li key={label}>
          <span>{label}</span>
          <strong>{said}</strong>
          <small>{unit}</small>
        </li>
      ))}
    </ul>
    <People {...props} />
    <Places {...props} />
    <Now {...props} />
  </>
);

/** Who lives there, and how the chronically ill are cared for. */
const People = ({ numbers }: PanelsProps) => (
  <>
    <Panel at={[20, 210, 460, 280]} title="人口年龄性别" unit="人">
      <AgePyramid rows={numbers.ages} />
    </Panel>
    <Panel at={[20, 500, 460, 280]} title="重点人群" unit="人，一人可在多类">
      <RingBars bars={barsOf(numbers, 'crowd')} />
    </Panel>
    <Panel at={[20, 790, 460, 270]} title="慢病在管与达标">
      <WallBars bars={barsOf(numbers, 'chronic')} most={100} height={190} />
    </Panel>
  </>
);

/** Places beside each other, and the year behind. */
const Places = ({ numbers, look }: PanelsProps) => {
  const progress = progressOf(numbers);
  return (
    <>
      <Panel at={[490, 210, 640, 480]} title="各乡镇老年人体检率" unit={`时间进度 ${progress.toFixed(1)}%`}>
        <TileMap numbers={numbers} progress={progress} onOpen={look} />
      </Panel>
      <Panel at={[490, 700, 640, 180]} title="近12月服务人次">
        <Trend rows={numbers.months} words={numbers.words} />
      </Panel>
      <Panel at={[490, 890, 640, 170]} title="孕产妇与儿童">
        <WallBars bars={barsOf(numbers, 'maternal')} most={100} height={116} width={608} />
      </Panel>
    </>
  );
};

const progressOf = ({ today }: WallNumbers): number => timeProgress(today as CalendarDay);

/** How far it is, and what moves. */
const Now = ({ numbers, feeds }: PanelsProps) => (
  <>
    <Panel at={[1140, 210, 240, 230]} title="老年人体检进度">
      <Gauge {...toldOf(numbers, 'elderly-check-up-rate')} aim={progressOf(numbers)} />
    </Panel>
    <Panel at={[1390, 210, 240, 230]} title="上传率">
      <Gauge {...toldOf(numbers, 'upload-record-rate')} />
    </Panel>
    <Panel at={[1640, 210, 260, 230]} title="在线人员" unit={`通话中 ${feeds?.calls ?? 0}`}>
      <ul className="gww-online">
        {(feeds?.online ?? []).slice(0, 6).map(({ place, people }) => (
          <li key={place}>
            <span>{place}</span>
            <strong>{people}</strong> 人
          </li>
        ))}
        {feeds && feeds.online.length === 0 ? <li className="gww-none">现在没有人在线</li> : null}
      </ul>
    </Panel>
    <Panel at={[1140, 450, 380, 330]} title="乡镇排名">
      <Rank numbers={numbers} />
    </Panel>
    <Panel at={[1530, 450, 370, 330]} title="体检异常前十" unit="检出率">
      <WallBars bars={barsOf(numbers, 'abnormal')} height={256} />
    </Panel>
    <Panel at={[1140, 790, 380, 270]} title="实时服务">
      <Feed rows={feeds?.events} none="今天还没有新的服务" today={numbers.today} />
    </Panel>
    <Panel at={[1530, 790, 370, 270]} title="待处理预警">
      <Feed rows={feeds?.warnings} none="没有待处理的预警" today={numbers.today} />
    </Panel>
  </>
);

/** One drawing at its place on the 1920×1080 wall. */
const Panel = ({
  at: [x, y, w, h],
  title,
  unit,
  children,
}: {
  readonly at: readonly [number, number, number, number];
  readonly title: string;
  readonly unit?: string;
  readonly children: ReactNode;
}) => (
  <section className="gww-panel" style={{ '--x': x, '--y': y, '--w': w, '--h': h } as CSSProperties} aria-label={title}>
    <h2>
      {title}
      {unit === undefined ? null : <small>{unit}</small>}
    </h2>
    <div>{children}</div>
  </section>
);
