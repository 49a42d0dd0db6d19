import type { FormDefinition } from '../../forms/index.ts';

const unremarkableOrAbnormal = [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }] as const;
const passedFailedOrNotDone = [{ code: '1', label: '通过' }, { code: '2', label: '未通过' }, { code: '3', label: '未做' }] as const;
const whenDiagnosed = { field: 'diagnosed', in: [true] } as const;

/** 儿童听力检查记录. */
export const childHearingExam: FormDefinition = {
  id: 'child-hearing-exam',
  version: 1,
  title: '儿童听力检查记录',
  module: 'child',
  routes: ['tljc'],
  subject: 'child',
  occurs: 'many',
  occurredOn: 'examDate',
  source: '新生儿疾病筛查技术规范（2010）听力筛查；儿童耳及听力保健技术规范（2013）；国家基本公共卫生服务规范（第三版，2017） 0～6岁儿童健康管理服务规范',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'basic', title: '基本情况',
      fields: [
        { key: 'name', label: '儿童姓名', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'examDate', label: '检查日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'ageMonths', label: '检查月龄', type: 'computed', unit: '月', computed: 'age.ageMonths' },
        {
          key: 'stage', label: '检查阶段', type: 'single', required: true,
          options: [
            { code: '1', label: '新生儿初筛（出生48小时至出院前）' }, { code: '2', label: '新生儿复筛（42天内）' }, { code: '3', label: '6月龄' },
            { code: '4', label: '12月龄' }, { code: '5', label: '24月龄' }, { code: '6', label: '36月龄' }, { code: '7', label: '4岁' },
            { code: '8', label: '5岁' }, { code: '9', label: '6岁' }, { code: '10', label: '高危儿跟踪' }, { code: '99', label: '其他' },
          ],
        },
        {
          key: 'highRiskFactors', label: '听力损失高危因素', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '新生儿重症监护住院超过5天' }, { code: '3', label: '儿童期永久性听力障碍家族史' },
            { code: '4', label: '宫内感染（巨细胞病毒、风疹、疱疹、梅毒、弓形虫）' }, { code: '5', label: '颅面形态畸形（含耳廓、耳道畸形）' },
            { code: '6', label: '出生体重低于1500g' }, { code: '7', label: '高胆红素血症达换血要求' }, { code: '8', label: '病毒性或细菌性脑膜炎' },
            { code: '9', label: '新生儿窒息（Apgar 1分钟0~4分或5分钟0~6分）' }, { code: '10', label: '早产儿呼吸窘迫综合征' },
            { code: '11', label: '体外膜氧' }, { code: '12', label: '机械通气超过48小时' },
            { code: '13', label: '母亲孕期使用过耳毒性药物、袢利尿剂或滥用药物酒精' }, { code: '14', label: '与听力障碍有关的综合征或遗传病' },
          ],
          exclusive: ['1'],
        },
      ],
    },
    {
      id: 'appearance', title: '耳外观',
      fields: [
        {
          key: 'auricleLeft', label: '左耳外观', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'auricleLeftDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'auricleLeftDetail', label: '左耳外观异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'auricleLeft', in: ['2'] } },
        {
          key: 'auricleRight', label: '右耳外观', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'auricleRightDetail', abnormal: ['2'], normalFinding: '1',
        },
        { key: 'auricleRightDetail', label: '右耳外观异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'auricleRight', in: ['2'] } },
        {
          key: 'cerumen', label: '耵聍栓塞', type: 'single',
          options: [{ code: '1', label: '无' }, { code: '2', label: '左' }, { code: '3', label: '右' }, { code: '4', label: '双侧' }],
          abnormal: ['2', '3', '4'], normalFinding: '1',
        },
        {
          key: 'discharge', label: '外耳道分泌物', type: 'single',
          options: [{ code: '1', label: '无' }, { code: '2', label: '左' }, { code: '3', label: '右' }, { code: '4', label: '双侧' }],
          abnormal: ['2', '3', '4'], normalFinding: '1',
        },
      ],
    },
    {
      id: 'behaviour', title: '听力行为观察（阳性提示可疑）',
      fields: [
        {
          key: 'behaviour6m', label: '6月龄', type: 'multi', options: [{ code: '0', label: '未见异常' }, { code: '1', label: '不会寻找声源' }],
          exclusive: ['0'], visibleWhen: { field: 'stage', in: ['3'] },
        },
        {
          key: 'behaviour12m', label: '12月龄', type: 'multi',
          options: [{ code: '0', label: '未见异常' }, { code: '1', label: '对近旁的呼唤无反应' }, { code: '2', label: '不能发单字词音' }],
          exclusive: ['0'], visibleWhen: { field: 'stage', in: ['4'] },
        },
        {
          key: 'behaviour24m', label: '24月龄', type: 'multi',
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '不能按照成人的指令完成相关动作' },
            { code: '2', label: '不能模仿成人说话（不看口型）或说话别人听不懂' },
          ],
          exclusive: ['0'], visibleWhen: { field: 'stage', in: ['5'] },
        },
        {
          key: 'behaviour36m', label: '36月龄', type: 'multi',
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '吐字不清或不会说话' }, { code: '2', label: '总要求别人重复讲话' },
            { code: '3', label: '经常用手势表示主观愿望' },
          ],
          exclusive: ['0'], visibleWhen: { field: 'stage', in: ['6'] },
        },
      ],
    },
    {
      id: 'screening', title: '仪器筛查',
      fields: [
        {
          key: 'method', label: '筛查方法', type: 'multi', required: true,
          options: [
            { code: '1', label: '耳声发射（OAE）' }, { code: '2', label: '自动听性脑干反应（AABR）' },
            { code: '3', label: '便携式听觉评估仪（测听）' }, { code: '4', label: '声导抗' }, { code: '5', label: '行为测听' },
          ],
        },
        { key: 'oaeLeft', label: 'OAE左耳', type: 'single', options: passedFailedOrNotDone },
        { key: 'oaeRight', label: 'OAE右耳', type: 'single', options: passedFailedOrNotDone },
        { key: 'aabrLeft', label: 'AABR左耳', type: 'single', options: passedFailedOrNotDone },
        { key: 'aabrRight', label: 'AABR右耳', type: 'single', options: passedFailedOrNotDone },
        {
          key: 'audiometryLeft', label: '听觉评估仪左耳（1、2、4kHz声场测听）', type: 'single', options: passedFailedOrNotDone,
          note: '6、12月龄60dB SPL（室内噪声≤45dB），24月龄55dB，3~6岁45~55dB（具体强度凭记忆）',
        },
        { key: 'audiometryRight', label: '听觉评估仪右耳', type: 'single', options: passedFailedOrNotDone },
        {
          key: 'tympanogramLeft', label: '声导抗左耳', type: 'single',
          options: [
            { code: 'A', label: 'A型' }, { code: 'As', label: 'As型' }, { code: 'Ad', label: 'Ad型' }, { code: 'B', label: 'B型' },
            { code: 'C', label: 'C型' },
          ],
        },
        {
          key: 'tympanogramRight', label: '声导抗右耳', type: 'single',
          options: [
            { code: 'A', label: 'A型' }, { code: 'As', label: 'As型' }, { code: 'Ad', label: 'Ad型' }, { code: 'B', label: 'B型' },
            { code: 'C', label: 'C型' },
          ],
        },
        {
          key: 'geneScreening', label: '耳聋基因筛查', type: 'single',
          options: [
            { code: '1', label: '未见突变' }, { code: '2', label: '杂合突变' }, { code: '3', label: '纯合或复合杂合突变' },
            { code: '4', label: '线粒体均质突变' }, { code: '5', label: '未筛查' },
          ],
        },
        {
          key: 'result', label: '筛查结果', type: 'single', required: true,
          options: [{ code: '1', label: '通过' }, { code: '2', label: '未通过' }, { code: '3', label: '未筛查' }, { code: '4', label: '不详' }],
          abnormal: ['2'],
        },
        {
          key: 'failedEar', label: '未通过侧', type: 'single', required: true,
          options: [{ code: '1', label: '左耳' }, { code: '2', label: '右耳' }, { code: '3', label: '双耳' }],
          visibleWhen: { field: 'result', in: ['2'] },
        },
      ],
    },
    {
      id: 'diagnosis', title: '诊断与干预',
      fields: [
        { key: 'diagnosed', label: '是否进行听力诊断', type: 'boolean' },
        { key: 'diagnosisDate', label: '诊断日期', type: 'date', max: 'today', visibleWhen: whenDiagnosed },
        { key: 'diagnosisInstitution', label: '诊断机构', type: 'text', maxLength: 70, visibleWhen: whenDiagnosed },
        { key: 'thresholdLeft', label: '左耳听阈（纯音均值或ABR）', type: 'integer', unit: 'dB nHL', min: -10, max: 120, visibleWhen: whenDiagnosed },
        { key: 'thresholdRight', label: '右耳听阈（纯音均值或ABR）', type: 'integer', unit: 'dB nHL', min: -10, max: 120, visibleWhen: whenDiagnosed },
        {
          key: 'hearingLossType', label: '听力损失类型', type: 'single',
          options: [
            { code: '1', label: '正常' }, { code: '2', label: '传导性' }, { code: '3', label: '感音神经性' }, { code: '4', label: '混合性' },
            { code: '5', label: '听神经病' },
          ],
          visibleWhen: whenDiagnosed,
        },
        {
          key: 'hearingLossDegree', label: '听力损失程度', type: 'single',
          options: [
            { code: '1', label: '正常' }, { code: '2', label: '轻度' }, { code: '3', label: '中度' }, { code: '4', label: '重度' },
            { code: '5', label: '极重度' },
          ],
          visibleWhen: whenDiagnosed,
        },
        {
          key: 'intervention', label: '干预', type: 'multi',
          options: [
            { code: '1', label: '无需' }, { code: '2', label: '随访观察' }, { code: '3', label: '药物治疗' }, { code: '4', label: '手术' },
            { code: '5', label: '助听器' }, { code: '6', label: '人工耳蜗' }, { code: '7', label: '听觉言语康复' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'interventionOther',
        },
        { key: 'interventionOther', label: '干预（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'intervention', in: ['9'] } },
        { key: 'interventionDate', label: '开始干预日期', type: 'date' },
      ],
    },
    {
      id: 'conclusion', title: '处理',
      fields: [
        { key: 'referral', label: '转诊建议', type: 'single', required: true, dictionary: 'none-present' },
        { key: 'referralReason', label: '转诊原因', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] } },
        {
          key: 'referralTarget', label: '转诊机构及科室', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] },
        },
        { key: 'guidance', label: '指导', type: 'longText', maxLength: 500 },
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
  derivations: [
    { key: 'age', rule: 'childAge', inputs: ['resident.birthDate', 'examDate'] },
    { key: 'limits', rule: 'newbornHearing', inputs: ['resident.birthDate'] },
  ],
  checks: [
    {
      id: 'diagnosis-date-before-intervention-date', when: 'diagnosisDate > interventionDate', severity: 'error',
      message: '诊断日期不能晚于开始干预日期，请核对。', fields: ['interventionDate', 'diagnosisDate'],
    },
    {
      id: 'second-screening-late', when: "stage == '2' && examDate > limits.screenAgainUntil", severity: 'warning',
      message: '新生儿听力复筛应在出生后 42 天内，请核对检查阶段与日期。', fields: ['stage', 'examDate'],
    },
    {
      id: 'diagnosis-late', when: 'diagnosisDate > limits.diagnosisUntil && fullMonths(resident.birthDate, examDate) < 12', severity: 'warning',
      message: '听力障碍应在出生后 3 个月内诊断，请核对诊断日期。', fields: ['diagnosisDate'],
    },
    {
      id: 'intervention-late', when: 'interventionDate > limits.helpUntil && fullMonths(resident.birthDate, examDate) < 12', severity: 'warning',
      message: '听力障碍应在出生后 6 个月内干预，请核对干预日期。', fields: ['interventionDate'],
    },
    { id: 'next-date', when: 'nextDate <= examDate', severity: 'error', message: '下次检查日期应晚于检查日期。', fields: ['nextDate'] },
    {
      id: 'failed-without-referral', when: "result == '2' && referral == '1' && stage != '1'", severity: 'warning', advice: true,
      message: '复筛或随访筛查未通过：应转听力障碍诊治机构诊断。', fields: ['referral', 'result'],
    },
    {
      id: 'behaviour-without-referral',
      when: "referral == '1' && countTrue(hasAnyExcept(behaviour6m, ['0']), hasAnyExcept(behaviour12m, ['0']), hasAnyExcept(behaviour24m, ['0']), hasAnyExcept(behaviour36m, ['0'])) > 0",
      severity: 'warning', advice: true, message: '行为观察任一阳性即应转诊，请核对。', fields: ['referral'],
    },
  ],
};
