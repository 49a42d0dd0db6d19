import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';
import { postpartumSheet, referralRow } from './postpartum-sheet.ts';

/** 产后42天健康检查记录表 as printed (国家基本公共卫生服务规范第三版，2017，孕产妇健康管理). */
export const layout: PaperLayout = postpartumSheet({
  title: '产后42天健康检查记录表',
  end: [referralRow('处理', 'disposition'), grid(h('随访医生签名'), c('<doctorSignature>', 3))],
});
