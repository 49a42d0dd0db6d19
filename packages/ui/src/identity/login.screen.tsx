import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Button, PRODUCT, useOnline, wordsOf } from '../shared/index.ts';
import { LoginForm } from './login-form.part.tsx';
import { returnPath } from './return-path.rules.ts';
import { useResume } from './use-resume.ts';
import './login.css';

/** The first page. Until the program is there, `apps/web/index.html` shows the seal and name alone, as for every other page. */
export const LoginScreen = () => {
  const { state, failure, retry } = useResume();
  const [query] = useSearchParams();
  const online = useOnline();
  useEffect(() => {
    document.title = `登录 - ${PRODUCT}`;
  }, []);
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
          {failure === undefined || !online ? null : (
            <p className="gw-note gw-note--warn" role="status">
              {wordsOf(failure).message}
              <Button small onClick={retry}>
                重试
              </Button>
            </p>
          )}
          <LoginForm />
        </div>
        <p className="gw-login-foot">{PRODUCT}</p>
      </section>
    </main>
  );
};
