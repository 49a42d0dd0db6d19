import { visitorOf } from '@gongwei/application/identity';
import { guardRoute, LOGIN_PATH } from '@gongwei/domain/identity';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Button, Icon, PRODUCT, useOnline } from '../shared/index.ts';
import { LoginForm } from './login-form.part.tsx';
import { returnPath } from './return-path.rules.ts';
import { useResume } from './use-resume.ts';
import './login.css';

/** The other ways to log in that work here; each comes with its services when somebody wants it. */
type Ways = { readonly weChat?: ComponentType | undefined; readonly sms?: ComponentType | undefined };

type Props = Ways & {
  /** Who helps by telephone, as the site says it. */
  readonly support?: string | undefined;
};

/** The first page. Until the program is there, `apps/web/index.html` shows the seal and name alone, as for every other page. */
export const LoginScreen = ({ support, ...ways }: Props) => {
  const { state } = useResume();
  const [query] = useSearchParams();
  const online = useOnline();
  useEffect(() => {
    document.title = `登录 - ${PRODUCT}`;
  }, []);
  const decision = guardRoute(visitorOf(state), LOGIN_PATH, { isAuth: false });
  if (decision.kind === 'go') return <Navigate to={returnPath(query.get('from'))} replace />;
  return (
    <main className="gw-login">
      <section className="gw-login-brand" aria-hidden="true">
        <span className="gw-seal">公卫</span>
        <p className="gw-login-name">{PRODUCT}</p>
        <p className="gw-login-line">居民健康档案 · 健康体检 · 慢病随访 · 妇幼保健</p>
      </section>
      <section className="gw-login-side">
        <div className="gw-login-box">
          <h1>登录</h1>
          {query.has('expired') ? (
            <p className="gw-note" role="status">
              登录已过期，请重新登录。未保存的内容已作为草稿保留在本机。
            </p>
          ) : null}
          {online ? null : (
            <p className="gw-note gw-note--warn" role="status">
              网络已断开，连接恢复后才能登录。
            </p>
          )}
          <AlternativeLogIns {...ways} />
        </div>
        <p className="gw-login-foot">
          {support ? `登录遇到问题，请拨打 ${support}` : '登录遇到问题，请联系本机构管理员'}
        </p>
      </section>
    </main>
  );
};

const WAYS = {
  password: ['user', '用户名密码登录'],
  weChat: ['qr', '微信扫码登录'],
  sms: ['mobile', '短信登录'],
} as const;
type Way = keyof typeof WAYS;

/** By password, by a scan with the WeChat that is bound to the account, or by a code sent to the telephone that is. */
const AlternativeLogIns = (ways: Ways) => {
  const [chosen, setChosen] = useState<Way>('password');
  const Other = chosen === 'password' ? undefined : ways[chosen];
  const others = (Object.keys(WAYS) as Way[]).filter((way) => way !== chosen && (way === 'password' || ways[way]));
  return (
    <>
      {Other ? (
        <Suspense fallback={<p role="status">正在打开…</p>}>
          <Other />
        </Suspense>
      ) : (
        <LoginForm />
      )}
      <div className="gw-login-other">
        {others.map((way) => (
          <Button key={way} look="quiet" onClick={() => setChosen(way)}>
            <Icon name={WAYS[way][0]} />
            {WAYS[way][1]}
          </Button>
        ))}
      </div>
    </>
  );
};
