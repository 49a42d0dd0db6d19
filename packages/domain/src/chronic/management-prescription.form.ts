import type { FormDefinition } from '../forms/index.ts';

const whenDiet = { field: 'prescriptionKinds', in: ['1'] } as const;
const whenExercise = { field: 'prescriptionKinds', in: ['2'] } as const;
const whenTobaccoOrAlcohol = { field: 'prescriptionKinds', in: ['5'] } as const;

/** 健康管理处方. */
export const managementPrescription: FormDefinition = {
  id: 'management-prescription',
  version: 1,
  title: '健康管理处方',
  module: 'follow-up',
  routes: ['glcf/add'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'prescribeDate',
  source: '中国居民膳食指南（2022）；成人高血压、糖尿病、高脂血症食养指南（2023年版）；中国高血压、2型糖尿病防治指南生活方式干预；同类生产系统健康处方表',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'basis', title: '依据',
      fields: [
        { key: 'prescribeDate', label: '开具日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'validDays', label: '有效期', type: 'integer', unit: '天', min: 1, max: 365, default: 90 },
        {
          key: 'prescriptionKinds', label: '处方类型', type: 'multi', required: true,
          options: [
            { code: '1', label: '饮食处方' }, { code: '2', label: '运动处方' }, { code: '3', label: '药物处方' }, { code: '4', label: '心理处方' },
            { code: '5', label: '戒烟限酒处方' }, { code: '6', label: '中医处方' }, { code: '7', label: '监测计划' },
          ],
        },
        {
          key: 'targetProblems', label: '管理问题', type: 'multi', required: true,
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '2型糖尿病' }, { code: '3', label: '血脂异常' }, { code: '4', label: '超重或肥胖' },
            { code: '5', label: '代谢综合征' }, { code: '6', label: '高尿酸血症或痛风' }, { code: '7', label: '冠心病' },
            { code: '8', label: '脑卒中' }, { code: '9', label: '慢性阻塞性肺疾病' }, { code: '10', label: '骨质疏松' },
            { code: '11', label: '一般保健' }, { code: '12', label: '其他' },
          ],
          otherCode: '12', otherKey: 'targetProblemsOther',
        },
        { key: 'targetProblemsOther', label: '其他问题', type: 'text', maxLength: 100, visibleWhen: { field: 'targetProblems', in: ['12'] } },
        {
          key: 'guideWay', label: '指导途径', type: 'single',
          options: [
            { code: '1', label: '门诊' }, { code: '2', label: '高血压随访' }, { code: '3', label: '糖尿病随访' }, { code: '4', label: '健康体检' },
            { code: '5', label: '家庭访视' }, { code: '6', label: '线上' }, { code: '7', label: '其他' },
          ],
        },
        { key: 'height', label: '身高', type: 'decimal', unit: 'cm', min: 50, max: 250, precision: 1, concept: 'body-height', carryForward: true },
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', min: 2, max: 300, precision: 1, concept: 'body-weight' },
        {
          key: 'bmi', label: '体质指数', type: 'computed', unit: 'kg/m2', computed: 'weight / (height / 100) ^ 2', precision: 1,
          concept: 'body-mass-index',
        },
        { key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', min: 40, max: 300, concept: 'systolic-blood-pressure' },
        { key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', min: 20, max: 200, concept: 'diastolic-blood-pressure' },
        { key: 'fastingGlucose', label: '空腹血糖', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 50, precision: 1, concept: 'fasting-glucose' },
        { key: 'ldlC', label: 'LDL-C', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 20, precision: 2 },
        { key: 'restHeartRate', label: '静息心率', type: 'integer', unit: '次/分钟', min: 20, max: 250 },
      ],
    },
    {
      id: 'goals', title: '目标',
      fields: [
        { key: 'targetSystolic', label: '目标收缩压', type: 'integer', unit: 'mmHg', min: 90, max: 180, note: '＜140；65岁及以上＜150，能耐受再降' },
        { key: 'targetDiastolic', label: '目标舒张压', type: 'integer', unit: 'mmHg', min: 50, max: 110, note: '＜90' },
        { key: 'targetFastingGlucose', label: '目标空腹血糖', type: 'decimal', unit: 'mmol/L', min: 3.9, max: 15, precision: 1, note: '4.4～7.0' },
        { key: 'targetHba1c', label: '目标HbA1c', type: 'decimal', unit: '%', min: 4, max: 12, precision: 1, note: '一般＜7.0' },
        { key: 'targetLdlC', label: '目标LDL-C', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 6, precision: 1 },
        { key: 'targetWeight', label: '目标体重', type: 'decimal', unit: 'kg', min: 20, max: 200, precision: 1 },
        { key: 'targetWaist', label: '目标腰围', type: 'decimal', unit: 'cm', min: 40, max: 150, precision: 1, note: '男＜90、女＜85' },
      ],
    },
    {
      id: 'diet', title: '饮食处方',
      fields: [
        { key: 'idealWeight', label: '理想体重', type: 'computed', unit: 'kg', computed: 'height - 105', precision: 1, visibleWhen: whenDiet },
        {
          key: 'activityLevel', label: '身体活动水平', type: 'single',
          options: [{ code: '1', label: '卧床' }, { code: '2', label: '轻体力' }, { code: '3', label: '中体力' }, { code: '4', label: '重体力' }],
          visibleWhen: whenDiet,
        },
        {
          key: 'kcalPerKg', label: '每公斤理想体重能量', type: 'integer', unit: 'kcal/kg', min: 15, max: 50, visibleWhen: whenDiet,
          note: '超重肥胖：卧床15、轻20～25、中30、重35；正常：15～20、25～30、35、40；消瘦：20～25、35、40、45～50',
        },
        {
          key: 'energyKcal', label: '每日能量', type: 'computed', unit: 'kcal', computed: 'round(idealWeight * kcalPerKg)', precision: 0,
          visibleWhen: whenDiet,
        },
        {
          key: 'carbPercent', label: '碳水化合物供能比', type: 'integer', unit: '%', min: 20, max: 75, visibleWhen: whenDiet, default: 55,
          note: '50～65；糖尿病45～60',
        },
        {
          key: 'proteinPercent', label: '蛋白质供能比', type: 'integer', unit: '%', min: 5, max: 40, visibleWhen: whenDiet, default: 15,
          note: '10～20',
        },
        { key: 'fatPercent', label: '脂肪供能比', type: 'integer', unit: '%', min: 10, max: 50, visibleWhen: whenDiet, default: 30, note: '20～30' },
        {
          key: 'saltLimit', label: '食盐', type: 'decimal', unit: 'g/d', min: 0, max: 10, precision: 1, visibleWhen: whenDiet, default: 5,
          note: '＜5',
        },
        {
          key: 'oilLimit', label: '烹调油', type: 'integer', unit: 'g/d', min: 0, max: 50, visibleWhen: whenDiet, default: 25,
          note: '25～30，血脂异常20～25',
        },
        {
          key: 'stapleGrams', label: '谷薯类', type: 'integer', unit: 'g/d', min: 0, max: 800, visibleWhen: whenDiet,
          note: '谷类200～300，其中全谷杂豆50～150；薯类50～100',
        },
        {
          key: 'vegetableGrams', label: '蔬菜', type: 'integer', unit: 'g/d', min: 0, max: 1500, visibleWhen: whenDiet, default: 500,
          note: '≥300，深色占1/2；慢病可≥500',
        },
        { key: 'fruitGrams', label: '水果', type: 'integer', unit: 'g/d', min: 0, max: 800, visibleWhen: whenDiet, default: 200, note: '200～350' },
        {
          key: 'meatFishEggGrams', label: '鱼禽蛋瘦肉', type: 'integer', unit: 'g/d', min: 0, max: 500, visibleWhen: whenDiet, default: 120,
          note: '120～200',
        },
        {
          key: 'dairyMl', label: '奶及奶制品', type: 'integer', unit: 'mL/d', min: 0, max: 1000, visibleWhen: whenDiet, default: 300,
          note: '300～500',
        },
        {
          key: 'soyNutGrams', label: '大豆及坚果', type: 'integer', unit: 'g/d', min: 0, max: 150, visibleWhen: whenDiet, default: 25, note: '25～35',
        },
        {
          key: 'waterMl', label: '饮水', type: 'integer', unit: 'mL/d', min: 0, max: 5000, visibleWhen: whenDiet, default: 1700,
          note: '男1700、女1500',
        },
        {
          key: 'sugarLimit', label: '添加糖', type: 'integer', unit: 'g/d', min: 0, max: 100, visibleWhen: whenDiet, default: 25,
          note: '＜50，最好＜25',
        },
        {
          key: 'dietTopics', label: '饮食指导要点', type: 'multi',
          options: [
            { code: '1', label: '低盐' }, { code: '2', label: '低脂低胆固醇' }, { code: '3', label: '低糖' }, { code: '4', label: '控制总能量' },
            { code: '5', label: '增加膳食纤维' }, { code: '6', label: '低嘌呤' }, { code: '7', label: '优质蛋白' },
            { code: '8', label: '定时定量、少食多餐' }, { code: '9', label: '限酒' }, { code: '10', label: '其他' },
          ],
          otherCode: '10', otherKey: 'dietOther', visibleWhen: whenDiet,
        },
        { key: 'dietOther', label: '其他饮食要求', type: 'text', maxLength: 300, visibleWhen: { field: 'dietTopics', in: ['10'] } },
        { key: 'dietAvoid', label: '禁忌与过敏食物', type: 'text', maxLength: 200, visibleWhen: whenDiet },
      ],
    },
    {
      id: 'exercise', title: '运动处方',
      fields: [
        {
          key: 'exerciseTypes', label: '运动方式', type: 'multi',
          options: [
            { code: '1', label: '步行' }, { code: '2', label: '快走' }, { code: '3', label: '慢跑' }, { code: '4', label: '骑车' },
            { code: '5', label: '游泳' }, { code: '6', label: '太极拳' }, { code: '7', label: '八段锦' }, { code: '8', label: '广场舞' },
            { code: '9', label: '健身操' }, { code: '10', label: '抗阻训练（弹力带、哑铃）' }, { code: '11', label: '柔韧拉伸' },
            { code: '12', label: '平衡训练' }, { code: '13', label: '其他' },
          ],
          otherCode: '13', otherKey: 'exerciseTypeOther', visibleWhen: whenExercise,
        },
        { key: 'exerciseTypeOther', label: '其他运动', type: 'text', maxLength: 100, visibleWhen: { field: 'exerciseTypes', in: ['13'] } },
        {
          key: 'intensity', label: '运动强度', type: 'single',
          options: [{ code: '1', label: '低' }, { code: '2', label: '中等' }, { code: '3', label: '高' }], visibleWhen: whenExercise, default: '2',
        },
        { key: 'maxHeartRate', label: '推算最大心率', type: 'computed', unit: '次/分钟', computed: '220 - resident.age', visibleWhen: whenExercise },
        {
          key: 'targetHeartRateLow', label: '靶心率下限', type: 'computed', unit: '次/分钟',
          computed: 'round((220 - resident.age) * lookup(intensity, {1: 0.5, 2: 0.6, 3: 0.7}))', precision: 0, visibleWhen: whenExercise,
        },
        {
          key: 'targetHeartRateHigh', label: '靶心率上限', type: 'computed', unit: '次/分钟',
          computed: 'round((220 - resident.age) * lookup(intensity, {1: 0.6, 2: 0.7, 3: 0.85}))', precision: 0, visibleWhen: whenExercise,
          note: '中等强度取最大心率60%～70%；服β受体阻滞剂者不用心率法',
        },
        {
          key: 'borgScale', label: '自感劳累分级（Borg 6～20）', type: 'integer', min: 6, max: 20, visibleWhen: whenExercise,
          note: '中等强度约12～14',
        },
        { key: 'minutesPerSession', label: '每次时间', type: 'integer', unit: '分钟', min: 5, max: 180, visibleWhen: whenExercise, default: 30 },
        { key: 'timesPerWeek', label: '每周次数', type: 'integer', unit: '次', min: 1, max: 14, visibleWhen: whenExercise, default: 5 },
        {
          key: 'weeklyMinutes', label: '每周合计', type: 'computed', unit: '分钟', computed: 'minutesPerSession * timesPerWeek',
          visibleWhen: whenExercise, note: '建议每周≥150分钟中等强度',
        },
        { key: 'stepsPerDay', label: '每日步数', type: 'integer', unit: '步', min: 0, max: 40000, visibleWhen: whenExercise, default: 6000 },
        { key: 'resistancePerWeek', label: '抗阻训练', type: 'integer', unit: '次/周', min: 0, max: 7, visibleWhen: whenExercise, default: 2 },
        {
          key: 'exerciseTime', label: '运动时段', type: 'multi',
          options: [{ code: '1', label: '早餐后' }, { code: '2', label: '上午' }, { code: '3', label: '下午' }, { code: '4', label: '晚餐后' }],
          visibleWhen: whenExercise, note: '糖尿病宜餐后1小时左右，勿空腹',
        },
        {
          key: 'contraindications', label: '运动禁忌与注意', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '血压≥180/110暂停' }, { code: '3', label: '空腹血糖＞16.7或有酮症暂停' },
            { code: '4', label: '低血糖风险，随身带糖' }, { code: '5', label: '近期心脑血管事件' },
            { code: '6', label: '严重视网膜病变避免憋气用力' }, { code: '7', label: '足部溃疡避免负重' }, { code: '8', label: '骨关节病减少冲击' },
            { code: '9', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '9', otherKey: 'contraindicationsOther', visibleWhen: whenExercise,
        },
        { key: 'contraindicationsOther', label: '其他注意', type: 'text', maxLength: 200, visibleWhen: { field: 'contraindications', in: ['9'] } },
      ],
    },
    {
      id: 'drug', title: '药物处方（指导）',
      fields: [
        {
          key: 'drugs', label: '药物', type: 'table', visibleWhen: { field: 'prescriptionKinds', in: ['3'] }, minRows: 1, maxRows: 20,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'specification', label: '规格', type: 'text', maxLength: 50 },
            { key: 'dose', label: '每次剂量', type: 'decimal', required: true, min: 0, max: 10000, precision: 3 },
            { key: 'doseUnit', label: '单位', type: 'single', required: true, dictionary: 'dose-unit' },
            { key: 'frequency', label: '频次', type: 'single', required: true, dictionary: 'dose-frequency' },
            { key: 'route', label: '途径', type: 'single', dictionary: 'medication-route', default: '001' },
            { key: 'timing', label: '服药时间', type: 'text', maxLength: 50 },
            { key: 'startDate', label: '开始日期', type: 'date' },
            { key: 'endDate', label: '结束日期', type: 'date' },
            { key: 'drugNote', label: '注意事项', type: 'text', maxLength: 200 },
          ],
        },
        {
          key: 'adherence', label: '服药依从性', type: 'single', dictionary: 'medication-adherence',
          visibleWhen: { field: 'prescriptionKinds', in: ['3'] },
        },
        {
          key: 'adverseReaction', label: '药物不良反应', type: 'single', options: [{ code: '1', label: '无' }, { code: '2', label: '有' }],
          otherCode: '2', otherKey: 'adverseReactionDetail', visibleWhen: { field: 'prescriptionKinds', in: ['3'] },
        },
        { key: 'adverseReactionDetail', label: '不良反应描述', type: 'text', maxLength: 200, visibleWhen: { field: 'adverseReaction', in: ['2'] } },
        {
          key: 'drugEducation', label: '用药教育', type: 'multi',
          options: [
            { code: '1', label: '按时按量服药' }, { code: '2', label: '不自行停药换药' }, { code: '3', label: '漏服处理' },
            { code: '4', label: '低血糖识别与处理' }, { code: '5', label: '直立性低血压预防' }, { code: '6', label: '药物相互作用' },
            { code: '7', label: '注射部位轮换' },
          ],
          visibleWhen: { field: 'prescriptionKinds', in: ['3'] },
        },
      ],
    },
    {
      id: 'psychology', title: '心理处方',
      fields: [
        {
          key: 'moodState', label: '心理状态', type: 'multi',
          options: [
            { code: '1', label: '良好' }, { code: '2', label: '紧张焦虑' }, { code: '3', label: '情绪低落' }, { code: '4', label: '易怒' },
            { code: '5', label: '失眠' }, { code: '6', label: '孤独' }, { code: '7', label: '对疾病恐惧' }, { code: '8', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '8', otherKey: 'moodStateOther', visibleWhen: { field: 'prescriptionKinds', in: ['4'] },
        },
        { key: 'moodStateOther', label: '其他心理状态', type: 'text', maxLength: 100, visibleWhen: { field: 'moodState', in: ['8'] } },
        {
          key: 'scaleUsed', label: '量表', type: 'single',
          options: [
            { code: '1', label: '未做' }, { code: '2', label: 'PHQ-9' }, { code: '3', label: 'GAD-7' }, { code: '4', label: 'GDS-30' },
            { code: '5', label: '其他' },
          ],
          visibleWhen: { field: 'prescriptionKinds', in: ['4'] },
        },
        { key: 'scaleScore', label: '量表得分', type: 'integer', min: 0, max: 100, visibleWhen: { field: 'scaleUsed', in: ['2', '3', '4', '5'] } },
        {
          key: 'psychMeasures', label: '心理指导', type: 'multi',
          options: [
            { code: '1', label: '倾听支持' }, { code: '2', label: '疾病认知教育' }, { code: '3', label: '放松训练（腹式呼吸、渐进性肌肉放松）' },
            { code: '4', label: '规律作息与睡眠卫生' }, { code: '5', label: '社会支持与家庭参与' }, { code: '6', label: '兴趣活动' },
            { code: '7', label: '正念冥想' }, { code: '8', label: '转诊精神心理专科' },
          ],
          visibleWhen: { field: 'prescriptionKinds', in: ['4'] },
        },
        {
          key: 'sleepTarget', label: '目标睡眠时间', type: 'decimal', unit: '小时', min: 3, max: 14, precision: 1,
          visibleWhen: { field: 'prescriptionKinds', in: ['4'] }, default: 7,
        },
      ],
    },
    {
      id: 'tobacco-alcohol', title: '戒烟限酒',
      fields: [
        { key: 'smokingNow', label: '日吸烟量', type: 'integer', unit: '支', min: 0, max: 200, visibleWhen: whenTobaccoOrAlcohol },
        { key: 'smokingTarget', label: '目标日吸烟量', type: 'integer', unit: '支', min: 0, max: 200, visibleWhen: whenTobaccoOrAlcohol, default: 0 },
        { key: 'quitDate', label: '戒烟日', type: 'date', visibleWhen: whenTobaccoOrAlcohol },
        {
          key: 'alcoholNow', label: '日饮酒量（酒精）', type: 'decimal', unit: 'g', min: 0, max: 1000, precision: 0,
          visibleWhen: whenTobaccoOrAlcohol,
        },
        {
          key: 'alcoholTarget', label: '目标日酒精量', type: 'decimal', unit: 'g', min: 0, max: 100, visibleWhen: whenTobaccoOrAlcohol, default: 0,
          note: '成年人≤15 g；高血压不饮酒为宜',
        },
      ],
    },
    {
      id: 'tcm', title: '中医处方',
      fields: [
        {
          key: 'constitution', label: '体质类型', type: 'multi', dictionary: 'tcm-constitution-type',
          visibleWhen: { field: 'prescriptionKinds', in: ['6'] },
        },
        {
          key: 'tcmGuidanceKinds', label: '中医药保健指导', type: 'multi', dictionary: 'tcm-guidance-kind',
          visibleWhen: { field: 'prescriptionKinds', in: ['6'] },
        },
        { key: 'tcmContent', label: '中医指导内容', type: 'longText', maxLength: 1000, visibleWhen: { field: 'prescriptionKinds', in: ['6'] } },
      ],
    },
    {
      id: 'monitoring', title: '监测计划',
      fields: [
        {
          key: 'bpMonitoring', label: '血压监测', type: 'single',
          options: [
            { code: '1', label: '每日早晚' }, { code: '2', label: '每周2～3次' }, { code: '3', label: '每周1次' }, { code: '4', label: '每月1次' },
            { code: '5', label: '不要求' },
          ],
          visibleWhen: { field: 'prescriptionKinds', in: ['7'] },
        },
        {
          key: 'glucoseMonitoring', label: '血糖监测', type: 'single',
          options: [
            { code: '1', label: '每日' }, { code: '2', label: '每周2～4次' }, { code: '3', label: '每周1次' }, { code: '4', label: '每月1次' },
            { code: '5', label: '每季1次' }, { code: '6', label: '不要求' },
          ],
          visibleWhen: { field: 'prescriptionKinds', in: ['7'] },
        },
        {
          key: 'weightMonitoring', label: '体重监测', type: 'single',
          options: [{ code: '1', label: '每日' }, { code: '2', label: '每周' }, { code: '3', label: '每月' }],
          visibleWhen: { field: 'prescriptionKinds', in: ['7'] },
        },
        { key: 'labSchedule', label: '复查项目与时间', type: 'text', maxLength: 200, visibleWhen: { field: 'prescriptionKinds', in: ['7'] } },
        { key: 'nextFollowUpDate', label: '下次随访日期', type: 'date' },
      ],
    },
    {
      id: 'sign-off', title: '签字',
      fields: [
        { key: 'prescriptionText', label: '处方全文', type: 'longText', maxLength: 4000, note: '由上列内容生成后可改' },
        { key: 'doctor', label: '开具医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'institution', label: '机构', type: 'institution', proposed: 'user.institutionCode' },
        { key: 'residentSignature', label: '居民签收', type: 'signature' },
        { key: 'pushWay', label: '交付方式', type: 'single', options: [{ code: '3', label: '打印当面交付' }] },
        { key: 'pushedAt', label: '交付时间', type: 'dateTime', visibleWhen: { field: 'pushWay', in: ['3'] } },
        {
          key: 'receivedBy', label: '签收人', type: 'text', sensitive: 'person-name', maxLength: 30,
          visibleWhen: { field: 'pushWay', in: ['3'] },
        },
      ],
    },
    {
      id: 'standing', title: '处方状态',
      fields: [
        {
          key: 'state', label: '状态', type: 'single', note: '没填即执行中',
          options: [{ code: '1', label: '执行中' }, { code: '2', label: '已完成' }, { code: '3', label: '已停用' }],
        },
        {
          key: 'stopReason', label: '停用原因', type: 'single', required: true, otherCode: '9', otherKey: 'stateNote',
          options: [
            { code: '1', label: '病情变化' }, { code: '2', label: '不良反应' }, { code: '3', label: '居民要求' }, { code: '4', label: '被新处方替代' },
            { code: '5', label: '转上级' }, { code: '9', label: '其他' },
          ],
          visibleWhen: { field: 'state', in: ['3'] },
        },
        {
          key: 'result', label: '效果', type: 'single', required: true,
          options: [{ code: '1', label: '达到目标' }, { code: '2', label: '部分达到' }, { code: '3', label: '未达到' }],
          visibleWhen: { field: 'state', in: ['2'] },
        },
        { key: 'stateNote', label: '评价或说明', type: 'text', maxLength: 200, visibleWhen: { field: 'state', in: ['2', '3'] } },
        { key: 'stateOn', label: '自何日', type: 'date', required: true, max: 'today', visibleWhen: { field: 'state', in: ['2', '3'] } },
      ],
    },
  ],
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'target-systolic-above-diastolic', when: 'targetSystolic <= targetDiastolic', severity: 'error',
      message: '目标收缩压应大于舒张压，请核对。', fields: ['targetSystolic', 'targetDiastolic'],
    },
    {
      id: 'next-follow-up-date', when: 'nextFollowUpDate <= prescribeDate', severity: 'error', message: '下次随访日期应晚于开具日期。',
      fields: ['nextFollowUpDate'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    {
      id: 'energy-parts', when: 'carbPercent + proteinPercent + fatPercent != 100', severity: 'error',
      message: '碳水化合物、蛋白质、脂肪的供能比之和应为 100%。', fields: ['carbPercent', 'proteinPercent', 'fatPercent'],
    },
    {
      id: 'low-energy', when: 'energyKcal < 800', severity: 'warning', advice: true, message: '每日能量低于 800 kcal，须医生确认。',
      fields: ['energyKcal', 'kcalPerKg'],
    },
    {
      id: 'diet-empty', when: "hasAny(prescriptionKinds, ['1']) && isMissing(kcalPerKg) && isMissing(dietTopics) && isMissing(stapleGrams)",
      severity: 'warning', message: '选了饮食处方，请至少填一项饮食内容。', fields: ['prescriptionKinds', 'kcalPerKg', 'dietTopics', 'stapleGrams'],
    },
    {
      id: 'exercise-empty', when: "hasAny(prescriptionKinds, ['2']) && isMissing(exerciseTypes) && isMissing(intensity)", severity: 'warning',
      message: '选了运动处方，请至少填一项运动内容。', fields: ['prescriptionKinds', 'exerciseTypes', 'intensity'],
    },
    {
      id: 'drug-empty', when: "hasAny(prescriptionKinds, ['3']) && isMissing(drugs) && isMissing(drugEducation) && isMissing(adherence)",
      severity: 'warning', message: '选了药物处方，请至少填一项药物内容。', fields: ['prescriptionKinds', 'drugs', 'drugEducation', 'adherence'],
    },
    {
      id: 'psychology-empty', when: "hasAny(prescriptionKinds, ['4']) && isMissing(moodState) && isMissing(psychMeasures)", severity: 'warning',
      message: '选了心理处方，请至少填一项心理内容。', fields: ['prescriptionKinds', 'moodState', 'psychMeasures'],
    },
    {
      id: 'tobacco-empty',
      when: "hasAny(prescriptionKinds, ['5']) && isMissing(smokingNow) && isMissing(quitDate) && isMissing(alcoholNow) && isMissing(smokingTarget)",
      severity: 'warning', message: '选了戒烟限酒处方，请至少填一项戒烟限酒内容。',
      fields: ['prescriptionKinds', 'smokingNow', 'quitDate', 'alcoholNow', 'smokingTarget'],
    },
    {
      id: 'tcm-empty', when: "hasAny(prescriptionKinds, ['6']) && isMissing(tcmGuidanceKinds) && isMissing(tcmContent) && isMissing(constitution)",
      severity: 'warning', message: '选了中医处方，请至少填一项中医内容。',
      fields: ['prescriptionKinds', 'tcmGuidanceKinds', 'tcmContent', 'constitution'],
    },
    {
      id: 'monitoring-empty',
      when: "hasAny(prescriptionKinds, ['7']) && isMissing(bpMonitoring) && isMissing(glucoseMonitoring) && isMissing(weightMonitoring) && isMissing(labSchedule)",
      severity: 'warning', message: '选了监测处方，请至少填一项监测内容。',
      fields: ['prescriptionKinds', 'bpMonitoring', 'glucoseMonitoring', 'weightMonitoring', 'labSchedule'],
    },
  ],
};
