import type { PaperLayout, SheetBlock } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';
import { roll } from '../roll.ts';

const DATE = 10;

const conditions: SheetBlock = {
  widths: [9, 25, 9, 24, 9, 24],
  rows: [
    grid(h('管理机构'), c('{institution:10:50}'), h('辖区'), c('{region:10:50}'), h('花名册类别'), c('{rosterType:8}　{keyword:5:50}')),
    grid(h('建册日期'), c('{registerFrom:6} 至 {registerTo:6}'), h('预产期'), c('{dueFrom:6} 至 {dueTo:6}'), h('分娩日期'), c('{deliveryFrom:6} 至 {deliveryTo:6}')),
    grid(h('风险分级'), c('{riskLevels:14:60}'), h('档案状态'), c('{recordStatusFilter:6}'), h('逾期未随访'), c('{overdue:3}')),
  ],
};

const mothers: readonly SheetBlock[] = [
  roll('一、基本情况', 'maternalRows', 6,
    ['rowNumber', '序号', 4], ['handbookNumber', '手册编号', 10], ['name', '姓名', 7], ['age', '年龄', 5], ['idNumber', '身份证号', 15], ['phone', '联系电话', 9], ['husbandName', '丈夫姓名', 8],
    ['husbandPhone', '丈夫电话', 9], ['residenceAddress', '现住址', 12], ['householdAddress', '户籍地址', 12], ['residenceType', '户口', 5], ['postpartumAddress', '产后休养地', 10]),
  roll('二、妊娠与建册（序号同上）', 'maternalRows', 6,
    ['rowNumber', '序号', 4], ['name', '姓名', 7], ['gravidity', '孕次', 5], ['parity', '产次', 5], ['lastMenstrualPeriod', '末次月经', DATE], ['expectedDeliveryDate', '预产期', DATE], ['currentGestationalWeek', '孕周', 5],
    ['registrationDate', '建册日期', DATE], ['registrationWeek', '建册孕周', 6], ['earlyRegistered', '早孕建册', 6], ['riskLevel', '风险分级', 11], ['riskFactors', '高危因素', 21]),
  roll('三、产前检查（序号同上）', 'maternalRows', 6,
    ['rowNumber', '序号', 4], ['name', '姓名', 10], ['visit1Date', '第1次', DATE], ['visit2Date', '第2次', DATE], ['visit3Date', '第3次', DATE], ['visit4Date', '第4次', DATE], ['visit5Date', '第5次', DATE], ['prenatalVisitCount', '检查次数', 8],
    ['nextVisitDate', '下次随访', DATE], ['recordStatus', '状态', 8], ['responsibleDoctor', '责任医生', 10]),
  roll('四、分娩与产后（序号同上）', 'maternalRows', 6,
    ['rowNumber', '序号', 4], ['name', '姓名', 7], ['deliveryDate', '分娩日期', DATE], ['deliveryWeek', '孕周', 5], ['deliveryInstitution', '分娩机构', 11], ['deliveryMode', '分娩方式', 12], ['newborn', '新生儿性别、体重、结局', 15], ['dischargeDate', '出院日期', DATE],
    ['postpartumVisitDate', '产后访视', DATE], ['newbornVisitDate', '新生儿访视', DATE], ['day42Date', '产后42天', DATE]),
  roll('五、管理（序号同上）', 'maternalRows', 6,
    ['rowNumber', '序号', 4], ['name', '姓名', 10], ['systemManaged', '系统管理', 10], ['managementInstitution', '管理机构', 30], ['remarks', '备注', 46]),
];

const children: readonly SheetBlock[] = [
  roll('一、基本情况', 'childRows', 6,
    ['rowNumber', '序号', 4], ['recordNumber', '档案编号', 10], ['name', '姓名', 7], ['sex', '性别', 5], ['birthDate', '出生日期', DATE], ['ageText', '月龄／年龄', 8], ['idNumber', '身份证号', 15], ['motherName', '母亲', 7],
    ['fatherName', '父亲', 7], ['phone', '联系电话', 9], ['residenceAddress', '现住址', 12], ['residenceType', '户口', 5], ['birthWeight', '出生体重', 6]),
  roll('二、检查日期：新生儿至18月龄（序号同上）', 'childRows', 6,
    ['rowNumber', '序号', 4], ['name', '姓名', 10], ['newbornVisitDate', '新生儿访视', DATE], ['month1Date', '满月', DATE], ['month3Date', '3月龄', DATE], ['month6Date', '6月龄', DATE], ['month8Date', '8月龄', DATE], ['month12Date', '12月龄', DATE], ['month18Date', '18月龄', DATE]),
  roll('三、检查日期：24月龄至6岁（序号同上）', 'childRows', 6,
    ['rowNumber', '序号', 4], ['name', '姓名', 10], ['month24Date', '24月龄', DATE], ['month30Date', '30月龄', DATE], ['year3Date', '3岁', DATE], ['year4Date', '4岁', DATE], ['year5Date', '5岁', DATE], ['year6Date', '6岁', DATE], ['nextVisitDate', '下次随访', DATE]),
  roll('四、管理（序号同上）', 'childRows', 6,
    ['rowNumber', '序号', 4], ['name', '姓名', 10], ['systemManaged', '系统管理', 8], ['abnormal', '异常（营养性疾病、出生缺陷等）', 36], ['responsibleDoctor', '责任医生', 12], ['remarks', '备注', 30]),
];

const couples: readonly SheetBlock[] = [
  roll('一、夫妇', 'coupleRows', 8,
    ['rowNumber', '序号', 4], ['recordNumber', '编号', 9], ['wifeName', '女方', 7], ['wifeIdNumber', '女方身份证号', 15], ['husbandName', '男方', 7], ['husbandIdNumber', '男方身份证号', 15], ['phone', '联系电话', 9], ['address', '住址', 14], ['examDate', '检查日期', DATE], ['adviceDate', '告知日期', DATE]),
  roll('二、结果（序号同上）', 'coupleRows', 8,
    ['rowNumber', '序号', 4], ['wifeName', '女方', 9], ['wifeResult', '女方结论', 16], ['husbandResult', '男方结论', 16], ['riskGroup', '评估', 11], ['earlyResult', '早孕随访', 9], ['outcome', '妊娠结局', 13], ['remarks', '备注', 22]),
];

const roster = (title: string, ...blocks: readonly SheetBlock[]) =>
  ({ kind: 'sheet', title, code: 'none', landscape: true, flows: true, pages: [{ blocks: [conditions, ...blocks] }] }) as const;

/** 妇幼花名册, lying: mothers, children or couples as its kind says. A person's columns run over several tables under the same 序号. */
export const layouts: readonly PaperLayout[] = [
  { ...roster('孕产妇健康管理花名册', ...mothers), when: { field: 'rosterType', codes: ['1', '2', '3'] } },
  { ...roster('0～6岁儿童健康管理花名册', ...children), when: { field: 'rosterType', codes: ['4'] } },
  { ...roster('婚前与孕前检查花名册', ...couples), when: { field: 'rosterType', codes: ['5', '6'] } },
  roster('妇幼健康管理花名册', ...mothers, ...children, ...couples),
];
