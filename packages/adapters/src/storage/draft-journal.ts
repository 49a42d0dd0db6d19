import type { Draft, DraftKey } from '@gongwei/application/forms';
import type { KeyValueStore } from '@gongwei/application/shared';
import { draftId } from './draft-id.ts';

/**
 * A draft kept within one call: a page that goes does not wait for the answers of WebCrypto and IndexedDB. Sealed with
 * XChaCha20-Poly1305, which needs no waiting, under a key derived (HKDF) from the secret that the server hands out at log-in.
 * It lies in a place of few megabytes and only until the draft itself was stored, or found here and stored. See docs/adr/0005.
 */
export type DraftJournal = {
  unlock(userId: string, secret: string): void;
  lock(): void;
  /**
   * `stored` is the draft as it lies in the database: large answers (pictures) that stand there already are not jotted down again.
   * False where it could not be kept: locked, blocked or full.
   */
  keep(draft: Draft, stored: Draft | undefined): boolean;
  /** Call it before a write begins; the returned function, after it ended, drops what that write has made needless. */
  coveredBy(key: DraftKey): () => void;
  /** The user's journal, each with the function that drops it; what cannot be opened any more is dropped at once. */
  found(userId: string): Promise<readonly FoundEntry[]>;
};

export type FoundEntry = {
  /** `stored`: what lies in the database now, which lends the answers that were not jotted down. */
  readonly draft: (stored: Draft | undefined) => Draft;
  readonly key: DraftKey;
  readonly drop: () => void;
};

/** What is sealed: the draft without the answers that `lent` names. */
type Jot = { readonly draft: Draft; readonly lent: readonly string[] };

type Cipher = (
  nonce: Uint8Array,
  context: Uint8Array,
) => { encrypt(text: Uint8Array): Uint8Array; decrypt(sealed: Uint8Array): Uint8Array };

const PREFIX = 'draftJot:';
const NONCE_LENGTH = 24;
/** From this many characters on an answer is worth being left out. */
const LARGE = 4_000;

export function createDraftJournal(items: KeyValueStore, crypto: () => Crypto): DraftJournal {
  let turn = 0;
  let opening: Promise<unknown> = Promise.resolve();
  let unlocked: { readonly userId: string; readonly cipher: Cipher } | undefined;
  /** Where the drafts of this window were jotted down. */
  const names = new Map<string, string>();

  const openJot = (name: string, text: string): Jot | undefined => {
    try {
      const [bytes, context] = [bytesOf(text), utf8(name)];
      const plain = unlocked?.cipher(bytes.subarray(0, NONCE_LENGTH), context).decrypt(bytes.subarray(NONCE_LENGTH));
      return plain && (JSON.parse(new TextDecoder().decode(plain)) as Jot);
    } catch {
      // Sealed with a secret that is gone, or damaged.
      return undefined;
    }
  };

  return {
    unlock(userId, secret) {
      const mine = ++turn;
      opening = cipherOf(crypto(), userId, secret).then(
        (cipher) => {
          if (mine === turn) unlocked = { userId, cipher };
        },
        // Without it drafts are kept as fast as the browser can, as before there were journal.
        () => undefined,
      );
    },
    lock() {
      turn += 1;
      unlocked = undefined;
    },
    keep(draft, stored) {
      if (unlocked?.userId !== draft.key.userId) return false;
      try {
        const id = draftId(draft.key);
        const nonce = crypto().getRandomValues(new Uint8Array(NONCE_LENGTH));
        const name = names.get(id) ?? `${PREFIX}${draft.key.userId}:${crypto().randomUUID()}`;
        const sealed = unlocked.cipher(nonce, utf8(name)).encrypt(utf8(JSON.stringify(jotOf(draft, stored))));
        items.write(name, textOf(nonce, sealed));
        names.set(id, name);
        return true;
      } catch {
        return false;
      }
    },
    coveredBy(key) {
      const id = draftId(key);
      const name = names.get(id);
      const text = name === undefined ? undefined : items.read(name);
      return () => {
        if (name === undefined || items.read(name) !== text) return;
        items.remove(name);
        names.delete(id);
      };
    },
    async found(userId) {
      await opening;
      if (unlocked?.userId !== userId) return [];
      return items
        .names()
        .filter((name) => name.startsWith(`${PREFIX}${userId}:`))
        .flatMap((name): FoundEntry[] => {
          const text = items.read(name) ?? '';
          const drop = (): void => {
            if (items.read(name) === text) items.remove(name);
          };
          const jot = openJot(name, text);
          if (!jot) {
            drop();
            return [];
          }
          return [{ key: jot.draft.key, draft: (stored) => whole(jot, stored), drop }];
        });
    },
  };
}

function jotOf(draft: Draft, stored: Draft | undefined): Jot {
  const lent = Object.keys(draft.answers).filter(
    (key) =>
      stored?.answers[key] !== undefined &&
      stored.answers[key] === draft.answers[key] &&
      JSON.stringify(draft.answers[key]).length >= LARGE,
  );
  const answers = Object.fromEntries(Object.entries(draft.answers).filter(([key]) => !lent.includes(key)));
  return { draft: { ...draft, answers }, lent };
}

function whole({ draft, lent }: Jot, stored: Draft | undefined): Draft {
  const back = lent.flatMap((key) => (stored?.answers[key] === undefined ? [] : [[key, stored.answers[key]] as const]));
  return { ...draft, answers: { ...draft.answers, ...Object.fromEntries(back) } };
}

async function cipherOf(crypto: Crypto, userId: string, secret: string): Promise<Cipher> {
  const [{ xchacha20poly1305 }, material] = await Promise.all([
    import('@noble/ciphers/chacha.js'),
    crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveBits']),
  ]);
  const info = utf8(`gongwei draft journal 1 ${userId}`);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  const key = new Uint8Array(await crypto.subtle.deriveBits(derivation, material, 256));
  return (nonce, context) => xchacha20poly1305(key, nonce, context);
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

/** Arguments a call takes without trouble. */
const AT_ONCE = 8_192;
function textOf(...parts: readonly Uint8Array[]): string {
  let binary = '';
  for (const part of parts)
    for (let at = 0; at < part.length; at += AT_ONCE) binary += String.fromCharCode(...part.subarray(at, at + AT_ONCE));
  return btoa(binary);
}
const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
