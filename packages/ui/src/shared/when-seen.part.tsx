import { useEffect, useRef, useState, type ReactNode } from 'react';

type Props = { readonly height: number; readonly children: ReactNode };

/** Draws what stands further down once it comes into view, so that nothing is asked for it before. `height`: pixels kept free for it. */
export const WhenSeen = ({ height, children }: Props) => {
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (seen || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return seen ? children : <div ref={place} style={{ minHeight: height }} />;
};
