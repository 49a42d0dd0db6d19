import { Link } from 'react-router';
import { buttonClass, Icon, usePageTitle } from '../shared/index.ts';

const KINDS = {
  403: { title: '没有权限', text: '您的账号不能打开这个页面。如工作需要，请联系管理员开通。' },
  404: { title: '页面不存在', text: '地址可能有误，或者页面已经移走。' },
  500: { title: '服务器错误', text: '服务器没有完成这次操作。请稍后再试；若仍然出现，请联系管理员。' },
} as const;

/** The pages /403, /404 and /500, which stand `alone` in the window, and what stands in place of an unknown address. */
export const ErrorPage = ({ kind, alone }: { readonly kind: keyof typeof KINDS; readonly alone?: boolean }) => {
  const { title, text } = KINDS[kind];
  usePageTitle(title);
  const Frame = alone ? 'main' : 'div';
  return (
    <Frame className="gw-whole-page">
      <div className="gw-state">
        <Icon name="alert" size={32} />
        <h1>
          {kind} {title}
        </h1>
        <div>{text}</div>
        <div className="gw-state-actions">
          <Link className={buttonClass('primary')} to="/wel/index" replace>
            回到首页
          </Link>
        </div>
      </div>
    </Frame>
  );
};
