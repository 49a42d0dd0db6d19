import {
  CallService,
  Colleagues,
  createFoundColleagues,
  groupColleagues,
  type Colleague,
} from '@gongwei/application/call';
import { SessionService } from '@gongwei/application/identity';
import { Clock } from '@gongwei/application/shared';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SearchBox, TickFilter } from '../shared/filters.ts';
import { Button, EmptyState, FaultState, LoadingState, useBehavior, useLoaded, useService } from '../shared/index.ts';
import { ColleagueRow } from './colleague-row.part.tsx';
import './colleague-list.css';

const NOBODY: readonly string[] = [];

/**
 * Colleagues to choose from, by institution. ↓ leads from the search box into the list, ↑ ↓ from one to the next, space ticks.
 * `acts` puts buttons behind the name.
 */
export const ColleagueList = ({
  chosen,
  without = NOBODY,
  acts,
  onToggle,
}: {
  readonly chosen: readonly Colleague[];
  /** Users who are left out: oneself, and who is in the call already. */
  readonly without?: readonly string[];
  readonly acts?: (colleague: Colleague, tabIndex: 0 | -1) => ReactNode;
  readonly onToggle: (colleague: Colleague) => void;
}) => {
  const login = useBehavior(useService(SessionService).state$);
  const [ownId, ownCode] =
    login.status === 'logged-in' ? [login.session.user.id, login.session.institution.code] : ['', ''];
  const [text, setText] = useState('');
  const { query, value, loading, failure, reload, ...found } = useLoaded(
    createFoundColleagues,
    useService(Colleagues),
    useService(CallService),
    useService(Clock),
  );
  const { onlineOnly } = query;
  const groups = useMemo(
    () =>
      groupColleagues(
        (value ?? []).filter(({ userId }) => userId !== ownId && !without.includes(userId)),
        ownCode,
      ),
    [value, ownId, ownCode, without],
  );
  const order = groups.flatMap(({ colleagues }) => colleagues.map(({ userId }) => userId));
  const [at, setAt] = useState<string>();
  const active = at !== undefined && order.includes(at) ? at : order[0];
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const go = (userId: string | undefined): void => {
    if (userId === undefined) return;
    setAt(userId);
    list.current?.querySelector<HTMLElement>(`[data-colleague="${CSS.escape(userId)}"] input`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    go(order[Math.max(0, order.indexOf(active ?? '') + step)]);
  };
  const away =
    value !== undefined && !onlineOnly && text === '' && value.every(({ presence }) => presence === 'offline');
  return (
    <div className="gw-colleagues">
      <div className="gw-filters">
        <SearchBox
          label="查找同事"
          autoComplete="off"
          placeholder="姓名、拼音首字母、号码"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            found.type(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            go(active);
          }}
        />
        <TickFilter label="只看在线" on={onlineOnly} onChange={found.showOnly} />
      </div>
      {loading && value !== undefined ? <div className="gw-busy" /> : null}
      {failure && value !== undefined ? (
        <p className="gw-note gw-note--danger" role="alert">
          名单没有更新，显示的是之前的在线情况。
          <Button small onClick={reload}>
            重试
          </Button>
        </p>
      ) : null}
      {failure && value === undefined ? <FaultState fault={failure} onRetry={reload} /> : null}
      {loading && value === undefined ? <LoadingState label="正在取同事名单…" /> : null}
      {away ? (
        <p className="gw-note" role="status">
          目前没有同事在线。仍可呼叫，对方会看到未接来电提醒。
        </p>
      ) : null}
      {value !== undefined && order.length === 0 ? (
        <Nobody
          filtered={text !== '' || onlineOnly}
          onlineOnly={onlineOnly && text === ''}
          onClear={() => {
            setText('');
            found.clear();
          }}
        />
      ) : null}
      <div ref={list} className="gw-colleagues-list" role="group" aria-label="同事">
        {groups.map(({ code, name, colleagues }) => (
          <section key={code} aria-labelledby={`${id}-${code}`}>
            <h3 id={`${id}-${code}`}>
              {name} <span className="gw-muted">{reachable(colleagues)}</span>
            </h3>
            <ul>
              {colleagues.map((one) => (
                <ColleagueRow
                  key={one.userId}
                  colleague={one}
                  ticked={chosen.some(({ userId }) => userId === one.userId)}
                  active={one.userId === active}
                  acts={acts}
                  onToggle={onToggle}
                  onReach={() => setAt(one.userId)}
                  onKeyDown={onKeyDown}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
};

const reachable = (colleagues: readonly Colleague[]): string =>
  `${colleagues.filter(({ presence }) => presence !== 'offline').length}/${colleagues.length} 在线`;

const Nobody = ({
  filtered,
  onlineOnly,
  onClear,
}: {
  readonly filtered: boolean;
  readonly onlineOnly: boolean;
  readonly onClear: () => void;
}) => (
  <EmptyState
    icon="user"
    title={onlineOnly ? '目前没有同事在线' : filtered ? '没有符合条件的同事' : '还没有其他同事'}
    actions={filtered ? <Button onClick={onClear}>显示全部同事</Button> : undefined}
  >
    {onlineOnly ? '离线的同事也可呼叫，对方会看到未接来电提醒。' : filtered ? null : '县内其他人员有账号后在此显示。'}
  </EmptyState>
);
