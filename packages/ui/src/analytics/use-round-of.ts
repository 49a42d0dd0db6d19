import type { HomeSummary } from '@gongwei/domain/analytics';
import { useMay } from '../shared/index.ts';
import { useMaySave } from '../shared/use-may-save.ts';
import { visitsFor } from './round-of.rules.ts';
import { HOME_LINKS } from './home-links.rules.ts';

/** The visits that stand on the first page of who is logged in; `undefined` where visits are none of his work. */
export const useRoundOf = (items: HomeSummary['worklist']): HomeSummary['worklist'] | undefined =>
  visitsFor(items, useMay(HOME_LINKS.round.right), useMaySave());
