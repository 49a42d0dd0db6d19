import type { PaperLayout, SheetBlock } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** The certificate's words; both halves say the same, the photo is on the half that is handed over. */
const half = (photo: boolean): readonly SheetBlock[] => [
  { paragraphs: ['编号 {certificateNumber:10:30}'], align: 'right' },
  page(
    [15, 24, 13, 26, 22],
    grid(h('姓名'), c('{resident:8}'), h('性别'), c('{sex:3}'), photo ? { ...c(['照片', '<photo>'], 1, 4), align: 'center' } : { ...h('（存根）', 1, 4) }),
    grid(h('出生日期'), c('{birthDate:8}'), h('民族'), c('{ethnicity:6}')),
    grid(h('身份证号'), c('{idNumber:12}', 3)),
    grid(h('单位或职业'), c('{workUnitOrOccupation:14:70}', 3)),
    grid(h('现住址'), c('{residenceAddress:14:60}', 2), c('对方姓名 {partnerName:6:40}', 2)),
    grid(h(['直系血亲、三代以内', '旁系血亲关系'], 2), c('[kinship]', 3)),
    grid(h('婚前医学检查结果', 2), { ...c('[examResult]', 3), tall: 12 }),
    grid(h('医学意见', 2), { ...c('[medicalOpinion]', 3), tall: 16 }),
  ),
  { paragraphs: ['主检医师签字 <chiefDoctorSignature>　　检查单位（专用章）{institution:12:60}', '{issueDate:8}　　有效期至 {validUntil:8}'], align: 'right' },
];

/** 婚前医学检查证明：一联交婚姻登记机关，一联存根 (婚前保健工作规范修订，2002). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '婚前医学检查证明',
  code: 'none',
  pages: [{ blocks: [...half(true), { paragraphs: ['注：本证明自出具之日起三个月内有效；对检查结果有异议的，可申请医学技术鉴定。'] }, { cut: true }, { title: '婚前医学检查证明（存根）' }, ...half(false)] }],
};
