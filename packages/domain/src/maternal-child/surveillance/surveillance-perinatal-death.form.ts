import type { FormDefinition } from '../../forms/index.ts';

const noneOrPresent = [{ code: '1', label: '无' }, { code: '2', label: '有' }] as const;
const yesOrNo = [{ code: '1', label: '是' }, { code: '2', label: '否' }] as const;

/** 围产儿死亡. */
export const surveillancePerinatalDeath: FormDefinition = {
  id: 'surveillance-perinatal-death',
  version: 1,
  title: '围产儿死亡',
  module: 'maternal',
  routes: ['wcesw'],
  subject: 'child',
  occurs: 'one',
  courseCard: 'pregnancy-basic-info',
  occurredOn: 'deathTime',
  source: '围产儿死亡报告卡（地方卡，妇幼三网监测）；同类系统围产儿死亡报告实体；字段与公开实体一致，选项编码系整理',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'report', title: '报告信息',
      fields: [
        { key: 'cardNumber', label: '编号', type: 'text', required: true, maxLength: 20 },
        { key: 'hospital', label: '医院', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'inpatientNumber', label: '住院号', type: 'text', maxLength: 30 },
        { key: 'reporter', label: '填卡人', type: 'user', required: true, proposed: 'user.id' },
        { key: 'reportDate', label: '填卡日期', type: 'date', required: true, max: 'today', proposed: 'today' },
      ],
    },
    {
      id: 'parents', title: '父母情况',
      fields: [
        { key: 'motherName', label: '母亲姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50 },
        { key: 'motherAge', label: '母亲年龄', type: 'integer', unit: '岁', required: true, min: 12, max: 60 },
        { key: 'motherIdNumber', label: '母亲身份证号', type: 'text', maxLength: 18, sensitive: 'id-number' },
        { key: 'motherEducation', label: '母亲文化程度', type: 'single', dictionary: 'education-level' },
        { key: 'motherOccupation', label: '母亲职业', type: 'single', dictionary: 'occupation' },
        { key: 'fatherName', label: '父亲姓名', type: 'text', sensitive: 'person-name', maxLength: 50 },
        { key: 'fatherEducation', label: '父亲文化程度', type: 'single', dictionary: 'education-level' },
        { key: 'fatherOccupation', label: '父亲职业', type: 'single', dictionary: 'occupation' },
        { key: 'currentAddress', label: '现住地址', type: 'region', required: true },
        { key: 'residence', label: '户籍', type: 'single', required: true, options: [{ code: '1', label: '本地' }, { code: '2', label: '非本地' }] },
        { key: 'planInclusion', label: '计划内外', type: 'single', options: [{ code: '1', label: '计划内' }, { code: '2', label: '计划外' }] },
        {
          key: 'familyIncome', label: '家庭年人均收入（元）', type: 'single',
          options: [
            { code: '1', label: '<1000' }, { code: '2', label: '1000～' }, { code: '3', label: '2000～' }, { code: '4', label: '4000～' },
            { code: '5', label: '8000～' }, { code: '9', label: '不详' },
          ],
        },
        {
          key: 'residenceTerrain', label: '居住地区', type: 'single',
          options: [{ code: '1', label: '平原' }, { code: '2', label: '山区' }, { code: '3', label: '其他地区' }],
        },
      ],
    },
    {
      id: 'obstetric', title: '孕产史',
      fields: [
        { key: 'gravidity', label: '孕次', type: 'integer', unit: '次', required: true, min: 1, max: 30 },
        { key: 'parity', label: '产次', type: 'integer', unit: '次', required: true, min: 0, max: 20 },
        { key: 'spontaneousAbortions', label: '自然流产', type: 'integer', unit: '次', min: 0, max: 20 },
        { key: 'inducedAbortions', label: '人工流产', type: 'integer', unit: '次', min: 0, max: 20 },
        { key: 'medicalAbortions', label: '药物流产', type: 'integer', unit: '次', min: 0, max: 20 },
        { key: 'inductions', label: '引产', type: 'integer', unit: '次', min: 0, max: 20 },
        { key: 'fetalDeaths', label: '死胎', type: 'integer', unit: '次', min: 0, max: 20 },
        { key: 'stillbirths', label: '死产', type: 'integer', unit: '次', min: 0, max: 20 },
        { key: 'earlyNeonatalDeaths', label: '早期新生儿死亡', type: 'integer', unit: '次', min: 0, max: 20 },
        { key: 'liveBirths', label: '活产', type: 'integer', unit: '次', min: 0, max: 20 },
      ],
    },
    {
      id: 'pregnancy', title: '本次孕期情况',
      fields: [
        { key: 'firstCheckWeek', label: '初检孕周', type: 'integer', unit: '周', min: 4, max: 42 },
        { key: 'earlyVisits', label: '孕早期产检次数', type: 'integer', unit: '次', min: 0, max: 20 },
        { key: 'midVisits', label: '孕中期产检次数', type: 'integer', unit: '次', min: 0, max: 30 },
        { key: 'lateVisits', label: '孕晚期产检次数', type: 'integer', unit: '次', min: 0, max: 30 },
        { key: 'pregnancyHealth', label: '孕期情况', type: 'single', options: [{ code: '1', label: '正常' }, { code: '2', label: '异常' }] },
        { key: 'medication', label: '孕期服药', type: 'single', options: noneOrPresent, otherCode: '2', otherKey: 'medicationName' },
        { key: 'medicationName', label: '孕期服药（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'medication', in: ['2'] } },
        { key: 'hazardExposure', label: '接触有害物质', type: 'single', options: noneOrPresent, otherCode: '2', otherKey: 'hazardName' },
        { key: 'hazardName', label: '接触有害物质（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'hazardExposure', in: ['2'] } },
        { key: 'intrauterineInfection', label: '宫内感染', type: 'single', options: noneOrPresent },
        { key: 'hasComplication', label: '妊娠并发症', type: 'single', options: noneOrPresent },
        {
          key: 'complications', label: '并发症', type: 'multi',
          options: [
            { code: '1', label: '子痫前期' }, { code: '2', label: '胎儿宫内生长受限（IUGR）' }, { code: '3', label: '羊水过多' },
            { code: '4', label: '羊水过少' }, { code: '5', label: '产前出血' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'complicationsOther', visibleWhen: { field: 'hasComplication', in: ['2'] },
        },
        { key: 'complicationsOther', label: '并发症（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'complications', in: ['9'] } },
        { key: 'hasComorbidity', label: '妊娠合并症', type: 'single', options: noneOrPresent },
        {
          key: 'comorbidities', label: '合并症', type: 'multi',
          options: [
            { code: '1', label: '心脏病' }, { code: '2', label: '肝病' }, { code: '3', label: '甲亢' }, { code: '4', label: '贫血' },
            { code: '5', label: '泌尿系统疾病' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'comorbiditiesOther', visibleWhen: { field: 'hasComorbidity', in: ['2'] },
        },
        { key: 'comorbiditiesOther', label: '合并症（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'comorbidities', in: ['9'] } },
        { key: 'trauma', label: '外伤', type: 'single', options: noneOrPresent },
        { key: 'highRisk', label: '高危妊娠', type: 'single', options: [{ code: '1', label: '否' }, { code: '2', label: '是' }] },
        { key: 'highRiskManaged', label: '高危管理', type: 'single', options: yesOrNo, visibleWhen: { field: 'highRisk', in: ['2'] } },
      ],
    },
    {
      id: 'delivery', title: '分娩情况',
      fields: [
        { key: 'deliveredHere', label: '本院分娩', type: 'single', options: yesOrNo },
        { key: 'deliveryPlace', label: '分娩地点', type: 'single', required: true, dictionary: 'birth-place' },
        { key: 'deliveryHospital', label: '分娩医院', type: 'text', maxLength: 100 },
        {
          key: 'deliveryMode', label: '分娩方式', type: 'single', required: true,
          options: [
            { code: '1', label: '自然产' }, { code: '2', label: '胎头吸引' }, { code: '3', label: '产钳' }, { code: '4', label: '臀助产' },
            { code: '5', label: '剖宫产' }, { code: '6', label: '引产' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'deliveryModeOther',
        },
        { key: 'deliveryModeOther', label: '分娩方式（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'deliveryMode', in: ['9'] } },
        {
          key: 'hygienicDelivery', label: '非住院分娩新法接生', type: 'single',
          options: [{ code: '1', label: '是' }, { code: '2', label: '否' }, { code: '3', label: '不适用' }],
        },
        {
          key: 'birthAttendant', label: '接生者', type: 'single',
          options: [
            { code: '1', label: '医务人员' }, { code: '2', label: '乡村医生' }, { code: '3', label: '接生员' }, { code: '4', label: '其他人员' },
          ],
        },
        { key: 'deliveryTime', label: '分娩时间', type: 'dateTime', sensitive: 'birth-date', required: true },
        { key: 'gestationalWeek', label: '分娩孕周', type: 'integer', unit: '周', required: true, min: 20, max: 44 },
        {
          key: 'plurality', label: '胎别', type: 'single', required: true,
          options: [{ code: '1', label: '单胎' }, { code: '2', label: '双胎' }, { code: '3', label: '多胎' }],
        },
        {
          key: 'sex', label: '胎婴儿性别', type: 'single', required: true,
          options: [{ code: '1', label: '男' }, { code: '2', label: '女' }, { code: '3', label: '不明' }, { code: '4', label: '两性畸形' }],
          proposed: "resident.sex == 'male' ? '1' : '2'",
        },
        { key: 'birthWeight', label: '出生体重', type: 'integer', unit: 'g', required: true, min: 200, max: 8000 },
        {
          key: 'intrapartumConditions', label: '产时情况', type: 'multi',
          options: [
            { code: '1', label: '正常' }, { code: '2', label: '羊水过多' }, { code: '3', label: '羊水过少' }, { code: '4', label: '胎膜早破' },
            { code: '5', label: '产程延长' }, { code: '6', label: '脐带异常' }, { code: '7', label: '胎盘异常' }, { code: '8', label: '胎位异常' },
            { code: '9', label: '中重度妊高征' }, { code: '10', label: '宫内窘迫' }, { code: '11', label: '窒息' }, { code: '99', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '99', otherKey: 'intrapartumConditionsOther',
        },
        {
          key: 'intrapartumConditionsOther', label: '产时情况（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'intrapartumConditions', in: ['99'] },
        },
        { key: 'deformity', label: '畸形', type: 'single', required: true, options: noneOrPresent, otherCode: '2', otherKey: 'deformityName' },
        { key: 'deformityName', label: '畸形（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'deformity', in: ['2'] } },
        { key: 'apgar1', label: 'Apgar 1分钟', type: 'integer', unit: '分', min: 0, max: 10 },
        { key: 'apgar5', label: 'Apgar 5分钟', type: 'integer', unit: '分', min: 0, max: 10 },
      ],
    },
    {
      id: 'death', title: '死亡情况',
      fields: [
        {
          key: 'fetusStatus', label: '胎婴儿情况', type: 'single', required: true,
          options: [
            { code: '1', label: '死胎' }, { code: '2', label: '死产' }, { code: '3', label: '早期新生儿死亡（七天内）' },
            { code: '4', label: '治疗性引产' },
          ],
        },
        { key: 'deathTime', label: '死亡时间', type: 'dateTime', required: true },
        {
          key: 'deathPlace', label: '死亡地点', type: 'single', required: true,
          options: [{ code: '1', label: '医院' }, { code: '2', label: '途中' }, { code: '3', label: '家中' }, { code: '9', label: '其他' }],
        },
        { key: 'deathDiagnosis', label: '死亡诊断', type: 'text', required: true, maxLength: 200 },
        { key: 'icd10', label: 'ICD-10 编码', type: 'text', maxLength: 10 },
        {
          key: 'causeCategory', label: '死因分类', type: 'single',
          options: [
            { code: '1', label: '早产或低出生体重' }, { code: '2', label: '出生窒息' }, { code: '3', label: '先天异常' },
            { code: '4', label: '宫内窘迫' }, { code: '5', label: '脐带因素' }, { code: '6', label: '胎盘因素' }, { code: '7', label: '母体因素' },
            { code: '8', label: '感染' }, { code: '9', label: '不明原因' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'causeCategoryOther',
        },
        { key: 'causeCategoryOther', label: '死因分类（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'causeCategory', in: ['99'] } },
        {
          key: 'diagnosisBasis', label: '死因诊断依据', type: 'single', required: true,
          options: [{ code: '1', label: '尸检' }, { code: '2', label: '病理' }, { code: '3', label: '临床' }, { code: '4', label: '死后推断' }],
        },
        {
          key: 'reviewResult', label: '评审意见', type: 'single',
          options: [{ code: '1', label: '可避免' }, { code: '2', label: '创造条件可避免' }, { code: '3', label: '不可避免' }],
        },
        { key: 'caseSummary', label: '死亡病历摘要或调查小结', type: 'longText', maxLength: 3000 },
      ],
    },
  ],
  checks: [
    {
      id: 'delivery-time-before-death-time', when: "fetusStatus == '3' && deliveryTime > deathTime", severity: 'error',
      message: '早期新生儿的死亡时间不能早于分娩时间，请核对。',
      fields: ['deathTime', 'deliveryTime'],
    },
    {
      id: 'parity-above-gravidity', when: 'parity > gravidity', severity: 'error', message: '产次不能大于孕次，请核对。',
      fields: ['parity', 'gravidity'],
    },
    {
      id: 'newborn-death', when: "fetusStatus == '3' && daysBetween(deliveryTime, deathTime) > 7", severity: 'error',
      message: '早期新生儿死亡的死亡时间应在分娩后 7 天内。', fields: ['deathTime', 'deliveryTime'],
    },
    {
      id: 'stillbirth', when: "hasAny(fetusStatus, ['1', '2']) && deathTime > deliveryTime", severity: 'error',
      message: '死胎、死产的死亡时间不得晚于分娩时间。', fields: ['deathTime', 'deliveryTime'],
    },
    { id: 'deformity-card', when: "deformity == '2'", severity: 'warning', advice: true, message: '有畸形者同时报出生缺陷儿登记卡。', fields: ['deformity'] },
    {
      id: 'perinatal', when: 'gestationalWeek < 28 && birthWeight < 1000', severity: 'warning',
      message: '围产儿指妊娠满 28 周（或出生体重≥1000 g），请核对孕周与体重。', fields: ['gestationalWeek', 'birthWeight'],
    },
  ],
};
