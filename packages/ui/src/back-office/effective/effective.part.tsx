import { createEffectiveAccount, EffectiveAccounts } from '@gongwei/application/back-office';
import { LETTER_LABELS, type StaffAccount } from '@gongwei/domain/back-office';
import type { EffectiveGroup } from '@gongwei/domain/pages';
import type { ActionTarget } from '../../lists/index.ts';
import { Button, DialogBox, FaultState, LoadingState, useLoaded, useService } from '../../shared/index.ts';
import './effective.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

/** 看他看到的: which pages an account can open, how far, and by which of its roles. Nothing is done as somebody else. */
export const EffectiveWindow = ({ target, onClose }: Props) => {
  const accounts = useService(EffectiveAccounts);
  const { value, failure, reload } = useLoaded(createEffectiveAccount, accounts, target.rows[0]?.id);
  return (
    <DialogBox
      title={value ? `${value.account.name}看到的` : '看他看到的'}
      width={680}
      onClose={onClose}
      actions={<Button onClick={onClose}>关闭</Button>}
    >
      {failure ? <FaultState fault={failure} onRetry={reload} /> : null}
      {value || failure ? null : <LoadingState />}
      {value ? (
        <>
          <Scope account={value.account} />
          <Pages groups={value.groups} />
          <p className="gw-muted">只读，按他现在的角色列出；菜单管理里隐藏的页面不在他的菜单里。</p>
        </>
      ) : null}
    </DialogBox>
  );
};

const Scope = ({ account: { institutionName, alsoAt, roleNames, state } }: { readonly account: StaffAccount }) => (
  <dl className="gw-effective-scope">
    <dt>数据范围</dt>
    <dd>{[institutionName, ...alsoAt.map(({ name }) => name)].join('、')}，含下级机构</dd>
    <dt>角色</dt>
    <dd>{roleNames.join('、') || '没有角色'}</dd>
    {state === 'disabled' ? (
      <>
        <dt>状态</dt>
        <dd>已停用，现在不能登录</dd>
      </>
    ) : null}
  </dl>
);

/** Nothing inside takes the cursor: the arrow keys need a place to scroll from. */
const SCROLLED = { tabIndex: 0 } as const;

const Pages = ({ groups }: { readonly groups: readonly EffectiveGroup[] }) => (
  <div className="gw-effective-pages" role="region" aria-label="能打开的页面" {...SCROLLED}>
    <table className="gw-table">
      <thead>
        <tr>
          <th scope="col">页面</th>
          <th scope="col">权限</th>
          <th scope="col">来自角色</th>
        </tr>
      </thead>
      {groups.map(({ title, pages }) => (
        <tbody key={title}>
          <tr className="gw-effective-group">
            <th scope="rowgroup" colSpan={3}>
              {title}
            </th>
          </tr>
          {pages.map((page) => (
            <tr key={page.path}>
              <th scope="row">{page.title}</th>
              <td>{page.letter ? LETTER_LABELS[page.letter] : '人人可用'}</td>
              <td>{page.roles.join('、')}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </div>
);
