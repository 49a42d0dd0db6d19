import { conceptRanges } from '../clinical/concept-ranges.ts';
import type { FormDefinition } from '../forms/index.ts';

const noneOrPresent = [{ code: '1', label: '无' }, { code: '2', label: '有' }] as const;
const normalOrAbnormal = [{ code: '1', label: '正常' }, { code: '2', label: '异常' }] as const;
const unremarkableOrAbnormal = [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }] as const;
const negativeOrPositive = [{ code: '1', label: '阴性' }, { code: '2', label: '阳性' }] as const;
const notFoundOrPresent = [{ code: '1', label: '未发现' }, { code: '2', label: '有' }] as const;
const women = { sex: 'female' } as const;
const elderly = { minAge: 65 } as const;

/**
 * 健康体检表.
 * Ages count on the day of the check-up. Items marked * are never part of "normal findings": what was not examined must not be
 * recorded as normal. Of the two arms the higher value counts for `systolic-blood-pressure` and `diastolic-blood-pressure` (see
 * `higherOf` of the concepts).
 */
export const healthCheckUp: FormDefinition = {
  id: 'health-check-up',
  version: 1,
  title: '健康体检表',
  module: 'check-up',
  routes: ['symptom', 'shfs', 'zqgn', 'ct', 'fzjc', 'jkwt', 'zlqk', 'jkpj'],
  subject: 'resident',
  occurs: 'many',
  oncePerDay: true,
  occurredOn: 'examDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 居民健康档案管理服务规范 附件：健康体检表及填表说明',
  verified: ['standard-text', 'peer-schema', 'recall'],
  sections: [
    {
      id: 'header', title: '体检登记', page: 'symptom',
      fields: [
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: 'resident.name' },
        {
          key: 'archiveNo', label: '编号', type: 'text', required: true, maxLength: 17, pattern: '^\\d{17}$', proposed: 'resident.archiveNumber',
          note: '打印后 8 位',
        },
        {
          key: 'sex', label: '性别', type: 'single', dictionary: 'sex', proposed: "resident.sex == 'male' ? '1' : '2'", paper: { hidden: true },
          note: '由档案带出，不印在表上',
        },
        {
          key: 'age', label: '年龄', type: 'computed', unit: '岁', computed: 'fullYears(resident.birthDate, examDate)', precision: 0,
          paper: { hidden: true }, note: '由档案带出',
        },
        { key: 'examDate', label: '体检日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true, proposed: 'user.id' },
        {
          key: 'examPurpose', label: '体检人群', type: 'multi',
          options: [
            { code: '1', label: '新建档居民' }, { code: '2', label: '65岁及以上老年人' }, { code: '3', label: '高血压患者' },
            { code: '4', label: '2型糖尿病患者' }, { code: '5', label: '严重精神障碍患者' }, { code: '9', label: '其他' },
          ],
          proposed: 'population.codes', paper: { hidden: true }, note: '扩展项：决定必做项目，见 rules/check-up.md',
        },
        { key: 'examInstitution', label: '体检机构', type: 'institution', proposed: 'user.institutionCode', paper: { hidden: true }, note: '扩展项' },
      ],
    },
    {
      id: 'symptoms', title: '症状', page: 'symptom',
      fields: [
        {
          key: 'symptoms', label: '症状', type: 'multi', required: true,
          options: [
            { code: '1', label: '无症状' }, { code: '2', label: '头痛' }, { code: '3', label: '头晕' }, { code: '4', label: '心悸' },
            { code: '5', label: '胸闷' }, { code: '6', label: '胸痛' }, { code: '7', label: '慢性咳嗽' }, { code: '8', label: '咳痰' },
            { code: '9', label: '呼吸困难' }, { code: '10', label: '多饮' }, { code: '11', label: '多尿' }, { code: '12', label: '体重下降' },
            { code: '13', label: '乏力' }, { code: '14', label: '关节肿痛' }, { code: '15', label: '视力模糊' }, { code: '16', label: '手脚麻木' },
            { code: '17', label: '尿急' }, { code: '18', label: '尿痛' }, { code: '19', label: '便秘' }, { code: '20', label: '腹泻' },
            { code: '21', label: '恶心呕吐' }, { code: '22', label: '眼花' }, { code: '23', label: '耳鸣' }, { code: '24', label: '乳房胀痛' },
            { code: '25', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '25', otherKey: 'symptomOther',
          abnormal: [
            '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25',
          ],
          normalFinding: ['1'], paper: { boxes: 10 }, note: '纸质表印 10 格；WS 数据集与部分系统用两位代码 01-25',
        },
        { key: 'symptomOther', label: '其他症状', type: 'text', maxLength: 100, visibleWhen: { field: 'symptoms', in: ['25'] } },
      ],
    },
    {
      id: 'general-condition', title: '一般状况', page: 'symptom',
      fields: [
        {
          key: 'temperature', label: '体温', type: 'decimal', unit: '℃', required: true, min: 34, max: 43, precision: 1, usual: [35, 38.5],
          normal: conceptRanges.bodyTemperature, concept: 'body-temperature',
        },
        {
          key: 'pulseRate', label: '脉率', type: 'integer', unit: '次/分钟', required: true, min: 20, max: 250, usual: [45, 130],
          normal: [{ low: 60, high: 100, minAge: 18 }], concept: 'pulse-rate',
        },
        {
          key: 'respiratoryRate', label: '呼吸频率', type: 'integer', unit: '次/分钟', required: true, min: 5, max: 80, usual: [10, 28],
          normal: conceptRanges.respiratoryRate, concept: 'respiratory-rate',
        },
        {
          key: 'leftSystolic', label: '左侧收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, usual: [80, 200],
          normal: [{ low: 90, high: 139, minAge: 18, note: '≥140 为高血压切点；120-139 为正常高值' }], concept: 'systolic-blood-pressure-left',
        },
        {
          key: 'leftDiastolic', label: '左侧舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, usual: [45, 120],
          normal: [{ low: 60, high: 89, minAge: 18, note: '≥90 为高血压切点；80-89 为正常高值' }], concept: 'diastolic-blood-pressure-left',
        },
        {
          key: 'rightSystolic', label: '右侧收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, usual: [80, 200],
          normal: [{ low: 90, high: 139, minAge: 18, note: '≥140 为高血压切点；120-139 为正常高值' }], concept: 'systolic-blood-pressure-right',
        },
        {
          key: 'rightDiastolic', label: '右侧舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, usual: [45, 120],
          normal: [{ low: 60, high: 89, minAge: 18, note: '≥90 为高血压切点；80-89 为正常高值' }], concept: 'diastolic-blood-pressure-right',
        },
        {
          key: 'height', label: '身高', type: 'decimal', unit: 'cm', required: true, min: 40, max: 250, precision: 1, usual: [130, 195],
          concept: 'body-height', carryForward: true,
        },
        {
          key: 'weight', label: '体重', type: 'decimal', unit: 'kg', required: true, min: 2, max: 300, precision: 1, usual: [35, 120],
          concept: 'body-weight',
        },
        {
          key: 'waistCircumference', label: '腰围', type: 'decimal', unit: 'cm', required: true, min: 30, max: 200, precision: 1, usual: [50, 130],
          normal: conceptRanges.waistCircumference, concept: 'waist-circumference',
        },
        {
          key: 'bmi', label: '体质指数（BMI）', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 2,
          normal: [{ low: 18.5, high: 23.99, minAge: 18, note: 'WS/T 428：<18.5 体重过低；24.0-27.9 超重；≥28.0 肥胖' }], concept: 'body-mass-index',
        },
        {
          key: 'elderHealthSelfAssessment', label: '老年人健康状态自我评估', type: 'single', optionalExam: true,
          options: [
            { code: '1', label: '满意' }, { code: '2', label: '基本满意' }, { code: '3', label: '说不清楚' }, { code: '4', label: '不太满意' },
            { code: '5', label: '不满意' },
          ],
          abnormal: ['4', '5'], appliesTo: elderly,
        },
        {
          key: 'elderSelfCareAssessment', label: '老年人生活自理能力自我评估', type: 'single', optionalExam: true,
          options: [
            { code: '1', label: '可自理（0～3分）' }, { code: '2', label: '轻度依赖（4～8分）' }, { code: '3', label: '中度依赖（9～18分）' },
            { code: '4', label: '不能自理（≥19分）' },
          ],
          abnormal: ['2', '3', '4'], appliesTo: elderly, concept: 'self-care-grade', note: '由 elderly-self-care-assessment 得分换算',
        },
        {
          key: 'elderCognition', label: '老年人认知功能', type: 'single', optionalExam: true,
          options: [{ code: '1', label: '粗筛阴性' }, { code: '2', label: '粗筛阳性，简易智力状态检查' }], abnormal: ['2'], appliesTo: elderly,
          note: '粗筛：三个物品名称，立即复述与 1 分钟后回忆',
        },
        {
          key: 'mmseScore', label: '简易智力状态检查总分', type: 'integer', unit: '分', min: 0, max: 30,
          visibleWhen: { field: 'elderCognition', in: ['2'] }, appliesTo: elderly, concept: 'mmse-score',
        },
        {
          key: 'elderEmotion', label: '老年人情感状态', type: 'single', optionalExam: true,
          options: [{ code: '1', label: '粗筛阴性' }, { code: '2', label: '粗筛阳性，老年人抑郁评分检查' }], abnormal: ['2'], appliesTo: elderly,
        },
        {
          key: 'depressionScore', label: '老年人抑郁评分检查总分', type: 'integer', unit: '分', min: 0, max: 30,
          visibleWhen: { field: 'elderEmotion', in: ['2'] }, appliesTo: elderly, concept: 'geriatric-depression-score',
          note: 'GDS-30 为 0-30 分；用 GDS-15 时上限 15',
        },
      ],
    },
    {
      id: 'lifestyle', title: '生活方式', page: 'shfs',
      fields: [
        {
          key: 'exerciseFrequency', label: '锻炼频率', type: 'single', required: true,
          options: [{ code: '1', label: '每天' }, { code: '2', label: '每周一次以上' }, { code: '3', label: '偶尔' }, { code: '4', label: '不锻炼' }],
          carryForward: true, note: '指主动锻炼，不含工作等必需活动',
        },
        {
          key: 'exerciseMinutes', label: '每次锻炼时间', type: 'integer', unit: '分钟', min: 1, max: 600, usual: [5, 180],
          visibleWhen: { field: 'exerciseFrequency', in: ['1', '2', '3'] }, carryForward: true,
        },
        {
          key: 'exerciseYears', label: '坚持锻炼时间', type: 'decimal', unit: '年', min: 0, max: 100, precision: 1,
          visibleWhen: { field: 'exerciseFrequency', in: ['1', '2', '3'] }, carryForward: true,
        },
        {
          key: 'exerciseMode', label: '锻炼方式', type: 'text', maxLength: 100, visibleWhen: { field: 'exerciseFrequency', in: ['1', '2', '3'] },
          carryForward: true, note: '最常采用的具体方式',
        },
        {
          key: 'dietHabits', label: '饮食习惯', type: 'multi', required: true,
          options: [
            { code: '1', label: '荤素均衡' }, { code: '2', label: '荤食为主' }, { code: '3', label: '素食为主' }, { code: '4', label: '嗜盐' },
            { code: '5', label: '嗜油' }, { code: '6', label: '嗜糖' },
          ],
          exclusiveGroups: [['1', '2', '3']], carryForward: true, paper: { boxes: 3 }, note: '纸质表印 3 格；1、2、3 之间互斥',
        },
        {
          key: 'smokingStatus', label: '吸烟状况', type: 'single', required: true,
          options: [{ code: '1', label: '从不吸烟' }, { code: '2', label: '已戒烟' }, { code: '3', label: '吸烟' }], carryForward: true,
        },
        {
          key: 'dailyCigarettes', label: '日吸烟量（平均）', type: 'integer', unit: '支', min: 1, max: 200, usual: [1, 60],
          visibleWhen: { field: 'smokingStatus', in: ['2', '3'] }, carryForward: true, note: '已戒烟者填戒烟前情况',
        },
        {
          key: 'smokingStartAge', label: '开始吸烟年龄', type: 'integer', unit: '岁', min: 1, max: 120, usual: [8, 70],
          visibleWhen: { field: 'smokingStatus', in: ['2', '3'] }, carryForward: true,
        },
        {
          key: 'smokingQuitAge', label: '戒烟年龄', type: 'integer', unit: '岁', min: 1, max: 120, usual: [12, 100],
          visibleWhen: { field: 'smokingStatus', in: ['2'] }, carryForward: true,
        },
        {
          key: 'drinkingFrequency', label: '饮酒频率', type: 'single', required: true,
          options: [{ code: '1', label: '从不' }, { code: '2', label: '偶尔' }, { code: '3', label: '经常' }, { code: '4', label: '每天' }],
          carryForward: true,
        },
        {
          key: 'dailyAlcohol', label: '日饮酒量（平均）', type: 'decimal', unit: '两', min: 0, max: 50, precision: 1, usual: [0, 20],
          visibleWhen: { field: 'drinkingFrequency', in: ['2', '3', '4'] }, carryForward: true,
          note: '折合白酒：白酒 1 两 = 葡萄酒 4 两 = 黄酒 5 两（半斤）= 啤酒 10 两（1 瓶）= 果酒 4 两；已戒酒者填戒酒前情况',
        },
        {
          key: 'quitDrinking', label: '是否戒酒', type: 'single', options: [{ code: '1', label: '未戒酒' }, { code: '2', label: '已戒酒' }],
          visibleWhen: { field: 'drinkingFrequency', in: ['2', '3', '4'] }, carryForward: true,
        },
        {
          key: 'drinkingQuitAge', label: '戒酒年龄', type: 'integer', unit: '岁', min: 1, max: 120, usual: [12, 100],
          visibleWhen: { field: 'quitDrinking', in: ['2'] }, carryForward: true,
        },
        {
          key: 'drinkingStartAge', label: '开始饮酒年龄', type: 'integer', unit: '岁', min: 1, max: 120, usual: [8, 70],
          visibleWhen: { field: 'drinkingFrequency', in: ['2', '3', '4'] }, carryForward: true,
        },
        {
          key: 'drunkInPastYear', label: '近一年内是否曾醉酒', type: 'single', options: [{ code: '1', label: '是' }, { code: '2', label: '否' }],
          visibleWhen: { field: 'drinkingFrequency', in: ['2', '3', '4'] }, carryForward: true,
        },
        {
          key: 'drinkTypes', label: '饮酒种类', type: 'multi',
          options: [
            { code: '1', label: '白酒' }, { code: '2', label: '啤酒' }, { code: '3', label: '红酒' }, { code: '4', label: '黄酒' },
            { code: '5', label: '其他' },
          ],
          otherCode: '5', otherKey: 'drinkTypeOther', visibleWhen: { field: 'drinkingFrequency', in: ['2', '3', '4'] }, carryForward: true,
          paper: { boxes: 4 }, note: '纸质表印 4 格',
        },
        {
          key: 'drinkTypeOther', label: '其他饮酒种类', type: 'text', maxLength: 50, visibleWhen: { field: 'drinkTypes', in: ['5'] },
          carryForward: true,
        },
        { key: 'occupationalExposure', label: '职业病危害因素接触史', type: 'single', required: true, options: noneOrPresent, carryForward: true },
        {
          key: 'exposureJob', label: '工种', type: 'text', maxLength: 50, visibleWhen: { field: 'occupationalExposure', in: ['2'] },
          carryForward: true,
        },
        {
          key: 'exposureYears', label: '从业时间', type: 'decimal', unit: '年', min: 0, max: 80, precision: 1,
          visibleWhen: { field: 'occupationalExposure', in: ['2'] }, carryForward: true,
        },
        {
          key: 'dustName', label: '毒物种类·粉尘', type: 'text', maxLength: 100, visibleWhen: { field: 'occupationalExposure', in: ['2'] },
          carryForward: true, note: '写具体名称，或填不详',
        },
        {
          key: 'dustProtection', label: '粉尘防护措施', type: 'single', options: noneOrPresent, otherCode: '2', otherKey: 'dustProtectionDescription',
          visibleWhen: { field: 'occupationalExposure', in: ['2'] }, carryForward: true,
        },
        {
          key: 'dustProtectionDescription', label: '粉尘防护措施（描述）', type: 'text', maxLength: 100,
          visibleWhen: { field: 'dustProtection', in: ['2'] }, carryForward: true,
        },
        {
          key: 'radioactiveName', label: '毒物种类·放射物质', type: 'text', maxLength: 100, visibleWhen: { field: 'occupationalExposure', in: ['2'] },
          carryForward: true, note: '写具体名称，或填不详',
        },
        {
          key: 'radioactiveProtection', label: '放射物质防护措施', type: 'single', options: noneOrPresent, otherCode: '2',
          otherKey: 'radioactiveProtectionDescription', visibleWhen: { field: 'occupationalExposure', in: ['2'] }, carryForward: true,
        },
        {
          key: 'radioactiveProtectionDescription', label: '放射物质防护措施（描述）', type: 'text', maxLength: 100,
          visibleWhen: { field: 'radioactiveProtection', in: ['2'] }, carryForward: true,
        },
        {
          key: 'physicalName', label: '毒物种类·物理因素', type: 'text', maxLength: 100, visibleWhen: { field: 'occupationalExposure', in: ['2'] },
          carryForward: true, note: '写具体名称，或填不详',
        },
        {
          key: 'physicalProtection', label: '物理因素防护措施', type: 'single', options: noneOrPresent, otherCode: '2',
          otherKey: 'physicalProtectionDescription', visibleWhen: { field: 'occupationalExposure', in: ['2'] }, carryForward: true,
        },
        {
          key: 'physicalProtectionDescription', label: '物理因素防护措施（描述）', type: 'text', maxLength: 100,
          visibleWhen: { field: 'physicalProtection', in: ['2'] }, carryForward: true,
        },
        {
          key: 'chemicalName', label: '毒物种类·化学物质', type: 'text', maxLength: 100, visibleWhen: { field: 'occupationalExposure', in: ['2'] },
          carryForward: true, note: '写具体名称，或填不详',
        },
        {
          key: 'chemicalProtection', label: '化学物质防护措施', type: 'single', options: noneOrPresent, otherCode: '2',
          otherKey: 'chemicalProtectionDescription', visibleWhen: { field: 'occupationalExposure', in: ['2'] }, carryForward: true,
        },
        {
          key: 'chemicalProtectionDescription', label: '化学物质防护措施（描述）', type: 'text', maxLength: 100,
          visibleWhen: { field: 'chemicalProtection', in: ['2'] }, carryForward: true,
        },
        {
          key: 'otherHazardName', label: '毒物种类·其他', type: 'text', maxLength: 100, visibleWhen: { field: 'occupationalExposure', in: ['2'] },
          carryForward: true, note: '写具体名称，或填不详',
        },
        {
          key: 'otherHazardProtection', label: '其他防护措施', type: 'single', options: noneOrPresent, otherCode: '2',
          otherKey: 'otherHazardProtectionDescription', visibleWhen: { field: 'occupationalExposure', in: ['2'] }, carryForward: true,
        },
        {
          key: 'otherHazardProtectionDescription', label: '其他防护措施（描述）', type: 'text', maxLength: 100,
          visibleWhen: { field: 'otherHazardProtection', in: ['2'] }, carryForward: true,
        },
      ],
    },
    {
      id: 'organ-function', title: '脏器功能', page: 'zqgn',
      fields: [
        {
          key: 'lips', label: '口腔·口唇', type: 'single', required: true,
          options: [
            { code: '1', label: '红润' }, { code: '2', label: '苍白' }, { code: '3', label: '发绀' }, { code: '4', label: '皲裂' },
            { code: '5', label: '疱疹' },
          ],
          abnormal: ['2', '3', '4', '5'], normalFinding: '1',
        },
        {
          key: 'dentition', label: '口腔·齿列', type: 'multi', required: true,
          options: [{ code: '1', label: '正常' }, { code: '2', label: '缺齿' }, { code: '3', label: '龋齿' }, { code: '4', label: '义齿（假牙）' }],
          exclusive: ['1'], abnormal: ['3'], carryForward: true, normalFinding: ['1'], paper: { boxes: 3 },
        },
        {
          key: 'missingTeethUpperLeft', label: '缺齿·左上', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['2'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'missingTeethUpperRight', label: '缺齿·右上', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['2'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'missingTeethLowerLeft', label: '缺齿·左下', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['2'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'missingTeethLowerRight', label: '缺齿·右下', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['2'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'decayedTeethUpperLeft', label: '龋齿·左上', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['3'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'decayedTeethUpperRight', label: '龋齿·右上', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['3'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'decayedTeethLowerLeft', label: '龋齿·左下', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['3'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'decayedTeethLowerRight', label: '龋齿·右下', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['3'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'dentureTeethUpperLeft', label: '义齿（假牙）·左上', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['4'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'dentureTeethUpperRight', label: '义齿（假牙）·右上', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['4'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'dentureTeethLowerLeft', label: '义齿（假牙）·左下', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['4'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'dentureTeethLowerRight', label: '义齿（假牙）·右下', type: 'text', maxLength: 20, pattern: '^[1-8](,[1-8])*$',
          visibleWhen: { field: 'dentition', in: ['4'] }, carryForward: true, note: '象限内牙位 1-8，以被检者左右为准；纸质表十字格',
        },
        {
          key: 'pharynx', label: '口腔·咽部', type: 'single', required: true,
          options: [{ code: '1', label: '无充血' }, { code: '2', label: '充血' }, { code: '3', label: '淋巴滤泡增生' }], abnormal: ['2', '3'],
          normalFinding: '1',
        },
        {
          key: 'visionLeft', label: '视力·左眼', type: 'decimal', eyesight: 'five-point', required: true, min: 0, max: 5.3, precision: 1, usual: [3, 5.3],
          normal: [{ low: 5, note: '对数视力表五分记录；低于 4.9 为视力低下' }], concept: 'visual-acuity-left',
        },
        {
          key: 'visionRight', label: '视力·右眼', type: 'decimal', eyesight: 'five-point', required: true, min: 0, max: 5.3, precision: 1, usual: [3, 5.3],
          normal: [{ low: 5, note: '同左眼' }], concept: 'visual-acuity-right',
        },
        {
          key: 'correctedVisionLeft', label: '矫正视力·左眼', type: 'decimal', eyesight: 'five-point', min: 0, max: 5.3, precision: 1, usual: [3, 5.3],
          concept: 'corrected-visual-acuity-left', note: '戴平时所用眼镜测量；未戴镜者不填',
        },
        {
          key: 'correctedVisionRight', label: '矫正视力·右眼', type: 'decimal', eyesight: 'five-point', min: 0, max: 5.3, precision: 1, usual: [3, 5.3],
          concept: 'corrected-visual-acuity-right',
        },
        {
          key: 'hearing', label: '听力', type: 'single', required: true,
          options: [{ code: '1', label: '听见' }, { code: '2', label: '听不清或无法听见' }], abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'motorFunction', label: '运动功能', type: 'single', required: true,
          options: [{ code: '1', label: '可顺利完成' }, { code: '2', label: '无法独立完成任何一个动作' }], abnormal: ['2'], normalFinding: '1',
          note: '动作：两手摸后脑勺；捡起笔；从椅子站起走几步转身坐下',
        },
      ],
    },
    {
      id: 'physical-examination', title: '查体', page: 'ct',
      fields: [
        {
          key: 'fundus', label: '眼底', type: 'single', optionalExam: true, options: normalOrAbnormal, otherCode: '2', otherKey: 'fundusDescription',
          abnormal: ['2'],
        },
        { key: 'fundusDescription', label: '眼底·异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'fundus', in: ['2'] } },
        {
          key: 'skin', label: '皮肤', type: 'single', required: true,
          options: [
            { code: '1', label: '正常' }, { code: '2', label: '潮红' }, { code: '3', label: '苍白' }, { code: '4', label: '发绀' },
            { code: '5', label: '黄染' }, { code: '6', label: '色素沉着' }, { code: '7', label: '其他' },
          ],
          otherCode: '7', otherKey: 'skinOther', abnormal: ['2', '3', '4', '5', '6', '7'], normalFinding: '1',
        },
        { key: 'skinOther', label: '皮肤·其他', type: 'text', maxLength: 100, visibleWhen: { field: 'skin', in: ['7'] } },
        {
          key: 'sclera', label: '巩膜', type: 'single', required: true,
          options: [{ code: '1', label: '正常' }, { code: '2', label: '黄染' }, { code: '3', label: '充血' }, { code: '4', label: '其他' }],
          otherCode: '4', otherKey: 'scleraOther', abnormal: ['2', '3', '4'], normalFinding: '1',
        },
        { key: 'scleraOther', label: '巩膜·其他', type: 'text', maxLength: 100, visibleWhen: { field: 'sclera', in: ['4'] } },
        {
          key: 'lymphNodes', label: '淋巴结', type: 'single', required: true,
          options: [{ code: '1', label: '未触及' }, { code: '2', label: '锁骨上' }, { code: '3', label: '腋窝' }, { code: '4', label: '其他' }],
          otherCode: '4', otherKey: 'lymphNodesOther', abnormal: ['2', '3', '4'], normalFinding: '1',
        },
        { key: 'lymphNodesOther', label: '淋巴结·其他', type: 'text', maxLength: 100, visibleWhen: { field: 'lymphNodes', in: ['4'] } },
        {
          key: 'barrelChest', label: '肺·桶状胸', type: 'single', required: true, options: [{ code: '1', label: '否' }, { code: '2', label: '是' }],
          abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'breathSounds', label: '肺·呼吸音', type: 'single', required: true, options: normalOrAbnormal, otherCode: '2',
          otherKey: 'breathSoundsDescription', abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'breathSoundsDescription', label: '肺·呼吸音·异常描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'breathSounds', in: ['2'] },
        },
        {
          key: 'rales', label: '肺·罗音', type: 'single', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '干罗音' }, { code: '3', label: '湿罗音' }, { code: '4', label: '其他' }],
          otherCode: '4', otherKey: 'ralesOther', abnormal: ['2', '3', '4'], normalFinding: '1',
        },
        { key: 'ralesOther', label: '罗音·其他', type: 'text', maxLength: 100, visibleWhen: { field: 'rales', in: ['4'] } },
        {
          key: 'heartRate', label: '心脏·心率', type: 'integer', unit: '次/分钟', required: true, min: 20, max: 250, usual: [45, 130],
          normal: [{ low: 60, high: 100, minAge: 18 }], concept: 'heart-rate',
        },
        {
          key: 'heartRhythm', label: '心脏·心律', type: 'single', required: true,
          options: [{ code: '1', label: '齐' }, { code: '2', label: '不齐' }, { code: '3', label: '绝对不齐' }], abnormal: ['2', '3'],
          normalFinding: '1',
        },
        {
          key: 'heartMurmur', label: '心脏·杂音', type: 'single', required: true, options: noneOrPresent, otherCode: '2',
          otherKey: 'heartMurmurDescription', abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'heartMurmurDescription', label: '心脏·杂音·有（描述）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'heartMurmur', in: ['2'] },
        },
        {
          key: 'abdominalTenderness', label: '腹部·压痛', type: 'single', required: true, options: noneOrPresent, otherCode: '2',
          otherKey: 'abdominalTendernessDescription', abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'abdominalTendernessDescription', label: '腹部·压痛·有（描述）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'abdominalTenderness', in: ['2'] },
        },
        {
          key: 'abdominalMass', label: '腹部·包块', type: 'single', required: true, options: noneOrPresent, otherCode: '2',
          otherKey: 'abdominalMassDescription', abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'abdominalMassDescription', label: '腹部·包块·有（描述）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'abdominalMass', in: ['2'] },
        },
        {
          key: 'hepatomegaly', label: '腹部·肝大', type: 'single', required: true, options: noneOrPresent, otherCode: '2',
          otherKey: 'hepatomegalyDescription', abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'hepatomegalyDescription', label: '腹部·肝大·有（描述）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'hepatomegaly', in: ['2'] },
        },
        {
          key: 'splenomegaly', label: '腹部·脾大', type: 'single', required: true, options: noneOrPresent, otherCode: '2',
          otherKey: 'splenomegalyDescription', abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'splenomegalyDescription', label: '腹部·脾大·有（描述）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'splenomegaly', in: ['2'] },
        },
        {
          key: 'shiftingDullness', label: '腹部·移动性浊音', type: 'single', required: true, options: noneOrPresent, otherCode: '2',
          otherKey: 'shiftingDullnessDescription', abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'shiftingDullnessDescription', label: '腹部·移动性浊音·有（描述）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'shiftingDullness', in: ['2'] },
        },
        {
          key: 'lowerLimbEdema', label: '下肢水肿', type: 'single', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '单侧' }, { code: '3', label: '双侧不对称' }, { code: '4', label: '双侧对称' }],
          abnormal: ['2', '3', '4'], normalFinding: '1',
        },
        {
          key: 'dorsalisPedisPulse', label: '足背动脉搏动', type: 'single', optionalExam: true,
          options: [
            { code: '1', label: '未触及' }, { code: '2', label: '触及双侧对称' }, { code: '3', label: '触及左侧弱或消失' },
            { code: '4', label: '触及右侧弱或消失' },
          ],
          abnormal: ['1', '3', '4'], note: '糖尿病患者必查',
        },
        {
          key: 'digitalRectalExam', label: '肛门指诊', type: 'single', optionalExam: true,
          options: [
            { code: '1', label: '未及异常' }, { code: '2', label: '触痛' }, { code: '3', label: '包块' }, { code: '4', label: '前列腺异常' },
            { code: '5', label: '其他' },
          ],
          otherCode: '5', otherKey: 'digitalRectalExamOther', abnormal: ['2', '3', '4', '5'],
        },
        {
          key: 'digitalRectalExamOther', label: '肛门指诊·其他', type: 'text', maxLength: 100, visibleWhen: { field: 'digitalRectalExam', in: ['5'] },
        },
        {
          key: 'breast', label: '乳腺', type: 'multi', optionalExam: true,
          options: [
            { code: '1', label: '未见异常' }, { code: '2', label: '乳房切除' }, { code: '3', label: '异常泌乳' }, { code: '4', label: '乳腺包块' },
            { code: '5', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '5', otherKey: 'breastOther', abnormal: ['3', '4', '5'], paper: { boxes: 4 }, note: '纸质表印 4 格',
        },
        { key: 'breastOther', label: '乳腺·其他', type: 'text', maxLength: 100, visibleWhen: { field: 'breast', in: ['5'] } },
        {
          key: 'vulva', label: '妇科·外阴', type: 'single', optionalExam: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'vulvaDescription', abnormal: ['2'], appliesTo: women,
        },
        {
          key: 'vulvaDescription', label: '妇科·外阴·异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'vulva', in: ['2'] },
          appliesTo: women,
        },
        {
          key: 'vagina', label: '妇科·阴道', type: 'single', optionalExam: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'vaginaDescription', abnormal: ['2'], appliesTo: women,
        },
        {
          key: 'vaginaDescription', label: '妇科·阴道·异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'vagina', in: ['2'] },
          appliesTo: women,
        },
        {
          key: 'cervix', label: '妇科·宫颈', type: 'single', optionalExam: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'cervixDescription', abnormal: ['2'], appliesTo: women,
        },
        {
          key: 'cervixDescription', label: '妇科·宫颈·异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'cervix', in: ['2'] },
          appliesTo: women,
        },
        {
          key: 'uterus', label: '妇科·宫体', type: 'single', optionalExam: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'uterusDescription', abnormal: ['2'], appliesTo: women,
        },
        {
          key: 'uterusDescription', label: '妇科·宫体·异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'uterus', in: ['2'] },
          appliesTo: women,
        },
        {
          key: 'adnexa', label: '妇科·附件', type: 'single', optionalExam: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'adnexaDescription', abnormal: ['2'], appliesTo: women,
        },
        {
          key: 'adnexaDescription', label: '妇科·附件·异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'adnexa', in: ['2'] },
          appliesTo: women,
        },
        { key: 'otherPhysicalExam', label: '其他', type: 'longText', optionalExam: true, maxLength: 300 },
      ],
    },
    {
      id: 'auxiliary-examination', title: '辅助检查', page: 'fzjc',
      fields: [
        {
          key: 'hemoglobin', label: '血常规·血红蛋白', type: 'decimal', unit: 'g/L', optionalExam: true, min: 20, max: 300, precision: 0,
          usual: [60, 200], normal: conceptRanges.hemoglobin, concept: 'hemoglobin',
        },
        {
          key: 'whiteBloodCell', label: '血常规·白细胞', type: 'decimal', unit: '×10^9/L', optionalExam: true, min: 0.1, max: 500, precision: 2,
          usual: [1.5, 30], normal: conceptRanges.whiteBloodCell, concept: 'white-blood-cell',
        },
        {
          key: 'platelet', label: '血常规·血小板', type: 'decimal', unit: '×10^9/L', optionalExam: true, min: 1, max: 2000, precision: 0,
          usual: [30, 1000], normal: conceptRanges.platelet, concept: 'platelet',
        },
        { key: 'bloodRoutineOther', label: '血常规·其他', type: 'text', optionalExam: true, maxLength: 200 },
        {
          key: 'urineProtein', label: '尿常规·尿蛋白', type: 'single', optionalExam: true, dictionary: 'urine-qualitative',
          abnormal: ['1', '2', '3', '4', '5'], concept: 'urine-protein', note: '纸质表可写定性或定量',
        },
        {
          key: 'urineGlucose', label: '尿常规·尿糖', type: 'single', optionalExam: true, dictionary: 'urine-qualitative',
          abnormal: ['1', '2', '3', '4', '5'], concept: 'urine-glucose',
        },
        {
          key: 'urineKetone', label: '尿常规·尿酮体', type: 'single', optionalExam: true, dictionary: 'urine-qualitative',
          abnormal: ['1', '2', '3', '4', '5'], concept: 'urine-ketone',
        },
        {
          key: 'urineOccultBlood', label: '尿常规·尿潜血', type: 'single', optionalExam: true, dictionary: 'urine-qualitative',
          abnormal: ['1', '2', '3', '4', '5'], concept: 'urine-occult-blood',
        },
        { key: 'urineRoutineOther', label: '尿常规·其他', type: 'text', optionalExam: true, maxLength: 200 },
        {
          key: 'fastingGlucose', label: '空腹血糖', type: 'decimal', unit: 'mmol/L', optionalExam: true, min: 0.5, max: 60, precision: 2,
          usual: [2.8, 16.6], normal: conceptRanges.fastingGlucose, concept: 'fasting-glucose',
        },
        {
          key: 'fastingGlucoseMgdl', label: '空腹血糖（mg/dL）', type: 'decimal', unit: 'mg/dL', optionalExam: true, min: 9, max: 1080, precision: 0,
          proposed: 'round(fastingGlucose * 18)', note: '纸质表二者任填其一；mg/dL = mmol/L × 18.0',
        },
        {
          key: 'ecg', label: '心电图', type: 'single', optionalExam: true, options: normalOrAbnormal, otherCode: '2', otherKey: 'ecgDescription',
          abnormal: ['2'], concept: 'ecg-result',
        },
        { key: 'ecgDescription', label: '心电图·异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'ecg', in: ['2'] } },
        {
          key: 'urineMicroalbumin', label: '尿微量白蛋白', type: 'decimal', unit: 'mg/dL', optionalExam: true, min: 0, max: 1000, precision: 2,
          normal: conceptRanges.urineMicroalbumin, concept: 'urine-microalbumin',
        },
        {
          key: 'fecalOccultBlood', label: '大便潜血', type: 'single', optionalExam: true, options: negativeOrPositive, abnormal: ['2'],
          concept: 'fecal-occult-blood',
        },
        {
          key: 'hba1c', label: '糖化血红蛋白', type: 'decimal', unit: '%', optionalExam: true, min: 2, max: 20, precision: 1, usual: [3.5, 15],
          normal: conceptRanges.hba1c, concept: 'hba1c',
        },
        {
          key: 'hbsag', label: '乙型肝炎表面抗原', type: 'single', optionalExam: true, options: negativeOrPositive, abnormal: ['2'], concept: 'hbsag',
        },
        {
          key: 'alt', label: '肝功能·血清谷丙转氨酶', type: 'decimal', unit: 'U/L', optionalExam: true, min: 0, max: 5000, precision: 1,
          usual: [1, 500], normal: conceptRanges.alt, concept: 'alt',
        },
        {
          key: 'ast', label: '肝功能·血清谷草转氨酶', type: 'decimal', unit: 'U/L', optionalExam: true, min: 0, max: 5000, precision: 1,
          usual: [1, 400], normal: conceptRanges.ast, concept: 'ast',
        },
        {
          key: 'albumin', label: '肝功能·白蛋白', type: 'decimal', unit: 'g/L', optionalExam: true, min: 5, max: 80, precision: 1, usual: [20, 60],
          normal: conceptRanges.albumin, concept: 'albumin',
        },
        {
          key: 'totalBilirubin', label: '肝功能·总胆红素', type: 'decimal', unit: 'μmol/L', optionalExam: true, min: 0, max: 1000, precision: 1,
          usual: [1, 100], normal: conceptRanges.totalBilirubin, concept: 'total-bilirubin',
        },
        {
          key: 'conjugatedBilirubin', label: '肝功能·结合胆红素', type: 'decimal', unit: 'μmol/L', optionalExam: true, min: 0, max: 800, precision: 1,
          usual: [0, 60], normal: conceptRanges.conjugatedBilirubin, concept: 'conjugated-bilirubin',
        },
        {
          key: 'creatinine', label: '肾功能·血清肌酐', type: 'decimal', unit: 'μmol/L', optionalExam: true, min: 5, max: 3000, precision: 1,
          usual: [20, 442], normal: conceptRanges.creatinine, concept: 'creatinine',
        },
        {
          key: 'urea', label: '肾功能·血尿素', type: 'decimal', unit: 'mmol/L', optionalExam: true, min: 0.1, max: 100, precision: 2, usual: [1, 30],
          normal: conceptRanges.urea, concept: 'urea', note: '2011 年版印“血尿素氮”，第三版为“血尿素”',
        },
        {
          key: 'potassium', label: '肾功能·血钾浓度', type: 'decimal', unit: 'mmol/L', optionalExam: true, min: 1, max: 12, precision: 2,
          usual: [2.8, 6.2], normal: conceptRanges.potassium, concept: 'potassium',
        },
        {
          key: 'sodium', label: '肾功能·血钠浓度', type: 'decimal', unit: 'mmol/L', optionalExam: true, min: 80, max: 200, precision: 1,
          usual: [120, 160], normal: conceptRanges.sodium, concept: 'sodium',
        },
        {
          key: 'totalCholesterol', label: '血脂·总胆固醇', type: 'decimal', unit: 'mmol/L', optionalExam: true, min: 0.5, max: 30, precision: 2,
          usual: [1.5, 12], normal: conceptRanges.totalCholesterol, concept: 'total-cholesterol',
        },
        {
          key: 'triglycerides', label: '血脂·甘油三酯', type: 'decimal', unit: 'mmol/L', optionalExam: true, min: 0.1, max: 60, precision: 2,
          usual: [0.2, 15], normal: conceptRanges.triglycerides, concept: 'triglycerides',
        },
        {
          key: 'ldlCholesterol', label: '血脂·血清低密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', optionalExam: true, min: 0.1, max: 20,
          precision: 2, usual: [0.3, 9], normal: conceptRanges.ldlCholesterol, concept: 'ldl-cholesterol',
        },
        {
          key: 'hdlCholesterol', label: '血脂·血清高密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', optionalExam: true, min: 0.1, max: 10,
          precision: 2, usual: [0.3, 4], normal: conceptRanges.hdlCholesterol, concept: 'hdl-cholesterol',
        },
        {
          key: 'chestXray', label: '胸部X线片', type: 'single', optionalExam: true, options: normalOrAbnormal, otherCode: '2',
          otherKey: 'chestXrayDescription', abnormal: ['2'], concept: 'chest-xray-result',
        },
        { key: 'chestXrayDescription', label: '胸部X线片·异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'chestXray', in: ['2'] } },
        {
          key: 'abdominalUltrasound', label: 'B超·腹部B超', type: 'single', optionalExam: true, options: normalOrAbnormal, otherCode: '2',
          otherKey: 'abdominalUltrasoundDescription', abnormal: ['2'], concept: 'abdominal-ultrasound-result',
        },
        {
          key: 'abdominalUltrasoundDescription', label: 'B超·腹部B超·异常描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'abdominalUltrasound', in: ['2'] },
        },
        {
          key: 'otherUltrasound', label: 'B超·其他', type: 'single', optionalExam: true, options: normalOrAbnormal, otherCode: '2',
          otherKey: 'otherUltrasoundDescription', abnormal: ['2'], concept: 'other-ultrasound-result',
        },
        {
          key: 'otherUltrasoundDescription', label: 'B超·其他·异常描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'otherUltrasound', in: ['2'] },
        },
        {
          key: 'cervicalSmear', label: '宫颈涂片', type: 'single', optionalExam: true, options: normalOrAbnormal, otherCode: '2',
          otherKey: 'cervicalSmearDescription', abnormal: ['2'], appliesTo: women, concept: 'cervical-smear-result',
        },
        {
          key: 'cervicalSmearDescription', label: '宫颈涂片·异常描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'cervicalSmear', in: ['2'] }, appliesTo: women,
        },
        { key: 'otherAuxiliaryExam', label: '其他', type: 'longText', optionalExam: true, maxLength: 500, note: '上述以外的辅助检查结果' },
      ],
    },
    {
      id: 'health-problems', title: '现存主要健康问题', page: 'jkwt',
      note: '曾出现或一直存在、影响目前身体健康的疾病；高血压、糖尿病等慢病患者若有相应并发症须填',
      fields: [
        {
          key: 'cerebrovascularDisease', label: '脑血管疾病', type: 'multi', required: true,
          options: [
            { code: '1', label: '未发现' }, { code: '2', label: '缺血性卒中' }, { code: '3', label: '脑出血' },
            { code: '4', label: '蛛网膜下腔出血' }, { code: '5', label: '短暂性脑缺血发作' }, { code: '6', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '6', otherKey: 'cerebrovascularDiseaseOther', abnormal: ['2', '3', '4', '5', '6'], carryForward: true,
          normalFinding: ['1'], paper: { boxes: 5 }, note: '纸质表印 5 格',
        },
        {
          key: 'cerebrovascularDiseaseOther', label: '脑血管疾病·其他', type: 'text', maxLength: 100,
          visibleWhen: { field: 'cerebrovascularDisease', in: ['6'] }, carryForward: true,
        },
        {
          key: 'kidneyDisease', label: '肾脏疾病', type: 'multi', required: true,
          options: [
            { code: '1', label: '未发现' }, { code: '2', label: '糖尿病肾病' }, { code: '3', label: '肾功能衰竭' }, { code: '4', label: '急性肾炎' },
            { code: '5', label: '慢性肾炎' }, { code: '6', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '6', otherKey: 'kidneyDiseaseOther', abnormal: ['2', '3', '4', '5', '6'], carryForward: true,
          normalFinding: ['1'], paper: { boxes: 5 }, note: '纸质表印 5 格',
        },
        {
          key: 'kidneyDiseaseOther', label: '肾脏疾病·其他', type: 'text', maxLength: 100, visibleWhen: { field: 'kidneyDisease', in: ['6'] },
          carryForward: true,
        },
        {
          key: 'heartDisease', label: '心脏疾病', type: 'multi', required: true,
          options: [
            { code: '1', label: '未发现' }, { code: '2', label: '心肌梗死' }, { code: '3', label: '心绞痛' },
            { code: '4', label: '冠状动脉血运重建' }, { code: '5', label: '充血性心力衰竭' }, { code: '6', label: '心前区疼痛' },
            { code: '7', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '7', otherKey: 'heartDiseaseOther', abnormal: ['2', '3', '4', '5', '6', '7'], carryForward: true,
          normalFinding: ['1'], paper: { boxes: 5 }, note: '纸质表印 5 格',
        },
        {
          key: 'heartDiseaseOther', label: '心脏疾病·其他', type: 'text', maxLength: 100, visibleWhen: { field: 'heartDisease', in: ['7'] },
          carryForward: true,
        },
        {
          key: 'vascularDisease', label: '血管疾病', type: 'multi', required: true,
          options: [
            { code: '1', label: '未发现' }, { code: '2', label: '夹层动脉瘤' }, { code: '3', label: '动脉闭塞性疾病' }, { code: '4', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '4', otherKey: 'vascularDiseaseOther', abnormal: ['2', '3', '4'], carryForward: true, normalFinding: ['1'],
          paper: { boxes: 5 }, note: '纸质表印 5 格',
        },
        {
          key: 'vascularDiseaseOther', label: '血管疾病·其他', type: 'text', maxLength: 100, visibleWhen: { field: 'vascularDisease', in: ['4'] },
          carryForward: true,
        },
        {
          key: 'eyeDisease', label: '眼部疾病', type: 'multi', required: true,
          options: [
            { code: '1', label: '未发现' }, { code: '2', label: '视网膜出血或渗出' }, { code: '3', label: '视乳头水肿' },
            { code: '4', label: '白内障' }, { code: '5', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '5', otherKey: 'eyeDiseaseOther', abnormal: ['2', '3', '4', '5'], carryForward: true, normalFinding: ['1'],
          paper: { boxes: 5 }, note: '纸质表印 5 格',
        },
        {
          key: 'eyeDiseaseOther', label: '眼部疾病·其他', type: 'text', maxLength: 100, visibleWhen: { field: 'eyeDisease', in: ['5'] },
          carryForward: true,
        },
        {
          key: 'nervousSystemDisease', label: '神经系统疾病', type: 'single', required: true, options: notFoundOrPresent, otherCode: '2',
          otherKey: 'nervousSystemDiseaseDescription', abnormal: ['2'], carryForward: true, normalFinding: '1',
          note: '部分省版细分：阿尔茨海默症、帕金森病等',
        },
        {
          key: 'nervousSystemDiseaseDescription', label: '神经系统疾病·有（描述）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'nervousSystemDisease', in: ['2'] }, carryForward: true,
        },
        {
          key: 'otherSystemDisease', label: '其他系统疾病', type: 'single', required: true, options: notFoundOrPresent, otherCode: '2',
          otherKey: 'otherSystemDiseaseDescription', abnormal: ['2'], carryForward: true, normalFinding: '1',
        },
        {
          key: 'otherSystemDiseaseDescription', label: '其他系统疾病·有（描述）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'otherSystemDisease', in: ['2'] }, carryForward: true,
        },
      ],
    },
    {
      id: 'hospitalization', title: '住院治疗情况', page: 'zlqk',
      fields: [
        {
          key: 'hospitalizations', label: '住院史', type: 'table', minRows: 0, maxRows: 2,
          columns: [
            { key: 'admissionDate', label: '入院日期', type: 'date', required: true },
            { key: 'dischargeDate', label: '出院日期', type: 'date' },
            { key: 'reason', label: '原因', type: 'text', required: true, maxLength: 100 },
            { key: 'institutionName', label: '医疗机构名称', type: 'text', required: true, maxLength: 100 },
            { key: 'medicalRecordNo', label: '病案号', type: 'text', maxLength: 40 },
          ],
          note: '最近 1 年内；纸质表印 2 行，软件可放宽',
        },
        {
          key: 'familyBeds', label: '家庭病床史', type: 'table', minRows: 0, maxRows: 2,
          columns: [
            { key: 'openedDate', label: '建床日期', type: 'date', required: true },
            { key: 'closedDate', label: '撤床日期', type: 'date' },
            { key: 'reason', label: '原因', type: 'text', required: true, maxLength: 100 },
            { key: 'institutionName', label: '医疗机构名称', type: 'text', required: true, maxLength: 100 },
            { key: 'medicalRecordNo', label: '病案号', type: 'text', maxLength: 40 },
          ],
          note: '最近 1 年内',
        },
      ],
    },
    {
      id: 'medication', title: '主要用药情况', page: 'zlqk',
      fields: [
        {
          key: 'medications', label: '主要用药情况', type: 'table', carryForward: true, minRows: 0, maxRows: 6,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100, note: '西药填化学名（通用名），中药填药品名或汤剂' },
            { key: 'usage', label: '用法', type: 'text', required: true, maxLength: 50, note: '给药途径与频次' },
            { key: 'dosage', label: '用量', type: 'text', required: true, maxLength: 50 },
            { key: 'duration', label: '用药时间', type: 'text', maxLength: 30, note: '此期间内一共服用的时间，单位年、月或天' },
            {
              key: 'adherence', label: '服药依从性', type: 'single', required: true, dictionary: 'medication-adherence',
              note: '规律：按医嘱；间断：未按医嘱，频次或数量不足；不服药：医生开了处方但未用',
            },
          ],
          note: '长期服药者最近 1 年内的主要用药；纸质表印 6 行',
        },
      ],
    },
    {
      id: 'vaccination', title: '非免疫规划预防接种史', page: 'zlqk',
      fields: [
        {
          key: 'vaccinations', label: '非免疫规划预防接种史', type: 'table', minRows: 0, maxRows: 3,
          columns: [
            { key: 'vaccineName', label: '名称', type: 'text', required: true, maxLength: 100 },
            { key: 'vaccinationDate', label: '接种日期', type: 'date', required: true },
            { key: 'institutionName', label: '接种机构', type: 'text', required: true, maxLength: 100 },
          ],
          note: '最近 1 年内；纸质表印 3 行',
        },
      ],
    },
    {
      id: 'evaluation', title: '健康评价', page: 'jkpj',
      note: '无异常指无新发疾病、原有疾病控制良好无加重或进展；否则为有异常，包括高血压、糖尿病等现患疾病控制不佳',
      fields: [
        {
          key: 'healthEvaluation', label: '健康评价', type: 'single', required: true,
          options: [{ code: '1', label: '体检无异常' }, { code: '2', label: '有异常' }], abnormal: ['2'], proposed: 'assessment.healthEvaluation',
        },
        {
          key: 'abnormality1', label: '异常1', type: 'text', required: true, maxLength: 200, visibleWhen: { field: 'healthEvaluation', in: ['2'] },
          proposed: 'assessment.abnormality1',
        },
        {
          key: 'abnormality2', label: '异常2', type: 'text', maxLength: 200, visibleWhen: { field: 'healthEvaluation', in: ['2'] },
          proposed: 'assessment.abnormality2',
        },
        {
          key: 'abnormality3', label: '异常3', type: 'text', maxLength: 200, visibleWhen: { field: 'healthEvaluation', in: ['2'] },
          proposed: 'assessment.abnormality3',
        },
        {
          key: 'abnormality4', label: '异常4', type: 'text', maxLength: 200, visibleWhen: { field: 'healthEvaluation', in: ['2'] },
          proposed: 'assessment.abnormality4',
        },
        {
          key: 'abnormalitiesMore', label: '异常（续）', type: 'longText', maxLength: 1000, visibleWhen: { field: 'healthEvaluation', in: ['2'] },
          proposed: 'assessment.abnormalitiesMore', note: '扩展项：超过 4 条时并入打印',
        },
      ],
    },
    {
      id: 'guidance', title: '健康指导', page: 'jkpj',
      fields: [
        {
          key: 'healthGuidance', label: '健康指导', type: 'multi',
          options: [{ code: '1', label: '纳入慢性病患者健康管理' }, { code: '2', label: '建议复查' }, { code: '3', label: '建议转诊' }],
          proposed: 'assessment.healthGuidance', paper: { boxes: 3 },
          note: '纸质表印 3 格；纳入慢性病指高血压、糖尿病、严重精神障碍等重点人群定期随访和体检',
        },
        {
          key: 'riskFactorControl', label: '危险因素控制', type: 'multi',
          options: [
            { code: '1', label: '戒烟' }, { code: '2', label: '健康饮酒' }, { code: '3', label: '饮食' }, { code: '4', label: '锻炼' },
            { code: '5', label: '减体重' }, { code: '6', label: '建议接种疫苗' }, { code: '7', label: '其他' },
          ],
          otherCode: '7', otherKey: 'riskFactorOther', proposed: 'assessment.riskFactorControl', paper: { boxes: 7 }, note: '纸质表印 7 格',
        },
        {
          key: 'targetWeight', label: '减体重目标', type: 'decimal', unit: 'kg', required: true, min: 20, max: 300, precision: 1,
          visibleWhen: { field: 'riskFactorControl', in: ['5'] }, proposed: 'assessment.targetWeight', note: '根据本次结果，下次体检前应达到的目标值',
        },
        {
          key: 'vaccineAdvice', label: '建议接种疫苗（名称）', type: 'text', required: true, maxLength: 100,
          visibleWhen: { field: 'riskFactorControl', in: ['6'] }, proposed: 'assessment.vaccineAdvice',
        },
        {
          key: 'riskFactorOther', label: '其他危险因素控制', type: 'text', maxLength: 300, visibleWhen: { field: 'riskFactorControl', in: ['7'] },
          proposed: 'assessment.riskFactorOther',
        },
        {
          key: 'doctorSignature', label: '体检医生签字', type: 'signature', paper: { hidden: true },
          note: '扩展项：第三版表内无签字栏，电子版与省版常设',
        },
      ],
    },
  ],
  derivations: [
    { key: 'population', rule: 'checkUpPopulation', inputs: ['age', 'resident.known'] },
    { key: 'treatment', rule: 'treatmentDates', inputs: ['examDate', 'hospitalizations', 'familyBeds', 'vaccinations'] },
    {
      key: 'assessment', rule: 'checkUpAssessment',
      inputs: [
        'leftSystolic', 'leftDiastolic', 'rightSystolic', 'rightDiastolic', 'temperature', 'pulseRate', 'respiratoryRate', 'height', 'weight',
        'waistCircumference', 'bmi', 'elderHealthSelfAssessment', 'elderSelfCareAssessment', 'elderCognition', 'mmseScore', 'elderEmotion',
        'depressionScore', 'exerciseFrequency', 'dietHabits', 'smokingStatus', 'drinkingFrequency', 'dailyAlcohol', 'quitDrinking', 'drunkInPastYear',
        'lips', 'dentition', 'pharynx', 'visionLeft', 'visionRight', 'correctedVisionLeft', 'correctedVisionRight', 'hearing', 'motorFunction',
        'fundus', 'fundusDescription', 'skin', 'skinOther', 'sclera', 'scleraOther', 'lymphNodes', 'lymphNodesOther', 'barrelChest', 'breathSounds',
        'breathSoundsDescription', 'rales', 'ralesOther', 'heartRate', 'heartRhythm', 'heartMurmur', 'heartMurmurDescription', 'abdominalTenderness',
        'abdominalTendernessDescription', 'abdominalMass', 'abdominalMassDescription', 'hepatomegaly', 'hepatomegalyDescription', 'splenomegaly',
        'splenomegalyDescription', 'shiftingDullness', 'shiftingDullnessDescription', 'lowerLimbEdema', 'dorsalisPedisPulse', 'digitalRectalExam',
        'digitalRectalExamOther', 'breast', 'breastOther', 'vulva', 'vulvaDescription', 'vagina', 'vaginaDescription', 'cervix', 'cervixDescription',
        'uterus', 'uterusDescription', 'adnexa', 'adnexaDescription', 'hemoglobin', 'whiteBloodCell', 'platelet', 'urineProtein', 'urineGlucose',
        'urineKetone', 'urineOccultBlood', 'fastingGlucose', 'fastingGlucoseMgdl', 'ecg', 'ecgDescription', 'urineMicroalbumin', 'fecalOccultBlood',
        'hba1c', 'hbsag', 'alt', 'ast', 'albumin', 'totalBilirubin', 'conjugatedBilirubin', 'creatinine', 'urea', 'potassium', 'sodium',
        'totalCholesterol', 'triglycerides', 'ldlCholesterol', 'hdlCholesterol', 'chestXray', 'chestXrayDescription', 'abdominalUltrasound',
        'abdominalUltrasoundDescription', 'otherUltrasound', 'otherUltrasoundDescription', 'cervicalSmear', 'cervicalSmearDescription',
        'vaccinations', 'examDate', 'age', 'resident.sex', 'resident.known', 'previous.ecgSeverity', 'previous.ultrasoundSeverity',
        'previous.otherUltrasoundSeverity', 'previous.educationLevel',
      ],
    },
  ],
  checks: [
    {
      id: 'left-blood-pressure', when: 'leftSystolic <= leftDiastolic', severity: 'error', message: '左侧收缩压应大于舒张压，请核对。',
      fields: ['leftSystolic', 'leftDiastolic'],
    },
    {
      id: 'right-blood-pressure', when: 'rightSystolic <= rightDiastolic', severity: 'error', message: '右侧收缩压应大于舒张压，请核对。',
      fields: ['rightSystolic', 'rightDiastolic'],
    },
    {
      id: 'arm-difference', when: 'max(leftSystolic - rightSystolic, rightSystolic - leftSystolic) >= 20', severity: 'warning', advice: true,
      message: '两侧收缩压相差 20 mmHg 及以上，请休息 5 分钟后复测；判级取较高一侧。', fields: ['rightSystolic', 'leftSystolic'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    {
      id: 'smoking-quit-before-start', when: 'smokingQuitAge < smokingStartAge', severity: 'error', message: '戒烟年龄不能小于开始吸烟年龄。',
      fields: ['smokingQuitAge', 'smokingStartAge'],
    },
    {
      id: 'smoking-start-above-age', when: 'smokingStartAge > age', severity: 'error', message: '开始吸烟年龄不能大于本人年龄。',
      fields: ['smokingStartAge'],
    },
    {
      id: 'smoking-quit-above-age', when: 'smokingQuitAge > age', severity: 'error', message: '戒烟年龄不能大于本人年龄。',
      fields: ['smokingQuitAge'],
    },
    {
      id: 'drinking-quit-before-start', when: 'drinkingQuitAge < drinkingStartAge', severity: 'error', message: '戒酒年龄不能小于开始饮酒年龄。',
      fields: ['drinkingQuitAge', 'drinkingStartAge'],
    },
    {
      id: 'drinking-start-above-age', when: 'drinkingStartAge > age', severity: 'error', message: '开始饮酒年龄不能大于本人年龄。',
      fields: ['drinkingStartAge'],
    },
    {
      id: 'drinking-quit-above-age', when: 'drinkingQuitAge > age', severity: 'error', message: '戒酒年龄不能大于本人年龄。',
      fields: ['drinkingQuitAge'],
    },
    {
      id: 'exercise-years-above-age', when: 'exerciseYears > age', severity: 'error', message: '坚持锻炼时间不能超过本人年龄。',
      fields: ['exerciseYears'],
    },
    {
      id: 'exposure-years-above-age', when: 'exposureYears > age', severity: 'error', message: '从业时间不能超过本人年龄。',
      fields: ['exposureYears'],
    },
    {
      id: 'heart-and-pulse-rate', when: "heartRhythm == '1' && max(heartRate - pulseRate, pulseRate - heartRate) >= 10", severity: 'warning',
      message: '心律齐而心率与脉率相差 10 次/分钟及以上，请核对。', fields: ['heartRate', 'pulseRate', 'heartRhythm'],
    },
    {
      id: 'pulse-deficit', when: "heartRhythm == '3' && pulseRate > heartRate", severity: 'warning',
      message: '心律绝对不齐时脉率不应高于心率，请核对。', fields: ['heartRate', 'pulseRate', 'heartRhythm'],
    },
    {
      id: 'glucose-units',
      when: 'max(fastingGlucoseMgdl / 18 - fastingGlucose, fastingGlucose - fastingGlucoseMgdl / 18) > max(fastingGlucose * 0.03, 0.03)',
      severity: 'error', message: '空腹血糖的两种单位不一致（1 mmol/L = 18 mg/dL），请核对。', fields: ['fastingGlucoseMgdl', 'fastingGlucose'],
    },
    {
      id: 'conjugated-bilirubin', when: 'conjugatedBilirubin > totalBilirubin', severity: 'error',
      message: '结合胆红素不能大于总胆红素，请对照化验单核对。', fields: ['conjugatedBilirubin', 'totalBilirubin'],
    },
    {
      id: 'lipids-sum', when: 'hdlCholesterol + ldlCholesterol > totalCholesterol + 0.3', severity: 'warning',
      message: '高、低密度脂蛋白胆固醇之和大于总胆固醇，请对照化验单核对。', fields: ['totalCholesterol', 'hdlCholesterol', 'ldlCholesterol'],
    },
    { id: 'stay-order', when: 'treatment.stayOrder == true', severity: 'error', message: '出院日期不能早于入院日期。', fields: ['hospitalizations'] },
    {
      id: 'stay-year', when: 'treatment.stayOutside == true', severity: 'warning', message: '住院史只填体检日前 1 年内的住院，请核对日期。',
      fields: ['hospitalizations'],
    },
    {
      id: 'stay-future', when: 'treatment.stayFuture == true', severity: 'error', message: '入院日期不能晚于体检日期。', fields: ['hospitalizations'],
    },
    { id: 'bed-order', when: 'treatment.bedOrder == true', severity: 'error', message: '撤床日期不能早于建床日期。', fields: ['familyBeds'] },
    {
      id: 'bed-year', when: 'treatment.bedOutside == true', severity: 'warning', message: '家庭病床史只填体检日前 1 年内的，请核对日期。',
      fields: ['familyBeds'],
    },
    { id: 'bed-future', when: 'treatment.bedFuture == true', severity: 'error', message: '建床日期不能晚于体检日期。', fields: ['familyBeds'] },
    {
      id: 'vaccination-year', when: 'treatment.vaccinationOutside == true', severity: 'warning',
      message: '预防接种史只填体检日前 1 年内的接种，请核对日期。', fields: ['vaccinations'],
    },
    {
      id: 'vaccination-future', when: 'treatment.vaccinationFuture == true', severity: 'error', message: '接种日期不能晚于体检日期。',
      fields: ['vaccinations'],
    },
    {
      id: 'evaluation-despite-findings', when: "healthEvaluation == '1' && assessment.healthEvaluation == '2'", severity: 'warning',
      message: '本次结果有异常项目，健康评价却选了“体检无异常”，请核对。', fields: ['healthEvaluation'],
    },
    { id: 'target-weight', when: 'targetWeight >= weight', severity: 'warning', advice: true, message: '减体重目标应低于本次体重。', fields: ['targetWeight'] },
  ],
};
