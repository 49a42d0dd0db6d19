import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToClientLog,
  cleanLogAddress,
  cleanLogEntry,
  cleanLogFrames,
  cleanLogText,
  CLIENT_LOG_SIZE,
  type ClientLogEntry,
} from './client-log.rules.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
const name = fc
  .array(fc.integer({ min: 0x4e00, max: 0x9fa5 }), { minLength: 2, maxLength: 4 })
  .map((codes) => String.fromCodePoint(...codes));
const idNumber = fc.tuple(digits(17), fc.constantFrom(...'0123456789Xx')).map((parts) => parts.join(''));
const phone = digits(10).map((rest) => `1${rest}`);
const spacedPhone = phone.map((one) => `${one.slice(0, 3)} ${one.slice(3, 7)} ${one.slice(7)}`);
const landline = fc.tuple(digits(4), digits(8)).map(([area, number]) => `${area}-${number}`);
const birthday = fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-'));
const address = fc.tuple(name, name, fc.nat(99)).map(([village, road, house]) => `${village}村${road}路${house}号`);
const personal = fc.oneof(name, idNumber, phone, spacedPhone, landline, birthday, address);
const around = fc.constantFrom('', ' ', ': ', ' of ', '=', '(', 'id ', ' is not a function', "'", '"', '\n');

/** Texts that hold something personal somewhere. */
const message = fc.tuple(around, personal, around, personal, around);
const entryWith = (text: string): ClientLogEntry => ({
  type: text,
  message: text,
  stack: `Error: ${text}\n    at save (https://host/assets/form-1.js:1:20)\n    at ${text} (https://host/${text}:1:2)`,
  info: `    at Field (https://host/assets/${text}.js:3:4)\n${text}`,
  url: `https://host/cust/jkdn/${text}?text=${text}#${text}`,
  time: text,
});

describe('the local error log', () => {
  it('never keeps a name, an identity number, a phone, a birthday or an address, wherever it stood', () => {
    fc.assert(
      fc.property(message, ([before, one, between, other, after]) => {
        const kept = JSON.stringify(cleanLogEntry(entryWith(before + one + between + other + after)));
        for (const secret of [one, other]) expect(kept).not.toContain(secret);
        // Nor a part: what was Chinese or long is gone altogether.
        const { time, stack, info, ...texts } = cleanLogEntry(entryWith(before + one + between + other + after));
        expect(JSON.stringify(texts)).not.toMatch(/[\u4e00-\u9fa5]|\d{5}/);
        expect(stack + info).not.toMatch(/[\u4e00-\u9fa5]/);
        expect(time).toBe('1970-01-01T00:00:00.000Z');
      }),
      // Numbers alone stand for the name of a file.
      { examples: [[['', '0571-12345678', '', '13800138000', '']], [['', '1955-03-02', '', '1955-03-02', '']]] },
    );
  });

  it('gives the same when it cleans again, as the server does', () => {
    fc.assert(
      fc.property(fc.string(), message, (text, parts) => {
        for (const one of [text, parts.join('')]) {
          const once = cleanLogEntry(entryWith(one));
          expect(cleanLogEntry(once)).toEqual(once);
        }
      }),
    );
  });

  it('stays bounded, holds the newest and holds each trouble once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(90), { maxLength: 150 }), (kinds) => {
        const entries = kinds.map((kind, at) => ({
          ...entryWith('x'),
          type: `kind.${String.fromCharCode(97 + (kind % 26))}${'z'.repeat(Math.floor(kind / 26))}`,
          time: new Date(at * 1_000).toISOString(),
        }));
        const log = entries.reduce<readonly ClientLogEntry[]>(addToClientLog, []);
        expect(log).toHaveLength(Math.min(CLIENT_LOG_SIZE, new Set(kinds).size));
        expect(log[0]?.time).toBe(entries.at(-1)?.time);
        const times = log.map(({ time }) => time);
        expect(times).toEqual([...times].sort().reverse());
      }),
    );
  });
});

describe('what stays of', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'idNumber')", 'Cannot read properties of undefined (reading …)'],
    ['record.not-found', 'record.not-found'],
    ['no resident 99010119550302001X', 'no resident …'],
    ['张三丰 is not defined', '… is not defined'],
    ['status 503 after 3 tries', 'status 503 after 3 tries'],
    ['Failed to fetch https://host/assets/form-1.js', 'Failed to fetch …'],
  ])('the message %s', (text, kept) => expect(cleanLogText(text)).toBe(kept));

  it.each([
    ['    at save (https://host/assets/form-1.js:1:20)', 'at save (/assets/form-1.js:1:20)'],
    ['    at https://host/assets/form-1.js?v=13900000001:12:34567', 'at (/assets/form-1.js:12:34567)'],
    ['TypeError: 张三丰', ''],
    ['    at 张三丰 (https://host/x.js:1:2)', ''],
  ])('the frame %s', (text, kept) => expect(cleanLogFrames(text)).toBe(kept));

  it.each([
    ['https://host/cust/jkdn/resident-1/form/hypertension-follow-up?x=1', '/cust/jkdn/:id/form/hypertension-follow-up'],
    ['/health/etjbxx/0192f3a0-1111-7000-8000-1234567890ab/jbtj/day42', '/health/etjbxx/:id/jbtj/day42'],
    ['/cust/base?text=13900000001', '/cust/base'],
  ])('the address %s', (text, kept) => expect(cleanLogAddress(text)).toBe(kept));
});
