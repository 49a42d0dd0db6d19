import { CHILD_UNTIL, type KnownCondition, type Page, type ResidentRow } from '@gongwei/domain/resident';
import { createLoaded, createSought, type Clock, type Loaded, type Sought } from '../shared/index.ts';
import type { ResidentDirectory } from './resident-directory.port.ts';

/** Residents offered at most; who wants others types more. */
export const CHOICES_SHOWN = 20;

/**
 * Residents to choose one from. Before anything is typed the patients of `condition` are there, the most urgent first, or the
 * children whose files are newest. Nobody is looked for without a text or a disease: the first twenty of everybody help nobody.
 */
export const createResidentSearch = (
  directory: ResidentDirectory,
  clock: Clock,
  condition: KnownCondition | undefined,
  ofChildren: boolean,
): Sought<Page<ResidentRow>> => {
  const page = { offset: 0, limit: CHOICES_SHOWN } as const;
  return createSought(clock, async (asker, text) => {
    if (text !== '') return directory.find({ text, ...page }, asker);
    if (ofChildren) {
      const newest = { by: 'filedOn', descending: true } as const;
      return directory.find({ maxAge: CHILD_UNTIL - 1, status: '1', sort: newest, ...page }, asker);
    }
    if (condition === undefined) return { rows: [], total: 0 };
    return directory.find({ condition, status: '1', sort: { by: 'nextFollowUpOn' }, ...page }, asker);
  });
};

/** Who of the scope has an identity number already. Without an answer the server says it when the file is opened. */
export const createNumberOwner = (
  directory: ResidentDirectory,
  number: string | undefined,
): Loaded<ResidentRow | undefined> =>
  createLoaded(async (asker) =>
    number === undefined ? undefined : (await directory.find({ text: number, offset: 0, limit: 1 }, asker)).rows[0],
  );
