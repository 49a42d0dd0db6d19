import type { FormDefinition } from '../forms/index.ts';

/** 健康干预记录. */
export const healthIntervention: FormDefinition = {
  id: 'health-intervention',
  version: 1,
  title: '健康干预记录',
  module: 'follow-up',
  routes: ['jkgy/add'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'interventionDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 健康教育服务规范、健康体检表“健康指导”与“危险因素控制”；同类生产系统健康教育处方表',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'basis', title: '干预对象',
      fields: [
        { key: 'interventionDate', label: '干预日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'sequenceNo', label: '第几次干预', type: 'integer', min: 1, max: 200 },
        { key: 'population', label: '人群分类', type: 'multi', dictionary: 'contract-population' },
        {
          key: 'problems', label: '主要健康问题', type: 'multi', required: true,
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '2型糖尿病' }, { code: '3', label: '血脂异常' }, { code: '4', label: '超重或肥胖' },
            { code: '5', label: '高尿酸血症' }, { code: '6', label: '冠心病' }, { code: '7', label: '脑卒中' },
            { code: '8', label: '慢性阻塞性肺疾病' }, { code: '9', label: '肝肾功能异常' }, { code: '10', label: '体检其他异常' },
            { code: '11', label: '无明显问题' }, { code: '12', label: '其他' },
          ],
          exclusive: ['11'], otherCode: '12', otherKey: 'problemsOther',
        },
        { key: 'problemsOther', label: '其他问题', type: 'text', maxLength: 100, visibleWhen: { field: 'problems', in: ['12'] } },
        {
          key: 'riskFactors', label: '危险因素', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '吸烟' }, { code: '3', label: '过量饮酒' }, { code: '4', label: '高盐饮食' },
            { code: '5', label: '高脂饮食' }, { code: '6', label: '高糖饮食' }, { code: '7', label: '缺乏运动' }, { code: '8', label: '超重肥胖' },
            { code: '9', label: '精神压力大' }, { code: '10', label: '睡眠不足' }, { code: '11', label: '用药不规律' }, { code: '12', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '12', otherKey: 'riskFactorsOther',
        },
        { key: 'riskFactorsOther', label: '其他危险因素', type: 'text', maxLength: 100, visibleWhen: { field: 'riskFactors', in: ['12'] } },
        {
          key: 'healthStage', label: '行为改变阶段', type: 'single',
          options: [
            { code: '1', label: '未考虑' }, { code: '2', label: '考虑中' }, { code: '3', label: '准备' }, { code: '4', label: '行动' },
            { code: '5', label: '维持' },
          ],
        },
      ],
    },
    {
      id: 'intervention', title: '干预',
      fields: [
        {
          key: 'interventionWay', label: '干预方式', type: 'single', required: true,
          options: [
            { code: '1', label: '门诊面对面' }, { code: '2', label: '家庭访视' }, { code: '3', label: '电话' }, { code: '4', label: '手机APP/短信' },
            { code: '5', label: '健康讲座' }, { code: '6', label: '小组活动' }, { code: '7', label: '其他' },
          ],
          otherCode: '7', otherKey: 'interventionWayOther',
        },
        { key: 'interventionWayOther', label: '其他方式', type: 'text', maxLength: 50, visibleWhen: { field: 'interventionWay', in: ['7'] } },
        {
          key: 'healthGuidance', label: '健康指导', type: 'multi',
          options: [{ code: '1', label: '纳入慢性病患者健康管理' }, { code: '2', label: '建议复查' }, { code: '3', label: '建议转诊' }],
          note: '体检表健康指导同码',
        },
        {
          key: 'riskControl', label: '危险因素控制', type: 'multi', required: true,
          options: [
            { code: '1', label: '戒烟' }, { code: '2', label: '健康饮酒' }, { code: '3', label: '饮食' }, { code: '4', label: '锻炼' },
            { code: '5', label: '减体重' }, { code: '6', label: '建议接种疫苗' }, { code: '7', label: '其他' },
          ],
          otherCode: '7', otherKey: 'riskControlOther', note: '体检表危险因素控制同码',
        },
        {
          key: 'weightTarget', label: '减体重目标', type: 'decimal', unit: 'kg', min: 0, max: 100, precision: 1,
          visibleWhen: { field: 'riskControl', in: ['5'] }, carryForward: true,
        },
        { key: 'vaccine', label: '建议接种疫苗', type: 'text', maxLength: 100, visibleWhen: { field: 'riskControl', in: ['6'] } },
        { key: 'riskControlOther', label: '其他危险因素控制', type: 'text', maxLength: 200, visibleWhen: { field: 'riskControl', in: ['7'] } },
        {
          key: 'dietAdvice', label: '饮食干预', type: 'multi',
          options: [
            { code: '1', label: '限盐' }, { code: '2', label: '限油' }, { code: '3', label: '限糖' }, { code: '4', label: '限酒' },
            { code: '5', label: '增加蔬果' }, { code: '6', label: '控制总量' }, { code: '7', label: '规律进餐' }, { code: '8', label: '其他' },
          ],
        },
        {
          key: 'exerciseAdvice', label: '运动干预', type: 'multi',
          options: [
            { code: '1', label: '增加有氧运动' }, { code: '2', label: '抗阻训练' }, { code: '3', label: '减少久坐' },
            { code: '4', label: '运动安全指导' }, { code: '5', label: '其他' },
          ],
        },
        {
          key: 'drugAdvice', label: '用药干预', type: 'multi',
          options: [
            { code: '1', label: '规律服药' }, { code: '2', label: '调整药物（遵医嘱）' }, { code: '3', label: '不良反应处理' },
            { code: '4', label: '就医取药' }, { code: '5', label: '不涉及' },
          ],
        },
        {
          key: 'psychAdvice', label: '心理干预', type: 'multi',
          options: [
            { code: '1', label: '疏导支持' }, { code: '2', label: '睡眠指导' }, { code: '3', label: '放松训练' }, { code: '4', label: '转诊专科' },
            { code: '5', label: '不涉及' },
          ],
        },
        { key: 'tcmAdvice', label: '中医干预', type: 'multi', dictionary: 'tcm-guidance-kind' },
        { key: 'measures', label: '干预措施与内容', type: 'longText', required: true, maxLength: 2000 },
        { key: 'goal', label: '干预目标', type: 'text', maxLength: 200 },
        {
          key: 'materialGiven', label: '发放健康教育材料', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '宣传折页' }, { code: '3', label: '健康处方' }, { code: '4', label: '限盐勺等支持工具' },
            { code: '5', label: '电子材料' },
          ],
          exclusive: ['1'],
        },
        { key: 'durationMinutes', label: '干预时长', type: 'integer', unit: '分钟', min: 1, max: 600 },
      ],
    },
    {
      id: 'effect', title: '效果评价（对上次干预）',
      fields: [
        {
          key: 'compliance', label: '依从性', type: 'single',
          options: [{ code: '1', label: '好' }, { code: '2', label: '一般' }, { code: '3', label: '差' }],
        },
        { key: 'weightNow', label: '体重', type: 'decimal', unit: 'kg', min: 2, max: 300, precision: 1 },
        { key: 'waistNow', label: '腰围', type: 'decimal', unit: 'cm', min: 30, max: 200, precision: 1 },
        { key: 'systolicNow', label: '收缩压', type: 'integer', unit: 'mmHg', min: 40, max: 300 },
        { key: 'diastolicNow', label: '舒张压', type: 'integer', unit: 'mmHg', min: 20, max: 200 },
        { key: 'glucoseNow', label: '空腹血糖', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 50, precision: 1 },
        {
          key: 'effect', label: '干预效果', type: 'single',
          options: [{ code: '1', label: '明显改善' }, { code: '2', label: '有改善' }, { code: '3', label: '无变化' }, { code: '4', label: '加重' }],
        },
        { key: 'unmetReason', label: '未达标原因', type: 'text', maxLength: 200, visibleWhen: { field: 'effect', in: ['3', '4'] } },
      ],
    },
    {
      id: 'sign-off', title: '填表',
      fields: [
        { key: 'referral', label: '是否转诊', type: 'boolean' },
        { key: 'referralReason', label: '转诊原因', type: 'text', required: true, maxLength: 200, visibleWhen: { field: 'referral', in: [true] } },
        { key: 'referralTo', label: '转诊机构及科别', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: [true] } },
        { key: 'nextDate', label: '下次干预日期', type: 'date' },
        { key: 'doctor', label: '干预人员', type: 'user', required: true, proposed: 'user.id' },
        { key: 'institution', label: '机构', type: 'institution', proposed: 'user.institutionCode' },
        { key: 'residentSignature', label: '居民签名', type: 'signature' },
      ],
    },
  ],
  checks: [
    {
      id: 'systolic-now-above-diastolic', when: 'systolicNow <= diastolicNow', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolicNow', 'diastolicNow'],
    },
    { id: 'next-date', when: 'nextDate <= interventionDate', severity: 'error', message: '下次干预日期应晚于干预日期。', fields: ['nextDate'] },
    {
      id: 'first-without-effect', when: 'sequenceNo == 1 && !isMissing(effect)', severity: 'warning', message: '首次干预不填效果评价。',
      fields: ['effect', 'sequenceNo'],
    },
  ],
};
