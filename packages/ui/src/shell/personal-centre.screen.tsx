import { OwnSignature } from '@gongwei/application/back-office';
import { Clock } from '@gongwei/application/shared';
import { createHomeSummary, ShellGateway } from '@gongwei/application/shell';
import { maskPhone } from '@gongwei/domain/shared';
import { useEffect } from 'react';
import { Link } from 'react-router';
import {
  Button,
  buttonClass,
  FaultState,
  formatCount,
  useBehavior,
  useLoaded,
  useService,
  useUserSession,
} from '../shared/index.ts';
import { useShellDialog } from './dialogs/shell-dialogs.tsx';
import { formatMoment } from '../shared/format.ts';
import './personal-centre.css';

const SIGNATURE_LABELS = { unasked: '', asking: '', none: '未设置', there: '已设置', failed: '暂时查不到' } as const;

/** 个人中心: who one is here, what guards the account, and one's own residents. */
export const PersonalCentreScreen = () => {
  const login = useUserSession();
  const signature = useService(OwnSignature);
  const signed = useBehavior(signature.signature$).step;
  const open = useShellDialog();
  const clock = useService(Clock);
  useEffect(() => void signature.want(), [signature]);
  if (!login) return null;
  const { user, institution, lastLogIn } = login;
  const rows: readonly (readonly [item: string, value: string])[] = [
    ['用户名', user.username],
    ['姓名', user.name],
    ['机构', institution.name],
    ['手机号', user.phone === undefined ? '未绑定' : maskPhone(user.phone)],
    ['微信绑定', user.openid === undefined ? '未绑定' : '已绑定'],
    ['个人签名', SIGNATURE_LABELS[signed]],
    ['上次登录', lastLogIn === undefined ? '没有记录' : formatMoment(lastLogIn, clock.now())],
  ];
  return (
    <>
      <div className="gw-page-head">
        <h1>个人中心</h1>
      </div>
      <div className="gw-own-pages">
        <section className="gw-panel">
          <div className="gw-panel-head">
            <h2>我的资料</h2>
          </div>
          <dl className="gw-own gw-own-facts">
            {rows.map(([item, value]) => (
              <div key={item}>
                <dt>{item}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="gw-own gw-own-acts">
            <Button onClick={() => open('changePassword')}>修改密码</Button>
            <Button onClick={() => open('bindWeChat')}>
              {user.openid === undefined ? '绑定微信' : '重新绑定微信'}
            </Button>
            {user.openid === undefined ? null : <Button onClick={() => open('unbindWeChat')}>解除微信绑定</Button>}
            <Button onClick={() => open('bindPhone')}>{user.phone === undefined ? '绑定手机' : '更换手机'}</Button>
            <Link className={buttonClass()} to="/info/sign">
              个人签名
            </Link>
            <Link className={buttonClass()} to="/info/org">
              机构设置
            </Link>
          </p>
        </section>
        <OwnResidents key={institution.code} institutionCode={institution.code} />
      </div>
    </>
  );
};

const OwnResidents = ({ institutionCode }: { readonly institutionCode: string }) => {
  const { value, failure, reload } = useLoaded(createHomeSummary, useService(ShellGateway), institutionCode);
  return (
    <section className="gw-panel">
      <div className="gw-panel-head">
        <h2>我负责的居民</h2>
      </div>
      {failure ? <FaultState fault={failure} onRetry={reload} /> : null}
      {value ? (
        <dl className="gw-own gw-own-facts">
          <div>
            <dt>在管居民</dt>
            <dd className="gw-num">{formatCount(value.mine.residents)} 人</dd>
          </div>
          <div>
            <dt>7 天内应随访</dt>
            <dd className="gw-num">{formatCount(value.mine.due)} 人</dd>
          </div>
          <div>
            <dt>逾期未随访</dt>
            <dd className="gw-num">{formatCount(value.mine.overdue)} 人</dd>
          </div>
        </dl>
      ) : null}
    </section>
  );
};
