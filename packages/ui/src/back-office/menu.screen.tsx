import { MenuEditors, type MenuEditor } from '@gongwei/application/back-office';
import { Clock } from '@gongwei/application/shared';
import { useCallback } from 'react';
import {
  Button,
  FaultState,
  LoadingState,
  formatMoment,
  useBehavior,
  useMay,
  useNotify,
  useService,
} from '../shared/index.ts';
import { useTried } from './use-tried.ts';
import './back-office.css';
import { MenuTree, SeenMenu } from './menu-tree.part.tsx';
import { useOwned } from '../shared/use-owned.ts';

/** 菜单管理: how the county's menu is ordered and called, and how each role sees it. */
export const MenuScreen = () => {
  const editors = useService(MenuEditors);
  const editor = useOwned(useCallback(() => editors.open(), [editors]));
  return editor ? <MenuPage editor={editor} /> : <LoadingState />;
};

const MenuPage = ({ editor }: { readonly editor: MenuEditor }) => {
  const state = useBehavior(editor.state$);
  const { trouble, tried } = useTried();
  const notify = useNotify();
  const clock = useService(Clock);
  const may = useMay('ht-cdgl:M');
  if (state.status === 'failed') return <FaultState fault={state.failure} onRetry={editor.reload} />;
  if (state.status === 'awaited') return <LoadingState />;
  const { entries, icons, changed, departs, last, roles, preview, busy } = state;
  const save = async () => {
    if (await tried(editor.save)) notify({ text: '已保存，各人的菜单随即更新', kind: 'good' });
  };
  return (
    <div className="gw-role">
      <div className="gw-page-head">
        <h1>菜单管理</h1>
        <span className="gw-muted">
          {last
            ? `${last.by} 于 ${formatMoment(last.at, clock.now())} 修改过`
            : '现在是出厂菜单。改名、排序、隐藏只影响菜单，不改变谁能打开哪一页。'}
        </span>
        <span className="gw-role-space" />
        {may ? (
          <>
            <Button disabled={!departs} onClick={editor.restore}>
              恢复出厂菜单
            </Button>
            <Button disabled={!changed} onClick={editor.discard}>
              放弃修改
            </Button>
            <Button look="primary" disabled={!changed} busy={busy} onClick={() => void save()}>
              保存
            </Button>
          </>
        ) : null}
      </div>
      {trouble === undefined ? null : (
        <p className="gw-note gw-note--danger" role="alert">
          没有保存：{trouble}
        </p>
      )}
      <div className="gw-role-columns">
        <section className="gw-panel gw-menu-panel" aria-label="菜单">
          <MenuTree entries={entries} icons={icons} editor={editor} />
        </section>
        <aside className="gw-panel gw-effects" aria-label="按角色预览">
          <div className="gw-panel-head">
            <h2>按角色预览</h2>
            <select
              className="gw-select gw-select--small"
              aria-label="角色"
              value={preview?.role ?? ''}
              onChange={(event) => editor.preview(event.target.value)}
            >
              <option value="">选择角色</option>
              {roles.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div className="gw-effects-body">
            {preview ? (
              <SeenMenu entries={preview.entries} />
            ) : (
              <p className="gw-muted">选一个角色，看他登录后的菜单。</p>
            )}
          </div>
        </aside>
      </div>
    </div>
  );
};
