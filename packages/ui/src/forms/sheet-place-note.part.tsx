import type { FormSession, SheetPlace } from '@gongwei/application/forms';
import { useState } from 'react';
import { Button } from '../shared/button.part.tsx';
import { useBehavior } from '../shared/use-behavior.ts';
import { placeLabel } from './status.rules.ts';

/** Says that another window writes this sheet, with the way to go on here; who only looks puts it away. */
export const SheetPlaceNote = ({ session }: { readonly session: FormSession }) => {
  const place = useBehavior(session.place$);
  const [seen, see] = useState<SheetPlace>();
  const words = placeLabel(place);
  if (words === undefined || seen === place) return null;
  return (
    <div className="gw-note gw-note--warn gwf-draft" role="status">
      <span>{words}</span>
      <Button small busy={place === 'coming'} onClick={() => void session.takeOver()}>
        在此继续
      </Button>
      <Button small look="quiet" onClick={() => see(place)}>
        只读查看
      </Button>
    </div>
  );
};
