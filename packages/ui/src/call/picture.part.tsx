import { CallService, type PicturePlace } from '@gongwei/application/call';
import { useCallback, useEffect, useRef } from 'react';
import { useService } from '../shared/index.ts';

/** Draws into a place until the returned function is called. The same one for as long as the same is to be drawn. */
export type Draw = (place: PicturePlace) => () => void;

/** Where a picture is drawn, for as long as it is there. */
export const DrawnPicture = ({
  draw,
  label,
  name,
}: {
  readonly draw: Draw;
  readonly label: string;
  /** Of whom it is, for who reads the page's elements. */
  readonly name: string;
}) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? draw(place.current) : undefined), [draw]);
  return <div ref={place} className="gw-picture" role="img" aria-label={label} data-user={name} />;
};

/** The picture of somebody in the call; `undefined`: oneself, as in a mirror. */
export const Picture = ({ userId, label }: { readonly userId: string | undefined; readonly label: string }) => {
  const desk = useService(CallService);
  const draw = useCallback<Draw>((place) => desk.show(userId, place), [desk, userId]);
  return <DrawnPicture draw={draw} label={label} name={userId ?? 'own'} />;
};
