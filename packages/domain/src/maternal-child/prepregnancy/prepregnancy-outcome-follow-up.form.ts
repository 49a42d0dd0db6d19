import type { FormDefinition } from '../../forms/index.ts';

const whenDelivered = { field: 'followUpResult', in: ['1'] } as const;

/** 孕前优生健康检查：妊娠结局随访. */
export const prepregnancyOutcomeFollowUp: FormDefinition = {
  id: 'prepregnancy-outcome-follow-up',
  version: 1,
  title: '孕前优生健康检查：妊娠结局随访',
  module: 'prepregnancy',
  routes: ['jcxx'],
  subject: 'couple',
  occurs: 'many',
  occurredOn: 'visitDate',
  source: '国家免费孕前优生健康检查项目技术服务规范 技术服务家庭档案；国家项目信息系统页面项目（公开录入脚本与字典常量）；同类生产系统孕前询问、孕前检查表结构',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'base', title: '基本',
      fields: [
        { key: 'wifeName', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50 },
        { key: 'age', label: '年龄', type: 'integer', unit: '岁', min: 15, max: 60 },
        { key: 'phone', label: '联系电话', type: 'text', maxLength: 20, sensitive: 'phone' },
        { key: 'householdAddress', label: '户口所在地', type: 'region' },
        {
          key: 'followUpResult', label: '随访结果', type: 'single', required: true,
          options: [{ code: '1', label: '已分娩（妊娠已结束）' }, { code: '2', label: '失访' }, { code: '3', label: '未分娩' }],
        },
        { key: 'visitDate', label: '随访日期', type: 'date', required: true, max: 'today', proposed: 'today' },
      ],
    },
    {
      id: 'outcome', title: '妊娠结局',
      fields: [
        {
          key: 'outcomes', label: '妊娠结局', type: 'multi', required: true,
          options: [
            { code: '1', label: '正常活产' }, { code: '2', label: '早产' }, { code: '3', label: '低出生体重' }, { code: '4', label: '出生缺陷' },
            { code: '5', label: '自然流产' }, { code: '6', label: '医学性人工流产' }, { code: '7', label: '治疗性引产' },
            { code: '8', label: '异位妊娠' }, { code: '9', label: '死胎死产' }, { code: '10', label: '葡萄胎' }, { code: '99', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '99', otherKey: 'outcomesOther', visibleWhen: whenDelivered,
        },
        { key: 'outcomesOther', label: '妊娠结局（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'outcomes', in: ['99'] } },
        {
          key: 'lowBirthWeightDegree', label: '低出生体重程度', type: 'single',
          options: [{ code: '1', label: '<2500g' }, { code: '2', label: '<1500g' }, { code: '3', label: '<1000g' }],
          visibleWhen: { field: 'outcomes', in: ['3'] },
        },
        { key: 'defectDetail', label: '出生缺陷详情', type: 'text', maxLength: 200, visibleWhen: { field: 'outcomes', in: ['4'] } },
        { key: 'endDate', label: '分娩（终止）日期', type: 'date', sensitive: 'birth-date', required: true, visibleWhen: whenDelivered },
        { key: 'endWeek', label: '分娩（终止）孕周', type: 'integer', unit: '周', required: true, min: 4, max: 44, visibleWhen: whenDelivered },
        { key: 'deliveryRegion', label: '分娩地点（省市县）', type: 'region', visibleWhen: whenDelivered },
        {
          key: 'deliveryInstitutionType', label: '分娩机构', type: 'single',
          options: [
            { code: '1', label: '县级以上医疗保健机构' }, { code: '2', label: '县级以上计划生育服务机构' }, { code: '3', label: '乡镇卫生院' },
            { code: '4', label: '乡级计划生育服务机构' }, { code: '5', label: '其他机构' },
          ],
          otherCode: '5', otherKey: 'deliveryInstitutionTypeOther', visibleWhen: whenDelivered,
        },
        {
          key: 'deliveryInstitutionTypeOther', label: '分娩机构（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'deliveryInstitutionType', in: ['5'] },
        },
        {
          key: 'deliveryMode', label: '分娩方式', type: 'single',
          options: [{ code: '1', label: '自然分娩' }, { code: '2', label: '剖宫产' }, { code: '3', label: '器械助产' }, { code: '9', label: '其他' }],
          otherCode: '9', otherKey: 'deliveryModeOther', visibleWhen: whenDelivered,
        },
        { key: 'deliveryModeOther', label: '分娩方式（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'deliveryMode', in: ['9'] } },
        {
          key: 'plurality', label: '胎数', type: 'single',
          options: [{ code: '1', label: '单胎' }, { code: '2', label: '双胎' }, { code: '3', label: '三胎及以上' }], visibleWhen: whenDelivered,
        },
        {
          key: 'babies', label: '胎婴儿', type: 'table', minRows: 0, maxRows: 8,
          columns: [
            { key: 'order', label: '序号', type: 'integer', min: 1, max: 8 },
            {
              key: 'sex', label: '性别', type: 'single', required: true,
              options: [{ code: '0', label: '不详' }, { code: '1', label: '男' }, { code: '2', label: '女' }, { code: '3', label: '两性畸形' }],
            },
            { key: 'birthWeight', label: '出生体重', type: 'integer', unit: 'g', min: 100, max: 8000 },
            { key: 'aliveAt42Days', label: '产后42天内存活', type: 'single', options: [{ code: '0', label: '否' }, { code: '1', label: '是' }] },
            { key: 'defect', label: '出生缺陷', type: 'single', options: [{ code: '0', label: '无' }, { code: '1', label: '有' }] },
            { key: 'defectName', label: '缺陷名称', type: 'text', maxLength: 100 },
          ],
        },
      ],
    },
    {
      id: 'sign', title: '签名',
      fields: [
        { key: 'institution', label: '随访机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'visitor', label: '随访人员', type: 'user', required: true, proposed: 'user.id' },
      ],
    },
  ],
  derivations: [{ key: 'windows', rule: 'prepregnancyFollowUp', inputs: ['endDate', 'visitDate'] }],
  checks: [
    {
      id: 'within-6-weeks', when: 'windows.outcomeInTime == false', severity: 'warning', advice: true, message: '妊娠结局随访应在妊娠结束后 6 周内完成。',
      fields: ['visitDate', 'endDate'],
    },
    {
      id: 'end-after-visit', when: 'endDate > visitDate', severity: 'error', message: '分娩（终止）日期不能晚于随访日期。',
      fields: ['endDate', 'visitDate'],
    },
    {
      id: 'preterm', when: "hasAny(outcomes, ['2']) && (endWeek < 28 || endWeek >= 37)", severity: 'warning',
      message: '早产指满 28 周不足 37 周，请核对孕周。', fields: ['endWeek', 'outcomes'],
    },
  ],
};
