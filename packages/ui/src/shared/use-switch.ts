import { AppearanceService } from '@gongwei/application/shell';
import type { SwitchName } from '@gongwei/domain/shell';
import { useService } from './services.tsx';
import { useBehavior } from './use-behavior.ts';

/** Whether a switch of the settings panel is on. */
export const useSwitch = (name: SwitchName): boolean =>
  useBehavior(useService(AppearanceService).appearance$).switches[name];
