import type { FormDefinition } from '../../forms/index.ts';

const yesOrNo = [{ code: '1', label: '是' }, { code: '2', label: '否' }] as const;

/** 老年抑郁量表（GDS-30）. */
export const elderlyDepression: FormDefinition = {
  id: 'elderly-depression',
  version: 1,
  title: '老年抑郁量表（GDS-30）',
  module: 'elderly',
  routes: ['olddepressed'],
  subject: 'resident',
  occurs: 'yearly',
  occurredOn: 'assessDate',
  source: '老年抑郁量表（Brink、Yesavage 1982/1983）中文版；国家基本公共卫生服务规范（第三版，2017） 健康体检表“老年人情感状态”填表说明',
  verified: ['public-copy', 'recall'],
  sections: [
    {
      id: 'screening', title: '粗筛',
      fields: [
        {
          key: 'oftenSad', label: '询问“你经常感到伤心或抑郁吗”或“你的情绪怎么样”', type: 'single',
          options: [{ code: '1', label: '否或情绪好' }, { code: '2', label: '是或“我想不是十分好”' }],
        },
        {
          key: 'coarseScreening', label: '粗筛结果', type: 'computed', computed: 'oftenSad == 2 ? 2 : 1',
          options: [{ code: '1', label: '粗筛阴性' }, { code: '2', label: '粗筛阳性' }],
          note: '阳性者行本量表；体检表“老年人情感状态”同码，阳性填老年人抑郁评分检查总分',
        },
      ],
    },
    {
      id: 'items', title: '最近一周的感受',
      fields: [
        { key: 'satisfied', label: '1. 你对生活基本上满意吗？', type: 'single', required: true, options: yesOrNo, note: '反序计分：答“否”得1分' },
        {
          key: 'droppedActivities', label: '2. 你是否已放弃了许多活动与兴趣？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        { key: 'lifeEmpty', label: '3. 你是否觉得生活空虚？', type: 'single', required: true, options: yesOrNo, note: '正序计分：答“是”得1分' },
        { key: 'oftenBored', label: '4. 你是否常感到厌倦？', type: 'single', required: true, options: yesOrNo, note: '正序计分：答“是”得1分' },
        { key: 'hopefulFuture', label: '5. 你觉得未来有希望吗？', type: 'single', required: true, options: yesOrNo, note: '反序计分：答“否”得1分' },
        {
          key: 'botheredByThoughts', label: '6. 你是否因为脑子里有一些想法摆脱不掉而烦恼？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        {
          key: 'energeticMostTime', label: '7. 你是否大部分时间精力充沛？', type: 'single', required: true, options: yesOrNo,
          note: '反序计分：答“否”得1分',
        },
        {
          key: 'fearBadEvent', label: '8. 你是否害怕会有不幸的事落到你头上？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        {
          key: 'happyMostTime', label: '9. 你是否大部分时间感到幸福？', type: 'single', required: true, options: yesOrNo,
          note: '反序计分：答“否”得1分',
        },
        { key: 'feelHelpless', label: '10. 你是否常感到孤立无援？', type: 'single', required: true, options: yesOrNo, note: '正序计分：答“是”得1分' },
        {
          key: 'restless', label: '11. 你是否经常坐立不安、心烦意乱？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        {
          key: 'preferStayHome', label: '12. 你是否希望呆在家里而不愿去做些新鲜事？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        { key: 'worryFuture', label: '13. 你是否常常担心将来？', type: 'single', required: true, options: yesOrNo, note: '正序计分：答“是”得1分' },
        {
          key: 'memoryWorse', label: '14. 你是否觉得记忆力比以前差？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        {
          key: 'wonderfulAlive', label: '15. 你觉得现在活着很惬意吗？', type: 'single', required: true, options: yesOrNo,
          note: '反序计分：答“否”得1分',
        },
        {
          key: 'downhearted', label: '16. 你是否常感到心情沉重、郁闷？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        {
          key: 'worthless', label: '17. 你是否觉得像现在这样活着毫无意义？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        { key: 'worryPast', label: '18. 你是否总为过去的事忧愁？', type: 'single', required: true, options: yesOrNo, note: '正序计分：答“是”得1分' },
        {
          key: 'lifeExciting', label: '19. 你觉得生活很令人兴奋吗？', type: 'single', required: true, options: yesOrNo, note: '反序计分：答“否”得1分',
        },
        {
          key: 'hardStartProjects', label: '20. 你开始一件新的工作很困难吗？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        { key: 'fullOfEnergy', label: '21. 你觉得生活充满活力吗？', type: 'single', required: true, options: yesOrNo, note: '反序计分：答“否”得1分' },
        {
          key: 'hopeless', label: '22. 你是否觉得你的处境已毫无希望？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        {
          key: 'othersBetterOff', label: '23. 你是否觉得大多数人比你强得多？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        {
          key: 'upsetLittleThings', label: '24. 你是否常为些小事伤心？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        { key: 'cryOften', label: '25. 你是否常觉得想哭？', type: 'single', required: true, options: yesOrNo, note: '正序计分：答“是”得1分' },
        {
          key: 'troubleConcentrating', label: '26. 你集中精力有困难吗？', type: 'single', required: true, options: yesOrNo,
          note: '正序计分：答“是”得1分',
        },
        { key: 'enjoyMornings', label: '27. 你早晨起来很快活吗？', type: 'single', required: true, options: yesOrNo, note: '反序计分：答“否”得1分' },
        { key: 'avoidGatherings', label: '28. 你希望避开聚会吗？', type: 'single', required: true, options: yesOrNo, note: '正序计分：答“是”得1分' },
        { key: 'easyDecisions', label: '29. 你做决定很容易吗？', type: 'single', required: true, options: yesOrNo, note: '反序计分：答“否”得1分' },
        { key: 'mindClear', label: '30. 你的头脑像往常一样清晰吗？', type: 'single', required: true, options: yesOrNo, note: '反序计分：答“否”得1分' },
      ],
    },
    {
      id: 'result', title: '结果',
      fields: [
        {
          key: 'totalScore', label: '总分', type: 'computed', unit: '分',
          computed: 'countEquals(1, droppedActivities, lifeEmpty, oftenBored, botheredByThoughts, fearBadEvent, feelHelpless, restless, preferStayHome, worryFuture, memoryWorse, downhearted, worthless, worryPast, hardStartProjects, hopeless, othersBetterOff, upsetLittleThings, cryOften, troubleConcentrating, avoidGatherings) + countEquals(2, satisfied, hopefulFuture, energeticMostTime, happyMostTime, wonderfulAlive, lifeExciting, fullOfEnergy, enjoyMornings, easyDecisions, mindClear)',
          concept: 'geriatric-depression-score',
        },
        {
          key: 'depressionLevel', label: '判定', type: 'computed', computed: 'totalScore <= 10 ? 1 : totalScore <= 20 ? 2 : 3',
          options: [{ code: '1', label: '正常' }, { code: '2', label: '轻度抑郁' }, { code: '3', label: '中重度抑郁' }],
        },
        {
          key: 'referralAdvice', label: '处理', type: 'single',
          options: [{ code: '1', label: '下年复评' }, { code: '2', label: '建议转上级医院复查' }], proposed: "depressionLevel == '1' ? '1' : '2'",
          note: '规范要求：情感状态筛查阳性者建议转诊',
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
