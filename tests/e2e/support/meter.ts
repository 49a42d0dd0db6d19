import type { Page } from '@playwright/test';
import {
  standInBluetooth,
  type StandInMeter,
} from '../../../packages/adapters/src/bluetooth/testing/stand-in-meter.ts';

/** A cuff stands beside the PC from the next page on: 172/104, pulse 90, measured just now. */
export const CUFF: StandInMeter = { name: 'BP-7', measurements: [[4, 172, 0, 104, 0, 255, 7, 90, 0]] };

/** Puts a meter beside the PC, in the browser's own words. */
export const meterBeside = (page: Page, meter: StandInMeter = CUFF): Promise<unknown> =>
  page.addInitScript(
    `Object.defineProperty(navigator, 'bluetooth', { value: (${standInBluetooth.toString()})(${JSON.stringify(meter)}) })`,
  );
