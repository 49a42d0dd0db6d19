import type { Tab } from '@gongwei/domain/shell';
import { token, type Behavior } from '../shared/index.ts';

export type { Tab } from '@gongwei/domain/shell';

/** The tabs of a window: which are open, which is shown; they survive a reload. */
export interface TabsService {
  readonly tabs$: Behavior<readonly Tab[]>;
  readonly current$: Behavior<string>;
  visit(page: Omit<Tab, 'close'>): void;
  /** `name`: shown instead of the label where it names a resident; `mark`: the end of the archive number. Neither is ever written down. */
  rename(value: string, words: Pick<Tab, 'label' | 'name' | 'mark' | 'day'>): void;
  /** Closes and returns the address to show next. */
  close(value: string): string;
  /** Closes all but home and this one (the current one), and returns the address to show next. */
  closeOthers(value?: string): string;
  closeAll(): string;
  /** The full address of a tab, with what was filtered there and the part one was in. */
  addressOf(value: string): string;
  dispose(): void;
}
export const TabsService = token<TabsService>('TabsService');
