import type { FormDefinition } from '../../forms/index.ts';

const noneOrPresent = [{ code: '1', label: '无' }, { code: '2', label: '有' }] as const;
const whenMarriedBefore = { field: 'marriageBirthHistory', in: ['2'] } as const;
const unremarkableOrAbnormal = [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }] as const;
const negativeOrPositive = [{ code: '1', label: '阴性' }, { code: '2', label: '阳性' }] as const;
const negativePositiveOrNotTested = [{ code: '1', label: '阴性' }, { code: '2', label: '阳性' }, { code: '3', label: '未查' }] as const;

/** 女性婚前医学检查表：病史、辅助检查与结论. */
export const premaritalFemaleGeneralExam: FormDefinition = {
  id: 'premarital-female-general-exam',
  version: 1,
  title: '女性婚前医学检查表：病史、辅助检查与结论',
  module: 'premarital',
  routes: ['womanyxjc'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'examDate',
  source: '婚前保健工作规范（修订，2002）附件 男性／女性婚前医学检查表；公开的两套系统打印版式与字段注释',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'identity', title: '基本信息',
      fields: [
        { key: 'examNumber', label: '编号', type: 'text', required: true, maxLength: 30 },
        { key: 'fillDate', label: '填写日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'examDate', label: '检查日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'resident', label: '姓名', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'resident.birthDate' },
        { key: 'age', label: '年龄', type: 'computed', unit: '岁', computed: 'fullYears(birthDate, examDate)' },
        { key: 'idNumber', label: '身份证号', type: 'text', required: true, maxLength: 18, sensitive: 'id-number', proposed: "isMissing(resident.noNumber) ? resident.idNumber : lookup(resident.noNumber, {1: '无（新生儿未落户）', 2: '无（无证或号码不详）'})" },
        { key: 'occupation', label: '职业', type: 'single', dictionary: 'occupation', carryForward: true, proposed: 'previous.occupation' },
        { key: 'education', label: '文化程度', type: 'single', dictionary: 'education-level', carryForward: true, proposed: 'previous.educationLevel' },
        { key: 'ethnicity', label: '民族', type: 'single', dictionary: 'ethnic-group', carryForward: true, proposed: 'previous.ethnicGroup' },
        { key: 'householdAddress', label: '户口所在地', type: 'region', carryForward: true },
        { key: 'postalCode', label: '邮编', type: 'text', maxLength: 6, pattern: '^[0-9]{6}$', carryForward: true },
        { key: 'residenceAddress', label: '现住址', type: 'region', carryForward: true, proposed: 'previous.currentAddress' },
        { key: 'workUnit', label: '工作单位', type: 'text', maxLength: 100, carryForward: true, proposed: 'previous.workplace' },
        { key: 'phone', label: '联系电话', type: 'text', maxLength: 20, proposed: 'resident.phone', sensitive: 'phone' },
        { key: 'partnerName', label: '对方姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, carryForward: true, proposed: 'resident.spouseName' },
        { key: 'partnerExamNumber', label: '对方编号', type: 'text', maxLength: 30, carryForward: true },
        { key: 'photo', label: '照片', type: 'image' },
      ],
    },
    {
      id: 'history', title: '病史',
      fields: [
        {
          key: 'kinship', label: '血缘关系', type: 'single', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '表' }, { code: '3', label: '堂' }, { code: '4', label: '其他' }], otherCode: '4',
          otherKey: 'kinshipOther',
        },
        { key: 'kinshipOther', label: '血缘关系（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'kinship', in: ['4'] } },
        {
          key: 'pastDiseases', label: '既往病史', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '心脏病' }, { code: '3', label: '肺结核' }, { code: '4', label: '肝脏病' },
            { code: '5', label: '泌尿生殖系疾病' }, { code: '6', label: '糖尿病' }, { code: '7', label: '高血压' }, { code: '8', label: '精神病' },
            { code: '9', label: '性病' }, { code: '10', label: '癫痫' }, { code: '11', label: '甲亢' }, { code: '12', label: '先天疾患' },
            { code: '99', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '99', otherKey: 'pastDiseasesOther', carryForward: true,
        },
        {
          key: 'pastDiseasesOther', label: '既往病史（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'pastDiseases', in: ['99'] },
          carryForward: true,
        },
        {
          key: 'surgeryHistory', label: '手术史', type: 'single', required: true, options: noneOrPresent, otherCode: '2',
          otherKey: 'surgeryHistoryDetail', carryForward: true,
        },
        {
          key: 'surgeryHistoryDetail', label: '手术史（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'surgeryHistory', in: ['2'] },
          carryForward: true,
        },
        {
          key: 'presentIllness', label: '现病史', type: 'single', required: true, options: noneOrPresent, otherCode: '2',
          otherKey: 'presentIllnessDetail', abnormal: ['2'], carryForward: true,
        },
        { key: 'presentIllnessDetail', label: '现病史（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'presentIllness', in: ['2'] } },
        { key: 'menarcheAge', label: '初潮年龄', type: 'integer', unit: '岁', required: true, min: 8, max: 25 },
        { key: 'menstrualPeriodDays', label: '经期', type: 'integer', unit: '天', required: true, min: 1, max: 20 },
        { key: 'menstrualCycleDays', label: '周期', type: 'integer', unit: '天', required: true, min: 15, max: 120 },
        {
          key: 'menstrualVolume', label: '月经量', type: 'single', required: true,
          options: [{ code: '1', label: '多' }, { code: '2', label: '中' }, { code: '3', label: '少' }], carryForward: true,
        },
        {
          key: 'dysmenorrhea', label: '痛经', type: 'single', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '轻' }, { code: '3', label: '中' }, { code: '4', label: '重' }],
          carryForward: true,
        },
        { key: 'lastMenstrualPeriod', label: '末次月经', type: 'date', required: true, max: 'today' },
        { key: 'marriageBirthHistory', label: '既往婚育史', type: 'single', required: true, options: noneOrPresent, carryForward: true },
        {
          key: 'maritalHistory', label: '既往婚史', type: 'single', options: [{ code: '1', label: '丧偶' }, { code: '2', label: '离异' }],
          visibleWhen: whenMarriedBefore, carryForward: true,
        },
        { key: 'termBirths', label: '足月产', type: 'integer', unit: '次', min: 0, max: 20, visibleWhen: whenMarriedBefore },
        { key: 'pretermBirths', label: '早产', type: 'integer', unit: '次', min: 0, max: 20, visibleWhen: whenMarriedBefore },
        { key: 'abortions', label: '流产', type: 'integer', unit: '次', min: 0, max: 20, visibleWhen: whenMarriedBefore },
        { key: 'children', label: '子女数', type: 'integer', unit: '人', min: 0, max: 20, visibleWhen: whenMarriedBefore },
        {
          key: 'geneticFamilyHistory', label: '与遗传有关的家族史', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '盲' }, { code: '3', label: '聋' }, { code: '4', label: '哑' },
            { code: '5', label: '精神病' }, { code: '6', label: '先天性智力低下' }, { code: '7', label: '先天性心脏病' },
            { code: '8', label: '血友病' }, { code: '9', label: '糖尿病' }, { code: '10', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '10', otherKey: 'geneticFamilyHistoryOther', carryForward: true,
        },
        {
          key: 'geneticFamilyHistoryOther', label: '与遗传有关的家族史（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'geneticFamilyHistory', in: ['10'] }, carryForward: true,
        },
        { key: 'affectedRelativeRelation', label: '患者与本人关系', type: 'text', maxLength: 50, carryForward: true },
        { key: 'familyConsanguinity', label: '家族近亲婚配', type: 'single', required: true, options: noneOrPresent, carryForward: true },
        {
          key: 'familyConsanguinityRelation', label: '家族近亲婚配者', type: 'multi',
          options: [{ code: '1', label: '父母' }, { code: '2', label: '祖父母' }, { code: '3', label: '外祖父母' }],
          visibleWhen: { field: 'familyConsanguinity', in: ['2'] }, carryForward: true,
        },
        { key: 'examineeSignature', label: '受检者签名', type: 'signature', required: true },
        { key: 'historyDoctorSignature', label: '医师签名', type: 'signature', required: true },
      ],
    },
    {
      id: 'lab', title: '常规辅助检查和其他特殊检查',
      fields: [
        {
          key: 'chestXray', label: '胸部透视', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'chestXrayDetail', abnormal: ['2'],
        },
        { key: 'chestXrayDetail', label: '胸部透视异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'chestXray', in: ['2'] } },
        {
          key: 'bloodRoutine', label: '血常规', type: 'group',
          fields: [
            {
              key: 'hemoglobin', label: '血红蛋白', type: 'integer', unit: 'g/L', min: 20, max: 250, usual: [60, 200],
              normal: [{ low: 115, high: 150 }], concept: 'hemoglobin',
            },
            { key: 'redBloodCell', label: '红细胞', type: 'decimal', unit: '×10^12/L', min: 0.5, max: 12, precision: 2, concept: 'red-blood-cell' },
            {
              key: 'whiteBloodCell', label: '白细胞', type: 'decimal', unit: '×10^9/L', min: 0.1, max: 200, precision: 2, usual: [1.5, 30],
              normal: [{ low: 3.5, high: 9.5 }], concept: 'white-blood-cell',
            },
            {
              key: 'platelet', label: '血小板', type: 'decimal', unit: '×10^9/L', min: 1, max: 2000, precision: 0, usual: [30, 1000],
              normal: [{ low: 125, high: 350 }], concept: 'platelet',
            },
          ],
        },
        {
          key: 'urineRoutine', label: '尿常规', type: 'group',
          fields: [
            {
              key: 'urineProtein', label: '尿蛋白', type: 'single', dictionary: 'urine-qualitative', abnormal: ['1', '2', '3', '4', '5'],
              concept: 'urine-protein',
            },
            {
              key: 'urineGlucose', label: '尿糖', type: 'single', dictionary: 'urine-qualitative', abnormal: ['1', '2', '3', '4', '5'],
              concept: 'urine-glucose',
            },
            {
              key: 'urineOccultBlood', label: '尿潜血', type: 'single', dictionary: 'urine-qualitative', abnormal: ['1', '2', '3', '4', '5'],
              concept: 'urine-occult-blood',
            },
            { key: 'urineRoutineOther', label: '其他', type: 'text', maxLength: 100 },
          ],
        },
        {
          key: 'syphilis', label: '梅毒筛查', type: 'single', required: true, options: negativeOrPositive, abnormal: ['2'],
          concept: 'syphilis-serology',
        },
        {
          key: 'alt', label: '血转氨酶（ALT）', type: 'decimal', unit: 'U/L', required: true, min: 0, max: 10000, precision: 1, usual: [1, 500],
          normal: [{ high: 40 }], concept: 'alt',
        },
        { key: 'hbsag', label: '乙肝表面抗原', type: 'single', required: true, options: negativeOrPositive, abnormal: ['2'], concept: 'hbsag' },
        {
          key: 'vaginalSecretion', label: '阴道分泌物（滴虫、霉菌）', type: 'multi', required: true,
          options: [{ code: '1', label: '未见异常' }, { code: '2', label: '滴虫' }, { code: '3', label: '假丝酵母菌' }, { code: '9', label: '其他' }],
          exclusive: ['1'], otherCode: '9', otherKey: 'vaginalSecretionOther',
        },
        {
          key: 'vaginalSecretionOther', label: '阴道分泌物（滴虫、霉菌）（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'vaginalSecretion', in: ['9'] },
        },
        { key: 'aboBloodType', label: 'ABO 血型', type: 'single', dictionary: 'abo-blood-type', proposed: 'previous.aboBloodType' },
        { key: 'rhBloodType', label: 'Rh 血型', type: 'single', dictionary: 'rh-blood-type', proposed: 'previous.rhBloodType' },
        {
          key: 'hivAntibody', label: '艾滋病病毒抗体', type: 'single',
          options: [{ code: '1', label: '阴性' }, { code: '2', label: '阳性' }, { code: '3', label: '待确认' }, { code: '4', label: '未查' }],
          abnormal: ['2', '3'], concept: 'hiv-antibody',
        },
        { key: 'gonorrhea', label: '淋病', type: 'single', options: negativePositiveOrNotTested },
        { key: 'mycoplasmaChlamydia', label: '支原体/衣原体', type: 'single', options: negativePositiveOrNotTested },
        { key: 'thalassemia', label: '地中海贫血筛查', type: 'single', options: negativePositiveOrNotTested, note: '南方省份' },
        { key: 'pelvicUltrasound', label: 'B 型超声', type: 'text', maxLength: 200 },
        { key: 'breastExam', label: '乳腺检查', type: 'text', maxLength: 200 },
        { key: 'chromosome', label: '染色体检查', type: 'text', maxLength: 200 },
        { key: 'otherSpecialExam', label: '其他特殊检查', type: 'longText', maxLength: 300 },
        { key: 'reports', label: '检测报告', type: 'image' },
      ],
    },
    {
      id: 'conclusion', title: '结论',
      fields: [
        {
          key: 'examResult', label: '检查结果', type: 'single', required: true, options: unremarkableOrAbnormal, otherCode: '2',
          otherKey: 'examResultDetail', abnormal: ['2'],
        },
        {
          key: 'examResultDetail', label: '检查结果异常描述', type: 'text', required: true, maxLength: 200,
          visibleWhen: { field: 'examResult', in: ['2'] },
        },
        {
          key: 'diseaseCategories', label: '疾病分类', type: 'multi',
          options: [
            { code: '1', label: '指定传染病' }, { code: '2', label: '其中性病' }, { code: '3', label: '严重遗传性疾病' },
            { code: '4', label: '有关精神病' }, { code: '5', label: '生殖系统疾病' }, { code: '6', label: '内科系统疾病' },
            { code: '9', label: '其他' },
          ],
          visibleWhen: { field: 'examResult', in: ['2'] },
        },
        { key: 'diagnosis', label: '疾病诊断', type: 'text', required: "hasAny(medicalOpinion, ['2', '3', '4', '5'])", maxLength: 200 },
        {
          key: 'medicalOpinion', label: '医学意见', type: 'single', required: true,
          options: [
            { code: '1', label: '未发现医学上不宜结婚的情形' }, { code: '2', label: '建议暂缓结婚' }, { code: '3', label: '建议不宜生育' },
            { code: '4', label: '建议不宜结婚' }, { code: '5', label: '建议采取医学措施，尊重受检者意愿' },
          ],
          abnormal: ['2', '3', '4', '5'],
        },
        { key: 'coupleOpinionSignature', label: '受检双方签名（医学意见）', type: 'signature' },
        { key: 'consultation', label: '婚前卫生咨询', type: 'longText', maxLength: 500 },
        {
          key: 'guidanceResult', label: '咨询指导结果', type: 'single',
          options: [{ code: '1', label: '接受指导意见' }, { code: '2', label: '不接受指导意见，知情后选择结婚，后果自己承担' }],
        },
        { key: 'coupleGuidanceSignature', label: '受检双方签名（咨询指导）', type: 'signature' },
        { key: 'referralHospital', label: '转诊医院', type: 'text', maxLength: 100 },
        { key: 'referralDate', label: '转诊日期', type: 'date' },
        { key: 'returnVisitDate', label: '预约复诊日期', type: 'date' },
        { key: 'certificateDate', label: '出具婚前医学检查证明日期', type: 'date' },
        { key: 'chiefDoctorSignature', label: '主检医师签名', type: 'signature', required: true },
      ],
    },
  ],
  checks: [
    {
      id: 'birth-date-before-certificate-date', when: 'birthDate > certificateDate', severity: 'error',
      message: '出生日期不能晚于出具婚前医学检查证明日期，请核对。', fields: ['certificateDate', 'birthDate'],
    },
    {
      id: 'return-visit-date', when: 'returnVisitDate <= examDate', severity: 'error', message: '预约复诊日期应晚于检查日期。',
      fields: ['returnVisitDate'],
    },
  ],
};
