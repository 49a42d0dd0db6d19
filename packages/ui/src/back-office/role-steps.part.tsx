import type { RoleEditor, RoleEditorState } from '@gongwei/application/back-office';
import { roleCodeProblem } from '@gongwei/domain/back-office';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button, useNotify } from '../shared/index.ts';
import { ReasonStep } from './reason-step.part.tsx';
import { useStep } from './use-step.ts';

type Here = RoleEditorState & { readonly status: 'here' };
type Props = { readonly state: Here; readonly editor: RoleEditor; readonly onDone: () => void };
const ROLES = '/upms/jgyh/roles';

/** 复制为新角色. */
export const CopyRole = ({ state: { role, busy }, editor, onDone }: Props) => {
  const [code, setCode] = useState('');
  const [name, setName] = useState(`${role.name}（副本）`.slice(0, 30));
  const [trouble, setTrouble] = useState<string>();
  const navigate = useNavigate();
  const notify = useNotify();
  const step = useStep<HTMLFormElement>(onDone);
  const copy = async (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim().toUpperCase();
    const problem = roleCodeProblem(typed) ?? (name.trim() === '' ? '请输入角色名称' : undefined);
    if (problem !== undefined) return setTrouble(problem);
    const done = await editor.copy(typed, name.trim());
    if (!done.ok) return setTrouble(done.failure);
    notify({ text: `已复制为 ${name.trim()}`, kind: 'good' });
    onDone();
    await navigate(`${ROLES}/${typed}`);
  };
  return (
    <form
      {...step}
      className="gw-panel gw-step"
      aria-label="复制为新角色"
      noValidate
      onSubmit={(event) => void copy(event)}
    >
      <label>
        新编码
        <input
          className="gw-input"
          value={code}
          maxLength={20}
          placeholder="如 DOC_A"
          aria-invalid={trouble !== undefined}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <label>
        新名称
        <input className="gw-input" value={name} maxLength={30} onChange={(event) => setName(event.target.value)} />
      </label>
      <Button type="submit" look="primary" busy={busy}>
        复制
      </Button>
      <Button onClick={onDone}>取消</Button>
      {trouble === undefined ? null : (
        <p className="gw-note gw-note--danger" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
};

/** 停用 or 启用, with the reason for the operation log. */
export const RoleState = ({ state: { role, busy }, editor, onDone }: Props) => {
  const notify = useNotify();
  const word = role.disabled ? '启用' : '停用';
  return (
    <ReasonStep
      label={role.disabled ? '启用原因' : `停用原因（${role.holders} 人会失去这个角色的权限）`}
      go={word}
      look={role.disabled ? 'primary' : 'danger'}
      busy={busy}
      onGo={(reason) => editor.setState(role.disabled ? 'active' : 'disabled', reason)}
      onDone={(done) => {
        if (done) notify({ text: `已${word} ${role.name}`, kind: 'good' });
        onDone();
      }}
    />
  );
};
