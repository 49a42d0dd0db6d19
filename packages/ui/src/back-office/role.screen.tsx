import { RoleEditors, type RoleEditor, type RoleEditorState } from '@gongwei/application/back-office';
import { differingRights } from '@gongwei/domain/back-office';
import { groupRights, type PageDefinition } from '@gongwei/domain/pages';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import {
  Button,
  useMay,
  FaultState,
  LoadingState,
  useBehavior,
  useNotify,
  usePageTitle,
  useService,
} from '../shared/index.ts';
import { useTried } from './use-tried.ts';
import '../shared/list.css';
import './back-office.css';
import { RoleAbout } from './role-about.part.tsx';
import { RoleEffectPanel } from './role-effect.part.tsx';
import { RoleRights } from './role-rights.part.tsx';
import { CopyRole, RoleState } from './role-steps.part.tsx';
import { useOwned } from '../shared/use-owned.ts';

type Pages = { readonly pages: readonly PageDefinition[] };

/** 角色: what one role may do, changed with its effect in sight. `pages`: those that rights open. */
export const RoleScreen = ({ pages }: Pages) => {
  const { code = '' } = useParams();
  const editors = useService(RoleEditors);
  const editor = useOwned(useCallback(() => editors.open(code), [editors, code]));
  return editor ? <RolePage key={code} editor={editor} pages={pages} /> : <LoadingState />;
};

const RolePage = ({ editor, pages }: Pages & { readonly editor: RoleEditor }) => {
  const state = useBehavior(editor.state$);
  const role = state.status === 'here' ? state.role : undefined;
  usePageTitle(role ? `角色：${role.name}` : '角色');
  const groups = useMemo(
    () =>
      groupRights(
        (role?.rights ?? []).map(({ code }) => code),
        pages,
      ),
    [role?.rights, pages],
  );
  if (state.status === 'failed') return <FaultState fault={state.failure} onRetry={editor.reload} />;
  if (state.status === 'awaited') return <LoadingState />;
  return (
    <div className="gw-role">
      <RoleHead state={state} editor={editor} />
      {state.role.fixed === undefined ? null : <p className="gw-note">{state.role.fixed}。这里只能查看。</p>}
      <RoleAbout state={state} editor={editor} />
      <div className="gw-role-columns">
        <section className="gw-panel">
          <RoleRights state={state} editor={editor} groups={groups} />
        </section>
        <RoleEffectPanel state={state} />
      </div>
    </div>
  );
};

type HeadProps = {
  readonly state: RoleEditorState & { readonly status: 'here' };
  readonly editor: RoleEditor;
};

const RoleHead = ({ state, editor }: HeadProps) => {
  const { role, draft, changed, busy, people } = state;
  const [step, setStep] = useState<'copy' | 'state'>();
  const { trouble, tried } = useTried();
  const [compared, setCompared] = useState('');
  const notify = useNotify();
  const navigate = useNavigate();
  // Why a role cannot be changed the server says; who may change roles at all, the letter.
  const may = useMay('ht-jgyh:M') && role.fixed === undefined;
  const blind = people?.status === 'here' && people.effect.blind.length > 0;
  const save = async () => {
    if (await tried(editor.save)) notify({ text: '已保存，各人从下一次操作起按新权限办', kind: 'good' });
  };
  const remove = async () => {
    if (!(await tried(editor.remove))) return;
    notify({ text: `已删除 ${role.name}`, kind: 'good' });
    await navigate('/upms/jgyh/roles');
  };
  return (
    <>
      <div className="gw-page-head">
        <h1>{role.name}</h1>
        <span className="gw-chip">{role.code}</span>
        <span className="gw-chip">{role.builtin ? '内置' : `自建，按“${role.baseName}”`}</span>
        {role.disabled ? <span className="gw-chip gw-chip--warn">已停用</span> : null}
        <Link to={`/upms/jgyh?role=${role.code}`}>{role.holders} 人有这个角色</Link>
        <span className="gw-role-space" />
        <select
          className="gw-select"
          aria-label="与别的角色比较"
          value={compared}
          onChange={(event) => {
            setCompared(event.target.value);
            editor.compare(event.target.value);
          }}
        >
          <option value="">与别的角色比较</option>
          {state.roles
            .filter(({ code }) => code !== role.code)
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
        {may ? (
          <>
            {role.builtin && differingRights(role.delivered, draft.letters).length > 0 ? (
              <Button onClick={() => editor.take(role.delivered)}>恢复默认</Button>
            ) : null}
            {state.other ? (
              <Button onClick={() => state.other && editor.take(state.other.letters)}>照此角色</Button>
            ) : null}
            <Button onClick={() => setStep('copy')}>复制</Button>
            <Button onClick={() => setStep('state')}>{role.disabled ? '启用' : '停用'}</Button>
            {!role.builtin && role.holders === 0 ? (
              <Button look="danger" busy={busy} onClick={() => void remove()}>
                删除
              </Button>
            ) : null}
            <Button disabled={!changed} onClick={editor.discard}>
              放弃修改
            </Button>
            <Button
              look="primary"
              disabled={!changed}
              busy={busy || people?.status === 'asking'}
              onClick={() => void save()}
            >
              {blind ? '仍然保存' : '保存'}
            </Button>
          </>
        ) : null}
      </div>
      {trouble === undefined ? null : (
        <p className="gw-note gw-note--danger" role="alert">
          没有保存：{trouble}
        </p>
      )}
      {step === 'copy' ? <CopyRole state={state} editor={editor} onDone={() => setStep(undefined)} /> : null}
      {step === 'state' ? <RoleState state={state} editor={editor} onDone={() => setStep(undefined)} /> : null}
    </>
  );
};
