import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Milliseconds: the page that was asked for comes first, and what did not come over a broken line is asked for again. */
const [FIRST, AGAIN] = [3_000, 30_000];

type Props = {
  /** Must be the same at every call. */
  readonly bring: () => Promise<ComponentType>;
  /** What stands there before. */
  readonly until?: ReactNode;
};

/** A part of the frame nobody waits for: it comes when the page stands. */
export const LatePart = ({ bring, until = null }: Props) => {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    const fetch = async (): Promise<void> => {
      try {
        const part = await bring();
        if (!left) setPart(() => part);
      } catch {
        if (!left) timer = setTimeout(() => void fetch(), AGAIN);
      }
    };
    let timer = setTimeout(() => void fetch(), FIRST);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [bring]);
  return Part ? <Part /> : until;
};
