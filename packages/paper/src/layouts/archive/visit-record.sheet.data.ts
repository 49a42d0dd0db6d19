import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, page } from '../build.ts';

/** 接诊记录表: four parts of a SOAP note, signed (国家基本公共卫生服务规范第三版，2017，居民健康档案管理服务规范附件). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '接诊记录表',
  roomy: true,
  code: 'archive-number',
  pages: [
    page([100],
      grid({ ...c(['就诊者的主观资料：', '{subjective:0:380}']), tall: 52 }),
      grid({ ...c(['就诊者的客观资料：', '{objective:0:330}']), tall: 52 }),
      grid({ ...c(['评估：', '{assessment:0:330}']), tall: 52 }),
      grid({ ...c(['处置计划：', '{plan:0:330}']), tall: 52 }),
      grid({ ...c(['医生签字：<doctorSignature>', '接诊日期：{visitDate:9}']), align: 'right', tall: 16 }),
    ),
  ],
};
