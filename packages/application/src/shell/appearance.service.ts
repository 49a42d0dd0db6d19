import type { Appearance, SwitchName, ThemeName } from '@gongwei/domain/shell';
import { token, type Behavior } from '../shared/index.ts';

/** How the program looks and which of its parts are shown, on this device. Every change holds at once, in every window, and at the next visit. */
export interface AppearanceService {
  readonly appearance$: Behavior<Appearance>;
  chooseTheme(name: ThemeName): void;
  /** `#rrggbb`; anything else changes nothing. */
  chooseColour(colour: string): void;
  turn(name: SwitchName, on: boolean): void;
  /** Back to how it was delivered. */
  reset(): void;
  dispose(): void;
}
export const AppearanceService = token<AppearanceService>('AppearanceService');
