import { SessionService } from '@gongwei/application/identity';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { PRODUCT, useBehavior, useOnline, useService } from '../shared/index.ts';
import { LoginForm } from './login-form.part.tsx';
import { returnPath } from './return-path.rules.ts';
import './login.css';

/** The first page. Its static twin is drawn by `apps/web/index.html` until the program is there. */
export const LoginScreen = () => {
  const session = useService(SessionService);
  const state = useBehavior(session.state$);
  const [query] = useSearchParams();
  const online = useOnline();
  useEffect(() => {
    document.title = `登录 - ${PRODUCT}`;
    if (state.status === 'unknown') void session.resume();
  }, [session, state.status]);
  if (state.status === 'logged-in') return <Navigate to={returnPath(query.get('from'))} replace />;
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
          {query.has('expired') ? <p className="gw-note" role="status">登录已过期，请重新登录。未保存的内容已作为草稿保留在本机。</p> : null}
          {online ? null : <p className="gw-note gw-note--warn" role="status">网络已断开，连接恢复后才能登录。</p>}
          <LoginForm />
        </div>
        <p className="gw-login-foot">{PRODUCT}</p>
      </section>
    </main>
  );
};
