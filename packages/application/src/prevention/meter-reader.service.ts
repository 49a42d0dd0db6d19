import {
  isResidentsReading,
  meterAnswers,
  meterDoubts,
  readMeter,
  type DeviceKind,
  type MeterPlace,
  type MeterReading,
} from '@gongwei/domain/prevention';
import type { CompiledForm } from '@gongwei/domain/forms';
import { chinaTime, type Json } from '@gongwei/domain/shared';
import { createScope, type Behavior, type Clock } from '../shared/index.ts';
import type { MeterNews, Meters, MeterTrouble } from './meters.port.ts';

/** What stands between a press and the values on the sheet. `unread`: what came cannot be understood. */
export type MeterStep =
  | { readonly step: 'choosing' }
  | { readonly step: 'waiting'; readonly device: string }
  | {
      readonly step: 'read';
      readonly device: string;
      readonly reading: MeterReading;
      /** What whoever takes it over has to know. */
      readonly doubts: readonly string[];
      /** It is of a person and has a number. */
      readonly usable: boolean;
    }
  | { readonly step: 'failed'; readonly device?: string | undefined; readonly trouble: MeterTrouble | 'unread' };

/** A measurement from a meter beside the PC onto the sheet that is open. */
export type MeterReader = {
  readonly state$: Behavior<MeterStep>;
  /** Once more; `anew`: with another meter. Only right behind a press. */
  again(anew?: boolean): void;
  /** Puts what was read into a place of the sheet. */
  take(place: MeterPlace): void;
  dispose(): void;
};

/** The sheet that is open. */
type Sheet = { readonly form: CompiledForm; change(key: string, value: Json): void };

/** Begins at once: the browser lets a page look for meters only right behind a press. */
export function createMeterReader(meters: Meters, clock: Clock, sheet: Sheet, kind: DeviceKind): MeterReader {
  const scope = createScope();
  const state$ = scope.behavior<MeterStep>({ step: 'choosing' });
  let received = '';
  const hear = (news: MeterNews): MeterStep => {
    if (news.heard === 'trouble') return { step: 'failed', device: news.device, trouble: news.trouble };
    const { device } = news;
    if (news.heard === 'device') return { step: 'waiting', device };
    const reading = readMeter(kind, news.values);
    if (!reading) return { step: 'failed', device, trouble: 'unread' };
    received = chinaTime(clock.now());
    return {
      ...{ step: 'read', device, reading },
      doubts: meterDoubts(reading, received),
      usable: isResidentsReading(reading),
    };
  };
  const begin = (anew: boolean): (() => void) => {
    state$.next({ step: 'choosing' });
    return scope.listen(meters.read(kind, anew), (news) => state$.next(hear(news)));
  };
  let stop = begin(false);
  return {
    state$,
    again(anew = false) {
      stop();
      stop = begin(anew);
    },
    take(place) {
      const read = state$.value;
      if (read.step !== 'read' || !read.usable) return;
      const about = { received, device: read.device };
      for (const [key, value] of Object.entries(meterAnswers(sheet.form, place, read.reading, about)))
        sheet.change(key, value);
    },
    dispose: () => scope.end(),
  };
}
