import { describe, expect, it } from 'vitest';
import { loadForm } from '../../catalogue/load-form.ts';
import { compileForm } from '../../forms/index.ts';
import { isResidentsReading, meterAnswers, meterDoubts, meterWords } from './meter-reading.ts';
import { meterPlaces } from './meter-places.ts';
import { readMeter } from './read-meter.ts';
import { bytesOfHex } from './sfloat.ts';

const hex = (text: string) => bytesOfHex(text)!;
/** Sections 5 and 6 of the rules on readings. */
const PRESSURE = '1E 8A 00 58 00 69 00 EA 07 03 05 07 1E 0F 48 00 01 04 00';
const GLUCOSE = '06 25 00 EA 07 03 05 06 32 00 48 C0 11';
const pressure = readMeter('xy', { measurements: [hex(PRESSURE)], contexts: [] })!;
const glucose = readMeter('xt', { measurements: [hex(GLUCOSE)], contexts: [hex('02 25 00 03')] })!;
const loose = readMeter('xy', { measurements: [hex('10 8A 00 58 00 69 00 03 00')], contexts: [] })!;
const form = async (id: string) => compileForm(await loadForm(id));
const AT = { received: '2026-03-05T07:31:00', device: 'BP-7' };

describe('what a meter measured', () => {
  it('is the latest of what it sent, by its own clock; what cannot be read is passed over', () => {
    const earlier = '1E 78 00 50 00 5D 00 EA 07 03 04 07 1E 0F 48 00 01 00 00';
    const sent = [PRESSURE, earlier, '1E 8A'].map(hex);
    expect(readMeter('xy', { measurements: sent, contexts: [] })).toEqual(pressure);
    expect(readMeter('xy', { measurements: [hex('1E 8A')], contexts: [] })).toBeUndefined();
  });

  it('is said in words', () => {
    expect([pressure, glucose].map(meterWords)).toEqual(['138/88 mmHg，脉率 72 次/分', '7.2 mmol/L']);
  });

  it('is doubted when it is old, was measured badly, or is none of a person', () => {
    expect(meterDoubts(pressure, '2026-03-05T07:40:00')).toEqual([]);
    expect(meterDoubts(pressure, '2026-03-05T08:00:00')).toEqual([
      expect.stringContaining('2026-03-05 07:30，不是刚才'),
    ]);
    expect(meterDoubts(loose, AT.received)).toEqual(['测量时体动、袖带过松，请重测。']);
    const control = readMeter('xt', { measurements: [hex(GLUCOSE.replace(/11$/, '1A'))], contexts: [] })!;
    expect([isResidentsReading(control), isResidentsReading(glucose)]).toEqual([false, true]);
    expect(meterDoubts(control, AT.received)).toContain('这是质控液的读数，不是居民的血糖。');
  });

  it('goes where a sheet asks for it: both arms of a check-up, no sugar of a laboratory', async () => {
    const labels = async (id: string) =>
      meterPlaces(await form(id)).map(({ kind, label, fields }) => `${kind}${label} ${fields.join()}`);
    expect(await labels('health-check-up')).toEqual([
      'xy左侧 leftSystolic,leftDiastolic',
      'xy右侧 rightSystolic,rightDiastolic',
    ]);
    expect(await labels('diabetes-follow-up')).toEqual([
      'xy systolic,diastolic',
      'xt空腹 fastingGlucose',
      'xt餐后2小时 postprandialGlucose',
      'xt随机 randomGlucose',
    ]);
    expect(await labels('blood-glucose-reading')).toEqual(['xt value']);
  });

  it('fills the sheet of one reading with all that is known of it, another sheet with the values', async () => {
    const reading = await form('blood-pressure-reading');
    expect(meterAnswers(reading, meterPlaces(reading)[0]!, pressure, AT)).toEqual({
      systolic: 138,
      diastolic: 88,
      pulseRate: 72,
      meanArterialPressure: 105,
      measuredAt: '2026-03-05T07:30',
      irregularPulse: true,
      statusFlags: ['2'],
      entrySource: '3',
      deviceModel: 'BP-7',
      rawBytes: PRESSURE,
    });
    expect(meterAnswers(reading, meterPlaces(reading)[0]!, loose, AT)).toMatchObject({
      valid: false,
      invalidReason: '体动、袖带过松',
    });
    const checkUp = await form('health-check-up');
    expect(meterAnswers(checkUp, meterPlaces(checkUp)[1]!, pressure, AT)).toEqual({
      rightSystolic: 138,
      rightDiastolic: 88,
      pulseRate: 72,
    });
    const sugar = await form('blood-glucose-reading');
    expect(meterAnswers(sugar, meterPlaces(sugar)[0]!, glucose, AT)).toMatchObject({
      value: 7.2,
      timePoint: '1',
      sampleType: '1',
      sampleSite: '1',
      sequenceNumber: 37,
      measuredAt: '2026-03-05T07:31',
    });
  });
});
