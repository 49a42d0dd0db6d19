import type { FormDefinition } from '../../forms/index.ts';

const whenPregnant = { field: 'followUpResult', in: ['1'] } as const;
const noOrYesFromZero = [{ code: '0', label: '否' }, { code: '1', label: '是' }] as const;

/** 孕前优生健康检查：早孕随访. */
export const prepregnancyEarlyFollowUp: FormDefinition = {
  id: 'prepregnancy-early-follow-up',
  version: 1,
  title: '孕前优生健康检查：早孕随访',
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
        { key: 'visitRegion', label: '随访地', type: 'region' },
        {
          key: 'followUpResult', label: '随访结果', type: 'single', required: true,
          options: [{ code: '1', label: '已孕' }, { code: '2', label: '未孕' }, { code: '3', label: '失访' }],
        },
        { key: 'visitDate', label: '随访日期', type: 'date', required: true, max: 'today', proposed: 'today' },
      ],
    },
    {
      id: 'pregnancy', title: '早孕情况',
      fields: [
        { key: 'lastMenstrualPeriod', label: '末次月经日期', type: 'date', required: true, max: 'today', visibleWhen: whenPregnant },
        { key: 'lastMenstrualPeriodAccurate', label: '末次月经是否准确', type: 'single', options: noOrYesFromZero, visibleWhen: whenPregnant },
        {
          key: 'folicAcid', label: '服用叶酸及开始时间', type: 'single',
          options: [
            { code: '0', label: '未服用' }, { code: '1', label: '停经前至少3个月' }, { code: '2', label: '停经前1～2个月' },
            { code: '3', label: '停经后' },
          ],
          visibleWhen: whenPregnant,
        },
        {
          key: 'folicAcidRegular', label: '叶酸服用方法', type: 'single',
          options: [{ code: '1', label: '规律服用' }, { code: '2', label: '间断服用' }], visibleWhen: { field: 'folicAcid', in: ['1', '2', '3'] },
        },
        { key: 'eatsMeatEgg', label: '停经后进食肉、蛋类', type: 'single', options: noOrYesFromZero, visibleWhen: whenPregnant },
        { key: 'eatsVegetables', label: '停经后进食蔬菜', type: 'single', options: noOrYesFromZero, visibleWhen: whenPregnant },
        {
          key: 'wifeSmoking', label: '妻子吸烟', type: 'single',
          options: [{ code: '1', label: '不吸' }, { code: '2', label: '已戒' }, { code: '3', label: '仍吸' }], visibleWhen: whenPregnant,
        },
        {
          key: 'husbandSmoking', label: '丈夫吸烟', type: 'single',
          options: [{ code: '1', label: '不吸' }, { code: '2', label: '已戒' }, { code: '3', label: '仍吸' }], visibleWhen: whenPregnant,
        },
        {
          key: 'wifeDrinking', label: '妻子饮酒', type: 'single',
          options: [{ code: '0', label: '否' }, { code: '1', label: '偶尔' }, { code: '2', label: '经常' }], visibleWhen: whenPregnant,
        },
        {
          key: 'husbandDrinking', label: '丈夫饮酒', type: 'single',
          options: [{ code: '0', label: '否' }, { code: '1', label: '偶尔' }, { code: '2', label: '经常' }], visibleWhen: whenPregnant,
        },
        {
          key: 'hazards', label: '停经后接触有害因素', type: 'multi',
          options: [
            { code: '0', label: '无' }, { code: '1', label: '猫狗' }, { code: '2', label: '农药' }, { code: '3', label: '放射线' },
            { code: '4', label: '被动吸烟' }, { code: '5', label: '其他' },
          ],
          exclusive: ['0'], otherCode: '5', otherKey: 'hazardsOther', visibleWhen: whenPregnant,
        },
        { key: 'hazardsOther', label: '停经后接触有害因素（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'hazards', in: ['5'] } },
        {
          key: 'diseases', label: '停经后疾病', type: 'multi',
          options: [
            { code: '0', label: '无' }, { code: '1', label: '阴道流血' }, { code: '2', label: '发热38.5℃以上' }, { code: '3', label: '腹泻' },
            { code: '4', label: '腹痛' }, { code: '5', label: '流行性感冒' }, { code: '6', label: '病毒性肝炎' }, { code: '7', label: '其他' },
          ],
          exclusive: ['0'], otherCode: '7', otherKey: 'diseasesOther', visibleWhen: whenPregnant,
        },
        { key: 'diseasesOther', label: '停经后疾病（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'diseases', in: ['7'] } },
        {
          key: 'medication', label: '停经后用药', type: 'single', options: [{ code: '0', label: '无' }, { code: '1', label: '有' }], otherCode: '1',
          otherKey: 'medicationName', visibleWhen: whenPregnant,
        },
        { key: 'medicationName', label: '停经后用药（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'medication', in: ['1'] } },
        {
          key: 'diagnosisInstitutionType', label: '确诊早孕机构', type: 'single',
          options: [{ code: '1', label: '本机构' }, { code: '2', label: '转录其他机构确诊结果' }, { code: '3', label: '其他情况' }],
          visibleWhen: whenPregnant,
        },
        {
          key: 'diagnosisInstitution', label: '机构名称', type: 'text', maxLength: 100,
          visibleWhen: { field: 'diagnosisInstitutionType', in: ['2', '3'] },
        },
        {
          key: 'diagnosisMethods', label: '早孕诊断方法', type: 'multi',
          options: [{ code: '1', label: '尿妊娠试验' }, { code: '2', label: '血HCG' }, { code: '3', label: 'B超' }], visibleWhen: whenPregnant,
        },
        { key: 'ultrasoundDate', label: 'B超日期', type: 'date', max: 'today', visibleWhen: { field: 'diagnosisMethods', in: ['3'] } },
        {
          key: 'ultrasoundResult', label: 'B超结果', type: 'single',
          options: [
            { code: '1', label: '宫内妊娠活胎' }, { code: '2', label: '宫内妊娠胚胎停育' }, { code: '3', label: '异位妊娠' },
            { code: '4', label: '葡萄胎' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'ultrasoundResultOther', visibleWhen: { field: 'diagnosisMethods', in: ['3'] },
        },
        {
          key: 'ultrasoundResultOther', label: 'B超结果（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'ultrasoundResult', in: ['9'] },
        },
        { key: 'ultrasoundDescription', label: 'B超描述', type: 'text', maxLength: 300, visibleWhen: { field: 'diagnosisMethods', in: ['3'] } },
        {
          key: 'plurality', label: '单胎/多胎', type: 'single',
          options: [{ code: '1', label: '单胎' }, { code: '2', label: '双胎' }, { code: '3', label: '三胎及以上' }],
          visibleWhen: { field: 'ultrasoundResult', in: ['1'] },
        },
        { key: 'evaluation', label: '评估与建议', type: 'longText', maxLength: 500 },
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
  derivations: [{ key: 'windows', rule: 'prepregnancyFollowUp', inputs: ['lastMenstrualPeriod', 'visitDate'] }],
  checks: [
    {
      id: 'within-12-weeks', when: 'windows.earlyInTime == false', severity: 'warning',
      message: '早孕随访应在怀孕 12 周内，请核对末次月经与随访日期。', fields: ['visitDate', 'lastMenstrualPeriod'],
    },
  ],
};
