import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, page } from '../build.ts';

/** 会诊记录表 (国家基本公共卫生服务规范第三版，2017，居民健康档案管理服务规范附件). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '会诊记录表',
  roomy: true,
  code: 'archive-number',
  pages: [
    page([100],
      grid({ ...c(['会诊原因：', '{reason:0:450}']), tall: 62 }),
      grid({ ...c(['会诊意见：', '{opinion:0:450}']), tall: 62 }),
      grid(c('会诊医生及其所在医疗卫生机构：')),
      { label: '', table: 'consultants', rows: 4, columns: [['institutionName', '医疗卫生机构名称'], ['doctorSignature', '会诊医生签字']] },
      grid({ ...c(['责任医生：{responsibleDoctor:8}', '会诊日期：{consultationDate:9}']), align: 'right', tall: 16 }),
    ),
  ],
};
