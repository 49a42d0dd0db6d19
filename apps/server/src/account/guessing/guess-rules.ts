import type { CounterRule } from '../../ports/counters.port.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** A tally that refuses nobody and is only read. */
const NO_END = 1_000_000_000;

const DOUBLING = { firstWait: 30 * SECOND, longestWait: 15 * MINUTE };

/** A name from an address: five tries, then 30 s, doubling up to 15 min, forgotten after half an hour. */
export const NAME_AT_ADDRESS: CounterRule = {
  name: 'log-in.name-address',
  free: 5,
  waits: DOUBLING,
  forgetAfter: 30 * MINUTE,
};
/** Failures of everybody behind an address; they decide whether work has to be shown. */
export const ADDRESS_FAILURES: CounterRule = {
  name: 'log-in.address',
  free: NO_END,
  waits: 'window',
  forgetAfter: 30 * MINUTE,
};
/**
 * A name from all addresses it never came in from: twenty tries, then at most one a minute, however many addresses there are. Where somebody
 * usually works nothing is felt of it.
 */
export const NAME_FROM_ELSEWHERE: CounterRule = {
  name: 'log-in.name-elsewhere',
  free: 20,
  waits: { firstWait: 5 * SECOND, longestWait: MINUTE },
  forgetAfter: 12 * HOUR,
};
/** Where a name came in from, for 90 days. */
export const KNOWN_PLACE: CounterRule = {
  name: 'log-in.known-place',
  free: NO_END,
  waits: 'window',
  forgetAfter: 90 * 24 * HOUR,
};
/** The old password, asked of who wants a new one. */
export const OWN_PASSWORD: CounterRule = { ...NAME_AT_ADDRESS, name: 'password.old' };
/** Passwords of the upload platform, for an account of it and for who tries any. */
export const PLATFORM_ACCOUNT: CounterRule = { ...NAME_AT_ADDRESS, name: 'platform.account' };
export const PLATFORM_CHECK: CounterRule = { ...NAME_AT_ADDRESS, name: 'platform.check' };

/** What an address may ask for without a session: enough for 300 people who come to work at the same time behind one. */
const perAddress = (name: string, free: number): CounterRule => ({
  name,
  free,
  waits: 'window',
  forgetAfter: 10 * MINUTE,
});
export const LOG_INS_OF_ADDRESS = perAddress('log-in.all', 1_500);
export const PUZZLES_OF_ADDRESS = perAddress('captcha.ask', 900);
export const SCANS_OF_ADDRESS = perAddress('wechat.open', 600);
export const LOST_SCANS_OF_ADDRESS = perAddress('wechat.unknown', 600);
export const SMS_OF_ADDRESS = perAddress('sms.ask', 100);

/** A message to a number costs money and rings somewhere: one a minute, and a day's fill for who mistypes. */
export const SMS_OF_NUMBER: CounterRule = { name: 'sms.number', free: 1, waits: 'window', forgetAfter: MINUTE };
export const SMS_OF_DAY: CounterRule = { name: 'sms.number-day', free: 20, waits: 'window', forgetAfter: 24 * HOUR };
/** A code of a number from an address. */
export const SMS_GUESSES: CounterRule = { ...NAME_AT_ADDRESS, name: 'sms.guess' };
