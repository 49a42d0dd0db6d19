import type { FormDefinition } from '../../forms/index.ts';

const daysOfTwoWeeks = [
  { code: '0', label: '完全不会' }, { code: '1', label: '好几天' }, { code: '2', label: '一半以上的天数' }, { code: '3', label: '几乎每天' },
] as const;
const whenMoodScreen = { field: 'moodScreen', in: [true] } as const;

/** 健康自我评估. */
export const assessmentSelf: FormDefinition = {
  id: 'assessment-self',
  version: 1,
  title: '健康自我评估',
  module: 'assessment',
  routes: ['jkpg/zw'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'assessDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 健康体检表（症状、生活方式、老年人健康状态与自理能力自我评估）；PHQ-9、GAD-7',
  verified: ['recall'],
  sections: [
    {
      id: 'self-rated', title: '自评健康',
      fields: [
        { key: 'assessDate', label: '评估日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'healthSatisfaction', label: '健康状态自我评估', type: 'single', required: true,
          options: [
            { code: '1', label: '满意' }, { code: '2', label: '基本满意' }, { code: '3', label: '说不清楚' }, { code: '4', label: '不太满意' },
            { code: '5', label: '不满意' },
          ],
          note: '体检表老年人健康状态自我评估同码',
        },
        { key: 'selfCareSelfRated', label: '生活自理能力自我评估', type: 'single', dictionary: 'self-care-grade', appliesTo: { minAge: 65 } },
        {
          key: 'comparedLastYear', label: '与一年前相比', type: 'single',
          options: [
            { code: '1', label: '明显变好' }, { code: '2', label: '稍好' }, { code: '3', label: '差不多' }, { code: '4', label: '稍差' },
            { code: '5', label: '明显变差' },
          ],
        },
        {
          key: 'symptoms', label: '近期症状', type: 'multi', required: true,
          options: [
            { code: '1', label: '无症状' }, { code: '2', label: '头痛' }, { code: '3', label: '头晕' }, { code: '4', label: '心悸' },
            { code: '5', label: '胸闷' }, { code: '6', label: '胸痛' }, { code: '7', label: '慢性咳嗽' }, { code: '8', label: '咳痰' },
            { code: '9', label: '呼吸困难' }, { code: '10', label: '多饮' }, { code: '11', label: '多尿' }, { code: '12', label: '体重下降' },
            { code: '13', label: '乏力' }, { code: '14', label: '关节肿痛' }, { code: '15', label: '视力模糊' }, { code: '16', label: '手脚麻木' },
            { code: '17', label: '尿急' }, { code: '18', label: '尿痛' }, { code: '19', label: '便秘' }, { code: '20', label: '腹泻' },
            { code: '21', label: '恶心呕吐' }, { code: '22', label: '眼花' }, { code: '23', label: '耳鸣' }, { code: '24', label: '乳房胀痛' },
            { code: '25', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '25', otherKey: 'symptomsOther',
        },
        { key: 'symptomsOther', label: '其他症状', type: 'text', maxLength: 100, visibleWhen: { field: 'symptoms', in: ['25'] } },
      ],
    },
    {
      id: 'lifestyle', title: '生活方式自评',
      fields: [
        {
          key: 'smoking', label: '吸烟状况', type: 'single',
          options: [{ code: '1', label: '从不吸烟' }, { code: '2', label: '已戒烟' }, { code: '3', label: '吸烟' }], carryForward: true,
        },
        {
          key: 'drinking', label: '饮酒频率', type: 'single',
          options: [{ code: '1', label: '从不' }, { code: '2', label: '偶尔' }, { code: '3', label: '经常' }, { code: '4', label: '每天' }],
          carryForward: true,
        },
        {
          key: 'exerciseFrequency', label: '锻炼频率', type: 'single',
          options: [{ code: '1', label: '每天' }, { code: '2', label: '每周一次以上' }, { code: '3', label: '偶尔' }, { code: '4', label: '不锻炼' }],
          carryForward: true,
        },
        {
          key: 'dietHabits', label: '饮食习惯', type: 'multi',
          options: [
            { code: '1', label: '荤素均衡' }, { code: '2', label: '荤食为主' }, { code: '3', label: '素食为主' }, { code: '4', label: '嗜盐' },
            { code: '5', label: '嗜油' }, { code: '6', label: '嗜糖' },
          ],
          carryForward: true,
        },
        { key: 'saltTaste', label: '口味轻重', type: 'single', dictionary: 'salt-intake-level', carryForward: true },
        { key: 'vegetableDaily', label: '每天吃蔬菜≥300g、水果≥200g', type: 'boolean', carryForward: true },
        { key: 'weightSelf', label: '自测体重', type: 'decimal', unit: 'kg', min: 2, max: 300, precision: 1 },
        { key: 'waistSelf', label: '自测腰围', type: 'decimal', unit: 'cm', min: 30, max: 200, precision: 1 },
        { key: 'systolicSelf', label: '自测收缩压', type: 'integer', unit: 'mmHg', min: 40, max: 300, note: '家庭自测血压正常＜135/85' },
        { key: 'diastolicSelf', label: '自测舒张压', type: 'integer', unit: 'mmHg', min: 20, max: 200 },
        { key: 'glucoseSelf', label: '自测血糖', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 50, precision: 1 },
      ],
    },
    {
      id: 'sleep-mood', title: '睡眠与情绪',
      fields: [
        { key: 'sleepHours', label: '日睡眠时间', type: 'decimal', unit: '小时', min: 0, max: 24, precision: 1 },
        {
          key: 'sleepQuality', label: '睡眠质量', type: 'single',
          options: [{ code: '1', label: '很好' }, { code: '2', label: '较好' }, { code: '3', label: '较差' }, { code: '4', label: '很差' }],
        },
        { key: 'moodScreen', label: '是否做情绪量表', type: 'boolean', default: false },
      ],
    },
    {
      id: 'phq9', title: '近两周抑郁症状（PHQ-9，可选）',
      fields: [
        { key: 'phq1', label: 'PHQ-9（1）做事时提不起劲或没有兴趣', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        { key: 'phq2', label: 'PHQ-9（2）感到心情低落、沮丧或绝望', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        { key: 'phq3', label: 'PHQ-9（3）入睡困难、睡不安稳或睡眠过多', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        { key: 'phq4', label: 'PHQ-9（4）感觉疲倦或没有活力', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        { key: 'phq5', label: 'PHQ-9（5）食欲不振或吃太多', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        {
          key: 'phq6', label: 'PHQ-9（6）觉得自己很糟，或觉得自己很失败，或让自己或家人失望', type: 'single', options: daysOfTwoWeeks,
          visibleWhen: whenMoodScreen,
        },
        {
          key: 'phq7', label: 'PHQ-9（7）对事物专注有困难，例如阅读报纸或看电视时', type: 'single', options: daysOfTwoWeeks,
          visibleWhen: whenMoodScreen,
        },
        {
          key: 'phq8', label: 'PHQ-9（8）动作或说话速度缓慢到别人已经觉察，或正好相反，烦躁或坐立不安、动来动去的情况更胜于平常', type: 'single',
          options: daysOfTwoWeeks, visibleWhen: whenMoodScreen,
        },
        { key: 'phq9', label: 'PHQ-9（9）有不如死掉或用某种方式伤害自己的念头', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        {
          key: 'phqTotal', label: 'PHQ-9总分', type: 'computed', unit: '分', computed: 'sum(phq1, phq2, phq3, phq4, phq5, phq6, phq7, phq8, phq9)',
          visibleWhen: whenMoodScreen, concept: 'phq9-score',
        },
        {
          key: 'phqLevel', label: 'PHQ-9分级', type: 'computed',
          computed: 'phqTotal <= 4 ? 1 : phqTotal <= 9 ? 2 : phqTotal <= 14 ? 3 : phqTotal <= 19 ? 4 : 5',
          options: [
            { code: '1', label: '无（0～4）' }, { code: '2', label: '轻度（5～9）' }, { code: '3', label: '中度（10～14）' },
            { code: '4', label: '中重度（15～19）' }, { code: '5', label: '重度（20～27）' },
          ],
          visibleWhen: whenMoodScreen,
        },
        { key: 'suicideRiskFlag', label: '第9题得分≥1，须医生当面评估', type: 'computed', computed: 'phq9 >= 1', visibleWhen: whenMoodScreen },
      ],
    },
    {
      id: 'gad7', title: '近两周焦虑症状（GAD-7，可选）',
      fields: [
        { key: 'gad1', label: 'GAD-7（1）感觉紧张、焦虑或急切', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        { key: 'gad2', label: 'GAD-7（2）不能够停止或控制担忧', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        { key: 'gad3', label: 'GAD-7（3）对各种各样的事情担忧过多', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        { key: 'gad4', label: 'GAD-7（4）很难放松下来', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        { key: 'gad5', label: 'GAD-7（5）由于不安而无法静坐', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        { key: 'gad6', label: 'GAD-7（6）变得容易烦恼或急躁', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        { key: 'gad7', label: 'GAD-7（7）感到似乎将有可怕的事情发生而害怕', type: 'single', options: daysOfTwoWeeks, visibleWhen: whenMoodScreen },
        {
          key: 'gadTotal', label: 'GAD-7总分', type: 'computed', unit: '分', computed: 'sum(gad1, gad2, gad3, gad4, gad5, gad6, gad7)',
          visibleWhen: whenMoodScreen, concept: 'gad7-score',
        },
        {
          key: 'gadLevel', label: 'GAD-7分级', type: 'computed', computed: 'gadTotal <= 4 ? 1 : gadTotal <= 9 ? 2 : gadTotal <= 14 ? 3 : 4',
          options: [
            { code: '1', label: '无（0～4）' }, { code: '2', label: '轻度（5～9）' }, { code: '3', label: '中度（10～14）' },
            { code: '4', label: '重度（15～21）' },
          ],
          visibleWhen: whenMoodScreen,
        },
      ],
    },
    {
      id: 'sign-off', title: '填表',
      fields: [
        {
          key: 'filledBy', label: '填写人', type: 'single',
          options: [{ code: '1', label: '本人' }, { code: '2', label: '家属代填' }, { code: '3', label: '医生协助' }],
        },
        { key: 'concerns', label: '最想咨询的健康问题', type: 'longText', maxLength: 500 },
      ],
    },
  ],
  checks: [
    {
      id: 'systolic-self-above-diastolic', when: 'systolicSelf <= diastolicSelf', severity: 'error', message: '自测收缩压应大于舒张压，请核对。',
      fields: ['systolicSelf', 'diastolicSelf'],
    },
    {
      id: 'suicide', when: 'suicideRiskFlag == true', severity: 'warning', advice: true, message: 'PHQ-9 第 9 题得分≥1：须医生当面评估自杀风险，不让居民独自离开。',
      fields: ['phq9', 'suicideRiskFlag'],
    },
  ],
};
