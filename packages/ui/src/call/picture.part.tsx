import { CallDesk } from '@gongwei/application/call';
import { useEffect, useRef } from 'react';
import { useService } from '../shared/index.ts';

/** Where the picture of somebody is drawn, for as long as it is there; `undefined`: oneself, as in a mirror. */
export const Picture = ({ userId, label }: { readonly userId: string | undefined; readonly label: string }) => {
  const desk = useService(CallDesk);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? desk.show(userId, place.current) : undefined), [desk, userId]);
  return <div ref={place} className="gw-picture" role="img" aria-label={label} data-user={userId ?? 'own'} />;
};
