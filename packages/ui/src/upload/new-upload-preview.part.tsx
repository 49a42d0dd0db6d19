import { Clock } from '@gongwei/application/shared';
import type { UploadChoice, UploadPreview } from '@gongwei/application/upload';
import { RECORD_TYPE_LABELS, type RecordType } from '@gongwei/domain/upload';
import { addDays } from '@gongwei/domain/shared';
import { Link } from 'react-router';
import { DayField } from '../shared/filters.ts';
import { Button, useService } from '../shared/index.ts';
import { leftOut, formatPace, unfiledPath, TIMES, type StartPlan } from './new-upload.rules.ts';

type Props = {
  readonly preview: UploadPreview;
  readonly choice: UploadChoice;
  readonly plan: StartPlan;
  readonly onPlan: (plan: StartPlan) => void;
  readonly onAccounts: () => void;
};
const WORDS = new Map(RECORD_TYPE_LABELS);
const LATEST = 7;

/** What a task would send and leave out, by which accounts, and when it is to begin. */
export const NewUploadPreview = ({ preview, choice, plan, onPlan, onAccounts }: Props) => {
  const { ready, along, people, unfiled, types, minutes } = preview;
  const left = leftOut(preview, choice);
  return (
    <>
      {ready === 0 ? (
        <p className="gw-note">没有可以上传的记录。{left.length > 0 ? '原因见下，改好以后再来。' : ''}</p>
      ) : (
        <p className="gw-upload-sum" role="status">
          会传 <b>{ready + along}</b> 条，<b>{people}</b> 人
          {minutes === undefined ? '' : `，按近 7 天的速度约 ${formatPace(minutes)}`}
          <span className="gw-muted">
            {types.map(({ type, count }) => `${WORDS.get(type as RecordType) ?? type} ${count}`).join('、')}
            {along > 0 ? `，另带这些人还没传的个人档案 ${along}` : ''}
            。同一位居民先传个人档案，再传体检表，再传其余。
          </span>
        </p>
      )}
      {unfiled > 0 ? (
        <p className="gw-note gw-note--warn">
          其中 {unfiled} 人的个人档案缺项或被退回，平台没有：他们的记录会被退回（无该居民档案），请先补好
          <Link to={unfiledPath(choice)}>个人档案</Link>。
        </p>
      ) : null}
      {left.length === 0 ? null : <Left left={left} onAccounts={onAccounts} />}
      <Accounts preview={preview} />
      {ready === 0 ? null : <Plan plan={plan} onPlan={onPlan} />}
    </>
  );
};

type LeftProps = { readonly left: ReturnType<typeof leftOut>; readonly onAccounts: () => void };
const Left = ({ left, onAccounts }: LeftProps) => (
  <div className="gw-upload-table">
    <table aria-label="不传的">
      <thead>
        <tr>
          <th scope="col">不传的</th>
          <th scope="col">条数</th>
          <th scope="col">怎么办</th>
        </tr>
      </thead>
      <tbody>
        {left.map((line) => (
          <tr key={line.why} data-differs>
            <th scope="row">{line.label}</th>
            <td>
              {'path' in line ? (
                <Link to={line.path} title="打开名单（不限业务日期）">
                  {line.count} 条
                </Link>
              ) : (
                `${line.count} 条`
              )}
            </td>
            <td>
              <span className="gw-upload-advice">
                {line.advice}
                {line.why === 'account' ? (
                  <Button small onClick={onAccounts}>
                    平台账号
                  </Button>
                ) : null}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const VERDICTS: { readonly [state: string]: string } = {
  '1': '校验通过',
  '2': '密码错误',
  '3': '平台无法访问',
  '4': '账号锁定',
};
const Accounts = ({ preview: { accounts } }: { readonly preview: UploadPreview }) =>
  accounts.length === 0 ? null : (
    <div className="gw-upload-table gw-upload-table--short">
      <table aria-label="用哪些账号传">
        <thead>
          <tr>
            <th scope="col">机构</th>
            <th scope="col">上传账号</th>
            <th scope="col">校验</th>
            <th scope="col">选出的条数</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ name, institution, place, state, count }) => (
            <tr key={`${institution}${name}`} data-wrong={state === '1' ? undefined : true}>
              <th scope="row">{place}</th>
              <td>{name === '' ? '没有账号' : name}</td>
              <td>{name === '' ? '—' : (VERDICTS[state] ?? '未校验')}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

const Plan = ({ plan, onPlan }: Pick<Props, 'plan' | 'onPlan'>) => {
  const today = useService(Clock).today();
  const set = (more: Partial<StartPlan>) => onPlan({ ...plan, ...more });
  return (
    <div className="gw-upload-ask">
      <select
        className="gw-select"
        aria-label="何时开始"
        value={plan.later ? '2' : '1'}
        onChange={(event) => set({ later: event.target.value === '2' })}
      >
        <option value="1">立即开始</option>
        <option value="2">定时开始</option>
      </select>
      {plan.later ? (
        <>
          <DayField
            label="开始日期"
            value={plan.day}
            earliest={today}
            latest={addDays(today, LATEST)}
            required
            onChange={(day) => day && set({ day })}
          />
          <select
            className="gw-select"
            aria-label="开始时间"
            value={plan.time}
            onChange={(event) => set({ time: event.target.value })}
          >
            {TIMES.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </select>
        </>
      ) : null}
      <label>
        同一种错误满{' '}
        <input
          className="gw-input gw-upload-number"
          inputMode="numeric"
          maxLength={5}
          value={plan.stopAt}
          onChange={(event) => set({ stopAt: event.target.value })}
        />{' '}
        条时暂停
      </label>
      <input
        className="gw-input gw-upload-remark"
        aria-label="备注"
        placeholder="备注"
        maxLength={100}
        value={plan.remark}
        onChange={(event) => set({ remark: event.target.value })}
      />
    </div>
  );
};
