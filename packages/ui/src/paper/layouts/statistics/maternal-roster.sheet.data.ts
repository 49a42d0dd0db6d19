import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';
import { roll } from '../roll.ts';

/** 妇幼花名册：孕产妇, 0～6岁儿童, 夫妇, lying. A person's columns run over several tables under the same 序号. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '妇幼健康管理花名册',
  code: 'none',
  landscape: true,
  pages: [
    {
      blocks: [
        {
          widths: [9, 25, 9, 24, 9, 24],
          rows: [
            grid(h('管理机构'), c('{institution:10:50}'), h('辖区'), c('{region:10:50}'), h('花名册类别'), c('{rosterType:8}　{keyword:5:50}')),
            grid(h('建册日期'), c('{registerFrom:6} 至 {registerTo:6}'), h('预产期'), c('{dueFrom:6} 至 {dueTo:6}'), h('分娩日期'), c('{deliveryFrom:6} 至 {deliveryTo:6}')),
            grid(h('风险分级'), c('{riskLevels:14:60}'), h('档案状态'), c('{recordStatusFilter:6}'), h('逾期未随访'), c('{overdue:3}')),
          ],
        },
        roll('一、孕产妇（基本情况）', 'maternalRows', 8, ['rowNumber', '序号', 4], ['handbookNumber', '手册编号', 10], ['name', '姓名', 7], ['age', '年龄', 4], ['idNumber', '身份证号', 13], ['phone', '联系电话', 9], ['husbandName', '丈夫姓名', 7], ['husbandPhone', '丈夫电话', 9], ['residenceAddress', '现住址', 12], ['householdAddress', '户籍地址', 12], ['residenceType', '户口', 5], ['postpartumAddress', '产后休养地', 10]),
        roll('孕产妇（孕期，序号同上）', 'maternalRows', 8, ['rowNumber', '序号', 4], ['name', '姓名', 7], ['gravidity', '孕次', 4], ['parity', '产次', 4], ['lastMenstrualPeriod', '末次月经', 8], ['expectedDeliveryDate', '预产期', 8], ['currentGestationalWeek', '孕周', 5], ['registrationDate', '建册日期', 8], ['registrationWeek', '建册孕周', 5], ['earlyRegistered', '早孕建册', 5], ['riskLevel', '风险分级', 9], ['riskFactors', '高危因素', 12], ['visit1Date', '第1次', 8], ['visit2Date', '第2次', 8], ['visit3Date', '第3次', 8], ['visit4Date', '第4次', 8], ['visit5Date', '第5次', 8], ['prenatalVisitCount', '次数', 4]),
      ],
    },
    {
      blocks: [
        roll('孕产妇（分娩与产后，序号同上）', 'maternalRows', 8, ['rowNumber', '序号', 4], ['name', '姓名', 7], ['deliveryDate', '分娩日期', 8], ['deliveryWeek', '孕周', 4], ['deliveryInstitution', '分娩机构', 9], ['deliveryMode', '分娩方式', 9], ['newborn', '新生儿', 10], ['dischargeDate', '出院日期', 8], ['postpartumVisitDate', '产后访视', 8], ['newbornVisitDate', '新生儿访视', 8], ['day42Date', '产后42天', 8], ['systemManaged', '系统管理', 5], ['nextVisitDate', '下次随访', 8], ['recordStatus', '状态', 5], ['responsibleDoctor', '责任医生', 6], ['managementInstitution', '管理机构', 9], ['remarks', '备注', 8]),
        roll('二、0～6岁儿童（基本情况）', 'childRows', 6, ['rowNumber', '序号', 4], ['recordNumber', '档案编号', 10], ['name', '姓名', 7], ['sex', '性别', 4], ['birthDate', '出生日期', 8], ['ageText', '年龄', 7], ['idNumber', '身份证号', 13], ['motherName', '母亲', 7], ['fatherName', '父亲', 7], ['phone', '联系电话', 9], ['residenceAddress', '现住址', 12], ['residenceType', '户口', 5], ['birthWeight', '出生体重', 6]),
        roll('0～6岁儿童（检查日期，序号同上）', 'childRows', 6, ['rowNumber', '序号', 4], ['name', '姓名', 8], ['newbornVisitDate', '访视', 8], ['month1Date', '满月', 8], ['month3Date', '3月', 8], ['month6Date', '6月', 8], ['month8Date', '8月', 8], ['month12Date', '12月', 8], ['month18Date', '18月', 8], ['month24Date', '24月', 8], ['month30Date', '30月', 8], ['year3Date', '3岁', 8], ['year4Date', '4岁', 8], ['year5Date', '5岁', 8], ['year6Date', '6岁', 8]),
        roll('0～6岁儿童（其他，序号同上）', 'childRows', 6, ['rowNumber', '序号', 4], ['name', '姓名', 8], ['systemManaged', '系统管理', 10], ['abnormal', '异常', 30], ['nextVisitDate', '下次随访', 12], ['responsibleDoctor', '责任医生', 12], ['remarks', '备注', 24]),
      ],
    },
    {
      blocks: [
        roll('三、婚检与孕前检查夫妇', 'coupleRows', 8, ['rowNumber', '序号', 4], ['recordNumber', '编号', 9], ['wifeName', '女方', 7], ['wifeIdNumber', '女方身份证号', 13], ['husbandName', '男方', 7], ['husbandIdNumber', '男方身份证号', 13], ['phone', '联系电话', 9], ['address', '住址', 12], ['examDate', '检查日期', 9], ['adviceDate', '告知日期', 9]),
        roll('三、夫妇（结果，序号同上）', 'coupleRows', 8, ['rowNumber', '序号', 4], ['wifeName', '女方', 9], ['wifeResult', '女方结论', 16], ['husbandResult', '男方结论', 16], ['riskGroup', '评估', 11], ['earlyResult', '早孕随访', 9], ['outcome', '妊娠结局', 13], ['remarks', '备注', 22]),
      ],
    },
  ],
};
