import { dayOfKey, isOfView, type CalendarView } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDocumentKeys } from '../shared/use-document-keys.ts';

/** The day with the cursor, and the keys that move it; what lies beyond the view turns the page. */
export function useCalendarKeys(
  view: CalendarView,
  today: CalendarDay,
  go: (to: CalendarView) => void,
): { readonly cursor: CalendarDay; readonly layer: RefObject<HTMLTableSectionElement | null> } {
  const layer = useRef<HTMLTableSectionElement>(null);
  const [chosen, choose] = useState(today);
  const cursor = isOfView(view, chosen) ? chosen : isOfView(view, today) ? today : view.day;
  // The page of another month is drawn first.
  const wanted = useRef<CalendarDay>(undefined);
  useEffect(() => {
    const cell = layer.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"][tabindex="0"]`);
    if (!cell) return;
    cell.focus();
    wanted.current = undefined;
  }, [cursor, view.span, view.day]);
  const moveTo = (day: CalendarDay): void => {
    wanted.current = day;
    choose(day);
    if (!isOfView(view, day)) go({ ...view, day });
  };
  useDocumentKeys((event) => {
    const cell = dayCellOf(event, layer.current);
    if (!cell || event.ctrlKey || event.altKey || event.metaKey) return;
    const day = cell.dataset['day'] as CalendarDay;
    const target = event.key.toLowerCase() === 't' ? today : dayOfKey(event.key, day, view);
    if (target !== undefined) moveTo(target);
    else if (event.key === 'Enter') cell.querySelector<HTMLElement>('a')?.focus();
    else return;
    event.preventDefault();
  });
  return { cursor, layer };
}

const dayCellOf = ({ target }: KeyboardEvent, layer: HTMLElement | null): HTMLElement | undefined =>
  target instanceof HTMLElement && layer?.contains(target) && target.dataset['day'] ? target : undefined;
