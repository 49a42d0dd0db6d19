import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

const COLUMNS = ['date', 'site', 'batchNumber', 'expiryDate', 'manufacturer', 'institution', 'vaccinator', 'doseType', 'paid', 'valid'];

type Vaccine = readonly [code: string, name: string | readonly string[], doses: number];

const FRONT: readonly Vaccine[] = [
  ['HepB', '乙肝疫苗', 3], ['BCG', '卡介苗', 1], ['POLIO', '脊灰疫苗', 4], ['DTaP', '百白破疫苗', 5], ['DT', '白破疫苗', 1], ['MMR', '麻腮风疫苗', 2],
];
const BACK: readonly Vaccine[] = [
  ['MPSV-A', ['A群流脑', '多糖疫苗'], 2], ['MPSV-AC', ['A群C群流脑', '多糖疫苗'], 2], ['JE-L', ['乙脑减毒', '活疫苗'], 2], ['JE-I', ['乙脑灭活', '疫苗'], 4],
  ['HepA-L', ['甲肝减毒', '活疫苗'], 1], ['HepA-I', ['甲肝灭活', '疫苗'], 2], ['HPV2', 'HPV疫苗', 2],
];

/** The rows that have lines of their own. */
const printed = [...FRONT, ...BACK].flatMap(([code, , doses]) =>
  Array.from({ length: doses }, (_, at) => `doses/vaccine=${code}/doseNumber=${at + 1}`));

/** The lines of a vaccine: one for each dose of the national programme. */
const linesOf = ([code, name, doses]: Vaccine): readonly SheetRow[] =>
  Array.from({ length: doses }, (_, at) =>
    grid(
      ...(at > 0 ? [] : [h(name, 1, doses)]),
      h(doses > 1 ? String(at + 1) : ''),
      ...COLUMNS.map((column) => c(`{doses/vaccine=${code}/doseNumber=${at + 1}/${column}:0:30}`)),
    ),
  );

const heads = grid(...['疫苗', '剂次', '接种日期', '部位', '疫苗批号', '有效期至', '生产企业', '接种单位', '人员', '类型', '费用', '有效'].map((words) => h(words)));
const widths = [12, 3, 12, 7, 10, 12, 9, 9, 7, 6, 9, 4];

/** 预防接种卡 as the programme prints it: the child, then a line for each dose (预防接种工作规范 2023年版 预防接种卡格式). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '预防接种卡',
  code: 'none',
  flows: true,
  pages: [
    {
      blocks: [
        {
          widths: [15, 19, 14, 19, 14, 19],
          rows: [
            grid(h('儿童编码'), c('{cardNumber:10:24}', 5)),
            grid(h('儿童姓名'), c('{name:6}'), h('性别'), c('[sex]', 3)),
            grid(h('出生日期'), c('{birthDate:7}'), h('出生体重'), c('{birthWeight:3} kg'), h('出生证号'), c('{birthCertificateNumber:6}')),
            grid(h('出生医院'), c('{birthInstitution:12:70}', 5)),
            grid(h('监护人姓名'), c('{guardianName:5:30}'), h('与儿童关系'), c('{guardianRelation:4}'), h('联系电话'), c('{guardianPhone:6:30}')),
            grid(h('监护人身份证号'), c('{guardianIdNumber:10}', 2), h('户籍类别'), c('{residenceClass:4}', 2)),
            grid(h('户籍地址'), c('{registeredRegion:14:60}', 5)),
            grid(h('家庭住址'), c('{currentRegion:14:50} {currentAddress:12:60}', 5)),
            grid(h(['预防接种异常', '反应史']), c('{adverseReactionHistory:14:120}', 2), h('过敏史'), c('{allergies:10:100}', 2)),
            grid(h('母亲检测'), c('HBsAg {motherHbsAg:3}　HIV {motherHiv:3}', 2), h('儿童HIV状态'), c('{childHiv:8:30}', 2)),
            grid(h('免疫缺陷或抑制'), c('[immuneDeficiency]', 2), h('居住属性'), c('{stayClass:6}', 2)),
            { label: '接种禁忌', table: 'permanentContraindications', rows: 1, columns: [['vaccine', '疫苗', 35], ['reason', '原因', 40], ['date', '登记日期', 25]] },
            { label: '传染病史', table: 'infectiousDiseaseHistory', rows: 1, columns: [['disease', '病名', 60], ['date', '发病日期', 40]] },
            grid(h('建卡日期'), c('{cardDate:7}'), h('建卡单位'), c('{cardInstitution:10:50}', 3)),
            grid(h('建证'), c('[certificateIssued]　{certificateDate:6}', 3), h('迁入日期'), c('{immigration:7}')),
            grid(h('在册情况'), c('{archiveStatus:5}　{statusDate:6}', 2), h('管理接种单位'), c('{responsibleInstitution:8:50}', 2)),
          ],
        },
        {
          widths,
          rows: [
            heads, ...FRONT.flatMap(linesOf),
          ],
        },
      ],
    },
    {
      blocks: [
        {
          widths,
          rows: [
            heads, ...BACK.flatMap(linesOf),
          ],
        },
        page(
          widths,
          grid(h('其他疫苗（非免疫规划疫苗与程序外剂次）', 12)),
          {
            label: '', table: 'doses', rows: 6, plain: true, without: printed,
            columns: [['vaccine', '疫苗', 12], ['doseNumber', '剂次', 3], ['date', '接种日期', 12], ['site', '部位', 7], ['batchNumber', '疫苗批号', 10], ['expiryDate', '有效期至', 12], ['manufacturer', '生产企业', 9], ['institution', '接种单位', 9], ['vaccinator', '人员', 7], ['doseType', '类型', 6], ['paid', '费用', 9], ['valid', '有效', 4]],
          },
        ),
        { paragraphs: ['状态 {planStatus:4}　预约日期 {appointmentDate:7}', '下一剂计划：{plan:0:700}'] },
      ],
    },
  ],
};
