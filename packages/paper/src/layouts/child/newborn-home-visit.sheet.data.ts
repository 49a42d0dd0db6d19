import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid } from '../build.ts';
import { newbornVisitSheet } from './newborn-visit.data.ts';

/** 新生儿家庭访视记录表 on the child's side. */
export const layout: PaperLayout = newbornVisitSheet(grid(c('家长签名 <guardianSignature>', 12)));
