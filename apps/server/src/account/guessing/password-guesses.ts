import type { Counters } from '../../ports/counters.port.ts';
import type { CaptchaSetting } from '../../identity/account-settings.ts';
import {
  ADDRESS_FAILURES,
  KNOWN_PLACE,
  LOG_INS_OF_ADDRESS,
  NAME_AT_ADDRESS,
  NAME_FROM_ELSEWHERE,
} from './guess-rules.ts';
import { placeOf } from '../../shared/place-of.ts';

export type MustWait = { readonly wait: number };

/** A try of a password that is counted, but not yet looked at. */
export type PasswordGuess = {
  /** How much work it has to show (0: none, then 1 to 5). */
  readonly level: number;
  /** The last question before the password is compared, for the account as a whole. */
  admit(): Promise<MustWait | undefined>;
  /** It was not looked at: as though it had not been made. */
  withdraw(): Promise<void>;
  /** Whoever knows the password takes back their own failures, and not those of others at the address or of the name. */
  wasRight(): Promise<void>;
};

export type PasswordGuesses = {
  begin(name: string, address: string): Promise<MustWait | PasswordGuess>;
  /** The work the next try from here has to show. */
  nextLevel(name: string, address: string): Promise<number>;
};

/** Failures of an address that are let pass; failures of a name elsewhere from which on work gets harder; the hardest. */
const [FREE_FAILURES, FREE_ELSEWHERE, HARDEST] = [2, 10, 5];

/** `elsewhere`: tries of the name from places it does not come in from; each doubling beyond ten makes the work one harder. */
function levelFor(setting: CaptchaSetting, failures: number, elsewhere: number): number {
  if (setting === 'never') return 0;
  if (elsewhere >= FREE_ELSEWHERE) return Math.min(HARDEST, 2 + Math.floor(Math.log2(elsewhere / FREE_ELSEWHERE)));
  return setting === 'always' || failures >= FREE_FAILURES ? 1 : 0;
}

/** Counts guesses of passwords before they are looked at, for all processes: docs/adr/0013-guessing.md. */
export function createPasswordGuesses(counters: Counters, setting: CaptchaSetting): PasswordGuesses {
  const isKnown = async (pair: string): Promise<boolean> => (await counters.peek(KNOWN_PLACE, pair)) > 0;
  const elsewhereOf = async (name: string, pair: string): Promise<number> =>
    (await isKnown(pair)) ? 0 : counters.peek(NAME_FROM_ELSEWHERE, name);
  return {
    async nextLevel(given, address) {
      const [name, place] = [given.trim().toLowerCase(), placeOf(address)];
      const failures = await counters.peek(ADDRESS_FAILURES, place);
      return levelFor(setting, failures, await elsewhereOf(name, `${name} ${place}`));
    },
    async begin(given, address) {
      const [name, place] = [given.trim().toLowerCase(), placeOf(address)];
      const pair = `${name} ${place}`;
      const all = await counters.count(LOG_INS_OF_ADDRESS, place);
      if (!all.admitted) return { wait: all.waitSeconds };
      const own = await counters.count(NAME_AT_ADDRESS, pair);
      if (!own.admitted) return { wait: own.waitSeconds };
      const ofAddress = await counters.count(ADDRESS_FAILURES, place);
      const failures = ofAddress.admitted ? ofAddress.count - 1 : 0;
      const known = await isKnown(pair);
      const elsewhere = known ? 0 : await counters.peek(NAME_FROM_ELSEWHERE, name);
      let counted = false;
      return {
        level: levelFor(setting, failures, elsewhere),
        async admit() {
          if (known) return undefined;
          const answer = await counters.count(NAME_FROM_ELSEWHERE, name);
          counted = answer.admitted;
          return answer.admitted ? undefined : { wait: answer.waitSeconds };
        },
        async withdraw() {
          await counters.takeBack(NAME_AT_ADDRESS, pair, 1);
          await counters.takeBack(ADDRESS_FAILURES, place, 1);
          if (counted) await counters.takeBack(NAME_FROM_ELSEWHERE, name, 1);
        },
        async wasRight() {
          const tries = await counters.forget(NAME_AT_ADDRESS, pair);
          await counters.takeBack(ADDRESS_FAILURES, place, tries);
          if (counted) await counters.takeBack(NAME_FROM_ELSEWHERE, name, tries);
          // Begun anew, so that it lasts from now on.
          await counters.forget(KNOWN_PLACE, pair);
          await counters.count(KNOWN_PLACE, pair);
        },
      };
    },
  };
}
