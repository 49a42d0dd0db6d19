import { ListSessions } from '@gongwei/application/lists';
import { useEffect } from 'react';
import { Button, useBehavior, useService, useUserSession } from '../../shared/index.ts';
import './places-below.css';

type Props = {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
};

/** Several of the institutions right below one's own; one press takes all of them. */
export const PlacesBelow = ({ label, chosen, onChange }: Props) => {
  const { places } = useService(ListSessions);
  const own = useUserSession()?.institution;
  const below = useBehavior(places.below$);
  useEffect(() => {
    if (own) places.askBelow(own.code);
  }, [places, own]);
  const children = own && below[own.code];
  if (children === undefined) return <p className="gw-muted">正在取下级机构…</p>;
  if (children.length === 0) return <p className="gw-muted">本机构没有下级机构。</p>;
  const all = children.map(({ code }) => code);
  const whole = all.every((code) => chosen.includes(code));
  return (
    <fieldset className="gw-places-below">
      <legend className="gw-visually-hidden">{label}</legend>
      <Button look="quiet" small onClick={() => onChange(whole ? [] : all)}>
        {whole ? '全不选' : `全选（${all.length}）`}
      </Button>
      <div>
        {children.map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              className="gw-check"
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
