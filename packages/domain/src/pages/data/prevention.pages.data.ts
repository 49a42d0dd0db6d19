import { definePages } from '../page-definition.ts';

/** 医防融合: monitoring, assessment, contracts, knowledge, readings. */
export const PREVENTION_PAGES = definePages('index', [
  { path: '/yfrh', title: '医防融合', purpose: '慢病监测、评估、签约与干预', permission: 'entries', menu: { at: 9, icon: 'prevention' }, shows: 'landing' },
  {
    path: '/yfrh/gzt', title: '医防融合工作台', purpose: '今天要处理的提醒、预警与任务', permission: 'gwyfrh:V', menu: { in: '/yfrh', at: 1 },
    shows: { board: 'prevention-workbench' },
  },
  {
    path: '/yfrh/mbjc', title: '慢病监测', purpose: '血压血糖的监测值与预警', permission: 'gwyfrh:V', menu: { in: '/yfrh', at: 2 },
    shows: { list: 'chronic-monitoring' },
  },
  {
    path: '/yfrh/jkpg', title: '健康评估', purpose: '六项风险评估的名单与结果', permission: 'gwyfrh:V', menu: { in: '/yfrh', at: 3 },
    shows: { list: 'health-assessment-list' },
  },
  {
    path: '/yfrh/jkbg', title: '健康报告', purpose: '为一个人生成的健康报告', permission: 'gwyfrh:V', menu: { in: '/yfrh', at: 4 },
    shows: { list: 'health-report-list' },
  },
  {
    path: '/yfrh/qyjl', title: '签约记录', purpose: '家庭医生签约、续约、解约与履约', permission: 'gwyfrh:V', menu: { in: '/yfrh', at: 5 },
    shows: { list: 'sign-up-record-list' }, help: 'follow-up',
  },
  {
    path: '/yfrh/glcf', title: '管理处方', purpose: '饮食、运动、用药的管理处方', permission: 'gwyfrh:V', menu: { in: '/yfrh', at: 6 },
    shows: { list: 'management-prescription-list' },
  },
  {
    path: '/yfrh/tcgl', title: '套餐管理', purpose: '签约服务包与项目', permission: 'gwyfrh:V', menu: { in: '/yfrh', at: 7 },
    shows: { register: ['service-package', 'family-doctor-team'] },
  },
  {
    path: '/yfrh/zsk/yp', title: '知识库-药品', purpose: '药品说明、用法与注意', permission: 'gwyfrh:V', menu: { in: '/yfrh/zsk', at: 1, label: '药品' },
    shows: { register: ['knowledge-drug'] },
  },
  {
    path: '/yfrh/zsk/ys', title: '知识库-膳食', purpose: '食谱与膳食建议', permission: 'gwyfrh:V', menu: { in: '/yfrh/zsk', at: 2, label: '膳食' },
    shows: { register: ['knowledge-diet'] },
  },
  {
    path: '/yfrh/zsk/yd', title: '知识库-运动', purpose: '运动方式、强度与禁忌', permission: 'gwyfrh:V', menu: { in: '/yfrh/zsk', at: 3, label: '运动' },
    shows: { register: ['knowledge-exercise'] },
  },
  {
    path: '/yfrh/zsk/jkpg', title: '知识库-健康评估', purpose: '评估量表与结论用语', permission: 'gwyfrh:V',
    menu: { in: '/yfrh/zsk', at: 4, label: '健康评估' }, shows: { register: ['knowledge-assessment'] },
  },
  {
    path: '/yfrh/zsk/gyfa', title: '知识库-干预方案', purpose: '按病种的干预方案模板', permission: 'gwyfrh:V',
    menu: { in: '/yfrh/zsk', at: 5, label: '干预方案' }, shows: { register: ['knowledge-intervention-plan'] },
  },
  {
    path: '/yfrh/zsk/zhgy', title: '知识库-综合干预', purpose: '多病共存时的组合方案', permission: 'gwyfrh:V',
    menu: { in: '/yfrh/zsk', at: 6, label: '综合干预' }, shows: { register: ['knowledge-comprehensive-intervention'] },
  },
  {
    path: '/yfrh/zsk/zy', title: '知识库-中药', purpose: '中药材与食疗', permission: 'gwyfrh:V', menu: { in: '/yfrh/zsk', at: 7, label: '中药' },
    shows: { register: ['knowledge-herb'] },
  },
  {
    path: '/yfrh/zntx', title: '智能提醒', purpose: '系统发出的提醒与处理情况', permission: 'gwyfrh:V', menu: { in: '/yfrh', at: 8 },
    shows: { list: 'smart-reminders' },
  },
  {
    path: '/yfrh/sbgl', title: '设备管理', purpose: '血压计、血糖仪的绑定、检定与在线', permission: 'gwyfrh:V', menu: { in: '/yfrh', at: 9 },
    shows: { register: ['device'] },
  },
  {
    path: '/yfrh/tj/hzjc', title: '患者监测统计', purpose: '每位患者测了多少、达标多少', permission: 'gwyfrh:V', menu: { in: '/yfrh/tj', at: 1 },
    shows: { analysis: 'patient-monitoring-statistics' },
  },
  {
    path: '/yfrh/tj/xtyjfb', title: '血糖预警分布', purpose: '血糖预警的时段、程度与机构', permission: 'gwyfrh:V', menu: { in: '/yfrh/tj', at: 2 },
    shows: { analysis: 'glucose-warning-distribution' },
  },
  {
    path: '/yfrh/tj/szsy', title: '试纸使用', purpose: '试纸的入、用、损、存与可用天数', permission: 'gwyfrh:V', menu: { in: '/yfrh/tj', at: 3 },
    shows: { analysis: 'test-strip-usage' },
  },
  {
    path: '/yfrh/tj/szsy/crk', title: '试纸出入库', purpose: '试纸的入库、领用、损耗、盘点、退回，逐笔登记', permission: 'gwyfrh:V', under: '/yfrh/tj/szsy',
    shows: { register: ['test-strip-stock'] },
  },
  {
    path: '/yfrh/tj/ksxtjc', title: '科室血糖监测', purpose: '院内各科室的血糖监测', permission: 'gwyfrh:V', menu: { in: '/yfrh/tj', at: 4 },
    shows: { analysis: 'department-glucose-monitoring' },
  },
  { path: '/yfrh/zsk', title: '知识库', purpose: '随访、处方、报告引用的内容', permission: 'entries', menu: { in: '/yfrh', at: 10 }, shows: 'landing' },
  { path: '/yfrh/tj', title: '统计', purpose: '医防融合的四张统计', permission: 'entries', menu: { in: '/yfrh', at: 11 }, shows: 'landing' },
  { path: '/yfrh/sjgl', title: '数据管理', purpose: '血压血糖患者与读数', permission: 'entries', menu: { in: '/yfrh', at: 12 }, shows: 'landing' },
  {
    path: '/sjgl/xyhz', title: '血压患者', purpose: '血压监测的患者、读数与用药', permission: 'gwyfrh:V', menu: { in: '/yfrh/sjgl', at: 1 },
    shows: { list: 'blood-pressure-patient-list' },
  },
  { path: '/sjgl/xyhz/add', title: '血压患者-新增', permission: 'gwyfrh:V', shows: { form: ['blood-pressure-patient'] } },
  {
    path: '/sjgl/xyhz/xyjl', title: '血压记录', purpose: '血压读数：补录、蓝牙、设备到达、确认、预警处理', permission: 'gwyfrh:V', under: '/sjgl/xyhz',
    shows: { list: 'blood-pressure-readings' },
  },
  {
    path: '/sjgl/xyhz/yyjl', title: '用药记录', purpose: '在用与停用的药、服药打卡、依从率、不良反应', permission: 'gwyfrh:V', under: '/sjgl/xyhz',
    shows: { list: 'medication-records-bp' },
  },
  { path: '/sjgl/xyhz/yzzx', title: '医嘱执行', permission: 'gwyfrh:V', shows: { form: ['medical-order'] } },
  {
    path: '/sjgl/xyhz/xydetail', title: '血压患者详情', purpose: '一人的血压监测全貌：趋势、均值、晨晚差、预警与处理、用药，一页看完即可随访', permission: 'gwyfrh:V',
    under: '/sjgl/xyhz', shows: { detail: 'blood-pressure-patient-detail' },
  },
  {
    path: '/sjgl/xyhz/xydetailBak', title: '血压患者详情（备份）', purpose: '同一份数据的表格式旧版：一日一行、晨晚并列，便于抄录、打印和慢网旧机', permission: 'gwyfrh:V',
    under: '/sjgl/xyhz', shows: { detail: 'blood-pressure-patient-detail-classic' },
  },
  {
    path: '/sjgl/xthz', title: '血糖患者', purpose: '血糖监测的患者、读数与用药', permission: 'gwyfrh:V', menu: { in: '/yfrh/sjgl', at: 2 },
    shows: { list: 'blood-glucose-patient-list' },
  },
  { path: '/sjgl/xthz/add', title: '血糖患者-新增', permission: 'gwyfrh:V', shows: { form: ['blood-glucose-patient'] } },
  {
    path: '/sjgl/xthz/xtjl', title: '血糖记录', purpose: '血糖读数：日×时点矩阵或逐条', permission: 'gwyfrh:V', under: '/sjgl/xthz',
    shows: { list: 'blood-glucose-readings' },
  },
  {
    path: '/sjgl/xthz/yyjl', title: '用药记录', purpose: '在用与停用的药、服药打卡、依从率、不良反应', permission: 'gwyfrh:V', under: '/sjgl/xthz',
    shows: { list: 'medication-records-glucose' },
  },
  { path: '/sjgl/xthz/yzzx', title: '医嘱执行', permission: 'gwyfrh:V', shows: { form: ['medical-order'] } },
  {
    path: '/sjgl/xthz/xtdetail', title: '血糖患者详情', purpose: '一人的血糖监测全貌：七点谱、空腹与餐后均值、低血糖、波动、用药', permission: 'gwyfrh:V', under: '/sjgl/xthz',
    shows: { detail: 'blood-glucose-patient-detail' },
  },
]);
