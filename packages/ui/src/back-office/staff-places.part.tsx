import type { StaffEditor } from '@gongwei/application/back-office';
import { Button, Icon } from '../shared/index.ts';
import { PlaceSelect } from './place-select.part.tsx';
import type { StaffHere } from './staff-fields.part.tsx';

type Props = { readonly state: StaffHere; readonly editor: StaffEditor; readonly fixed: boolean };

/** 可用机构: where else somebody works. They choose between all of theirs in the header, without logging in again. */
export const StaffPlaces = ({ state: { account, draft, places }, editor, fixed }: Props) => {
  if (!account) return null;
  const names = new Map([...account.alsoAt, ...places].map(({ code, name }) => [code, name]));
  const { alsoAt } = draft;
  // What lies below an institution comes with it; to work above one's own is a move.
  const own = account.institutionCode;
  const free = places.filter(
    ({ code }) => !own.startsWith(code) && ![own, ...alsoAt].some((held) => code.startsWith(held)),
  );
  // Who works for the whole county needs no other.
  if (alsoAt.length === 0 && (fixed || free.length === 0)) return null;
  const put = (next: readonly string[]): void => editor.change({ alsoAt: next });
  return (
    <section className="gw-panel gw-staff-places" aria-label="可用机构">
      <div className="gw-panel-head">
        <h2>可用机构</h2>
        <span className="gw-muted">除所属机构外还在哪里工作；角色相同，在页头切换，不用退出登录</span>
      </div>
      <ul>
        <li>{account.institutionName}（所属）</li>
        {alsoAt.map((code) => (
          <li key={code}>
            {names.get(code) ?? code}
            {fixed ? null : (
              <Button
                look="icon"
                small
                aria-label={`去掉${names.get(code) ?? code}`}
                onClick={() => put(alsoAt.filter((one) => one !== code))}
              >
                <Icon name="close" size={12} />
              </Button>
            )}
          </li>
        ))}
        {fixed || free.length === 0 ? null : (
          <li>
            <PlaceSelect
              aria-label="添加可用机构"
              places={free}
              value=""
              empty="添加机构…"
              onChange={(code) => put([...alsoAt, code])}
            />
          </li>
        )}
      </ul>
    </section>
  );
};
