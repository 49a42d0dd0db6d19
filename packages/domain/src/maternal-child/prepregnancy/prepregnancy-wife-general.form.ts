import type { FormDefinition } from '../../forms/index.ts';

const noOrYesFromZero = [{ code: '0', label: '否' }, { code: '1', label: '是' }] as const;
const whenEverPregnant = { field: 'everPregnant', in: ['1'] } as const;

/** 孕前优生健康检查：妻子一般情况. */
export const prepregnancyWifeGeneral: FormDefinition = {
  id: 'prepregnancy-wife-general',
  version: 1,
  title: '孕前优生健康检查：妻子一般情况',
  module: 'prepregnancy',
  routes: ['qzybqk'],
  subject: 'couple',
  occurs: 'one',
  occurredOn: 'inquiryDate',
  source: '国家免费孕前优生健康检查项目技术服务规范 技术服务家庭档案；国家项目信息系统页面项目（公开录入脚本与字典常量）；同类生产系统孕前询问、孕前检查表结构',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'disease', title: '疾病史',
      fields: [
        { key: 'hasDisease', label: '是否患有或曾经患过以下疾病', type: 'single', required: true, options: noOrYesFromZero },
        {
          key: 'diseases', label: '疾病列表', type: 'multi',
          options: [
            { code: '1', label: '贫血' }, { code: '2', label: '高血压' }, { code: '3', label: '心脏病' }, { code: '4', label: '糖尿病' },
            { code: '5', label: '癫痫' }, { code: '6', label: '甲状腺疾病' }, { code: '7', label: '慢性肾炎' }, { code: '8', label: '肿瘤' },
            { code: '9', label: '结核' }, { code: '10', label: '乙型肝炎' }, { code: '11', label: '淋病/梅毒/衣原体感染等' },
            { code: '12', label: '精神心理疾患等' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'diseasesOther', visibleWhen: { field: 'hasDisease', in: ['1'] },
        },
        { key: 'diseasesOther', label: '疾病列表（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'diseases', in: ['99'] } },
        {
          key: 'birthDefect', label: '是否患有出生缺陷，如先天畸形、遗传病等', type: 'single', required: true,
          options: [{ code: '0', label: '无' }, { code: '1', label: '有' }], otherCode: '1', otherKey: 'birthDefectName',
        },
        {
          key: 'birthDefectName', label: '是否患有出生缺陷，如先天畸形、遗传病等（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'birthDefect', in: ['1'] },
        },
        { key: 'gynecologicDisease', label: '是否有以下妇科疾病', type: 'single', required: true, options: noOrYesFromZero },
        {
          key: 'gynecologicDiseases', label: '妇科疾病列表', type: 'multi',
          options: [{ code: '1', label: '子宫附件炎症' }, { code: '2', label: '不孕不育症' }, { code: '9', label: '其他' }], otherCode: '9',
          otherKey: 'gynecologicDiseasesOther', visibleWhen: { field: 'gynecologicDisease', in: ['1'] },
        },
        {
          key: 'gynecologicDiseasesOther', label: '妇科疾病列表（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'gynecologicDiseases', in: ['9'] },
        },
      ],
    },
    {
      id: 'drug', title: '用药史',
      fields: [
        {
          key: 'takingMedicine', label: '目前是否服药', type: 'single', required: true, options: noOrYesFromZero, otherCode: '1',
          otherKey: 'medicineName',
        },
        { key: 'medicineName', label: '目前是否服药（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'takingMedicine', in: ['1'] } },
        { key: 'vaccinated', label: '是否注射过疫苗', type: 'single', required: true, options: noOrYesFromZero },
        {
          key: 'vaccines', label: '疫苗', type: 'multi',
          options: [{ code: '1', label: '风疹疫苗' }, { code: '2', label: '乙肝疫苗' }, { code: '9', label: '其他' }], otherCode: '9',
          otherKey: 'vaccinesOther', visibleWhen: { field: 'vaccinated', in: ['1'] },
        },
        { key: 'vaccinesOther', label: '疫苗（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'vaccines', in: ['9'] } },
        { key: 'contraceptionUsed', label: '是否正在使用或曾经使用避孕措施', type: 'single', required: true, options: noOrYesFromZero },
        {
          key: 'contraceptions', label: '现用避孕措施或目前终止避孕者原避孕措施', type: 'multi',
          options: [
            { code: '1', label: '宫内节育器' }, { code: '2', label: '皮下埋植剂' }, { code: '3', label: '口服避孕药' },
            { code: '4', label: '避孕套' }, { code: '5', label: '外用药' }, { code: '6', label: '自然避孕' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'contraceptionsOther', visibleWhen: { field: 'contraceptionUsed', in: ['1'] },
        },
        {
          key: 'contraceptionsOther', label: '现用避孕措施或目前终止避孕者原避孕措施（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'contraceptions', in: ['9'] },
        },
        {
          key: 'contraceptionMonths', label: '避孕措施持续使用时间', type: 'integer', unit: '月', min: 0, max: 480,
          visibleWhen: { field: 'contraceptionUsed', in: ['1'] },
        },
        {
          key: 'contraceptionStopped', label: '目前是否停用避孕措施', type: 'single', options: noOrYesFromZero,
          visibleWhen: { field: 'contraceptionUsed', in: ['1'] },
        },
        { key: 'contraceptionStopDate', label: '避孕措施停用时间', type: 'date', visibleWhen: { field: 'contraceptionStopped', in: ['1'] } },
      ],
    },
    {
      id: 'obstetric', title: '孕育史',
      fields: [
        { key: 'menarcheAge', label: '初潮年龄', type: 'integer', unit: '岁', required: true, min: 8, max: 25 },
        { key: 'lastMenstrualPeriod', label: '末次月经日期', type: 'date', required: true, max: 'today' },
        { key: 'menstruationRegular', label: '月经周期是否规律', type: 'single', required: true, options: noOrYesFromZero },
        {
          key: 'periodDaysMin', label: '经期', type: 'integer', unit: '天', min: 1, max: 20, visibleWhen: { field: 'menstruationRegular', in: ['1'] },
        },
        {
          key: 'periodDaysMax', label: '经期至', type: 'integer', unit: '天', min: 1, max: 20,
          visibleWhen: { field: 'menstruationRegular', in: ['1'] },
        },
        {
          key: 'cycleDaysMin', label: '周期', type: 'integer', unit: '天', min: 15, max: 120,
          visibleWhen: { field: 'menstruationRegular', in: ['1'] },
        },
        {
          key: 'cycleDaysMax', label: '周期至', type: 'integer', unit: '天', min: 15, max: 120,
          visibleWhen: { field: 'menstruationRegular', in: ['1'] },
        },
        {
          key: 'menstrualVolume', label: '月经量', type: 'single', required: true,
          options: [{ code: '0', label: '多' }, { code: '1', label: '中' }, { code: '2', label: '少' }],
        },
        {
          key: 'dysmenorrhea', label: '痛经', type: 'single', required: true,
          options: [{ code: '0', label: '无' }, { code: '1', label: '轻' }, { code: '2', label: '重' }],
        },
        { key: 'everPregnant', label: '是否曾经怀孕', type: 'single', required: true, options: noOrYesFromZero },
        { key: 'pregnancies', label: '怀孕次数', type: 'integer', unit: '次', min: 1, max: 30, visibleWhen: whenEverPregnant },
        { key: 'liveBirths', label: '活产次数', type: 'integer', unit: '次', min: 0, max: 20, visibleWhen: whenEverPregnant },
        { key: 'termLiveBirths', label: '足月活产次数', type: 'integer', unit: '次', min: 0, max: 20, visibleWhen: whenEverPregnant },
        { key: 'pretermBirths', label: '早产次数', type: 'integer', unit: '次', min: 0, max: 20, visibleWhen: whenEverPregnant },
        { key: 'adverseOutcome', label: '是否有以下不良妊娠结局', type: 'single', options: noOrYesFromZero, visibleWhen: whenEverPregnant },
        {
          key: 'adverseOutcomes', label: '不良妊娠结局', type: 'multi',
          options: [
            { code: '1', label: '死胎死产' }, { code: '2', label: '自然流产' }, { code: '3', label: '人工流产' }, { code: '9', label: '其他' },
          ],
          otherCode: '9', otherKey: 'adverseOutcomesOther', visibleWhen: { field: 'adverseOutcome', in: ['1'] },
        },
        {
          key: 'adverseOutcomesOther', label: '不良妊娠结局（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'adverseOutcomes', in: ['9'] },
        },
        {
          key: 'stillbirths', label: '死胎死产次数', type: 'integer', unit: '次', min: 1, max: 20,
          visibleWhen: { field: 'adverseOutcomes', in: ['1'] },
        },
        {
          key: 'spontaneousAbortions', label: '自然流产次数', type: 'integer', unit: '次', min: 1, max: 20,
          visibleWhen: { field: 'adverseOutcomes', in: ['2'] },
        },
        {
          key: 'inducedAbortions', label: '人工流产次数', type: 'integer', unit: '次', min: 1, max: 20,
          visibleWhen: { field: 'adverseOutcomes', in: ['3'] },
        },
        { key: 'defectChild', label: '是否分娩过出生缺陷儿', type: 'single', options: noOrYesFromZero, visibleWhen: whenEverPregnant },
        { key: 'defectChildDisease', label: '病种', type: 'text', maxLength: 100, visibleWhen: { field: 'defectChild', in: ['1'] } },
        { key: 'defectChildDetail', label: '详细情况', type: 'text', maxLength: 300, visibleWhen: { field: 'defectChild', in: ['1'] } },
        { key: 'children', label: '现有子女数', type: 'integer', unit: '人', required: true, min: 0, max: 20 },
        {
          key: 'childrenHealth', label: '子女身体状况', type: 'single', options: [{ code: '0', label: '健康' }, { code: '1', label: '疾病' }],
          otherCode: '1', otherKey: 'childrenDiseaseName',
        },
        {
          key: 'childrenDiseaseName', label: '子女身体状况（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'childrenHealth', in: ['1'] },
        },
      ],
    },
    {
      id: 'family', title: '家族史',
      fields: [
        {
          key: 'consanguineousMarriage', label: '夫妻是否近亲结婚', type: 'single', required: true, options: noOrYesFromZero, otherCode: '1',
          otherKey: 'consanguineousRelation',
        },
        {
          key: 'consanguineousRelation', label: '夫妻是否近亲结婚（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'consanguineousMarriage', in: ['1'] },
        },
        {
          key: 'familyConsanguinity', label: '祖父母/外祖父母、父母两代家族内近亲结婚史', type: 'single', required: true, options: noOrYesFromZero,
          otherCode: '1', otherKey: 'familyConsanguinityRelation',
        },
        {
          key: 'familyConsanguinityRelation', label: '祖父母/外祖父母、父母两代家族内近亲结婚史（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'familyConsanguinity', in: ['1'] },
        },
        { key: 'familyDisease', label: '家族成员是否有人患以下疾病', type: 'single', required: true, options: noOrYesFromZero },
        {
          key: 'familyDiseases', label: '家族成员疾病列表', type: 'multi',
          options: [
            { code: '1', label: '地中海贫血' }, { code: '2', label: '白化病' }, { code: '3', label: '血友病' },
            { code: '4', label: 'G6PD缺乏症（蚕豆病）' }, { code: '5', label: '先天性心脏病' }, { code: '6', label: '唐氏综合征' },
            { code: '7', label: '糖尿病' }, { code: '8', label: '先天性智力低下' }, { code: '9', label: '听力障碍（10岁以内发生）' },
            { code: '10', label: '视力障碍（10岁以内发生）' }, { code: '11', label: '新生儿或婴幼儿死亡' }, { code: '99', label: '其他出生缺陷' },
          ],
          otherCode: '99', otherKey: 'familyDiseasesOther', visibleWhen: { field: 'familyDisease', in: ['1'] },
        },
        {
          key: 'familyDiseasesOther', label: '家族成员疾病列表（其他）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'familyDiseases', in: ['99'] },
        },
        { key: 'patientRelation', label: '患者与本人关系', type: 'text', maxLength: 100, visibleWhen: { field: 'familyDisease', in: ['1'] } },
      ],
    },
    {
      id: 'lifestyle', title: '饮食营养、生活习惯、环境毒害物接触',
      fields: [
        { key: 'eatsMeatEgg', label: '是否进食肉、蛋类', type: 'single', required: true, options: noOrYesFromZero },
        { key: 'dislikesVegetables', label: '是否厌食蔬菜', type: 'single', required: true, options: noOrYesFromZero },
        { key: 'eatsRawMeat', label: '是否有食用生肉嗜好', type: 'single', required: true, options: noOrYesFromZero },
        { key: 'smoking', label: '是否吸烟', type: 'single', required: true, options: noOrYesFromZero },
        {
          key: 'cigarettesPerDay', label: '每天吸烟', type: 'integer', unit: '支', required: true, min: 1, max: 100,
          visibleWhen: { field: 'smoking', in: ['1'] },
        },
        {
          key: 'passiveSmoking', label: '是否存在被动吸烟', type: 'single', required: true,
          options: [{ code: '0', label: '否' }, { code: '1', label: '偶尔' }, { code: '2', label: '经常' }],
        },
        {
          key: 'passiveSmokingMinutes', label: '平均每天被动吸烟时间', type: 'integer', unit: '分钟', min: 1, max: 1440,
          visibleWhen: { field: 'passiveSmoking', in: ['1', '2'] },
        },
        {
          key: 'drinking', label: '是否饮酒', type: 'single', required: true,
          options: [{ code: '0', label: '否' }, { code: '1', label: '偶尔' }, { code: '2', label: '经常' }],
        },
        {
          key: 'alcoholPerDay', label: '平均每天饮酒量', type: 'integer', unit: 'ml', min: 1, max: 3000,
          visibleWhen: { field: 'drinking', in: ['1', '2'] },
        },
        {
          key: 'narcotics', label: '是否使用可卡因等毒麻药品', type: 'single', required: true, options: noOrYesFromZero, otherCode: '1',
          otherKey: 'narcoticName',
        },
        {
          key: 'narcoticName', label: '是否使用可卡因等毒麻药品（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'narcotics', in: ['1'] },
        },
        { key: 'halitosis', label: '是否口臭', type: 'single', required: true, options: noOrYesFromZero },
        { key: 'gumBleeding', label: '是否牙龈出血', type: 'single', required: true, options: noOrYesFromZero },
        { key: 'hazardExposure', label: '生活或工作环境中是否接触以下因素', type: 'single', required: true, options: noOrYesFromZero },
        {
          key: 'hazards', label: '毒害物质列表', type: 'multi',
          options: [
            { code: '1', label: '放射线' }, { code: '2', label: '高温' }, { code: '3', label: '噪音' },
            { code: '4', label: '有机溶剂（如新装修、油漆等）' }, { code: '5', label: '密切接触猫狗等家畜、宠物' }, { code: '6', label: '振动' },
            { code: '7', label: '重金属（铅、汞等）' }, { code: '8', label: '农药' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'hazardsOther', visibleWhen: { field: 'hazardExposure', in: ['1'] },
        },
        { key: 'hazardsOther', label: '毒害物质列表（其他）', type: 'text', maxLength: 200, visibleWhen: { field: 'hazards', in: ['99'] } },
      ],
    },
    {
      id: 'psychosocial', title: '社会心理因素',
      fields: [
        { key: 'lifeStress', label: '是否感到生活/工作压力', type: 'single', required: true, dictionary: 'prepregnancy-stress-level' },
        { key: 'relationshipStress', label: '与亲友、同事的关系是否紧张', type: 'single', required: true, dictionary: 'prepregnancy-stress-level' },
        { key: 'economicStress', label: '是否感到经济压力', type: 'single', required: true, dictionary: 'prepregnancy-stress-level' },
        { key: 'readyForPregnancy', label: '是否做好怀孕准备', type: 'single', required: true, options: noOrYesFromZero },
        { key: 'psychosocialOther', label: '其他（请描述）', type: 'longText', maxLength: 300 },
        { key: 'doctor', label: '医师签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'inquiryDate', label: '询问日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'completed', label: '完成', type: 'boolean', note: '计入工作量，选中保存后不能再修改' },
      ],
    },
  ],
  checks: [
    {
      id: 'live-births', when: 'liveBirths > pregnancies', severity: 'error', message: '活产次数不能大于怀孕次数。',
      fields: ['liveBirths', 'pregnancies'],
    },
    {
      id: 'term-births', when: 'termLiveBirths > liveBirths', severity: 'error', message: '足月活产次数不能大于活产次数。',
      fields: ['termLiveBirths', 'liveBirths'],
    },
    {
      id: 'contraception-stop', when: 'contraceptionStopDate > inquiryDate', severity: 'error', message: '避孕停用日期不能晚于询问日期。',
      fields: ['contraceptionStopDate'],
    },
    {
      id: 'period-days', when: 'periodDaysMin > periodDaysMax', severity: 'error', message: '经期的起止天数颠倒，请核对。',
      fields: ['periodDaysMin', 'periodDaysMax'],
    },
    {
      id: 'cycle-days', when: 'cycleDaysMin > cycleDaysMax', severity: 'error', message: '周期的起止天数颠倒，请核对。',
      fields: ['cycleDaysMin', 'cycleDaysMax'],
    },
  ],
};
