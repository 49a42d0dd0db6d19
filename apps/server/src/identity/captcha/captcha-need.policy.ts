/** When a log-in asks for a code: always, after failures, or never. */
export type CaptchaSetting = 'always' | 'after-failures' | 'never';

/** The failure from which on an address must read codes off. */
const FREE_FAILURES = 2;
const FORGET_AFTER_MS = 30 * 60_000;
const MOST_ADDRESSES = 10_000;

/** Which addresses must read a code off before their next try. */
export type CaptchaNeed = {
  isNeeded(address: string, now: Date): boolean;
  failed(address: string, name: string, now: Date): void;
  /** Whoever knows their password takes back their own failures, not those of others behind the same address. */
  succeeded(address: string, name: string): void;
};

export function createCaptchaNeed(setting: CaptchaSetting): CaptchaNeed {
  const failures = new Map<string, readonly { readonly name: string; readonly at: number }[]>();
  const recent = (address: string, now: number) =>
    (failures.get(address) ?? []).filter(({ at }) => now - at < FORGET_AFTER_MS);
  return {
    isNeeded: (address, now) =>
      setting === 'always' || (setting === 'after-failures' && recent(address, now.getTime()).length >= FREE_FAILURES),
    failed(address, name, now) {
      const known = recent(address, now.getTime());
      failures.delete(address);
      failures.set(address, [...known.slice(-9), { name, at: now.getTime() }]);
      if (failures.size > MOST_ADDRESSES) failures.delete(failures.keys().next().value as string);
    },
    succeeded: (address, name) =>
      void failures.set(
        address,
        (failures.get(address) ?? []).filter((one) => one.name !== name),
      ),
  };
}
