import { createBoard, SchedulingGateway } from '@gongwei/application/scheduling';
import { Clock } from '@gongwei/application/shared';
import { paceOf, type Board, type BoardRow } from '@gongwei/domain/scheduling';
import { useRef } from 'react';
import { Button, FaultState, LoadingState, useLoaded, useService } from '../shared/index.ts';
import './scheduling.css';
import './board-hall.css';

const KINDS = [
  { code: '1', label: '65岁及以上老年人' },
  { code: '2', label: '高血压患者' },
  { code: '3', label: '糖尿病患者' },
  { code: '4', label: '严重精神障碍患者' },
];
/** A large screen for the hall: how far this year's check-ups are, live, without anybody touching it. */
export const ProgressBoard = () => {
  const frame = useRef<HTMLElement>(null);
  const {
    value: board,
    query: type,
    failure,
    reload,
    ask,
  } = useLoaded(createBoard, useService(SchedulingGateway), useService(Clock));
  if (!board) return failure === undefined ? <LoadingState /> : <FaultState fault={failure} onRetry={reload} />;
  const pace = paceOf(board.total.rate, board.progress);
  const sorted = [...board.rows].sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1));
  return (
    <section className="gw-board" ref={frame}>
      <div className="gw-page-head">
        <h1>
          {board.total.name} {board.today.slice(0, 4)} 年体检进度
        </h1>
        <select className="gw-select" aria-label="体检类别" value={type} onChange={(event) => ask(event.target.value)}>
          {KINDS.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
        <Button onClick={() => void frame.current?.requestFullscreen()}>全屏</Button>
        {failure === undefined ? null : <span className="gw-chip gw-chip--warn">网络不通，显示的是刚才的数字</span>}
      </div>
      <dl className="gw-board-figures">
        <Figure label="应检" value={`${board.total.due}`} unit="人" />
        <Figure label="已体检" value={`${board.total.done}`} unit="人" />
        <Figure label="体检率" value={percent(board.total.rate)} tone={pace} />
        <Figure label="时间进度" value={percent(board.progress)} />
        <Figure label="今日完成" value={`${board.total.today}`} unit="人" />
        <Figure
          label={`达到 ${board.target}% 日均需完成`}
          value={board.total.need === undefined ? '—' : `${board.total.need}`}
          unit={`人，还有 ${board.workdays} 个工作日`}
        />
      </dl>
      {board.here > 0 ? <Stations board={board} /> : null}
      <table className="gw-board-table">
        <thead>
          <tr>
            <th scope="col">名次</th>
            <th scope="col">机构</th>
            <th scope="col">应检</th>
            <th scope="col">已预约</th>
            <th scope="col">已体检</th>
            <th scope="col">体检率</th>
            <th scope="col">今日</th>
            <th scope="col">日均需</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <Row
              key={row.code}
              row={row}
              rank={1 + sorted.filter(({ rate }) => (rate ?? -1) > (row.rate ?? -1)).length}
              progress={board.progress}
            />
          ))}
        </tbody>
      </table>
      <p className="gw-muted">每分钟自动更新；黄色低于时间进度，红色低 20 个百分点以上。工作日不含法定节假日调整。</p>
    </section>
  );
};

/** Today's hall: who still has to go where. */
const Stations = ({ board: { here, stations } }: { readonly board: Board }) => (
  <section className="gw-board-hall" aria-label="今日现场">
    <h2>
      今日现场 <small>已签到 {here} 人，各项已做和还没做的人数</small>
    </h2>
    <ul>
      {stations.map(({ label, done, waiting }) => (
        <li key={label} data-done={waiting === 0 || undefined}>
          <span>{label}</span>
          <b>{done}</b>
          <small>{waiting === 0 ? '已做完' : `还有 ${waiting}`}</small>
        </li>
      ))}
    </ul>
  </section>
);

const percent = (value: number | undefined): string => (value === undefined ? '—' : `${value.toFixed(2)}%`);

const Figure = ({
  label,
  value,
  unit,
  tone,
}: {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly tone?: string | undefined;
}) => (
  <div className="gw-board-figure" data-pace={tone}>
    <dt>{label}</dt>
    <dd>
      {value}
      {unit === undefined ? null : <small> {unit}</small>}
    </dd>
  </div>
);

const Row = ({ row, rank, progress }: { readonly row: BoardRow; readonly rank: number; readonly progress: number }) => (
  <tr data-pace={paceOf(row.rate, progress)}>
    <td>{row.rate === undefined ? '—' : rank}</td>
    <th scope="row">{row.name}</th>
    <td>{row.due}</td>
    <td>{row.booked}</td>
    <td>{row.done}</td>
    <td>
      <span className="gw-board-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, row.rate ?? 0)}%` }} />
      </span>
      {percent(row.rate)}
    </td>
    <td>{row.today}</td>
    <td>{row.need ?? '—'}</td>
  </tr>
);
