import type { StaffEditor, StaffEditorState } from '@gongwei/application/back-office';
import { rolesForLevel } from '@gongwei/domain/back-office';
import { USERNAME_HINT } from '@gongwei/domain/organisation';
import { PlaceSelect } from './place-select.part.tsx';
import { TextLine } from './text-line.part.tsx';

export type StaffHere = StaffEditorState & { readonly status: 'here' };
type Props = { readonly state: StaffHere; readonly editor: StaffEditor; readonly fixed: boolean };

/** Name, number and place of an account. */
export const StaffFields = ({ state: { account, draft, places }, editor, fixed }: Props) => (
  <section className="gw-panel gw-role-about" aria-label="账号">
    <TextLine
      label="用户名"
      value={draft.username}
      maxLength={32}
      disabled={account !== undefined}
      title={USERNAME_HINT}
      onChange={(username) => editor.change({ username })}
    />
    <TextLine
      label="姓名"
      value={draft.name}
      maxLength={30}
      disabled={fixed}
      onChange={(name) => editor.change({ name })}
    />
    <TextLine
      label="手机号"
      value={draft.phone}
      maxLength={11}
      inputMode="numeric"
      disabled={fixed}
      onChange={(phone) => editor.change({ phone })}
    />
    <label className="gw-step-wide">
      机构
      {account ? (
        <input className="gw-input" value={account.institutionName} disabled />
      ) : (
        <PlaceSelect
          places={places}
          value={draft.institutionCode}
          onChange={(institutionCode) => editor.change({ institutionCode })}
        />
      )}
    </label>
  </section>
);

/** Roles that may be held at the institution; what may not be given can only be looked at. */
export const StaffRoles = ({ state: { account, draft, roles, places }, editor, fixed }: Props) => {
  const level = places.find(({ code }) => code === draft.institutionCode)?.level;
  const tick = (code: string, on: boolean) =>
    editor.change({ roles: on ? [...draft.roles, code] : draft.roles.filter((one) => one !== code) });
  return (
    <section className="gw-panel" aria-label="角色">
      <div className="gw-panel-head">
        <h2>角色</h2>
      </div>
      <div className="gw-staff-roles">
        {rolesForLevel(roles, level, account?.roles).map(({ code, name, mayGive }) => (
          <label key={code} title={mayGive ? undefined : '不能授予高于您自己权限的角色，或角色已停用'}>
            <input
              type="checkbox"
              className="gw-check"
              checked={draft.roles.includes(code)}
              disabled={fixed || (!mayGive && !draft.roles.includes(code))}
              onChange={(event) => tick(code, event.target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </section>
  );
};
