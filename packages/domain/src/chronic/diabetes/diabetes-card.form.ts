import { conceptRanges } from '../../clinical/concept-ranges.ts';
import type { FormDefinition } from '../../forms/index.ts';

/** 2型糖尿病患者管理卡. */
export const diabetesCard: FormDefinition = {
  id: 'diabetes-card',
  version: 1,
  title: '2型糖尿病患者管理卡',
  module: 'follow-up',
  routes: ['diabeteCard'],
  subject: 'resident',
  occurs: 'one',
  occurredOn: 'cardDate',
  source: '2017版规范未设独立管理卡；卡面项目取自两个以上同类系统的糖尿病患者管理卡，临床项目按国家基层糖尿病防治管理指南',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'basic', title: '基本情况',
      fields: [
        { key: 'resident', label: '患者', type: 'resident', required: true, proposed: 'resident.id' },
        {
          key: 'managementGroup', label: '管理组别', type: 'single',
          options: [
            { code: '1', label: '一组（一级）管理' }, { code: '2', label: '二组（二级）管理' }, { code: '3', label: '三组（三级）管理' },
            { code: '9', label: '一般管理' },
          ],
          note: '地区做法，2017版不分组',
        },
        { key: 'caseSource', label: '病例来源', type: 'single', required: true, dictionary: 'screening-source' },
        { key: 'diabetesType', label: '糖尿病类型', type: 'single', required: true, dictionary: 'diabetes-type', default: '2' },
        { key: 'confirmedDate', label: '确诊日期', type: 'date', required: true, max: 'today' },
        { key: 'confirmedInstitution', label: '确诊单位', type: 'text', required: true, maxLength: 100 },
        { key: 'diseaseYears', label: '病程', type: 'computed', unit: '年', computed: 'yearsBetween(confirmedDate, today)' },
      ],
    },
    {
      id: 'history', title: '病史与症状',
      fields: [
        {
          key: 'familyHistory', label: '家族史', type: 'multi', required: true,
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '糖尿病' }, { code: '3', label: '冠心病' }, { code: '4', label: '脑卒中' },
            { code: '5', label: '以上都无' }, { code: '6', label: '不详' }, { code: '7', label: '拒答' }, { code: '9', label: '其他' },
          ],
          exclusive: ['5', '6', '7'], otherCode: '9', otherKey: 'familyHistoryOther',
        },
        { key: 'familyHistoryOther', label: '其他家族史', type: 'text', maxLength: 100, visibleWhen: { field: 'familyHistory', in: ['9'] } },
        {
          key: 'symptoms', label: '目前症状', type: 'multi',
          options: [
            { code: '1', label: '无症状' }, { code: '2', label: '多饮' }, { code: '3', label: '多食' }, { code: '4', label: '多尿' },
            { code: '5', label: '视力模糊' }, { code: '6', label: '感染' }, { code: '7', label: '手脚麻木' }, { code: '8', label: '下肢浮肿' },
            { code: '9', label: '体重明显下降' }, { code: '10', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '10', otherKey: 'symptomsOther', abnormal: ['2', '3', '4', '5', '6', '7', '8', '9', '10'],
          normalFinding: ['1'],
        },
        { key: 'symptomsOther', label: '其他症状', type: 'text', maxLength: 100, visibleWhen: { field: 'symptoms', in: ['10'] } },
        {
          key: 'riskFactors', label: '糖尿病危险因素', type: 'multi',
          options: [
            { code: '01', label: '年龄≥45岁' }, { code: '02', label: '超重或肥胖（BMI≥24）和/或中心性肥胖（腰围男≥90cm、女≥85cm）' },
            { code: '03', label: '高危种族' }, { code: '04', label: '静坐生活方式' }, { code: '05', label: '有糖调节受损史（IGT、IFG或两者）' },
            { code: '06', label: '有巨大儿（出生体重≥4kg）生产史或妊娠糖尿病史' }, { code: '07', label: '2型糖尿病患者的一级亲属' },
            { code: '08', label: '血脂异常（HDL-C≤0.91mmol/L及TG≥2.22mmol/L）或正在接受调脂治疗' },
            { code: '09', label: '高血压（≥140/90mmHg）或正在接受降压治疗' }, { code: '10', label: '动脉粥样硬化性心脑血管疾病患者' },
            { code: '11', label: '有一过性类固醇糖尿病病史' }, { code: '12', label: '多囊卵巢综合征（BMI≥28）' },
            { code: '13', label: '严重精神病和（或）长期接受抗抑郁症药物治疗' },
          ],
        },
      ],
    },
    {
      id: 'treatment', title: '治疗情况',
      fields: [
        { key: 'usesOralDrug', label: '是否使用口服降糖药', type: 'boolean', required: true },
        {
          key: 'medications', label: '口服降糖药', type: 'table', visibleWhen: { field: 'usesOralDrug', in: [true] }, minRows: 0, maxRows: 10,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'drugClass', label: '药物种类', type: 'single', dictionary: 'glucose-lowering-class' },
            { key: 'timesPerDay', label: '每日次数', type: 'decimal', unit: '次/日', required: true, min: 0.1, max: 24, precision: 1 },
            { key: 'dosePerTime', label: '每次剂量', type: 'decimal', required: true, min: 0, max: 10000, precision: 3 },
            { key: 'doseUnit', label: '剂量单位', type: 'single', dictionary: 'dose-unit', default: 'mg' },
          ],
          note: '纸质表为药物名称1、2、3与其他药物四行，电子表以行录入',
        },
        { key: 'usesInsulin', label: '是否使用胰岛素', type: 'boolean', required: true },
        { key: 'insulinType', label: '胰岛素种类', type: 'text', maxLength: 100, visibleWhen: { field: 'usesInsulin', in: [true] } },
        {
          key: 'insulinDailyDose', label: '胰岛素日用量', type: 'decimal', unit: 'U/日', min: 0, max: 500, precision: 1,
          visibleWhen: { field: 'usesInsulin', in: [true] },
        },
      ],
    },
    {
      id: 'complications', title: '糖尿病并发症情况',
      fields: [
        { key: 'nephropathy', label: '肾脏病变', type: 'boolean' },
        { key: 'nephropathyDate', label: '肾脏病变确诊时间', type: 'date', max: 'today', visibleWhen: { field: 'nephropathy', in: [true] } },
        { key: 'neuropathy', label: '神经病变', type: 'boolean' },
        { key: 'neuropathyDate', label: '神经病变确诊时间', type: 'date', max: 'today', visibleWhen: { field: 'neuropathy', in: [true] } },
        { key: 'retinopathy', label: '视网膜病变', type: 'boolean' },
        { key: 'retinopathyDate', label: '视网膜病变确诊时间', type: 'date', max: 'today', visibleWhen: { field: 'retinopathy', in: [true] } },
        { key: 'heartDisease', label: '心脏病变', type: 'boolean' },
        { key: 'heartDiseaseDate', label: '心脏病变确诊时间', type: 'date', max: 'today', visibleWhen: { field: 'heartDisease', in: [true] } },
        { key: 'footDisease', label: '足部病变', type: 'boolean' },
        { key: 'footDiseaseDate', label: '足部病变确诊时间', type: 'date', max: 'today', visibleWhen: { field: 'footDisease', in: [true] } },
        { key: 'cerebrovascular', label: '脑血管病变', type: 'boolean' },
        { key: 'cerebrovascularDate', label: '脑血管病变确诊时间', type: 'date', max: 'today', visibleWhen: { field: 'cerebrovascular', in: [true] } },
        {
          key: 'acuteComplications', label: '急性并发症史', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '酮症酸中毒' }, { code: '3', label: '高渗性高血糖状态' },
            { code: '4', label: '乳酸性酸中毒' }, { code: '5', label: '低血糖昏迷' },
          ],
          exclusive: ['1'],
        },
        { key: 'complicationOther', label: '其他并发症', type: 'text', maxLength: 100 },
        { key: 'complicationOtherDate', label: '其他并发症确诊时间', type: 'date', max: 'today' },
      ],
    },
    {
      id: 'habits', title: '生活习惯',
      fields: [
        {
          key: 'smoking', label: '吸烟情况', type: 'single',
          options: [{ code: '1', label: '从不吸烟' }, { code: '2', label: '已戒烟' }, { code: '3', label: '吸烟' }],
        },
        { key: 'smokingPerDay', label: '日吸烟量', type: 'integer', unit: '支', min: 0, max: 200, visibleWhen: { field: 'smoking', in: ['3'] } },
        {
          key: 'drinking', label: '饮酒情况', type: 'single',
          options: [{ code: '1', label: '从不' }, { code: '2', label: '偶尔' }, { code: '3', label: '经常' }, { code: '4', label: '每天' }],
        },
        {
          key: 'alcoholPerDay', label: '日饮酒量（折合白酒）', type: 'decimal', unit: '两', min: 0, max: 50, precision: 1,
          visibleWhen: { field: 'drinking', in: ['2', '3', '4'] },
        },
        {
          key: 'exercise', label: '体育锻炼', type: 'single',
          options: [{ code: '1', label: '每天' }, { code: '2', label: '每周一次以上' }, { code: '3', label: '偶尔' }, { code: '4', label: '不锻炼' }],
          note: '编码同健康体检表',
        },
        {
          key: 'selfCare', label: '生活自理能力', type: 'single',
          options: [{ code: '1', label: '完全自理' }, { code: '2', label: '部分自理' }, { code: '3', label: '完全不能自理' }],
        },
      ],
    },
    {
      id: 'exam', title: '建卡时检查',
      fields: [
        {
          key: 'height', label: '身高', type: 'decimal', unit: 'cm', required: true, min: 50, max: 250, precision: 1, usual: [130, 195],
          concept: 'body-height',
        },
        {
          key: 'weight', label: '体重', type: 'decimal', unit: 'kg', required: true, min: 10, max: 300, precision: 1, usual: [30, 120],
          concept: 'body-weight',
        },
        {
          key: 'bmi', label: '体质指数', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 2,
          normal: [{ low: 18.5, high: 23.9, note: '24.0～27.9 超重，≥28.0 肥胖，<18.5 体重过低' }], concept: 'body-mass-index',
        },
        {
          key: 'waist', label: '腰围', type: 'decimal', unit: 'cm', min: 30, max: 200, precision: 1, usual: [55, 130], concept: 'waist-circumference',
        },
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, usual: [80, 200],
          concept: 'systolic-blood-pressure',
        },
        {
          key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, usual: [45, 120],
          concept: 'diastolic-blood-pressure',
        },
        {
          key: 'fastingGlucose', label: '空腹血糖', type: 'decimal', unit: 'mmol/L', required: true, min: 0.5, max: 60, precision: 1,
          usual: [2.8, 16.6], concept: 'fasting-glucose',
        },
        {
          key: 'postprandialGlucose', label: '餐后2小时血糖', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 1, usual: [2.8, 25],
          concept: 'postprandial-glucose-2h',
        },
        {
          key: 'hba1c', label: '糖化血红蛋白', type: 'decimal', unit: '%', optionalExam: true, min: 3, max: 20, precision: 1, usual: [3.5, 15],
          concept: 'hba1c',
        },
        {
          key: 'totalCholesterol', label: '总胆固醇', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 30, precision: 2, usual: [2, 12],
          concept: 'total-cholesterol',
        },
        {
          key: 'triglyceride', label: '甘油三酯', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 50, precision: 2, usual: [0.3, 10],
          concept: 'triglycerides',
        },
        {
          key: 'hdlCholesterol', label: '高密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 10, precision: 2, usual: [0.4, 3.5],
          concept: 'hdl-cholesterol',
        },
        {
          key: 'ldlCholesterol', label: '低密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 20, precision: 2, usual: [0.5, 8],
          concept: 'ldl-cholesterol',
        },
        {
          key: 'urineMicroalbumin', label: '尿微量白蛋白/肌酐比', type: 'decimal', unit: 'mg/g', optionalExam: true, min: 0, max: 10000, precision: 1,
          normal: conceptRanges.albuminCreatinineRatio, concept: 'albumin-creatinine-ratio',
        },
        {
          key: 'fundus', label: '眼底检查', type: 'single', optionalExam: true,
          options: [{ code: '1', label: '正常' }, { code: '2', label: '异常' }, { code: '3', label: '未查' }], abnormal: ['2'],
        },
        {
          key: 'dorsalisPedisPulse', label: '足背动脉搏动', type: 'single',
          options: [{ code: '1', label: '触及正常' }, { code: '2', label: '减弱' }, { code: '3', label: '消失' }], abnormal: ['2', '3'],
          normalFinding: '1',
        },
      ],
    },
    {
      id: 'termination', title: '终止管理',
      fields: [
        { key: 'terminated', label: '是否终止管理', type: 'boolean', default: false },
        {
          key: 'terminationDate', label: '终止管理日期', type: 'date', required: true, max: 'today', visibleWhen: { field: 'terminated', in: [true] },
        },
        {
          key: 'terminationReason', label: '终止管理原因', type: 'single', required: true, dictionary: 'management-end-reason', otherCode: '9',
          otherKey: 'terminationReasonOther', visibleWhen: { field: 'terminated', in: [true] },
        },
        { key: 'terminationReasonOther', label: '其他终止原因', type: 'text', maxLength: 100, visibleWhen: { field: 'terminationReason', in: ['9'] } },
      ],
    },
    {
      id: 'sign', title: '建卡信息',
      fields: [
        { key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'managingInstitution', label: '管理机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'cardDate', label: '建卡日期', type: 'date', required: true, max: 'today', proposed: 'today', note: '不晚于当日，不早于确诊日期' },
        { key: 'cardDoctor', label: '建卡医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'cardInstitution', label: '建卡机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'nextFollowUpDate', label: '首次随访计划日期', type: 'date', proposed: 'addMonths(cardDate, 3)', note: '建卡后按规范安排' },
      ],
    },
  ],
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'confirmed-date-before-card-date', when: 'confirmedDate > cardDate', severity: 'error', message: '确诊日期不能晚于建卡日期，请核对。',
      fields: ['cardDate', 'confirmedDate'],
    },
    {
      id: 'next-follow-up-date', when: 'nextFollowUpDate <= cardDate', severity: 'error', message: '首次随访计划日期应晚于建卡日期。',
      fields: ['nextFollowUpDate'],
    },
    {
      id: 'termination-before-card', when: 'terminationDate < cardDate', severity: 'error', message: '终止管理日期不能早于建卡日期。',
      fields: ['terminationDate', 'cardDate'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    {
      id: 'cholesterol-parts', when: 'hdlCholesterol + ldlCholesterol > totalCholesterol + 0.3', severity: 'warning',
      message: '高、低密度脂蛋白胆固醇之和大于总胆固醇，请对照化验单核对。', fields: ['totalCholesterol', 'hdlCholesterol', 'ldlCholesterol'],
    },
    {
      id: 'under-35', when: 'fullYears(resident.birthDate, cardDate) < 35', severity: 'warning',
      message: '建卡日不满 35 岁，请核对是否属于管理对象。', fields: ['cardDate'],
    },
  ],
};
