import type { ListSession } from '@gongwei/application/lists';
import type { Answers, ListAction, ListRow, ListSelection } from '@gongwei/domain/lists';
import { createContext, use, type ComponentType } from 'react';

/** Rows an action is for: one of them, those ticked, or everything found. `rows`: those of them that are known. */
export type ActionTarget = {
  readonly selection: ListSelection;
  readonly count: number;
  readonly rows: readonly ListRow[];
};

/** Asks for one thing in an action's window. `chosen`: its identifier; empty: nothing yet. */
export type AnswerField = ComponentType<{
  readonly field?: { readonly label: string };
  readonly chosen: string;
  readonly onChange: (id: string) => void;
}>;

/** Asks under `session` and `slot` for a session of check-ups. `id`: of the element its label names; `selection`: for whom. */
export type SessionField = ComponentType<{
  readonly id: string;
  readonly selection: string;
  readonly answers: Answers;
  readonly onAnswer: (answers: Answers) => void;
}>;

/** Such as are made of another area, lent by the page. */
export type AnswerFields = {
  readonly resident: AnswerField;
  readonly signature: AnswerField;
  readonly session: SessionField;
};

/** What the parts of a list share. */
export type ListHere = {
  readonly session: ListSession;
  /** The name of a row: what stands in its first column. */
  readonly titleOf: (row: ListRow) => string;
  readonly open: (index: number) => void;
  readonly act: (action: ListAction, target: ActionTarget) => void;
  readonly fields: AnswerFields;
  /** Whether the user may take an action at all, on whatever row. */
  readonly may: (action: ListAction) => boolean;
};

export const ListContext = createContext<ListHere | undefined>(undefined);

export function useList(): ListHere {
  const here = use(ListContext);
  if (!here) throw new Error('No list here');
  return here;
}
