import { visitorOf } from '@gongwei/application/identity';
import { guardRoute, LOGIN_PATH } from '@gongwei/domain/identity';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Button, Icon, PRODUCT, useIdleFetch, useOnline } from '../shared/index.ts';
import { LoginForm } from './login-form.part.tsx';
import { returnPath } from './return-path.rules.ts';
import { useResume } from './use-resume.ts';
import './login.css';

const loadWeChat = () => import('./wechat/index.ts');
const WeChatLogIn = lazy(async () => ({ default: (await loadWeChat()).WeChatLogIn }));
const AHEAD = [loadWeChat];

/** The first page. Until the program is there, `apps/web/index.html` shows the seal and name alone, as for every other page. */
export const LoginScreen = () => {
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
          <WaysIn />
        </div>
        <p className="gw-login-foot">{PRODUCT}</p>
      </section>
    </main>
  );
};

/** By password, or by a scan with the WeChat that is bound to the account. */
const WaysIn = () => {
  const [byWeChat, setByWeChat] = useState(false);
  useIdleFetch(AHEAD);
  return (
    <>
      {byWeChat ? (
        <Suspense fallback={<p role="status">正在打开…</p>}>
          <WeChatLogIn />
        </Suspense>
      ) : (
        <LoginForm />
      )}
      <Button look="quiet" className="gw-login-other" onClick={() => setByWeChat(!byWeChat)}>
        <Icon name={byWeChat ? 'user' : 'qr'} />
        {byWeChat ? '用户名密码登录' : '微信扫码登录'}
      </Button>
    </>
  );
};
