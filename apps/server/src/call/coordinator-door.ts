import type { CallAnswer, CallCommand, CallParty, DropCause, Presence } from '@gongwei/domain/call';
import type { CommandFacts } from './coordinator/place-call.ts';

/** The way to the one call coordinator of a site, wherever it is. */
export type CoordinatorDoor = {
  handle(connection: string, party: CallParty, command: CallCommand, facts: CommandFacts): Promise<CallAnswer>;
  dropped(connection: string, cause: DropCause): void;
  back(connection: string): void;
  gone(connection: string): void;
  /** Who of them can be called; who is not named cannot. */
  presenceOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Presence>>;
  /** When what was decided of calls so far is written down, as far as it can be: for who reads what was. */
  settled(): Promise<void>;
  /** Lets go: what goes on goes on elsewhere, or in the next process. */
  stop(): Promise<void>;
};

/** What processes say to each other about calls. Topics of the bus. */
export const TOPICS = {
  ask: 'call.ask',
  answer: 'call.answer',
  event: 'call.event',
  tell: 'call.tell',
  begun: 'call.begun',
} as const;

/** Asked of the coordinator by another process. */
export type BusAsk = { readonly from: string; readonly id: number } & (
  | {
      readonly about: 'command';
      readonly connection: string;
      readonly party: CallParty;
      readonly command: CallCommand;
      readonly callees: readonly CallParty[];
      readonly mayShow: boolean;
    }
  | { readonly about: 'presence'; readonly userIds: readonly string[] }
  | { readonly about: 'settled' }
);
export type BusAnswer = { readonly to: string; readonly id: number; readonly answer: unknown };
/** `here`: the process lives; `leaving`: it ends, and its windows come back to another. */
export type BusEvent = { readonly from: string } & (
  | { readonly what: 'dropped'; readonly connection: string; readonly cause: DropCause }
  | { readonly what: 'back' | 'gone'; readonly connection: string }
  | { readonly what: 'here' | 'leaving' }
);
