import type { ActionField, Expression, ListAction } from '../lists/index.ts';
import type { Json } from '../shared/index.ts';
import { OURS } from './entry-origin.ts';

/** Answers by field; `null` takes one away. `@institution` stands for the institution the entry is of, `@now` for the time it is in China. */
export type EntryAnswers = { readonly [field: string]: Json };

/**
 * Something that is done to entries of a register besides typing: 停用, 恢复默认, 报修, 复制, 下发. It changes a few answers, as a version of
 * its own with the command as the reason, or makes other entries. List, button and server read the same data: what is offered is what is done.
 */
export type EntryCommand = {
  readonly id: string;
  readonly label: string;
  readonly on: 'row' | 'rows';
  readonly letter: 'E' | 'M';
  /**
   * What comes of it. Absent: the answers are changed. `copy`: a new entry where one works. `hand-down`: one at each institution that is
   * asked for under `institutions`. `merge`: the ticked ones become the one asked for under `keep`.
   */
  readonly makes?: 'copy' | 'hand-down' | 'merge';
  /** Whose entries it is for. Absent: those one may change; `above`: those handed down from above; `seen`: all that are listed. */
  readonly of?: 'above' | 'seen';
  /** The states it starts from; in others it is refused with the state's words. */
  readonly from?: { readonly field: string; readonly codes: readonly string[] };
  /** A field that must be empty: what stands in it has to be given up first. */
  readonly free?: { readonly field: string; readonly says: string };
  /** What must hold besides. */
  readonly when?: Expression;
  /** Answers it sets, and those it takes over from another field. */
  readonly sets?: EntryAnswers;
  readonly copies?: { readonly [field: string]: string };
  /** Answers set besides where something asked was answered with a code. */
  readonly setsOn?: { readonly [asked: string]: { readonly [code: string]: EntryAnswers } };
  /** Answers that are taken away, or not taken along. */
  readonly clears?: readonly string[];
  /** Asked before; an answer whose key is a field of the form is set. */
  readonly asks?: readonly ActionField[];
  /** What of that stands in the history instead. Absent: `reason`. */
  readonly told?: readonly string[];
  readonly confirm?: string;
  readonly says?: string;
  /** The next step of most entries: its button stands before 删除. */
  readonly next?: true;
  /** It cannot be taken back. */
  readonly final?: true;
};

/** The name of the job that does a command. */
export const jobOfCommand = (formId: string, { id }: Pick<EntryCommand, 'id'>): string => `${formId}/${id}`;

const WHOSE = { ours: OURS, above: `!${OURS}`, seen: undefined } as const;

/** A command as an action of the register's list: on entries that were not taken out. */
export function actionOfCommand(formId: string, command: EntryCommand): ListAction {
  const { id, label, on, letter, from, free, of = 'ours', when, asks, confirm, says } = command;
  const states = from && `hasAny(record.${from.field}, [${from.codes.map((code) => `'${code}'`).join(', ')}])`;
  const empty = free && `isMissing(record.${free.field})`;
  const conditions = [WHOSE[of], '!record.@removed', states, empty, when && `(${when})`];
  return {
    id,
    label,
    on,
    letter,
    when: conditions.filter((one) => one !== undefined).join(' && '),
    does: { job: jobOfCommand(formId, command) },
    // What was handed down is looked at; a copy of it is made now and then.
    ...(of === 'above' && { rare: true as const }),
    ...(!command.final && { undo: true as const }),
    ...(asks && { asks }),
    ...(confirm !== undefined && { confirm }),
    ...(says !== undefined && { says }),
  };
}

type Given = { readonly [key: string]: Json | undefined };

const toldOf = ({ told = ['reason'] }: EntryCommand): readonly string[] => told;
/** Keys under which it is asked what to do with entries, not what to write into them. */
const ABOUT: readonly string[] = ['institutions', 'keep'];

/** The answers a command changes, of an entry and with what was asked. `undefined`: taken away. What was asked and left open stays as it is. */
export function changesOf(command: EntryCommand, entry: Given, answers: Given): Given {
  const { sets = {}, copies = {}, setsOn = {}, clears = [], asks = [], makes } = command;
  const copied = Object.entries(copies).map(([field, other]) => [field, entry[other]] as const);
  const beside = [...toldOf(command), ...(makes ? ABOUT : [])];
  const asked = asks.flatMap(({ key, kind }) => {
    const answer = kind === 'yes-no' ? answers[key] === true : answers[key];
    return beside.includes(key) || answer === undefined || answer === '' ? [] : [[key, answer] as const];
  });
  const follows = Object.entries(setsOn).map(([key, codes]) => codes[String(answers[key])] ?? {});
  const all: Given = {
    ...Object.fromEntries(clears.map((field) => [field, undefined])),
    ...sets,
    ...Object.fromEntries(copied),
    ...Object.fromEntries(asked),
    ...Object.assign({}, ...follows),
  };
  return Object.fromEntries(Object.entries(all).map(([field, value]) => [field, value ?? undefined]));
}

/** The longest reason a history shows in one piece. */
const LONGEST = 200;

/** What the history says of a command: its name, and what was asked that is no answer of the entry. */
export function reasonOf(command: EntryCommand, answers: Given): string {
  const said = (command.asks ?? []).flatMap(({ key, words }) => {
    const answer = answers[key];
    if (!toldOf(command).includes(key) || typeof answer !== 'string' || answer === '') return [];
    const options = words && 'options' in words ? words.options : [];
    return [options.find(({ code }) => code === answer)?.label ?? answer];
  });
  return [command.label, ...(said.length > 0 ? [said.join('，').slice(0, LONGEST)] : [])].join('：');
}
