import type {
  AskAnswer,
  HeldRecord,
  ListAnswer,
  ListQuestion,
  RecordAnswer,
  RecordDeletion,
  RecordKey,
  RecordRefusal,
  SentRecord,
} from '../provincial-platform/wire.ts';

export type { HeldRecord, ListQuestion, RecordDeletion, RecordKey, SentRecord };

/** What the platform says of a name and a password, by the codes of the account form. */
export type PlatformVerdict = {
  /** 1 fits, 2 wrong, 3 cannot be reached, 4 locked. */
  readonly state: '1' | '2' | '3' | '4';
  /** The platform's own sentence. */
  readonly message: string;
};

export type PlatformLogin = { readonly username: string; readonly password: string };

/** `unsent`: nothing has gone out, so that it may be tried again. `unknown`: it went out, and nobody knows what became of it. */
export type NoAnswer = {
  readonly kind: 'unsent' | 'unknown';
  readonly code: 'E11' | 'E12';
  readonly message: string;
};
type Refused = { readonly kind: 'refused' } & Omit<RecordRefusal, 'ok'>;
export type SendResult = { readonly kind: 'accepted'; readonly id: string } | Refused | NoAnswer;
export type AskResult =
  | { readonly kind: 'told'; readonly records: readonly (HeldRecord | null)[] }
  | Refused
  | NoAnswer;
export type ListResult =
  | { readonly kind: 'told'; readonly records: readonly HeldRecord[]; readonly more: boolean }
  | Refused
  | NoAnswer;

/** The platform of somebody else that check-ups are uploaded to. Never rejects. */
export interface ThirdPartyPlatform {
  verify(username: string, password: string): Promise<PlatformVerdict>;
  /** Sends a record once. */
  send(login: PlatformLogin, record: SentRecord): Promise<SendResult>;
  /** Asks it once to delete a record; one it has not any more is deleted, too. */
  remove(login: PlatformLogin, deletion: RecordDeletion): Promise<SendResult>;
  /** What it has now under these keys, in their order; at most `MOST_AT_ONCE`. */
  ask(login: PlatformLogin, keys: readonly RecordKey[]): Promise<AskResult>;
  /** What it has of an institution, `MOST_AT_ONCE` at a time. */
  list(login: PlatformLogin, question: ListQuestion): Promise<ListResult>;
}

/** An answer as it came over the wire, read. */
export const sendResult = (answer: RecordAnswer): SendResult =>
  answer.ok ? { kind: 'accepted', id: answer.id } : { ...refusalOf(answer) };
export const askResult = (answer: AskAnswer): AskResult =>
  answer.ok ? { kind: 'told', records: answer.records } : refusalOf(answer);
export const listResult = (answer: ListAnswer): ListResult =>
  answer.ok ? { kind: 'told', records: answer.records, more: answer.more } : refusalOf(answer);

const refusalOf = ({ code, message, field }: RecordRefusal): Refused => ({
  kind: 'refused',
  code,
  message,
  ...(field !== undefined && { field }),
});

const NOT_CONNECTED = { kind: 'unsent', code: 'E11', message: '本系统没有接入第三方平台' } as const;

/** No platform is connected. */
export const createNoPlatform = (): ThirdPartyPlatform => ({
  verify: async () => ({ state: '3', message: NOT_CONNECTED.message }),
  send: async () => NOT_CONNECTED,
  remove: async () => NOT_CONNECTED,
  ask: async () => NOT_CONNECTED,
  list: async () => NOT_CONNECTED,
});
