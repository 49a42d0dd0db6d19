import type { FormDefinition } from '../../forms/index.ts';

const whenDevelopmentScale = { field: 'scaleType', in: ['1'] } as const;

/** 儿童心理行为发育检查记录. */
export const childPsychologyExam: FormDefinition = {
  id: 'child-psychology-exam',
  version: 1,
  title: '儿童心理行为发育检查记录',
  module: 'child',
  routes: ['xljc'],
  subject: 'child',
  occurs: 'many',
  occurredOn: 'examDate',
  source: '儿童心理保健技术规范（2012）；0～6岁儿童孤独症筛查干预服务规范（2022）；WS/T 580-2017 0岁～6岁儿童发育行为评估量表',
  verified: ['public-copy', 'recall'],
  sections: [
    {
      id: 'basic', title: '基本情况',
      fields: [
        { key: 'name', label: '儿童姓名', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'examDate', label: '检查日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'ageMonths', label: '检查月龄', type: 'computed', unit: '月', computed: 'age.ageMonths' },
        {
          key: 'reason', label: '检查原因', type: 'single', required: true,
          options: [
            { code: '1', label: '常规体检' }, { code: '2', label: '预警征阳性' }, { code: '3', label: '家长要求' },
            { code: '4', label: '上级转回复查' }, { code: '9', label: '其他' },
          ],
        },
        {
          key: 'highRisk', label: '高危因素', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '早产或低出生体重' }, { code: '3', label: '缺氧窒息史' },
            { code: '4', label: '颅内出血或缺氧缺血性脑病' }, { code: '5', label: '病理性黄疸' }, { code: '6', label: '惊厥史' },
            { code: '7', label: '遗传代谢病' }, { code: '8', label: '家族史' }, { code: '9', label: '其他' },
          ],
          exclusive: ['1'],
        },
      ],
    },
    {
      id: 'warning-signs', title: '心理行为发育预警征',
      fields: [
        {
          key: 'warningStage', label: '预警征月龄', type: 'single', required: true,
          options: [
            { code: '3', label: '3月龄' }, { code: '6', label: '6月龄' }, { code: '8', label: '8月龄' }, { code: '12', label: '12月龄' },
            { code: '18', label: '18月龄' }, { code: '24', label: '24月龄' }, { code: '30', label: '30月龄' }, { code: '36', label: '3岁' },
            { code: '48', label: '4岁' }, { code: '60', label: '5岁' }, { code: '72', label: '6岁' },
          ],
        },
        {
          key: 'warningSigns', label: '预警征阳性项', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '第1项' }, { code: '2', label: '第2项' }, { code: '3', label: '第3项' },
            { code: '4', label: '第4项' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], normalFinding: ['0'], note: '各月龄4项内容同 child-check-up.warningSigns*',
        },
      ],
    },
    {
      id: 'scale', title: '标准化量表',
      fields: [
        {
          key: 'scaleType', label: '评估工具', type: 'multi',
          options: [
            { code: '1', label: '0岁～6岁儿童发育行为评估量表' }, { code: '2', label: '丹佛发育筛查测验（DDST）' },
            { code: '3', label: '0～6岁儿童智能发育筛查测验（DST）' }, { code: '4', label: '盖瑟尔发育诊断量表（Gesell）' },
            { code: '5', label: '贝利婴幼儿发展量表（Bayley）' }, { code: '6', label: '韦氏学龄前智力量表（WPPSI）' },
            { code: '7', label: '绘人测验' }, { code: '8', label: '图片词汇测验（PPVT）' }, { code: '9', label: '年龄与发育进程问卷（ASQ-3）' },
            { code: '10', label: '改良婴幼儿孤独症量表（M-CHAT-R）' }, { code: '11', label: '孤独症行为量表（ABC）' },
            { code: '12', label: '儿童孤独症评定量表（CARS）' }, { code: '13', label: '克氏孤独症行为量表（CABS）' },
            { code: '14', label: '儿童社会生活能力量表' }, { code: '15', label: '康纳斯父母问卷' }, { code: '16', label: '儿童行为量表（CBCL）' },
            { code: '17', label: '儿童气质问卷' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'scaleTypeOther',
        },
        { key: 'scaleTypeOther', label: '其他工具', type: 'text', maxLength: 50, visibleWhen: { field: 'scaleType', in: ['99'] } },
        {
          key: 'grossMotorMentalAge', label: '大运动智龄', type: 'decimal', unit: '月', min: 0, max: 96, precision: 1,
          visibleWhen: whenDevelopmentScale,
        },
        {
          key: 'fineMotorMentalAge', label: '精细动作智龄', type: 'decimal', unit: '月', min: 0, max: 96, precision: 1,
          visibleWhen: whenDevelopmentScale,
        },
        {
          key: 'adaptiveMentalAge', label: '适应能力智龄', type: 'decimal', unit: '月', min: 0, max: 96, precision: 1,
          visibleWhen: whenDevelopmentScale,
        },
        { key: 'languageMentalAge', label: '语言智龄', type: 'decimal', unit: '月', min: 0, max: 96, precision: 1, visibleWhen: whenDevelopmentScale },
        {
          key: 'socialMentalAge', label: '社会行为智龄', type: 'decimal', unit: '月', min: 0, max: 96, precision: 1,
          visibleWhen: whenDevelopmentScale,
        },
        {
          key: 'mentalAge', label: '总智龄', type: 'computed', unit: '月',
          computed: '(grossMotorMentalAge + fineMotorMentalAge + adaptiveMentalAge + languageMentalAge + socialMentalAge) / 5', precision: 1,
        },
        {
          key: 'developmentQuotient', label: '发育商（DQ）', type: 'computed', sensitive: 'birth-date',
          computed: 'mentalAge / round(fullMonths(resident.birthDate, examDate) + daysBetween(addMonths(resident.birthDate, fullMonths(resident.birthDate, examDate)), examDate) / 30, 1) * 100',
          precision: 0, note: '实际月龄=岁×12+月+日/30，保留1位小数',
        },
        {
          key: 'dqLevel', label: '发育商评价', type: 'computed',
          computed: "developmentQuotient > 130 ? '优秀' : developmentQuotient >= 110 ? '良好' : developmentQuotient >= 80 ? '中等' : developmentQuotient >= 70 ? '临界偏低' : '智力发育障碍'",
        },
        {
          key: 'mchatScore', label: 'M-CHAT-R总分', type: 'integer', min: 0, max: 20,
          normal: [{ low: 0, high: 2, note: '0~2低风险；3~7中风险；8~20高风险' }], visibleWhen: { field: 'scaleType', in: ['10'] },
        },
        {
          key: 'absScore', label: 'ABC总分', type: 'integer', min: 0, max: 158, normal: [{ low: 0, high: 52, note: '≥53疑似，≥67高度提示' }],
          visibleWhen: { field: 'scaleType', in: ['11'] },
        },
        {
          key: 'carsScore', label: 'CARS总分', type: 'decimal', min: 15, max: 60, precision: 1,
          normal: [{ low: 15, high: 29.5, note: '30~36轻至中度，>36重度' }], visibleWhen: { field: 'scaleType', in: ['12'] },
        },
        {
          key: 'screenResult', label: '筛查（评估）结果', type: 'single', required: true,
          options: [{ code: '1', label: '正常' }, { code: '2', label: '可疑' }, { code: '3', label: '异常' }], abnormal: ['2', '3'],
        },
      ],
    },
    {
      id: 'behaviour', title: '行为与情绪',
      fields: [
        {
          key: 'behaviourProblems', label: '行为问题', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '吸吮手指' }, { code: '3', label: '咬指甲' }, { code: '4', label: '屏气发作' },
            { code: '5', label: '暴怒发作' }, { code: '6', label: '饮食行为问题' }, { code: '7', label: '睡眠障碍' }, { code: '8', label: '遗尿' },
            { code: '9', label: '过度依赖' }, { code: '10', label: '退缩行为' }, { code: '11', label: '攻击性行为' },
            { code: '12', label: '刻板行为' }, { code: '13', label: '习惯性摩擦综合征' }, { code: '14', label: '多动或注意力不集中' },
            { code: '15', label: '语言发育迟缓' }, { code: '16', label: '口吃' }, { code: '99', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '99', otherKey: 'behaviourProblemsOther',
        },
        {
          key: 'behaviourProblemsOther', label: '其他行为问题', type: 'text', maxLength: 100, visibleWhen: { field: 'behaviourProblems', in: ['99'] },
        },
        {
          key: 'temperament', label: '气质类型', type: 'single',
          options: [
            { code: '1', label: '易养型' }, { code: '2', label: '难养型' }, { code: '3', label: '启动缓慢型' }, { code: '4', label: '中间偏易养型' },
            { code: '5', label: '中间偏难养型' },
          ],
        },
        {
          key: 'parentChildInteraction', label: '亲子互动', type: 'single',
          options: [{ code: '1', label: '良好' }, { code: '2', label: '一般' }, { code: '3', label: '较差' }],
        },
      ],
    },
    {
      id: 'conclusion', title: '结论与处理',
      fields: [
        {
          key: 'diagnosis', label: '诊断（印象）', type: 'multi', required: true,
          options: [
            { code: '1', label: '未见异常' }, { code: '2', label: '发育偏异可能' }, { code: '3', label: '语言发育迟缓' },
            { code: '4', label: '全面发育迟缓' }, { code: '5', label: '智力发育障碍' }, { code: '6', label: '孤独症谱系障碍（疑似）' },
            { code: '7', label: '注意缺陷多动障碍（疑似）' }, { code: '8', label: '运动发育迟缓' }, { code: '9', label: '脑性瘫痪（疑似）' },
            { code: '99', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '99', otherKey: 'diagnosisOther',
        },
        { key: 'diagnosisOther', label: '其他诊断', type: 'text', maxLength: 100, visibleWhen: { field: 'diagnosis', in: ['99'] } },
        {
          key: 'guidance', label: '处理与指导', type: 'multi', required: true,
          options: [
            { code: '1', label: '家庭养育指导' }, { code: '2', label: '早期干预' }, { code: '3', label: '随访复查' },
            { code: '4', label: '转诊复筛' }, { code: '5', label: '转诊诊断' }, { code: '6', label: '康复训练' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'guidanceOther',
        },
        { key: 'guidanceOther', label: '处理与指导（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'guidance', in: ['9'] } },
        { key: 'referral', label: '转诊建议', type: 'single', required: true, dictionary: 'none-present' },
        { key: 'referralReason', label: '转诊原因', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] } },
        {
          key: 'referralTarget', label: '转诊机构及科室', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] },
        },
        { key: 'referralResult', label: '转诊结果', type: 'longText', maxLength: 500, visibleWhen: { field: 'referral', in: ['2'] } },
      ],
    },
    {
      id: 'sign-off', title: '签名',
      fields: [
        { key: 'nextDate', label: '下次检查日期', type: 'date' },
        { key: 'examiner', label: '检查医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'examInstitution', label: '检查机构', type: 'institution', proposed: 'user.institutionCode' },
      ],
    },
  ],
  derivations: [{ key: 'age', rule: 'childAge', inputs: ['resident.birthDate', 'examDate'] }],
  checks: [
    { id: 'next-date', when: 'nextDate <= examDate', severity: 'error', message: '下次检查日期应晚于检查日期。', fields: ['nextDate'] },
    {
      id: 'warning-without-referral', when: "hasAnyExcept(warningSigns, ['0']) && referral == '1'", severity: 'warning', advice: true,
      message: '预警征阳性：应告知家长并转县级妇幼保健机构复筛。', fields: ['referral', 'warningSigns'],
    },
    {
      id: 'mchat', when: "mchatScore >= 8 && referral == '1'", severity: 'warning', advice: true, message: 'M-CHAT-R ≥8 分：直接转诊评估。',
      fields: ['referral', 'mchatScore'],
    },
  ],
};
