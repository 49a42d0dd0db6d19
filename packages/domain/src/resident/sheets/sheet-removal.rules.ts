import type { CalendarDay } from '../../shared/index.ts';

type Entered = { readonly by: string; readonly on: CalendarDay };

/** The letter a sheet is removed with: one's own of the same day with E (screens follow-up-list, women-care-list). */
export const removalLetter = (entered: Entered, who: { readonly id: string; readonly today: CalendarDay }): 'E' | 'M' =>
  entered.by === who.id && entered.on === who.today ? 'E' : 'M';

/** Said to who may not. */
export const REMOVAL_NOT_YOURS =
  '当天由本人录入的表可以自己删除；这一份请有管理权限的人（卫生院管理员、妇幼专干等）删除';
