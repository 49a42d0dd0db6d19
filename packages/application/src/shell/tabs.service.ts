import { token, type Behavior } from '../shared/index.ts';

/** A visited page. `value` is its path with query; the first one (home) cannot be closed. */
export type Tab = { readonly label: string; readonly value: string; readonly close: boolean };

export interface TabsService {
  readonly tabs$: Behavior<readonly Tab[]>;
  readonly current$: Behavior<string>;
  visit(tab: { readonly label: string; readonly value: string }): void;
  rename(value: string, label: string): void;
  /** Closes and returns the path to show next. */
  close(value: string): string;
  closeOthers(): void;
  closeAll(): string;
  dispose(): void;
}
export const TabsService = token<TabsService>('TabsService');
