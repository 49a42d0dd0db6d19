import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBloodPressure, pressureKey } from './bluetooth-blood-pressure.ts';
import { decodeGlucose, decodeGlucoseContext, glucoseKey } from './bluetooth-glucose.ts';
import { measuredAt } from './device-time.ts';
import { requestLastRecord, requestRecords } from './record-access.ts';
import { bytesOfHex, readSfloat } from './sfloat.ts';

const hex = (text: string) => bytesOfHex(text)!;
const PRESSURE = '1E 8A 00 58 00 69 00 EA 07 03 05 07 1E 0F 48 00 01 04 00';
const GLUCOSE = '06 25 00 EA 07 03 05 06 32 00 48 C0 11';

describe('16-bit floats', () => {
  it.each([
    ['0A 00', 10],
    ['37 C0', 0.0055],
    ['CE FF', -5],
    ['FF FF', -0.1],
    ['FF 07', 'NaN'],
    ['FE 07', '+INFINITY'],
    ['00 08', 'NRes'],
    ['02 08', '-INFINITY'],
    ['01 08', 'reserved'],
    ['0A', undefined],
  ])('%s is %s', (bytes, value) => {
    expect(readSfloat(hex(bytes), 0)).toBe(value);
  });
  it('moves the decimal point exactly', () => {
    expect([readSfloat(hex('37 C0'), 0, 3), readSfloat(hex('41 B0'), 0, 5)]).toEqual([5.5, 65]);
  });
  it('reads hexadecimal pairs only', () => {
    expect([bytesOfHex('0A 0'), bytesOfHex('zz'), bytesOfHex('')?.length]).toEqual([undefined, undefined, 0]);
  });
});

describe('blood pressure from a device', () => {
  it('reads all parts', () => {
    expect(decodeBloodPressure(hex(PRESSURE))).toEqual({
      systolic: 138,
      diastolic: 88,
      meanArterialPressure: 105,
      measuredAt: '2026-03-05T07:30:15',
      pulseRate: 72,
      userId: 1,
      statusFlags: ['2'],
      irregularPulse: true,
    });
  });
  it('turns kilopascals into whole mmHg, and leaves a missing mean out', () => {
    expect(decodeBloodPressure(hex('05 A5 F0 66 F0 FF 07 60 00'))).toEqual({
      systolic: 124,
      diastolic: 77,
      pulseRate: 96,
      statusFlags: [],
      irregularPulse: false,
    });
  });
  it('refuses what does not fit its flags, and pressures that are no numbers', () => {
    expect([
      decodeBloodPressure(hex(`${PRESSURE} 00`)),
      decodeBloodPressure(hex(PRESSURE).slice(0, 18)),
      decodeBloodPressure(hex('00 FF 07 58 00 69 00')),
      decodeBloodPressure(hex('')),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
  it('has no time with the year 0, and reads every flag', () => {
    expect(decodeBloodPressure(hex(PRESSURE.replace('EA 07', '00 00')))).not.toHaveProperty('measuredAt');
    expect(decodeBloodPressure(hex('10 8A 00 58 00 69 00 13 00'))?.statusFlags).toEqual(['0', '1', '4']);
    expect(decodeBloodPressure(hex('10 8A 00 58 00 69 00 28 00'))?.statusFlags).toEqual(['3', '5']);
  });
  it('knows a reading sent twice', () => {
    expect(pressureKey('A1', decodeBloodPressure(hex(PRESSURE))!)).toBe('A1|2026-03-05T07:30:15|138|88');
  });
});

describe('glucose from a device', () => {
  it('reads mol/L', () => {
    expect(decodeGlucose(hex(GLUCOSE))).toEqual({
      sequenceNumber: 37,
      measuredAt: '2026-03-05T06:50:00',
      value: 7.2,
      sampleType: '1',
      sampleSite: '1',
      batteryLow: false,
      controlSolution: false,
      contextFollows: false,
    });
  });
  it('reads kg/L with an offset of time and a status', () => {
    expect(decodeGlucose(hex('1B 02 01 EA 07 03 05 0C 00 00 E2 FF 41 B0 12 01 00'))).toEqual({
      sequenceNumber: 258,
      measuredAt: '2026-03-05T11:30:00',
      value: 3.6,
      sampleType: '2',
      sampleSite: '1',
      batteryLow: true,
      controlSolution: false,
      contextFollows: true,
    });
  });
  it('sees control solutions and readings beyond the range', () => {
    expect(decodeGlucose(hex(GLUCOSE.replace(/11$/, '4A')))?.controlSolution).toBe(true);
    expect([
      decodeGlucose(hex('0E 25 00 EA 07 03 05 06 32 00 48 C0 11 20 00'))?.outOfRange,
      decodeGlucose(hex('0E 25 00 EA 07 03 05 06 32 00 48 C0 11 40 00'))?.outOfRange,
    ]).toEqual(['2', '1']);
  });
  it('reads the meal of a context', () => {
    expect([
      decodeGlucoseContext(hex('02 25 00 03')),
      decodeGlucoseContext(hex('83 25 00 00 01 0A 00 05')),
      decodeGlucoseContext(hex('02 25 00')),
      decodeGlucoseContext(hex('00 25 00')),
    ]).toEqual([{ sequenceNumber: 37, meal: 3 }, { sequenceNumber: 37, meal: 5 }, undefined, { sequenceNumber: 37 }]);
  });
  it('asks for all records or the newer ones, and knows one sent twice', () => {
    expect([[...requestRecords()], [...requestRecords(258)], [...requestLastRecord()], glucoseKey('A1', 37)]).toEqual([
      [1, 1],
      [1, 3, 1, 2, 1],
      [1, 6],
      'A1|37',
    ]);
  });
});

describe('the time that counts', () => {
  it.each([
    ['2026-03-05T07:30:00', '2026-03-05T07:35:00', {}, '2026-03-05T07:30:00'],
    ['2026-03-05T07:30:00', '2026-03-05T07:35:01', {}, '2026-03-05T07:35:01'],
    [undefined, '2026-03-05T07:35:01', {}, '2026-03-05T07:35:01'],
    ['2026-03-01T23:59:00', '2026-03-05T07:35:00', { history: true, clockOffset: 2 }, '2026-03-02T00:01:00'],
    ['2026-03-01T23:59:00', '2026-03-05T07:35:00', { history: true }, '2026-03-01T23:59:00'],
  ])('device %s, received %s, %j: %s', (device, received, options, at) => {
    expect(measuredAt(device, received, options)).toBe(at);
  });
});

it('decoding never throws on any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 24 }), (bytes) => {
      for (const decode of [decodeBloodPressure, decodeGlucose, decodeGlucoseContext]) {
        const read = decode(bytes) ?? {};
        expect(JSON.parse(JSON.stringify(read))).toEqual(read);
      }
    }),
    { numRuns: 500 },
  );
});
