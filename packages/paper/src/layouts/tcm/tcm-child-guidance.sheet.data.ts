import type { PaperLayout } from '../../sheet-layout.ts';

type Stage = readonly [code: string, title: string, service: string];

/** Three ages side by side; what parents are taught changes with the age. */
const sheetOf = (title: string, stages: readonly Stage[]): PaperLayout => ({
  kind: 'visits',
  roomy: true,
  title,
  when: { field: 'stageMonth', codes: stages.map(([code]) => code) },
  columns: 3,
  stages: { field: 'stageMonth', codes: stages.map(([code, words]) => [code, words] as const) },
  rows: [
    { label: '随访日期', cell: ['{serviceDate:8}'] },
    { label: '中医药健康管理服务', cell: [], cells: stages.map(([, , service]) => [`[${service}]`]) },
    { label: '下次随访日期', cell: ['{nextDate:8}'] },
    { label: '随访医生签名', cell: ['{doctor:6}'] },
    { label: '家长签名', cell: ['<guardianSignature>'] },
  ],
});

/** 儿童中医药健康管理服务记录表, a sheet for 6～18 months and one for 24～36 (国家基本公共卫生服务规范第三版，2017，中医药健康管理服务规范附件). */
export const layouts: readonly PaperLayout[] = [
  sheetOf('6～18月龄儿童中医药健康管理服务记录表', [
    ['6', '6月龄', 'service6And12'],
    ['12', '12月龄', 'service6And12'],
    ['18', '18月龄', 'service18And24'],
  ]),
  sheetOf('24～36月龄儿童中医药健康管理服务记录表', [
    ['24', '24月龄', 'service18And24'],
    ['30', '30月龄', 'service30And36'],
    ['36', '36月龄', 'service30And36'],
  ]),
];
