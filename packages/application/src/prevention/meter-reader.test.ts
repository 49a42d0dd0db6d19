import { compileForm } from '@gongwei/domain/forms';
import { bytesOfHex, meterPlaces } from '@gongwei/domain/prevention';
import { loadForm } from '@gongwei/domain/catalogue';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createMeterReader } from './meter-reader.service.ts';
import type { MeterNews, Meters } from './meters.port.ts';

const clock = { now: () => new Date('2026-03-04T23:31:00Z') } as Parameters<typeof createMeterReader>[1];

it('a meter is read step by step onto the sheet; what is begun anew no longer hears of before', async () => {
  const form = compileForm(await loadForm('blood-pressure-reading'));
  const [changed, asked]: [[string, unknown][], [boolean, Subject<MeterNews>][]] = [[], []];
  const meters: Meters = {
    read: (_kind, anew) => {
      const news = new Subject<MeterNews>();
      asked.push([anew, news]);
      return news;
    },
  };
  const reader = createMeterReader(
    meters,
    clock,
    { form, change: (key, value) => void changed.push([key, value]) },
    'xy',
  );
  const place = meterPlaces(form)[0]!;
  const hear = (news: MeterNews): void => asked.at(-1)![1].next(news);
  expect(reader.state$.value).toEqual({ step: 'choosing' });
  hear({ heard: 'device', device: 'BP-7' });
  reader.take(place);
  expect([reader.state$.value, changed]).toEqual([{ step: 'waiting', device: 'BP-7' }, []]);

  const first = asked[0]![1];
  reader.again(true);
  expect([asked.map(([anew]) => anew), reader.state$.value.step, first.observed]).toEqual([
    [false, true],
    'choosing',
    false,
  ]);
  hear({ heard: 'trouble', trouble: 'cancelled' });
  expect(reader.state$.value).toMatchObject({ step: 'failed', trouble: 'cancelled' });

  reader.again();
  const values = (hex: string) => ({ measurements: [bytesOfHex(hex)!], contexts: [] });
  hear({ heard: 'values', device: 'BP-7', values: values('1E 8A') });
  expect(reader.state$.value).toMatchObject({ step: 'failed', trouble: 'unread' });
  hear({ heard: 'values', device: 'BP-7', values: values('1E 8A 00 58 00 69 00 EA 07 03 05 07 1E 0F 48 00 01 00 00') });
  expect(reader.state$.value).toMatchObject({ step: 'read', doubts: [], usable: true });
  reader.take(place);
  expect(Object.fromEntries(changed)).toMatchObject({
    systolic: 138,
    measuredAt: '2026-03-05T07:30',
    deviceModel: 'BP-7',
  });
  reader.dispose();
  expect(asked.at(-1)![1].observed).toBe(false);
});
