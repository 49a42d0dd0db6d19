import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { createBoundedQueue } from '../shared/bounded-queue.ts';
import { httpFailure } from '../shared/http-failure.ts';
import type { RandomSource } from '../shared/random-source.ts';

/** The cost parameters of scrypt (RFC 7914): N as the logarithm to base 2. */
export type PasswordCost = { readonly logN: number; readonly r: number; readonly p: number };

/** About 60 ms and 32 MB on the PCs this runs on; stored with each hash, so that it can be raised later. */
const COST: PasswordCost = { logN: 15, r: 8, p: 1 };
const LENGTH = 32;

/** Seconds after which a full house is worth another try. */
const FULL_WAIT = 5;

/**
 * Of the four threads that also read files two are left free, and 64 MB are the most that hashes take; behind them as many wait as are done
 * in some four seconds.
 */
const hashes = createBoundedQueue({
  parallel: 2,
  waiting: 128,
  full: () =>
    httpFailure(
      503,
      {
        code: 'log-in.busy',
        message: '同时登录的人太多',
        advice: `请 ${FULL_WAIT} 秒后再试一次，已填写的内容不会丢失`,
      },
      FULL_WAIT,
    ),
});

const derive = (password: string, salt: Uint8Array, logN: number, r: number, p: number): Promise<Buffer> =>
  hashes.run(
    () =>
      new Promise((resolve, reject) => {
        const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 256 * 1024 * 1024 };
        scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

/** `scrypt$logN$r$p$salt$hash`, the last two in base64. */
export async function hashPassword(password: string, random: RandomSource, cost: PasswordCost = COST): Promise<string> {
  const salt = random.bytes(16);
  const key = await derive(password, salt, cost.logN, cost.r, cost.p);
  return ['scrypt', cost.logN, cost.r, cost.p, Buffer.from(salt).toString('base64'), key.toString('base64')].join('$');
}

/** Never a match, yet as slow as one: unknown names must not answer faster than wrong passwords. */
const NOBODY = `scrypt$${COST.logN}$${COST.r}$${COST.p}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(LENGTH).toString('base64')}`;

/** Compares in constant time. Without a stored hash it takes as long and is false. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [kind, logN, r, p, salt, hash] = (stored ?? NOBODY).split('$');
  if (kind !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const key = await derive(password, Buffer.from(salt, 'base64'), Number(logN), Number(r), Number(p));
  const expected = Buffer.from(hash, 'base64');
  return stored !== undefined && key.length === expected.length && timingSafeEqual(key, expected);
}
