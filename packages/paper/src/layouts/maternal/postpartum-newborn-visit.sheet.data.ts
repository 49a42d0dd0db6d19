import type { PaperLayout } from '../../sheet-layout.ts';
import { newbornVisitSheet } from '../child/newborn-visit.data.ts';

/** 新生儿家庭访视记录表 on the mother's side: the same sheet. */
export const layout: PaperLayout = newbornVisitSheet();
