import type { ActionField, Expression, ListAction } from '../lists/index.ts';
import type { Json } from '../shared/index.ts';
import { OURS } from './entry-origin.ts';

/**
 * Something that is done to entries of a register besides typing: 停用, 恢复默认, 报修. It changes a few answers, as a version of its own
 * with the command as the reason. List, button and server read the same data: what is offered is what is done.
 */
export type EntryCommand = {
  readonly id: string;
  readonly label: string;
  readonly on: 'row' | 'rows';
  readonly letter: 'E' | 'M';
  /** The states it starts from; in others it is refused with the state's words. */
  readonly from?: { readonly field: string; readonly codes: readonly string[] };
  /** What must hold besides. */
  readonly when?: Expression;
  /** Answers it sets, and those it takes over from another field. */
  readonly sets?: { readonly [field: string]: Json };
  readonly copies?: { readonly [field: string]: string };
  /** Asked before; an answer whose key is a field of the form is set, `reason` goes into the history. */
  readonly asks?: readonly ActionField[];
  readonly confirm?: string;
  readonly says?: string;
  /** It cannot be taken back. */
  readonly final?: true;
};

/** The name of the job that does a command. */
export const jobOfCommand = (formId: string, { id }: Pick<EntryCommand, 'id'>): string => `${formId}/${id}`;

/** A command as an action of the register's list: on entries of one's own that were not taken out. */
export function actionOfCommand(formId: string, command: EntryCommand): ListAction {
  const { id, label, on, letter, from, when, asks, confirm, says } = command;
  const states = from ? ` && hasAny(record.${from.field}, [${from.codes.map((code) => `'${code}'`).join(', ')}])` : '';
  return {
    id,
    label,
    on,
    letter,
    when: `${OURS} && !record.@removed${states}${when === undefined ? '' : ` && (${when})`}`,
    does: { job: jobOfCommand(formId, command) },
    ...(!command.final && { undo: true as const }),
    ...(asks && { asks }),
    ...(confirm !== undefined && { confirm }),
    ...(says !== undefined && { says }),
  };
}

/** The answers a command changes, of an entry and with what was asked. `undefined`: taken away. */
export function changesOf(
  { sets = {}, copies = {}, asks = [] }: EntryCommand,
  entry: { readonly [field: string]: Json | undefined },
  answers: { readonly [key: string]: Json | undefined },
): { readonly [field: string]: Json | undefined } {
  const copied = Object.fromEntries(Object.entries(copies).map(([field, other]) => [field, entry[other]]));
  const asked = asks.filter(({ key }) => key !== 'reason').map(({ key }) => [key, answers[key]] as const);
  return { ...sets, ...copied, ...Object.fromEntries(asked) };
}
