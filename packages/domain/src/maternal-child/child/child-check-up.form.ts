import type { FormDefinition } from '../../forms/index.ts';

const unremarkableOrAbnormal = [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }] as const;
const whenUnderThree = { field: 'stageMonth', in: ['1', '3', '6', '8', '12', '18', '24', '30'] } as const;

/**
 * 0～6岁儿童健康检查记录表（1～8月龄、12～30月龄、3～6岁）.
 * `previous.gestationalWeeks` and `previous.gestationalDays` come from the child's basic record: children born before 37 weeks
 * are judged by corrected age until 24 months. Levels by WS/T 423-2022. `previous.altitude` in m moves the limits of anaemia.
 */
export const childCheckUp: FormDefinition = {
  id: 'child-check-up',
  version: 1,
  title: '0～6岁儿童健康检查记录表（1～8月龄、12～30月龄、3～6岁）',
  module: 'child',
  routes: ['day42', 'month3', 'month6', 'month9', 'month12', 'year1', 'year3'],
  subject: 'child',
  occurs: 'stage',
  stagedBy: 'stageMonth',
  occurredOn: 'followUpDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 0～6岁儿童健康管理服务规范 附件 1～8月龄、12～30月龄、3～6岁儿童健康检查记录表',
  verified: ['public-copy', 'peer-schema', 'recall'],
  stages: [
    { code: '1', label: '满月' }, { code: '3', label: '3月龄' }, { code: '6', label: '6月龄' }, { code: '8', label: '8月龄' },
    { code: '12', label: '12月龄' }, { code: '18', label: '18月龄' }, { code: '24', label: '24月龄' }, { code: '30', label: '30月龄' },
    { code: '36', label: '3岁' }, { code: '48', label: '4岁' }, { code: '60', label: '5岁' }, { code: '72', label: '6岁' },
  ],
  sections: [
    {
      id: 'stage', title: '月（年）龄与随访日期',
      fields: [
        {
          key: 'stageMonth', label: '检查月（年）龄', type: 'single', required: true,
          options: [
            { code: '1', label: '满月' }, { code: '3', label: '3月龄' }, { code: '6', label: '6月龄' }, { code: '8', label: '8月龄' },
            { code: '12', label: '12月龄' }, { code: '18', label: '18月龄' }, { code: '24', label: '24月龄' }, { code: '30', label: '30月龄' },
            { code: '36', label: '3岁' }, { code: '48', label: '4岁' }, { code: '60', label: '5岁' }, { code: '72', label: '6岁' },
          ],
          proposed: "ageMonths < 3 ? '1' : ageMonths < 6 ? '3' : ageMonths < 8 ? '6' : ageMonths < 12 ? '8' : ageMonths < 18 ? '12' : ageMonths < 24 ? '18' : ageMonths < 30 ? '24' : ageMonths < 36 ? '30' : ageMonths < 48 ? '36' : ageMonths < 60 ? '48' : ageMonths < 72 ? '60' : '72'",
        },
        { key: 'followUpDate', label: '随访日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'ageText', label: '实足年龄', type: 'computed', computed: 'age.ageText' },
        { key: 'ageMonths', label: '实足月龄', type: 'computed', computed: 'age.ageMonths' },
        { key: 'correctedAgeMonths', label: '矫正月龄', type: 'computed', unit: '月', computed: 'age.correctedAgeMonths' },
      ],
    },
    {
      id: 'inquiry', title: '询问',
      fields: [
        {
          key: 'feedingMethod', label: '喂养方式', type: 'single', dictionary: 'child-feeding-method',
          visibleWhen: { field: 'stageMonth', in: ['1', '3', '6', '8'] }, carryForward: true,
          note: '规范正文要求询问，表上无栏；用于6个月内纯母乳喂养率',
        },
        {
          key: 'complementaryFood', label: '辅食添加', type: 'single', options: [{ code: '1', label: '已添加' }, { code: '2', label: '未添加' }],
          visibleWhen: { field: 'stageMonth', in: ['6', '8'] }, note: '同上',
        },
        { key: 'sleepHours', label: '睡眠时间', type: 'decimal', unit: '小时/日', min: 0, max: 24, precision: 1, note: '同上' },
      ],
    },
    {
      id: 'measurement', title: '体格测量',
      fields: [
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', required: true, min: 1, max: 60, precision: 2, concept: 'body-weight' },
        {
          key: 'weightLevel', label: '体重等级', type: 'single', required: true, dictionary: 'child-growth-level-3', abnormal: ['1', '3'],
          proposed: 'sheet.weightLevel',
        },
        {
          key: 'height', label: '身长/身高', type: 'decimal', unit: 'cm', required: true, min: 35, max: 150, precision: 1, concept: 'body-height',
          note: '24月龄以下量身长（卧位），24月龄及以上量身高（立位）；12~30月龄表印“身长（高）”',
        },
        {
          key: 'heightLevel', label: '身长/身高等级', type: 'single', required: true, dictionary: 'child-growth-level-3', abnormal: ['3'],
          proposed: 'sheet.heightLevel',
        },
        {
          key: 'measurePosition', label: '测量体位', type: 'single',
          options: [{ code: '1', label: '卧位（身长）' }, { code: '2', label: '立位（身高）' }], proposed: "ageMonths < 24 ? '1' : '2'",
        },
        {
          key: 'headCircumference', label: '头围', type: 'decimal', unit: 'cm', min: 25, max: 60, precision: 1,
          visibleWhen: { field: 'stageMonth', in: ['1', '3', '6', '8', '12', '18', '24', '30', '36'] }, concept: 'head-circumference',
          note: '记录表仅1～8月龄印此栏并必填；12~36月龄为选填（生长曲线至36月龄）',
        },
        {
          key: 'weightForHeightLevel', label: '体重/身高', type: 'single', required: true, dictionary: 'child-growth-level-3', abnormal: ['1', '3'],
          visibleWhen: { field: 'stageMonth', in: ['36', '48', '60', '72'] }, proposed: 'sheet.weightForHeightLevel',
        },
        {
          key: 'bmi', label: '体质指数', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 1,
          concept: 'body-mass-index',
        },
        {
          key: 'physiqueEvaluation', label: '体格发育评价', type: 'multi', required: true,
          options: [
            { code: '1', label: '正常' }, { code: '2', label: '低体重' }, { code: '3', label: '消瘦' }, { code: '4', label: '生长迟缓' },
            { code: '5', label: '超重' },
          ],
          exclusive: ['1'], abnormal: ['2', '3', '4', '5'], visibleWhen: { field: 'stageMonth', in: ['36', '48', '60', '72'] },
          proposed: 'sheet.physiqueEvaluation', note: '表上印5项；WS/T 423-2022另有肥胖与各重度级，由 growthAssessment 给出',
        },
        { key: 'weightForAgeLevel', label: '年龄别体重水平', type: 'computed', computed: 'sheet.weightForAgeLevel' },
        { key: 'heightForAgeLevel', label: '年龄别身长/身高水平', type: 'computed', computed: 'sheet.heightForAgeLevel' },
        { key: 'weightForHeightSdLevel', label: '身长/身高别体重水平', type: 'computed', computed: 'sheet.weightForHeightSdLevel' },
        { key: 'bmiForAgeLevel', label: '年龄别BMI水平', type: 'computed', computed: 'sheet.bmiForAgeLevel' },
        { key: 'headCircumferenceLevel', label: '年龄别头围水平', type: 'computed', computed: 'sheet.headCircumferenceLevel' },
        { key: 'growthAssessment', label: '营养状况评价', type: 'computed', computed: 'sheet.growthAssessment', note: '见 rules/child.md 2.3' },
      ],
    },
    {
      id: 'examination', title: '体格检查',
      fields: [
        {
          key: 'complexionEarly', label: '面色', type: 'single', required: true,
          options: [{ code: '1', label: '红润' }, { code: '2', label: '黄染' }, { code: '3', label: '其他' }], otherCode: '3',
          otherKey: 'complexionEarlyOther', abnormal: ['2', '3'], visibleWhen: { field: 'stageMonth', in: ['1', '3'] }, normalFinding: '1',
        },
        {
          key: 'complexionEarlyOther', label: '面色（其他）', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['1', '3'] }, { field: 'complexionEarly', in: ['3'] }] },
        },
        {
          key: 'complexion', label: '面色', type: 'single', required: true, options: [{ code: '1', label: '红润' }, { code: '2', label: '其他' }],
          otherCode: '2', otherKey: 'complexionOther', abnormal: ['2'], visibleWhen: { field: 'stageMonth', in: ['6', '8', '12', '18', '24', '30'] },
          normalFinding: '1',
        },
        {
          key: 'complexionOther', label: '面色（其他）', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['6', '8', '12', '18', '24', '30'] }, { field: 'complexion', in: ['2'] }] },
        },
        {
          key: 'skin', label: '皮肤', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'skinDetail',
          abnormal: ['2'], visibleWhen: whenUnderThree, normalFinding: '1',
        },
        {
          key: 'skinDetail', label: '皮肤异常描述', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['1', '3', '6', '8', '12', '18', '24', '30'] }, { field: 'skin', in: ['2'] }] },
        },
        {
          key: 'fontanelle', label: '前囟', type: 'single', required: true, options: [{ code: '1', label: '闭合' }, { code: '2', label: '未闭' }],
          visibleWhen: { field: 'stageMonth', in: ['1', '3', '6', '8', '12', '18', '24'] },
        },
        {
          key: 'fontanelleWidth', label: '前囟横径', type: 'decimal', unit: 'cm', min: 0, max: 8, precision: 1,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['1', '3', '6', '8', '12', '18', '24'] }, { field: 'fontanelle', in: ['2'] }] },
        },
        {
          key: 'fontanelleLength', label: '前囟纵径', type: 'decimal', unit: 'cm', min: 0, max: 8, precision: 1,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['1', '3', '6', '8', '12', '18', '24'] }, { field: 'fontanelle', in: ['2'] }] },
        },
        {
          key: 'neckMass', label: '颈部包块', type: 'single', required: true, options: [{ code: '1', label: '有' }, { code: '2', label: '无' }],
          abnormal: ['1'], visibleWhen: { field: 'stageMonth', in: ['1', '3', '6'] }, normalFinding: '2',
        },
        {
          key: 'eyes', label: '眼睛', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'eyesDetail',
          abnormal: ['2'], visibleWhen: whenUnderThree, normalFinding: '1',
        },
        {
          key: 'eyesDetail', label: '眼睛异常描述', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['1', '3', '6', '8', '12', '18', '24', '30'] }, { field: 'eyes', in: ['2'] }] },
        },
        {
          key: 'earAppearance', label: '耳外观', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'earAppearanceDetail', abnormal: ['2'], visibleWhen: whenUnderThree, normalFinding: '1',
        },
        {
          key: 'earAppearanceDetail', label: '耳外观异常描述', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['1', '3', '6', '8', '12', '18', '24', '30'] }, { field: 'earAppearance', in: ['2'] }] },
        },
        {
          key: 'hearing', label: '听力', type: 'single', required: true, options: [{ code: '1', label: '通过' }, { code: '2', label: '未通过' }],
          abnormal: ['2'], visibleWhen: { field: 'stageMonth', in: ['6', '12', '24', '36'] }, note: '6、12、24、36月龄用行为测听法',
        },
        {
          key: 'oralCavity', label: '口腔', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'oralCavityDetail', abnormal: ['2'], visibleWhen: { field: 'stageMonth', in: ['1', '3'] }, normalFinding: '1',
        },
        {
          key: 'oralCavityDetail', label: '口腔异常描述', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['1', '3'] }, { field: 'oralCavity', in: ['2'] }] },
        },
        {
          key: 'teethCount', label: '出牙数', type: 'integer', unit: '颗', required: true, min: 0, max: 28,
          visibleWhen: { field: 'stageMonth', in: ['6', '8', '12', '18', '24', '30', '36', '48', '60', '72'] },
        },
        {
          key: 'cariesCount', label: '龋齿数', type: 'integer', unit: '颗', required: true, min: 0, max: 28,
          visibleWhen: { field: 'stageMonth', in: ['12', '18', '24', '30', '36', '48', '60', '72'] },
        },
        {
          key: 'visionLeft', label: '视力（左眼）', type: 'decimal', required: true, min: 0, max: 2, precision: 2, eyesight: 'decimal',
          normal: [{ low: 0.6, minAge: 4, maxAge: 4, note: '小数记录' }, { low: 0.8, minAge: 5, note: '小数记录' }],
          visibleWhen: { field: 'stageMonth', in: ['48', '60', '72'] },
        },
        {
          key: 'visionRight', label: '视力（右眼）', type: 'decimal', required: true, min: 0, max: 2, precision: 2, eyesight: 'decimal',
          normal: [{ low: 0.6, minAge: 4, maxAge: 4 }, { low: 0.8, minAge: 5 }], visibleWhen: { field: 'stageMonth', in: ['48', '60', '72'] },
        },
        {
          key: 'chest', label: '胸部', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'chestDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'chestDetail', label: '胸部异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'chest', in: ['2'] } },
        {
          key: 'abdomen', label: '腹部', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'abdomenDetail',
          abnormal: ['2'], normalFinding: '1',
        },
        { key: 'abdomenDetail', label: '腹部异常描述', type: 'text', maxLength: 100, visibleWhen: { field: 'abdomen', in: ['2'] } },
        {
          key: 'umbilicalCord', label: '脐部（满月）', type: 'single', required: true,
          options: [{ code: '1', label: '未脱' }, { code: '2', label: '脱落' }, { code: '3', label: '脐部有渗出' }, { code: '4', label: '其他' }],
          otherCode: '4', otherKey: 'umbilicalCordOther', abnormal: ['3'], visibleWhen: { field: 'stageMonth', in: ['1'] },
        },
        {
          key: 'umbilicalCordOther', label: '脐部（满月）（其他）', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['1'] }, { field: 'umbilicalCord', in: ['4'] }] },
        },
        {
          key: 'umbilicus', label: '脐部（3月龄）', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'umbilicusDetail', abnormal: ['2'], visibleWhen: { field: 'stageMonth', in: ['3'] }, normalFinding: '1',
        },
        {
          key: 'umbilicusDetail', label: '脐部（3月龄）异常描述', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['3'] }, { field: 'umbilicus', in: ['2'] }] },
        },
        {
          key: 'limbs', label: '四肢', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'limbsDetail',
          abnormal: ['2'], visibleWhen: whenUnderThree, normalFinding: '1',
        },
        {
          key: 'limbsDetail', label: '四肢异常描述', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['1', '3', '6', '8', '12', '18', '24', '30'] }, { field: 'limbs', in: ['2'] }] },
        },
        {
          key: 'gait', label: '步态', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2', otherKey: 'gaitDetail',
          abnormal: ['2'], visibleWhen: { field: 'stageMonth', in: ['18', '24', '30'] }, normalFinding: '1',
        },
        {
          key: 'gaitDetail', label: '步态异常描述', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['18', '24', '30'] }, { field: 'gait', in: ['2'] }] },
        },
        {
          key: 'ricketsSymptoms', label: '可疑佝偻病症状', type: 'multi', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '夜惊' }, { code: '3', label: '多汗' }, { code: '4', label: '烦躁' }],
          exclusive: ['1'], abnormal: ['2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['3', '6', '8'] }, normalFinding: ['1'],
        },
        {
          key: 'ricketsSigns3m', label: '可疑佝偻病体征（3月龄）', type: 'multi', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '颅骨软化' }], exclusive: ['1'], abnormal: ['2'],
          visibleWhen: { field: 'stageMonth', in: ['3'] }, normalFinding: ['1'],
        },
        {
          key: 'ricketsSigns', label: '可疑佝偻病体征（6、8月龄）', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '肋串珠' }, { code: '3', label: '肋软骨沟' }, { code: '4', label: '鸡胸' },
            { code: '5', label: '手足镯' }, { code: '6', label: '颅骨软化' }, { code: '7', label: '方颅' },
          ],
          exclusive: ['1'], abnormal: ['2', '3', '4', '5', '6', '7'], visibleWhen: { field: 'stageMonth', in: ['6', '8'] }, normalFinding: ['1'],
        },
        {
          key: 'ricketsSignsToddler', label: '可疑佝偻病体征（12～30月龄）', type: 'multi', required: "hasAny(stageMonth, ['12', '18', '24'])",
          options: [
            { code: '1', label: '无' }, { code: '2', label: '肋串珠' }, { code: '3', label: '肋软骨沟' }, { code: '4', label: '鸡胸' },
            { code: '5', label: '手足镯' }, { code: '6', label: '“O”型腿' }, { code: '7', label: '“X”型腿' },
          ],
          exclusive: ['1'], abnormal: ['2', '3', '4', '5', '6', '7'], visibleWhen: { field: 'stageMonth', in: ['12', '18', '24', '30'] },
          normalFinding: ['1'], note: '12、18、24月龄必填；30月龄栏在表上可能为“—”，未核对，故选填',
        },
        {
          key: 'anusGenitalia', label: '肛门/外生殖器', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'anusGenitaliaDetail', abnormal: ['2'], visibleWhen: { field: 'stageMonth', in: ['1', '3', '6', '8'] }, normalFinding: '1',
        },
        {
          key: 'anusGenitaliaDetail', label: '肛门/外生殖器异常描述', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['1', '3', '6', '8'] }, { field: 'anusGenitalia', in: ['2'] }] },
        },
        {
          key: 'haemoglobin', label: '血红蛋白值', type: 'decimal', unit: 'g/L', optionalExam: true, min: 30, max: 250, precision: 0,
          normal: [{ low: 110, minAge: 0.5, maxAge: 5, note: '6月龄~<5（规范至6）岁' }, { low: 115, minAge: 5, note: 'WS/T 441：5~11岁' }],
          visibleWhen: { field: 'stageMonth', in: ['6', '8', '18', '30', '36', '48', '60', '72'] }, concept: 'hemoglobin',
          note: '6～8、18、30月龄各查1次血常规（6、8月龄择一）；3～6岁每年1次（表上带*）',
        },
        { key: 'otherFindings', label: '其他', type: 'text', maxLength: 200, visibleWhen: { field: 'stageMonth', in: ['36', '48', '60', '72'] } },
      ],
    },
    {
      id: 'lifestyle', title: '户外活动与维生素D',
      fields: [
        {
          key: 'outdoorActivity', label: '户外活动', type: 'decimal', unit: '小时/日', required: true, min: 0, max: 16, precision: 1,
          visibleWhen: whenUnderThree,
        },
        {
          key: 'vitaminD', label: '服用维生素D', type: 'integer', unit: 'IU/日',
          required: "hasAny(stageMonth, ['1', '3', '6', '8', '12', '18', '24'])", min: 0, max: 10000, visibleWhen: whenUnderThree,
          note: '满月~24月龄必填；30月龄栏在表上可能为“—”，未核对，故选填；预防量400IU/日，早产与低出生体重儿前3个月800~1000IU/日',
        },
      ],
    },
    {
      id: 'development', title: '发育评估',
      fields: [
        {
          key: 'warningSigns3', label: '发育评估（3月龄）', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '对很大声音没有反应' }, { code: '2', label: '逗引时不发音或不会微笑' },
            { code: '3', label: '不注视人脸，不追视移动人或物品' }, { code: '4', label: '俯卧时不会抬头' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['3'] }, normalFinding: ['0'],
          note: '心理行为发育问题预警征象，勾选该月龄阳性项；表上印4项，0为软件增加的全阴性选项',
        },
        {
          key: 'warningSigns6', label: '发育评估（6月龄）', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '发音少，不会笑出声' }, { code: '2', label: '不会伸手抓物' },
            { code: '3', label: '紧握拳松不开' }, { code: '4', label: '不能扶坐' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['6'] }, normalFinding: ['0'],
          note: '心理行为发育问题预警征象，勾选该月龄阳性项；表上印4项，0为软件增加的全阴性选项',
        },
        {
          key: 'warningSigns8', label: '发育评估（8月龄）', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '听到声音无应答' }, { code: '2', label: '不会区分生人和熟人' },
            { code: '3', label: '双手间不会传递玩具' }, { code: '4', label: '不会独坐' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['8'] }, normalFinding: ['0'],
          note: '心理行为发育问题预警征象，勾选该月龄阳性项；表上印4项，0为软件增加的全阴性选项',
        },
        {
          key: 'warningSigns12', label: '发育评估（12月龄）', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '呼唤名字无反应' }, { code: '2', label: '不会模仿“再见”或“欢迎”动作' },
            { code: '3', label: '不会用拇食指对捏小物品' }, { code: '4', label: '不会扶物站立' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['12'] }, normalFinding: ['0'],
          note: '心理行为发育问题预警征象，勾选该月龄阳性项；表上印4项，0为软件增加的全阴性选项',
        },
        {
          key: 'warningSigns18', label: '发育评估（18月龄）', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '不会有意识叫“爸爸”或“妈妈”' }, { code: '2', label: '不会按要求指人或物' },
            { code: '3', label: '与人无目光交流' }, { code: '4', label: '不会独走' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['18'] }, normalFinding: ['0'],
          note: '心理行为发育问题预警征象，勾选该月龄阳性项；表上印4项，0为软件增加的全阴性选项',
        },
        {
          key: 'warningSigns24', label: '发育评估（24月龄）', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '不会说3个物品的名称' }, { code: '2', label: '不会按吩咐做简单事情' },
            { code: '3', label: '不会用勺吃饭' }, { code: '4', label: '不会扶栏上楼梯/台阶' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['24'] }, normalFinding: ['0'],
          note: '心理行为发育问题预警征象，勾选该月龄阳性项；表上印4项，0为软件增加的全阴性选项',
        },
        {
          key: 'warningSigns30', label: '发育评估（30月龄）', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '不会说2～3个字的短语' }, { code: '2', label: '兴趣单一、刻板' },
            { code: '3', label: '不会示意大小便' }, { code: '4', label: '不会跑' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['30'] }, normalFinding: ['0'],
          note: '心理行为发育问题预警征象，勾选该月龄阳性项；表上印4项，0为软件增加的全阴性选项',
        },
        {
          key: 'warningSigns36', label: '发育评估（3岁）', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '不会说自己的名字' }, { code: '2', label: '不会玩“拿棍当马骑”等假想游戏' },
            { code: '3', label: '不会模仿画圆' }, { code: '4', label: '不会双脚跳' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['36'] }, normalFinding: ['0'],
          note: '心理行为发育问题预警征象，勾选该月龄阳性项；表上印4项，0为软件增加的全阴性选项',
        },
        {
          key: 'warningSigns48', label: '发育评估（4岁）', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '不会说带形容词的句子' }, { code: '2', label: '不能按要求等待或轮流' },
            { code: '3', label: '不会独立穿衣' }, { code: '4', label: '不会单脚站立' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['48'] }, normalFinding: ['0'],
          note: '心理行为发育问题预警征象，勾选该月龄阳性项；表上印4项，0为软件增加的全阴性选项',
        },
        {
          key: 'warningSigns60', label: '发育评估（5岁）', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '不能简单叙说事情经过' }, { code: '2', label: '不知道自己的性别' },
            { code: '3', label: '不会用筷子吃饭' }, { code: '4', label: '不会单脚跳' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['60'] }, normalFinding: ['0'],
          note: '心理行为发育问题预警征象，勾选该月龄阳性项；表上印4项，0为软件增加的全阴性选项',
        },
        {
          key: 'warningSigns72', label: '发育评估（6岁）', type: 'multi', required: true,
          options: [
            { code: '0', label: '未见异常' }, { code: '1', label: '不会表达自己的感受或想法' }, { code: '2', label: '不会玩角色扮演的集体游戏' },
            { code: '3', label: '不会画方形' }, { code: '4', label: '不会奔跑' },
          ],
          exclusive: ['0'], abnormal: ['1', '2', '3', '4'], visibleWhen: { field: 'stageMonth', in: ['72'] }, normalFinding: ['0'],
          note: '心理行为发育问题预警征象，勾选该月龄阳性项；表上印4项，0为软件增加的全阴性选项',
        },
        { key: 'developmentDeviation', label: '发育偏异可能', type: 'computed', computed: 'sheet.developmentDeviation' },
      ],
    },
    {
      id: 'illness', title: '两次随访间患病情况',
      fields: [
        {
          key: 'illness', label: '两次随访间患病情况', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '肺炎' }, { code: '3', label: '腹泻' }, { code: '4', label: '外伤' },
            { code: '5', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '5', otherKey: 'illnessOther', abnormal: ['2', '3', '4', '5'], normalFinding: ['1'],
        },
        { key: 'pneumoniaTimes', label: '肺炎次数', type: 'integer', unit: '次', min: 1, max: 20, visibleWhen: { field: 'illness', in: ['2'] } },
        { key: 'diarrhoeaTimes', label: '腹泻次数', type: 'integer', unit: '次', min: 1, max: 20, visibleWhen: { field: 'illness', in: ['3'] } },
        { key: 'injuryTimes', label: '外伤次数', type: 'integer', unit: '次', min: 1, max: 20, visibleWhen: { field: 'illness', in: ['4'] } },
        { key: 'illnessOther', label: '其他患病', type: 'text', maxLength: 100, visibleWhen: { field: 'illness', in: ['5'] } },
      ],
    },
    {
      id: 'conclusion', title: '转诊与指导',
      fields: [
        {
          key: 'findings', label: '本次发现', type: 'computed', computed: 'sheet.findingsText', paper: { hidden: true },
          note: '扩展项：按各项结果与规范界值列出，供核对转诊与指导',
        },
        { key: 'referral', label: '转诊建议', type: 'single', required: true, dictionary: 'none-present', abnormal: ['2'], proposed: 'sheet.referral' },
        {
          key: 'referralReason', label: '转诊原因', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] },
          proposed: 'left(sheet.referralReason, 100)',
        },
        {
          key: 'referralTarget', label: '转诊机构及科室', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] },
        },
        {
          key: 'guidance', label: '指导（1～30月龄）', type: 'multi', required: true,
          options: [
            { code: '1', label: '科学喂养' }, { code: '2', label: '生长发育' }, { code: '3', label: '疾病预防' }, { code: '4', label: '预防伤害' },
            { code: '5', label: '口腔保健' }, { code: '6', label: '其他' },
          ],
          otherCode: '6', otherKey: 'guidanceOther', visibleWhen: whenUnderThree,
        },
        {
          key: 'guidanceOther', label: '指导（1～30月龄）（其他）', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['1', '3', '6', '8', '12', '18', '24', '30'] }, { field: 'guidance', in: ['6'] }] },
        },
        {
          key: 'guidanceOlder', label: '指导（3～6岁）', type: 'multi', required: true,
          options: [
            { code: '1', label: '合理膳食' }, { code: '2', label: '生长发育' }, { code: '3', label: '疾病预防' }, { code: '4', label: '预防伤害' },
            { code: '5', label: '口腔保健' }, { code: '6', label: '其他' },
          ],
          otherCode: '6', otherKey: 'guidanceOlderOther', visibleWhen: { field: 'stageMonth', in: ['36', '48', '60', '72'] },
        },
        {
          key: 'guidanceOlderOther', label: '指导（3～6岁）（其他）', type: 'text', maxLength: 100,
          visibleWhen: { all: [{ field: 'stageMonth', in: ['36', '48', '60', '72'] }, { field: 'guidanceOlder', in: ['6'] }] },
        },
      ],
    },
    {
      id: 'sign-off', title: '签名',
      fields: [
        {
          key: 'nextDate', label: '下次随访日期', type: 'date', sensitive: 'birth-date', required: "stageMonth != '72'",
          proposed: 'addMonths(resident.birthDate, lookup(stageMonth, {1: 3, 3: 6, 6: 8, 8: 12, 12: 18, 18: 24, 24: 30, 30: 36, 36: 48, 48: 60, 60: 72}))',
        },
        { key: 'doctor', label: '随访医生签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'guardianSignature', label: '家长签名', type: 'signature' },
      ],
    },
  ],
  derivations: [
    { key: 'age', rule: 'childAge', inputs: ['resident.birthDate', 'followUpDate', 'previous.gestationalWeeks', 'previous.gestationalDays'] },
    {
      key: 'sheet', rule: 'childCheckUp',
      inputs: [
        'resident.sex', 'resident.birthDate', 'followUpDate', 'stageMonth', 'weight', 'height', 'measurePosition', 'headCircumference', 'haemoglobin',
        'ricketsSymptoms', 'ricketsSigns3m', 'ricketsSigns', 'ricketsSignsToddler', 'vitaminD', 'hearing', 'visionLeft', 'visionRight', 'cariesCount',
        'fontanelle', 'teethCount', 'warningSigns3', 'warningSigns6', 'warningSigns8', 'warningSigns12', 'warningSigns18', 'warningSigns24',
        'warningSigns30', 'warningSigns36', 'warningSigns48', 'warningSigns60', 'warningSigns72', 'previous.gestationalWeeks',
        'previous.gestationalDays', 'previous.altitude', 'previous.birthWeight',
      ],
    },
  ],
  checks: [
    { id: 'next-date', when: 'nextDate <= followUpDate', severity: 'error', message: '下次随访日期应晚于随访日期。', fields: ['nextDate'] },
    { id: 'pneumonia-times', when: 'pneumoniaTimes < 1', severity: 'error', message: '选了“肺炎”，次数至少填 1。', fields: ['pneumoniaTimes'] },
    { id: 'diarrhoea-times', when: 'diarrhoeaTimes < 1', severity: 'error', message: '选了“腹泻”，次数至少填 1。', fields: ['diarrhoeaTimes'] },
    { id: 'injury-times', when: 'injuryTimes < 1', severity: 'error', message: '选了“外伤”，次数至少填 1。', fields: ['injuryTimes'] },
    {
      id: 'not-on-time', when: "sheet.timing == '未到应查日'", severity: 'warning', message: '未到本阶段应查日，请核对检查月（年）龄与随访日期。',
      fields: ['stageMonth', 'followUpDate'],
    },
    {
      id: 'caught-up', when: "sheet.onTime == false && sheet.timing != '未到应查日'", severity: 'warning', advice: true,
      message: '已过本阶段按期检查的时间，本次记为非按期（补查），请核对。', fields: ['stageMonth', 'followUpDate'],
    },
    {
      id: 'findings-without-referral', when: "!isMissing(sheet.referralReason) && referral == '1'", severity: 'warning', advice: true,
      message: '本次检查有应转诊的发现，请核对转诊建议。', fields: ['referral'],
    },
    {
      id: 'deviation-without-referral', when: "developmentDeviation == true && referral == '1'", severity: 'warning', advice: true,
      message: '预警征阳性：标记发育偏异可能，建议转诊复筛。', fields: ['referral', 'developmentDeviation'],
    },
    { id: 'teeth', when: 'cariesCount > teethCount', severity: 'error', message: '龋齿数不能大于出牙数。', fields: ['cariesCount', 'teethCount'] },
  ],
};
