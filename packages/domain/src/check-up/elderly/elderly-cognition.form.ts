import type { FormDefinition } from '../../forms/index.ts';

const correctOrNot = [{ code: '0', label: '不正确或拒答' }, { code: '1', label: '正确' }] as const;

/** 简易智力状态检查量表（MMSE）. */
export const elderlyCognition: FormDefinition = {
  id: 'elderly-cognition',
  version: 1,
  title: '简易智力状态检查量表（MMSE）',
  module: 'elderly',
  routes: ['oldcognition'],
  subject: 'resident',
  occurs: 'yearly',
  occurredOn: 'assessDate',
  source: '简易智力状态检查（Folstein 1975，张明园等中国修订版）；国家基本公共卫生服务规范（第三版，2017） 健康体检表“老年人认知功能”填表说明',
  verified: ['public-copy', 'recall'],
  sections: [
    {
      id: 'screening', title: '粗筛',
      fields: [
        { key: 'recallImmediate', label: '告知三件物品名称（如铅笔、卡车、书），能否立即重复', type: 'boolean' },
        { key: 'recallOneMinute', label: '约1分钟后能否完整回忆三件物品名称', type: 'boolean', visibleWhen: { field: 'recallImmediate', in: [true] } },
        {
          key: 'coarseScreening', label: '粗筛结果', type: 'computed', computed: "recallImmediate && recallOneMinute ? '1' : '2'",
          options: [{ code: '1', label: '粗筛阴性' }, { code: '2', label: '粗筛阳性' }],
          note: '阳性者行本量表；体检表“老年人认知功能”同码，阳性填简易智力状态检查总分',
        },
      ],
    },
    {
      id: 'education', title: '受教育程度',
      fields: [
        {
          key: 'educationLevel', label: '受教育程度', type: 'single', required: true,
          options: [
            { code: '1', label: '文盲（未受教育）' }, { code: '2', label: '小学（受教育年限≤6年）' },
            { code: '3', label: '中学及以上（受教育年限＞6年）' },
          ],
          note: '决定分界值，可由居民主档文化程度换算',
        },
      ],
    },
    {
      id: 'orientation', title: '定向力（10分）',
      fields: [
        { key: 'year', label: '1. 今年是哪一年？', type: 'single', required: true, options: correctOrNot },
        { key: 'season', label: '2. 现在是什么季节？', type: 'single', required: true, options: correctOrNot },
        { key: 'month', label: '3. 现在是几月份？', type: 'single', required: true, options: correctOrNot },
        { key: 'dayOfMonth', label: '4. 今天是几号？', type: 'single', required: true, options: correctOrNot },
        { key: 'weekday', label: '5. 今天是星期几？', type: 'single', required: true, options: correctOrNot },
        { key: 'province', label: '6. 我们现在在哪个省（市）？', type: 'single', required: true, options: correctOrNot },
        { key: 'district', label: '7. 在哪个区（县）？', type: 'single', required: true, options: correctOrNot },
        { key: 'street', label: '8. 在什么街道（乡镇）？', type: 'single', required: true, options: correctOrNot },
        { key: 'place', label: '9. 我们现在是在什么地方？', type: 'single', required: true, options: correctOrNot },
        { key: 'floor', label: '10. 这里是第几层楼？', type: 'single', required: true, options: correctOrNot },
      ],
    },
    {
      id: 'registration', title: '记忆力（3分）',
      fields: [
        { key: 'registrationBall', label: '11. 即刻记忆：皮球', type: 'single', required: true, options: correctOrNot },
        { key: 'registrationFlag', label: '12. 即刻记忆：国旗', type: 'single', required: true, options: correctOrNot },
        { key: 'registrationTree', label: '13. 即刻记忆：树木', type: 'single', required: true, options: correctOrNot },
      ],
    },
    {
      id: 'attention', title: '注意力和计算力（5分）',
      fields: [
        {
          key: 'serial93', label: '14. 100－7 ＝ ？（93）', type: 'single', required: true, options: correctOrNot,
          note: '以上一次实际答数减7判定：前一步错而本步减法对，本步得分',
        },
        {
          key: 'serial86', label: '15. 93－7 ＝ ？（86）', type: 'single', required: true, options: correctOrNot,
          note: '以上一次实际答数减7判定：前一步错而本步减法对，本步得分',
        },
        {
          key: 'serial79', label: '16. 86－7 ＝ ？（79）', type: 'single', required: true, options: correctOrNot,
          note: '以上一次实际答数减7判定：前一步错而本步减法对，本步得分',
        },
        {
          key: 'serial72', label: '17. 79－7 ＝ ？（72）', type: 'single', required: true, options: correctOrNot,
          note: '以上一次实际答数减7判定：前一步错而本步减法对，本步得分',
        },
        {
          key: 'serial65', label: '18. 72－7 ＝ ？（65）', type: 'single', required: true, options: correctOrNot,
          note: '以上一次实际答数减7判定：前一步错而本步减法对，本步得分',
        },
      ],
    },
    {
      id: 'recall', title: '回忆能力（3分）',
      fields: [
        { key: 'recallBall', label: '19. 延迟回忆：皮球', type: 'single', required: true, options: correctOrNot },
        { key: 'recallFlag', label: '20. 延迟回忆：国旗', type: 'single', required: true, options: correctOrNot },
        { key: 'recallTree', label: '21. 延迟回忆：树木', type: 'single', required: true, options: correctOrNot },
      ],
    },
    {
      id: 'language', title: '语言能力（9分）',
      fields: [
        { key: 'nameWatch', label: '22. 命名：出示手表', type: 'single', required: true, options: correctOrNot },
        { key: 'namePencil', label: '23. 命名：出示铅笔', type: 'single', required: true, options: correctOrNot },
        {
          key: 'repetition', label: '24. 复述：“四十四只石狮子”', type: 'single', required: true, options: correctOrNot,
          note: '只许说一遍，咬字清楚才得分',
        },
        {
          key: 'readCommand', label: '25. 阅读：按卡片“请闭上您的眼睛”去做', type: 'single', required: true, options: correctOrNot,
          note: '做对动作得分；文盲不能阅读计0分',
        },
        {
          key: 'commandTake', label: '26. 三步命令：用右手拿这张纸', type: 'single', required: true, options: correctOrNot,
          note: '三步一次连续说完，不重复',
        },
        { key: 'commandFold', label: '27. 三步命令：用两只手把它对折起来', type: 'single', required: true, options: correctOrNot },
        { key: 'commandPlace', label: '28. 三步命令：放在大腿上', type: 'single', required: true, options: correctOrNot },
        {
          key: 'sentence', label: '29. 表达：说（写）一句完整的、有意义的句子', type: 'single', required: true, options: correctOrNot,
          note: '须有主语、动词；原版为书写，中国修订版可口述',
        },
        {
          key: 'pentagon', label: '30. 结构：照样子画两个相交的五边形', type: 'single', required: true, options: correctOrNot,
          note: '两图各五角、交叉处成四边形得分',
        },
      ],
    },
    {
      id: 'result', title: '结果',
      fields: [
        {
          key: 'totalScore', label: '总分', type: 'computed', unit: '分',
          computed: 'sum(year, season, month, dayOfMonth, weekday, province, district, street, place, floor, registrationBall, registrationFlag, registrationTree, serial93, serial86, serial79, serial72, serial65, recallBall, recallFlag, recallTree, nameWatch, namePencil, repetition, readCommand, commandTake, commandFold, commandPlace, sentence, pentagon)',
          concept: 'mmse-score',
        },
        { key: 'cutoff', label: '分界值', type: 'computed', computed: 'lookup(educationLevel, {1:17, 2:20, 3:24})' },
        {
          key: 'cognitiveResult', label: '判定', type: 'computed', computed: 'totalScore <= cutoff ? 2 : 1',
          options: [{ code: '1', label: '未达认知功能障碍分界' }, { code: '2', label: '提示认知功能障碍' }],
        },
        {
          key: 'referralAdvice', label: '处理', type: 'single',
          options: [{ code: '1', label: '下年复评' }, { code: '2', label: '建议转上级医院复查' }],
          proposed: "lookup(cognitiveResult, {1: '1', 2: '2'})", note: '规范要求：认知筛查阳性者建议转诊',
        },
      ],
    },
    {
      id: 'sign-off', title: '填表',
      fields: [
        { key: 'assessDate', label: '评定日期', type: 'date', required: true, max: 'today', proposed: 'today', note: '不得晚于当天' },
        { key: 'assessDoctor', label: '评估医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'assessInstitution', label: '评估机构', type: 'institution', proposed: 'user.institutionCode' },
      ],
    },
  ],
  checks: [
    {
      id: 'under-65', when: 'fullYears(resident.birthDate, assessDate) < 65', severity: 'warning',
      message: '本表服务对象为 65 岁及以上老年人，请核对年龄。', fields: ['assessDate'],
    },
  ],
};
