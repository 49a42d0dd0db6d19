import type { FormDefinition } from '../../forms/index.ts';
import { COPD_SIGNS, optionsOfSigns } from '../psychosis/crisis-signs.rules.ts';

const whenReferred = { field: 'referred', in: [true] } as const;

/**
 * 慢性阻塞性肺疾病患者随访服务记录表.
 * `level` proposes the management level; class, next date and referral (`assessment`) follow the level that stands in the form.
 */
export const copdFollowUp: FormDefinition = {
  id: 'copd-follow-up',
  version: 1,
  title: '慢性阻塞性肺疾病患者随访服务记录表',
  module: 'follow-up',
  routes: [],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'followUpDate',
  diesOn: 'deathDate',
  source: '慢性阻塞性肺疾病患者健康服务自2024年纳入国家基本公共卫生服务（国家卫生健康委等，2024-09-13 公布；服务对象为辖区内已确诊患者）。官方服务规范与表样未能取得原文，项目由两个同类系统（其一为2024年后在用平台）与慢阻肺基层诊疗指南核出，编码未经官方表样核对。',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'visit', title: '随访信息',
      fields: [
        {
          key: 'resident', label: '患者', type: 'resident', required: true, proposed: 'resident.id',
          note: '姓名与编号（健康档案编号后8位印作□□□-□□□□□）取自居民档案',
        },
        {
          key: 'followUpDate', label: '随访日期', type: 'date', required: true, max: 'today', proposed: 'today',
          note: '不晚于当日；电子表失访、死亡也须有登记日期',
        },
        { key: 'followUpMode', label: '随访方式', type: 'single', required: "disposition == '1'", dictionary: 'follow-up-mode' },
        {
          key: 'disposition', label: '随访转归', type: 'single', dictionary: 'follow-up-disposition', default: '1', paper: { hidden: true },
          note: '2017版在“随访日期”处写明失访原因或死亡日期、原因；结构化为本项及以下三项（同类系统做法）',
        },
        {
          key: 'lostReason', label: '失访或终止原因', type: 'single', required: true, dictionary: 'management-end-reason',
          visibleWhen: { field: 'disposition', in: ['2', '9'] }, paper: { hidden: true },
        },
        { key: 'deathDate', label: '死亡日期', type: 'date', max: 'today', visibleWhen: { field: 'lostReason', in: ['1'] }, paper: { hidden: true } },
        {
          key: 'deathCause', label: '死亡原因', type: 'text', maxLength: 200, visibleWhen: { field: 'lostReason', in: ['1'] },
          paper: { hidden: true },
        },
      ],
    },
    {
      id: 'symptoms', title: '症状',
      fields: [
        {
          key: 'symptoms', label: '症状', type: 'multi', required: "disposition == '1'",
          options: [
            { code: '1', label: '无症状' }, { code: '2', label: '咳嗽' }, { code: '3', label: '咳痰' }, { code: '4', label: '气急' },
            { code: '5', label: '喘憋' }, { code: '6', label: '呼吸困难' }, { code: '7', label: '咯血' }, { code: '8', label: '乏力' },
            { code: '9', label: '发热' }, { code: '10', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '10', otherKey: 'symptomsOther', abnormal: ['2', '3', '4', '5', '6', '7', '8', '9', '10'],
          normalFinding: ['1'], note: '1～8 取同类系统，9 取另一同类系统',
        },
        { key: 'symptomsOther', label: '其他症状', type: 'text', maxLength: 100, visibleWhen: { field: 'symptoms', in: ['10'] } },
        { key: 'mmrc', label: 'mMRC 呼吸困难分级', type: 'single', dictionary: 'mmrc-grade', concept: 'mmrc-grade' },
        { key: 'catScore', label: 'CAT 评分', type: 'integer', min: 0, max: 40, concept: 'cat-score', note: '8题各0～5分之和' },
        { key: 'exacerbationsLastYear', label: '年内急性加重次数', type: 'integer', unit: '次', required: "disposition == '1'", min: 0, max: 50 },
        {
          key: 'hospitalizationsLastYear', label: '年内因急性加重住院次数', type: 'integer', unit: '次', required: "disposition == '1'", min: 0,
          max: 50,
        },
      ],
    },
    {
      id: 'signs', title: '体征',
      fields: [
        { key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', min: 40, max: 300, usual: [80, 200], concept: 'systolic-blood-pressure' },
        { key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', min: 20, max: 200, usual: [45, 120], concept: 'diastolic-blood-pressure' },
        {
          key: 'height', label: '身高', type: 'decimal', unit: 'cm', min: 50, max: 250, precision: 1, usual: [130, 195], concept: 'body-height',
          carryForward: true,
        },
        {
          key: 'weight', label: '体重（目前）', type: 'decimal', unit: 'kg', required: "disposition == '1'", min: 10, max: 300, precision: 1,
          usual: [30, 120], concept: 'body-weight',
        },
        { key: 'weightTarget', label: '体重（目标）', type: 'decimal', unit: 'kg', min: 10, max: 300, precision: 1, carryForward: true },
        {
          key: 'bmi', label: '体质指数', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 2,
          normal: [{ low: 18.5, high: 23.9, note: '24.0～27.9 超重，≥28.0 肥胖，<18.5 体重过低' }], concept: 'body-mass-index',
        },
        {
          key: 'heartRate', label: '心率', type: 'integer', unit: '次/分钟', required: "disposition == '1'", min: 20, max: 250, usual: [45, 130],
          normal: [{ low: 60, high: 100 }], concept: 'heart-rate',
        },
        {
          key: 'respiratoryRate', label: '呼吸频率', type: 'integer', unit: '次/分钟', required: "disposition == '1'", min: 5, max: 80,
          usual: [10, 30], normal: [{ low: 12, high: 20 }], concept: 'respiratory-rate',
        },
        {
          key: 'spo2', label: '血氧饱和度（SpO2）', type: 'integer', unit: '%', required: "disposition == '1'", min: 40, max: 100,
          normal: [{ low: 95, high: 100 }], concept: 'oxygen-saturation',
        },
        { key: 'cyanosis', label: '口唇紫绀', type: 'single', dictionary: 'none-present', abnormal: ['2'], normalFinding: '1' },
        { key: 'peripheralEdema', label: '外周水肿', type: 'single', dictionary: 'none-present', abnormal: ['2'], normalFinding: '1' },
        {
          key: 'signsOther', label: '其他体征', type: 'multi',
          options: [
            { code: '1', label: '桶状胸' }, { code: '2', label: '双下肢浮肿' }, { code: '3', label: '杵状指（趾）' },
            { code: '4', label: '口唇紫绀' }, { code: '5', label: '甲床紫绀' }, { code: '6', label: '呼吸音减弱' }, { code: '7', label: '肺部啰音' },
            { code: '8', label: '颈静脉怒张' }, { code: '9', label: '其他' }, { code: '0', label: '无' },
          ],
          exclusive: ['0'], otherCode: '9', otherKey: 'signsOtherDetail', abnormal: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
          normalFinding: ['0'],
        },
        { key: 'signsOtherDetail', label: '其他体征描述', type: 'text', maxLength: 100, visibleWhen: { field: 'signsOther', in: ['9'] } },
        {
          key: 'comorbidities', label: '合并症', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '感染' }, { code: '3', label: '心血管疾病' }, { code: '4', label: '糖尿病' },
            { code: '5', label: '肺癌' }, { code: '6', label: '支气管哮喘' }, { code: '7', label: '焦虑或抑郁' }, { code: '8', label: '骨质疏松' },
            { code: '9', label: '呼吸衰竭' }, { code: '10', label: '肺源性心脏病' }, { code: '99', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '99', otherKey: 'comorbiditiesOther', abnormal: ['2', '3', '4', '5', '6', '7', '8', '9', '10', '99'],
        },
        {
          key: 'comorbiditiesOther', label: '其他合并症', type: 'text', maxLength: 100, visibleWhen: { field: 'comorbidities', in: ['99'] },
          carryForward: true,
        },
      ],
    },
    {
      id: 'lifestyle', title: '生活方式指导',
      fields: [
        {
          key: 'smokingPerDay', label: '日吸烟量（目前）', type: 'integer', unit: '支', required: "disposition == '1'", min: 0, max: 200,
          concept: 'smoking-per-day', carryForward: true,
        },
        { key: 'smokingPerDayTarget', label: '日吸烟量（目标）', type: 'integer', unit: '支', min: 0, max: 200, carryForward: true },
        {
          key: 'exerciseTimesPerWeek', label: '运动频次（目前）', type: 'integer', unit: '次/周', required: "disposition == '1'", min: 0, max: 50,
          concept: 'exercise-times-per-week', carryForward: true,
        },
        {
          key: 'exerciseMinutesPerTime', label: '每次运动时长（目前）', type: 'integer', unit: '分钟/次', required: "disposition == '1'", min: 0,
          concept: 'exercise-minutes-per-time', max: 600, carryForward: true,
        },
        { key: 'exerciseTimesPerWeekTarget', label: '运动频次（目标）', type: 'integer', unit: '次/周', min: 0, max: 50, carryForward: true },
        { key: 'exerciseMinutesPerTimeTarget', label: '每次运动时长（目标）', type: 'integer', unit: '分钟/次', min: 0, max: 600, carryForward: true },
        {
          key: 'psychologicalAdjustment', label: '心理调整', type: 'single', required: "disposition == '1'", dictionary: 'good-fair-poor',
          concept: 'psychological-adjustment', carryForward: true,
        },
        {
          key: 'complianceBehaviour', label: '遵医行为', type: 'single', required: "disposition == '1'", dictionary: 'good-fair-poor',
          concept: 'compliance-behaviour', carryForward: true,
        },
        {
          key: 'vaccinations', label: '疫苗接种', type: 'multi', required: "disposition == '1'",
          options: [
            { code: '0', label: '无' }, { code: '1', label: '流感疫苗' }, { code: '2', label: '肺炎球菌疫苗' }, { code: '3', label: '新冠病毒疫苗' },
            { code: '4', label: '百白破疫苗' }, { code: '5', label: '带状疱疹疫苗' }, { code: '6', label: '呼吸道合胞病毒疫苗' },
          ],
          exclusive: ['0'], carryForward: true,
        },
      ],
    },
    {
      id: 'exam', title: '辅助检查',
      fields: [
        { key: 'lungFunctionDate', label: '肺功能检查日期', type: 'date', optionalExam: true, max: 'today' },
        { key: 'fev1', label: 'FEV1', type: 'decimal', unit: 'L', optionalExam: true, min: 0.1, max: 8, precision: 2, concept: 'fev1' },
        { key: 'fvc', label: 'FVC', type: 'decimal', unit: 'L', optionalExam: true, min: 0.2, max: 10, precision: 2, concept: 'fvc' },
        { key: 'fev1Fvc', label: 'FEV1/FVC', type: 'computed', unit: '%', computed: 'fev1 / fvc * 100', precision: 1, concept: 'fev1-fvc-ratio' },
        {
          key: 'fev1Predicted', label: 'FEV1占预计值', type: 'decimal', unit: '%', optionalExam: true, min: 5, max: 150, precision: 1,
          concept: 'fev1-predicted',
        },
        { key: 'goldGrade', label: '气流受限 GOLD 分级', type: 'computed', computed: 'goldGrade(fev1Predicted)', dictionary: 'gold-airflow-grade' },
        {
          key: 'goldGroup', label: 'GOLD 综合评估分组', type: 'computed',
          computed: 'goldGroup(exacerbationsLastYear, hospitalizationsLastYear, mmrc, catScore)', dictionary: 'gold-group',
        },
        {
          key: 'bloodCount', label: '血常规', type: 'group', optionalExam: true,
          fields: [
            {
              key: 'hemoglobin', label: '血红蛋白', type: 'decimal', unit: 'g/L', min: 20, max: 250, precision: 0, usual: [60, 200],
              concept: 'hemoglobin',
            },
            {
              key: 'whiteCells', label: '白细胞', type: 'decimal', unit: '×10^9/L', min: 0.1, max: 200, precision: 2, usual: [1.5, 30],
              concept: 'white-blood-cell',
            },
            {
              key: 'platelets', label: '血小板', type: 'decimal', unit: '×10^9/L', min: 1, max: 2000, precision: 0, usual: [30, 1000],
              concept: 'platelet',
            },
            {
              key: 'neutrophilPercent', label: '中性粒细胞百分比', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1,
              concept: 'neutrophil-percent',
            },
            {
              key: 'eosinophilPercent', label: '嗜酸性粒细胞百分比', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1,
              concept: 'eosinophil-percent',
            },
          ],
        },
        { key: 'chestXray', label: '胸部X线', type: 'text', optionalExam: true, maxLength: 200 },
        { key: 'ecg', label: '心电图', type: 'text', optionalExam: true, maxLength: 200 },
      ],
    },
    {
      id: 'medication', title: '治疗与分类',
      fields: [
        {
          key: 'medicationAdherence', label: '服药依从性', type: 'single', required: "disposition == '1'", dictionary: 'medication-adherence',
          note: '规律=按医嘱服药；间断=未按医嘱，频次或数量不足；不服药=已开处方但未使用',
        },
        {
          key: 'nonadherenceReason', label: '不规律服药原因', type: 'single', dictionary: 'drug-nonadherence-reason', otherCode: '99',
          otherKey: 'nonadherenceReasonOther', visibleWhen: { field: 'medicationAdherence', in: ['2', '3'] }, note: '同类系统扩展项',
        },
        {
          key: 'nonadherenceReasonOther', label: '不规律服药其他原因', type: 'text', maxLength: 100,
          visibleWhen: { field: 'nonadherenceReason', in: ['99'] },
        },
        {
          key: 'adverseDrugReaction', label: '药物不良反应', type: 'single', required: "disposition == '1'", dictionary: 'none-present',
          abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'adverseDrugReactionDetail', label: '药物不良反应描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'adverseDrugReaction', in: ['2'] }, note: '写明药物与反应',
        },
        {
          key: 'crisisSigns', label: '危急征象', type: 'multi', options: optionsOfSigns(COPD_SIGNS), exclusive: ['1'],
          abnormal: optionsOfSigns(COPD_SIGNS).slice(1).map(({ code }) => code), normalFinding: ['1'], paper: { hidden: true },
          note: '表上无此栏（扩展项）：规范所列、表上问不到的危急情况，意识改变、初始治疗失败',
        },
        {
          key: 'newOrWorseComplication', label: '并发症', type: 'single',
          options: [{ code: '1', label: '无新发或加重' }, { code: '2', label: '有新发或加重' }], abnormal: ['2'], normalFinding: '1',
          paper: { hidden: true }, note: '表上无此栏（扩展项）：随访分类“并发症”由此提出',
        },
        {
          key: 'newOrWorseComplicationDetail', label: '新发或加重的并发症', type: 'text', maxLength: 200,
          visibleWhen: { field: 'newOrWorseComplication', in: ['2'] }, paper: { hidden: true },
        },
        {
          key: 'inhalerTechnique', label: '吸入装置使用', type: 'single', required: "disposition == '1'",
          options: [
            { code: '1', label: '熟练' }, { code: '2', label: '不熟练' }, { code: '3', label: '未掌握' }, { code: '9', label: '未使用吸入药物' },
          ],
          carryForward: true,
        },
        { key: 'homeOxygen', label: '家庭氧疗', type: 'single', required: "disposition == '1'", dictionary: 'none-present', carryForward: true },
        {
          key: 'homeOxygenFlow', label: '吸氧流量', type: 'decimal', unit: 'L/min', min: 0.5, max: 15, precision: 1,
          visibleWhen: { field: 'homeOxygen', in: ['2'] }, carryForward: true,
        },
        {
          key: 'homeOxygenHours', label: '每日吸氧时间', type: 'decimal', unit: '小时/日', min: 0, max: 24, precision: 1,
          visibleWhen: { field: 'homeOxygen', in: ['2'] }, carryForward: true, note: '长期家庭氧疗一般 1～2 L/min，每日 ≥15 小时',
        },
        {
          key: 'nonInvasiveVentilation', label: '无创呼吸机使用', type: 'single', required: "disposition == '1'", dictionary: 'none-present',
          carryForward: true,
        },
        {
          key: 'nonInvasiveVentilationHours', label: '每日使用时间', type: 'decimal', unit: '小时/日', min: 0, max: 24, precision: 1,
          visibleWhen: { field: 'nonInvasiveVentilation', in: ['2'] }, carryForward: true,
        },
        {
          key: 'managementLevel', label: '管理等级', type: 'single', required: "disposition == '1'",
          options: [{ code: '1', label: '稳定期低风险' }, { code: '2', label: '稳定期高风险' }, { code: '3', label: '急性加重期' }], abnormal: ['3'],
          proposed: 'level.managementLevel',
        },
        {
          key: 'visitClass', label: '此次随访评价结果', type: 'single', required: "disposition == '1'", dictionary: 'chronic-visit-class',
          abnormal: ['2', '3', '4'], proposed: 'assessment.visitClass', note: '在用平台沿用四分类；标准文字未核',
        },
        {
          key: 'medications', label: '用药情况', type: 'table', carryForward: true, minRows: 0, maxRows: 10,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'timesPerDay', label: '每日次数', type: 'decimal', unit: '次/日', required: true, min: 0.1, max: 24, precision: 1 },
            { key: 'dosePerTime', label: '每次剂量', type: 'decimal', required: true, min: 0, max: 10000, precision: 3 },
            { key: 'doseUnit', label: '剂量单位', type: 'single', dictionary: 'dose-unit', default: 'mg' },
          ],
          note: '纸质表为药物名称1、2、3与其他药物四行，电子表以行录入',
        },
        {
          key: 'inhalerGuidance', label: '吸入装置指导', type: 'text', required: "disposition == '1' && hasAny(inhalerTechnique, ['2', '3'])",
          maxLength: 200,
        },
        { key: 'rehabGuidance', label: '肺康复指导', type: 'text', maxLength: 200, note: '如缩唇呼吸、腹式呼吸、六字诀' },
      ],
    },
    {
      id: 'referral', title: '转诊',
      fields: [
        {
          key: 'referred', label: '是否转诊', type: 'boolean', proposed: 'assessment.referred', default: false,
          note: '2017版无独立是否栏：填写了原因或机构即为转诊；结构化为本项',
        },
        { key: 'referralReason', label: '转诊原因', type: 'text', maxLength: 200, visibleWhen: whenReferred, proposed: 'assessment.referralReason' },
        {
          key: 'referralOrganization', label: '转诊机构及科别', type: 'text', maxLength: 100, visibleWhen: whenReferred,
          note: '如 ××市人民医院心内科',
        },
      ],
    },
    {
      id: 'regional-extension', title: '融合版随访表扩展项（地区）',
      fields: [
        {
          key: 'nextManagementMeasure', label: '下一步管理措施', type: 'single', dictionary: 'next-management-measure',
          proposed: 'assessment.nextManagementMeasure', paper: { hidden: true }, note: '非2017版项目，多地融合版随访表有此栏',
        },
        {
          key: 'medicationAdjustments', label: '用药调整意见', type: 'table', minRows: 0, maxRows: 10,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'timesPerDay', label: '每日次数', type: 'decimal', unit: '次/日', required: true, min: 0.1, max: 24, precision: 1 },
            { key: 'dosePerTime', label: '每次剂量', type: 'decimal', required: true, min: 0, max: 10000, precision: 3 },
            { key: 'doseUnit', label: '剂量单位', type: 'single', dictionary: 'dose-unit', default: 'mg' },
          ],
          paper: { hidden: true }, note: '非2017版项目',
        },
        { key: 'referralContact', label: '转诊联系人', type: 'text', maxLength: 50, visibleWhen: whenReferred, paper: { hidden: true } },
        {
          key: 'referralContactPhone', label: '转诊联系人电话', type: 'text', maxLength: 30, visibleWhen: whenReferred, sensitive: 'phone',
          paper: { hidden: true },
        },
        {
          key: 'referralResult', label: '转诊结果', type: 'single', dictionary: 'referral-result', visibleWhen: whenReferred, paper: { hidden: true },
          note: '2周内主动随访转诊情况后填写',
        },
      ],
    },
    {
      id: 'sign', title: '下次随访与签名',
      fields: [
        {
          key: 'nextFollowUpDate', label: '下次随访日期', type: 'date', required: "disposition == '1'", proposed: 'assessment.nextFollowUpDate',
          note: '按 rules/follow-up.md 的间隔给出默认值，可改；终止管理时不填',
        },
        { key: 'followUpDoctor', label: '随访医生签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'followUpDoctorSignature', label: '随访医生手写签名', type: 'signature' },
        { key: 'residentSignature', label: '居民（家属）签名', type: 'signature', note: '2017版未印，部分地区加印' },
        { key: 'remark', label: '备注', type: 'text', maxLength: 200, paper: { hidden: true }, note: '扩展项' },
      ],
    },
  ],
  derivations: [
    {
      key: 'level', rule: 'copdAssessment',
      inputs: [
        'followUpDate', 'disposition', 'exacerbationsLastYear', 'hospitalizationsLastYear', 'mmrc', 'catScore', 'fev1Predicted', 'symptoms',
        'signsOther', 'spo2', 'respiratoryRate', 'cyanosis', 'peripheralEdema', 'adverseDrugReaction', 'medicationAdherence', 'inhalerTechnique',
        'previous.uncontrolled', 'previous.adverseReaction', 'crisisSigns', 'newOrWorseComplication',
        'previous.cyanosisBefore', 'previous.edemaBefore',
      ],
    },
    {
      key: 'assessment', rule: 'copdPlanned',
      inputs: [
        'followUpDate', 'disposition', 'exacerbationsLastYear', 'hospitalizationsLastYear', 'mmrc', 'catScore', 'fev1Predicted', 'symptoms',
        'signsOther', 'spo2', 'respiratoryRate', 'cyanosis', 'peripheralEdema', 'adverseDrugReaction', 'medicationAdherence', 'inhalerTechnique',
        'previous.uncontrolled', 'previous.adverseReaction', 'crisisSigns', 'newOrWorseComplication',
        'previous.cyanosisBefore', 'previous.edemaBefore', 'managementLevel',
      ],
    },
  ],
  checks: [
    {
      id: 'complication-class', when: "newOrWorseComplication == '2' && visitClass != '4'", severity: 'warning',
      message: '有新发或加重的并发症，随访分类应选“并发症”。', fields: ['visitClass', 'newOrWorseComplication'],
    },
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'next-follow-up-date', when: 'nextFollowUpDate <= followUpDate', severity: 'error', message: '下次随访日期应晚于随访日期。',
      fields: ['nextFollowUpDate'],
    },
    {
      id: 'death-date-after-visit', when: 'deathDate > followUpDate', severity: 'error', message: '死亡日期不能晚于随访日期。',
      fields: ['deathDate', 'followUpDate'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    { id: 'fev1-above-fvc', when: 'fev1 > fvc', severity: 'error', message: 'FEV1 不能大于 FVC，请对照肺功能报告核对。', fields: ['fev1', 'fvc'] },
    {
      id: 'no-airflow-limitation', when: 'fev1 / fvc * 100 >= 70', severity: 'warning',
      message: '吸入支气管舒张剂后 FEV1/FVC ≥70%，与慢阻肺诊断不符，请核对。', fields: ['fev1', 'fvc'],
    },
    {
      id: 'next-follow-up-late', when: 'nextFollowUpDate > assessment.nextFollowUpDate', severity: 'warning', advice: true,
      message: '下次随访日期晚于建议的最迟日期，请核对。', fields: ['nextFollowUpDate'],
    },
    {
      id: 'refer',
      when: "referred == false && (managementLevel == '3' || spo2 < 90 || respiratoryRate > 30 || cyanosis == '2' || peripheralEdema == '2')",
      severity: 'warning', advice: true, message: '急性加重期、血氧饱和度<90%、静息呼吸>30 次/分钟、紫绀或外周水肿：请确认是否需要转诊，2 周内随访。',
      fields: ['referred', 'managementLevel', 'spo2', 'respiratoryRate', 'cyanosis', 'peripheralEdema'],
    },
    {
      id: 'lung-function-date', when: 'lungFunctionDate > followUpDate', severity: 'error', message: '肺功能检查日期不能晚于随访日期。',
      fields: ['lungFunctionDate'],
    },
  ],
};
