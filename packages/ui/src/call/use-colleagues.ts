import { TYPING_PAUSE } from '@gongwei/application/shared';
import { CallDesk, Colleagues, type Colleague } from '@gongwei/application/call';
import type { Presence } from '@gongwei/domain/call';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useBehavior, useResource, useService, type Resource } from '../shared/index.ts';
import { withNews } from './colleague-groups.rules.ts';

const NO_NEWS: ReadonlyMap<string, Presence> = new Map();

/** Colleagues found by name, initials or number, with their presence as it changes. */
export function useColleagues(text: string, onlineOnly: boolean): Resource<readonly Colleague[]> {
  const directory = useService(Colleagues);
  const desk = useService(CallDesk);
  // Whoever comes back into calling asks anew: what happened meanwhile was told to nobody.
  const taking = useBehavior(desk.presence$) === 'in';
  const [asked, setAsked] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useResource(
    useCallback(() => {
      void taking;
      return directory.find({ text: asked, onlineOnly });
    }, [directory, asked, onlineOnly, taking]),
  );
  const [heard, setHeard] = useState<{ readonly of: unknown; readonly news: ReadonlyMap<string, Presence> }>();
  const { value } = found;
  useEffect(() => {
    if (!value || value.length === 0) return;
    const listening = desk.presenceOf(value.map(({ userId }) => userId)).subscribe(({ userId, presence }) =>
      setHeard((old) => ({
        of: value,
        news: new Map([...(old?.of === value ? old.news : NO_NEWS), [userId, presence]]),
      })),
    );
    return () => listening.unsubscribe();
  }, [desk, value]);
  const news = heard?.of === value ? heard?.news : undefined;
  const fresh = useMemo(() => {
    const all = value && withNews(value, news ?? NO_NEWS);
    return onlineOnly ? all?.filter(({ presence }) => presence !== 'offline') : all;
  }, [value, news, onlineOnly]);
  return { ...found, value: fresh };
}
