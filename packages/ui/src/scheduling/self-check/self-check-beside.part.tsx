import type { FormSession } from '@gongwei/application/forms';
import {
  opinionsOf,
  selfCheckLife,
  sourcesOf,
  withAnswer,
  type FigureSource,
  type SelfCheckOpinion,
} from '@gongwei/domain/scheduling';
import { useBehavior } from '../../shared/index.ts';
import { TakeFigures } from './take-figures.part.tsx';
import './self-check.css';

type Props = {
  readonly session: FormSession;
  readonly readOnly: boolean;
  /** Where another entry of the register is. */
  readonly pathOf: (recordId: string) => string;
};

/** How it stands, and what moves it. */
const STANDS = {
  '0': { state: '0', look: '', next: '填好保存后，在名单里“提交”' },
  '1': { state: '1', look: 'gw-chip--brand', next: '等待上级审核；审核前可在名单里“撤回提交”' },
  '2': { state: '2', look: 'gw-chip--good', next: '只可填报整改' },
  '3': { state: '3', look: 'gw-chip--danger', next: '逐条回应退回意见后，在名单里重新“提交”' },
} as const;

/** Beside a self-check: figures of the institution's own data, what was sent back and the replies, and where every figure comes from. */
export const SelfCheckBeside = ({ session, readOnly, pathOf }: Props) => {
  const { value: items } = useBehavior(session.field$('items'));
  const { value: taken } = useBehavior(session.field$('taken'));
  const { value: opinions } = useBehavior(session.field$('opinions'));
  const { value: state } = useBehavior(session.field$('state'));
  const here = useBehavior(session.place$) === 'here';
  const open = !readOnly && here && state !== '1' && state !== '2';
  const stands = STANDS[state === '1' || state === '2' || state === '3' ? state : '0'];
  const sources = sourcesOf({ items: items ?? [], taken: taken ?? [] });
  const said = opinionsOf({ opinions: opinions ?? [] });
  return (
    <div className="gw-self-check">
      <p className="gw-self-check-state">
        <span className="gw-muted">状态</span>{' '}
        <span className={`gw-chip ${stands.look}`}>{selfCheckLife.plan.states[stands.state]}</span>
        <span className="gw-muted">{stands.next}</span>
      </p>
      {open ? <TakeFigures session={session} pathOf={pathOf} again={sources.length > 0} /> : null}
      {said.length > 0 ? (
        <Opinions
          said={said}
          open={open}
          onAnswer={(at, answer) => session.change('opinions', withAnswer({ opinions: opinions ?? [] }, at, answer))}
        />
      ) : null}
      {sources.length > 0 ? <Sources sources={sources} /> : null}
    </div>
  );
};

const Opinions = ({
  said,
  open,
  onAnswer,
}: {
  readonly said: readonly SelfCheckOpinion[];
  readonly open: boolean;
  readonly onAnswer: (at: number, answer: string) => void;
}) => {
  const left = said.filter(({ answer }) => answer === '').length;
  return (
    <section className="gw-panel gw-self-check-panel" aria-labelledby="self-check-opinions">
      <h2 id="self-check-opinions">
        退回意见{' '}
        <small className={left > 0 ? 'gw-self-check-left' : ''}>
          {left > 0 ? `还有 ${left} 条没有回应` : `${said.length} 条都已回应`}
        </small>
      </h2>
      <table className="gw-self-check-table">
        <thead>
          <tr>
            <th scope="col">自查项目</th>
            <th scope="col">退回意见</th>
            <th scope="col">回应</th>
          </tr>
        </thead>
        <tbody>
          {said.map(({ item, opinion, answer }, at) => (
            <tr key={`${at}-${item}`}>
              <th scope="row">{item}</th>
              <td>{opinion}</td>
              <td>
                {open ? (
                  <textarea
                    className="gw-textarea"
                    rows={2}
                    maxLength={500}
                    aria-label={`对“${item}”的回应`}
                    value={answer}
                    onChange={(event) => onAnswer(at, event.target.value)}
                  />
                ) : (
                  answer || <span className="gw-muted">没有回应</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Sources = ({ sources }: { readonly sources: readonly FigureSource[] }) => {
  const changed = sources.filter((one) => one.changed !== undefined).length;
  return (
    <details className="gw-panel gw-self-check-panel">
      <summary>
        取数来源：{sources.length} 项由系统取数{changed > 0 ? `，其中 ${changed} 项后来改过` : ''}
      </summary>
      <table className="gw-self-check-table">
        <thead>
          <tr>
            <th scope="col">自查项目</th>
            <th scope="col">取到的数</th>
            <th scope="col">表中现为</th>
            <th scope="col">怎样统计</th>
            <th scope="col">期间</th>
            <th scope="col">取数</th>
          </tr>
        </thead>
        <tbody>
          {sources.map((one) => (
            <tr key={one.item}>
              <th scope="row">{one.item}</th>
              <td>{one.numbers}</td>
              <td>{one.changed ?? <span className="gw-muted">未改</span>}</td>
              <td>{one.basis}</td>
              <td className="gw-self-check-when">
                {one.from}
                <br />至 {one.until}
              </td>
              <td className="gw-self-check-when">
                {one.takenBy}
                <br />
                {one.takenAt.slice(0, 16).replace('T', ' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
