import type { PeopleReached, RoleEditorState } from '@gongwei/application/back-office';

type Here = RoleEditorState & { readonly status: 'here' };

/** Names shown of a kind before the rest is only counted. */
const MOST = 12;

const Names = ({ title, names, tone }: { title: string; names: readonly string[]; tone: 'good' | 'danger' }) =>
  names.length === 0 ? null : (
    <section className={`gw-effect gw-effect--${tone}`}>
      <h3>
        {title} {names.length} 个
      </h3>
      <ul>
        {names.slice(0, MOST).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {names.length > MOST ? <li>…等 {names.length} 个</li> : null}
      </ul>
    </section>
  );

const People = ({ people }: { readonly people: PeopleReached }) => {
  if (people.status === 'asking')
    return (
      <p className="gw-muted" role="status">
        正在看影响到谁…
      </p>
    );
  if (people.status === 'failed') return <p className="gw-note gw-note--warn">暂时不知道影响到谁，仍可保存。</p>;
  const { holders, changed, unchanged, blind } = people.effect;
  return (
    <>
      <p role="status">
        {holders} 人有这个角色：{changed} 人的权限会变
        {unchanged > 0 ? `，${unchanged} 人因为别的角色不变` : ''}。
      </p>
      {blind.length > 0 ? (
        <p className="gw-note gw-note--danger">
          这样改以后，{blind.map(({ name, institution }) => `${name}（${institution}）`).join('、')}
          {blind.length === 20 ? '等人' : ''}看不到任何菜单。
        </p>
      ) : null}
    </>
  );
};

/** What the change would do, before it is saved: pages and buttons that come and go, and whom it reaches. */
export const RoleEffectPanel = ({ state: { effect, people, role } }: { readonly state: Here }) => (
  <aside className="gw-panel gw-effects" aria-label="改后效果">
    <div className="gw-panel-head">
      <h2>改后效果</h2>
    </div>
    <div className="gw-effects-body">
      {people === undefined ? (
        <p className="gw-muted">
          {role.holders} 人有这个角色。改一项权限，这里会先告诉您多了什么、少了什么、影响到谁。
        </p>
      ) : (
        <>
          <People people={people} />
          <Names title="多打开的页面" names={effect.opens} tone="good" />
          <Names title="打不开的页面" names={effect.closes} tone="danger" />
          <Names title="多出的按钮" names={effect.gains} tone="good" />
          <Names title="失去的按钮" names={effect.loses} tone="danger" />
          {[effect.opens, effect.closes, effect.gains, effect.loses].every((names) => names.length === 0) ? (
            <p>菜单里的页面和名单上的按钮都不变；页面里的删除、审核、撤回按新的权限。</p>
          ) : null}
          <p className="gw-muted">保存后，各人从下一次操作起按新权限办，不用重新登录。</p>
        </>
      )}
    </div>
  </aside>
);
