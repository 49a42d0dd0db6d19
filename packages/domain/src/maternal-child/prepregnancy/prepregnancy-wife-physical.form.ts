import type { FormDefinition } from '../../forms/index.ts';

const normalOrAbnormalFromZero = [{ code: '0', label: '正常' }, { code: '1', label: '异常' }] as const;
const noneOrPresentFromZero = [{ code: '0', label: '无' }, { code: '1', label: '有' }] as const;
const unremarkableOrAbnormalFromZero = [{ code: '0', label: '未见异常' }, { code: '1', label: '异常' }] as const;
const negativePositiveOrSuspect = [{ code: '0', label: '阴性' }, { code: '1', label: '阳性' }, { code: '9', label: '可疑' }] as const;

/** 孕前优生健康检查：妻子体格检查与检验. */
export const prepregnancyWifePhysical: FormDefinition = {
  id: 'prepregnancy-wife-physical',
  version: 1,
  title: '孕前优生健康检查：妻子体格检查与检验',
  module: 'prepregnancy',
  routes: ['qztgjc'],
  subject: 'couple',
  occurs: 'one',
  occurredOn: 'generalExamDate',
  source: '国家免费孕前优生健康检查项目技术服务规范 技术服务家庭档案；国家项目信息系统页面项目（公开录入脚本与字典常量）；同类生产系统孕前询问、孕前检查表结构',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'general', title: '一般体格检查',
      fields: [
        { key: 'height', label: '身高', type: 'decimal', unit: 'cm', required: true, min: 100, max: 250, precision: 1 },
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', required: true, min: 25, max: 250, precision: 1 },
        {
          key: 'bmi', label: '体重指数', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 1,
          normal: [{ low: 18.5, high: 23.9 }],
        },
        { key: 'heartRate', label: '心率', type: 'integer', unit: '次/分钟', required: true, min: 30, max: 220, normal: [{ low: 60, high: 100 }] },
        { key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, normal: [{ low: 90, high: 139 }] },
        { key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, normal: [{ low: 60, high: 89 }] },
        {
          key: 'mentalState', label: '精神状态', type: 'single', required: true, options: normalOrAbnormalFromZero, otherCode: '1',
          otherKey: 'mentalStateDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'mentalStateDetail', label: '精神状态异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'mentalState', in: ['1'] } },
        { key: 'intelligence', label: '智力', type: 'single', required: true, options: normalOrAbnormalFromZero, abnormal: ['1'], normalFinding: '0' },
        {
          key: 'intelligenceAbnormal', label: '智力异常表现', type: 'multi',
          options: [{ code: '1', label: '常识' }, { code: '2', label: '判断' }, { code: '3', label: '记忆' }, { code: '4', label: '计算' }],
          visibleWhen: { field: 'intelligence', in: ['1'] },
        },
        {
          key: 'facialFeatures', label: '五官', type: 'single', required: true, options: normalOrAbnormalFromZero, otherCode: '1',
          otherKey: 'facialFeaturesDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'facialFeaturesDetail', label: '五官异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'facialFeatures', in: ['1'] } },
        {
          key: 'specialPosture', label: '特殊体态', type: 'single', required: true, options: noneOrPresentFromZero, otherCode: '1',
          otherKey: 'specialPostureDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'specialPostureDetail', label: '特殊体态（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'specialPosture', in: ['1'] } },
        {
          key: 'specialFacies', label: '特殊面容', type: 'single', required: true, options: noneOrPresentFromZero, otherCode: '1',
          otherKey: 'specialFaciesDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'specialFaciesDetail', label: '特殊面容（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'specialFacies', in: ['1'] } },
        {
          key: 'skinHair', label: '皮肤毛发', type: 'single', required: true, options: normalOrAbnormalFromZero, otherCode: '1',
          otherKey: 'skinHairDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'skinHairDetail', label: '皮肤毛发异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'skinHair', in: ['1'] } },
        {
          key: 'thyroid', label: '甲状腺', type: 'single', required: true, options: normalOrAbnormalFromZero, otherCode: '1',
          otherKey: 'thyroidDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'thyroidDetail', label: '甲状腺异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'thyroid', in: ['1'] } },
        {
          key: 'lungs', label: '肺部', type: 'single', required: true, options: normalOrAbnormalFromZero, otherCode: '1', otherKey: 'lungsDetail',
          abnormal: ['1'], normalFinding: '0',
        },
        { key: 'lungsDetail', label: '肺部异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'lungs', in: ['1'] } },
        {
          key: 'heartRhythm', label: '心脏节律整齐', type: 'single', required: true,
          options: [{ code: '0', label: '是' }, { code: '1', label: '否' }], otherCode: '1', otherKey: 'heartRhythmDetail', abnormal: ['1'],
          normalFinding: '0',
        },
        { key: 'heartRhythmDetail', label: '心脏节律整齐（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'heartRhythm', in: ['1'] } },
        {
          key: 'heartMurmur', label: '心脏杂音', type: 'single', required: true, options: noneOrPresentFromZero, otherCode: '1',
          otherKey: 'heartMurmurDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'heartMurmurDetail', label: '心脏杂音（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'heartMurmur', in: ['1'] } },
        {
          key: 'liverSpleen', label: '肝脾', type: 'single', required: true, options: [{ code: '0', label: '未触及' }, { code: '1', label: '触及' }],
          otherCode: '1', otherKey: 'liverSpleenDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'liverSpleenDetail', label: '肝脾（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'liverSpleen', in: ['1'] } },
        {
          key: 'limbsSpine', label: '四肢脊柱', type: 'single', required: true, options: normalOrAbnormalFromZero, otherCode: '1',
          otherKey: 'limbsSpineDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'limbsSpineDetail', label: '四肢脊柱异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'limbsSpine', in: ['1'] } },
        { key: 'generalOther', label: '其他', type: 'text', maxLength: 300 },
        { key: 'generalReferral', label: '转诊建议', type: 'text', maxLength: 200 },
        { key: 'generalExamDate', label: '检查日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'generalDoctor', label: '医师签名', type: 'user', required: true, proposed: 'user.id' },
      ],
    },
    {
      id: 'gynecologic', title: '女性生殖系统检查',
      fields: [
        {
          key: 'pubicHair', label: '阴毛', type: 'single', required: true, options: normalOrAbnormalFromZero, otherCode: '1',
          otherKey: 'pubicHairDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'pubicHairDetail', label: '阴毛异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'pubicHair', in: ['1'] } },
        {
          key: 'breasts', label: '乳房', type: 'single', required: true, options: normalOrAbnormalFromZero, otherCode: '1', otherKey: 'breastsDetail',
          abnormal: ['1'], normalFinding: '0',
        },
        { key: 'breastsDetail', label: '乳房异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'breasts', in: ['1'] } },
        {
          key: 'vulva', label: '外阴', type: 'single', required: true, options: unremarkableOrAbnormalFromZero, otherCode: '1',
          otherKey: 'vulvaDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'vulvaDetail', label: '外阴异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'vulva', in: ['1'] } },
        {
          key: 'vagina', label: '阴道', type: 'single', required: true, options: unremarkableOrAbnormalFromZero, otherCode: '1',
          otherKey: 'vaginaDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'vaginaDetail', label: '阴道异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'vagina', in: ['1'] } },
        {
          key: 'secretion', label: '分泌物', type: 'single', required: true, options: normalOrAbnormalFromZero, otherCode: '1',
          otherKey: 'secretionDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'secretionDetail', label: '分泌物异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'secretion', in: ['1'] } },
        {
          key: 'cervix', label: '宫颈', type: 'single', required: true, options: [{ code: '0', label: '光滑' }, { code: '1', label: '异常' }],
          otherCode: '1', otherKey: 'cervixDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'cervixDetail', label: '宫颈异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'cervix', in: ['1'] } },
        {
          key: 'uterusSize', label: '子宫大小', type: 'single', required: true,
          options: [{ code: '0', label: '正常' }, { code: '1', label: '大' }, { code: '2', label: '小' }], abnormal: ['1', '2'], normalFinding: '0',
        },
        {
          key: 'uterusMobility', label: '子宫活动度', type: 'single', required: true,
          options: [{ code: '0', label: '好' }, { code: '1', label: '差' }], abnormal: ['1'], normalFinding: '0',
        },
        {
          key: 'uterusMass', label: '子宫包块', type: 'single', required: true, options: noneOrPresentFromZero, otherCode: '1',
          otherKey: 'uterusMassDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'uterusMassDetail', label: '子宫包块（说明）', type: 'text', maxLength: 200, visibleWhen: { field: 'uterusMass', in: ['1'] } },
        {
          key: 'adnexa', label: '双侧附件', type: 'single', required: true, options: unremarkableOrAbnormalFromZero, otherCode: '1',
          otherKey: 'adnexaDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'adnexaDetail', label: '双侧附件异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'adnexa', in: ['1'] } },
        { key: 'gynecologicOther', label: '其他检查', type: 'text', maxLength: 300 },
        { key: 'gynecologicReferral', label: '转诊建议', type: 'text', maxLength: 200 },
        { key: 'gynecologicExamDate', label: '检查日期', type: 'date', required: true, max: 'today' },
        { key: 'gynecologicDoctor', label: '医师签名', type: 'user', required: true },
      ],
    },
    {
      id: 'ultrasound', title: '妇科 B 超检查',
      fields: [
        {
          key: 'ultrasound', label: '妇科 B 超', type: 'single', required: true,
          options: [{ code: '0', label: '异常' }, { code: '1', label: '正常' }, { code: '2', label: '不能确定' }, { code: '3', label: '拒绝检查' }],
          otherCode: '0', otherKey: 'ultrasoundDetail', abnormal: ['0'],
        },
        { key: 'ultrasoundDetail', label: '妇科 B 超异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'ultrasound', in: ['0'] } },
        { key: 'ultrasoundReferral', label: '转诊建议', type: 'text', maxLength: 200 },
        { key: 'ultrasoundDate', label: '检查日期', type: 'date', required: true, max: 'today' },
        { key: 'ultrasoundDoctor', label: '医师签名', type: 'user', required: true },
      ],
    },
    {
      id: 'lab', title: '临床检验',
      fields: [
        {
          key: 'leucorrhea', label: '白带常规', type: 'group',
          fields: [
            { key: 'clueCells', label: '线索细胞', type: 'single', required: true, options: negativePositiveOrSuspect },
            { key: 'candida', label: '念珠菌感染', type: 'single', required: true, options: negativePositiveOrSuspect },
            { key: 'trichomonas', label: '滴虫感染', type: 'single', required: true, options: negativePositiveOrSuspect },
            {
              key: 'cleanliness', label: '清洁度', type: 'single', required: true,
              options: [{ code: '0', label: 'Ⅰ' }, { code: '1', label: 'Ⅱ' }, { code: '2', label: 'Ⅲ' }, { code: '3', label: 'Ⅳ' }],
            },
            { key: 'amineTest', label: '胺臭味实验', type: 'single', options: [{ code: '0', label: '阴性' }, { code: '1', label: '阳性' }] },
            { key: 'vaginalPh', label: 'pH 值', type: 'single', options: [{ code: '0', label: '≤4.5' }, { code: '1', label: '>4.5' }] },
          ],
        },
        {
          key: 'bloodRoutine', label: '血常规', type: 'group',
          fields: [
            { key: 'hemoglobin', label: 'Hb', type: 'integer', unit: 'g/L', required: true, min: 20, max: 250, normal: [{ low: 115, high: 150 }] },
            { key: 'redBloodCell', label: 'RBC', type: 'decimal', unit: '×10^12/L', min: 0.5, max: 12, precision: 2 },
            { key: 'platelet', label: 'PLT', type: 'decimal', unit: '×10^9/L', min: 1, max: 2000, precision: 0, normal: [{ low: 125, high: 350 }] },
            {
              key: 'whiteBloodCell', label: 'WBC', type: 'decimal', unit: '×10^9/L', min: 0.1, max: 200, precision: 2,
              normal: [{ low: 3.5, high: 9.5 }],
            },
            {
              key: 'differentialType', label: '白细胞分类', type: 'single', options: [{ code: '1', label: '三分类' }, { code: '2', label: '五分类' }],
            },
            { key: 'neutrophil', label: 'N', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1 },
            {
              key: 'eosinophil', label: 'E', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1,
              visibleWhen: { field: 'differentialType', in: ['2'] },
            },
            {
              key: 'basophil', label: 'B', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1,
              visibleWhen: { field: 'differentialType', in: ['2'] },
            },
            { key: 'lymphocyte', label: 'L', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1 },
            { key: 'monocyte', label: 'M', type: 'decimal', unit: '%', min: 0, max: 100, precision: 1 },
          ],
        },
        {
          key: 'urineRoutine', label: '尿液常规检查', type: 'single', required: true, options: unremarkableOrAbnormalFromZero, otherCode: '1',
          otherKey: 'urineRoutineDetail',
        },
        { key: 'urineRoutineDetail', label: '尿液常规检查异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'urineRoutine', in: ['1'] } },
        { key: 'aboBloodType', label: '血型 ABO', type: 'single', required: true, dictionary: 'abo-blood-type' },
        { key: 'rhBloodType', label: '血型 Rh', type: 'single', required: true, dictionary: 'rh-blood-type' },
        {
          key: 'bloodGlucose', label: '血清葡萄糖', type: 'decimal', unit: 'mmol/L', required: true, min: 0.5, max: 60, precision: 2,
          normal: [{ low: 3.9, high: 6.1 }],
        },
        {
          key: 'alt', label: '谷丙转氨酶 ALT', type: 'decimal', unit: 'U/L', required: true, min: 0, max: 10000, precision: 1, normal: [{ high: 40 }],
        },
        {
          key: 'creatinine', label: '肌酐 Cr', type: 'decimal', unit: 'μmol/L', required: true, min: 5, max: 2000, precision: 1,
          normal: [{ low: 41, high: 81 }],
        },
        {
          key: 'hepatitisB', label: '乙型肝炎血清学五项', type: 'group',
          fields: [
            { key: 'hbsag', label: 'HBs-Ag', type: 'single', required: true, options: negativePositiveOrSuspect },
            { key: 'hbsab', label: 'HBs-Ab', type: 'single', required: true, options: negativePositiveOrSuspect },
            { key: 'hbeag', label: 'HBe-Ag', type: 'single', required: true, options: negativePositiveOrSuspect },
            { key: 'hbeab', label: 'HBe-Ab', type: 'single', required: true, options: negativePositiveOrSuspect },
            { key: 'hbcab', label: 'HBc-Ab', type: 'single', required: true, options: negativePositiveOrSuspect },
          ],
        },
        {
          key: 'tsh', label: '促甲状腺激素 TSH', type: 'decimal', unit: 'μIU/ml', required: true, min: 0, max: 200, precision: 3,
          normal: [{ low: 0.27, high: 4.2 }],
        },
        { key: 'syphilis', label: '梅毒螺旋体筛查', type: 'single', required: true, options: negativePositiveOrSuspect, abnormal: ['1', '9'] },
        { key: 'gonorrhea', label: '淋球菌筛查', type: 'single', required: true, options: negativePositiveOrSuspect },
        { key: 'chlamydia', label: '沙眼衣原体筛查', type: 'single', required: true, options: negativePositiveOrSuspect },
        { key: 'rubellaIgg', label: '风疹病毒 IgG', type: 'single', required: true, options: negativePositiveOrSuspect },
        { key: 'cmvIgg', label: '巨细胞病毒 IgG', type: 'single', required: true, options: negativePositiveOrSuspect },
        { key: 'cmvIgm', label: '巨细胞病毒 IgM', type: 'single', required: true, options: negativePositiveOrSuspect },
        { key: 'toxoplasmaIgg', label: '弓形体 IgG', type: 'single', required: true, options: negativePositiveOrSuspect },
        { key: 'toxoplasmaIgm', label: '弓形体 IgM', type: 'single', required: true, options: negativePositiveOrSuspect },
        { key: 'thalassemia', label: '地中海贫血筛查', type: 'single', options: negativePositiveOrSuspect, abnormal: ['1', '9'], note: '试点省份' },
        { key: 'hivAntibody', label: 'HIV 抗体', type: 'single', options: negativePositiveOrSuspect, abnormal: ['1', '9'], note: '各地增项' },
        { key: 'labOther', label: '其他检验', type: 'text', maxLength: 300 },
        { key: 'labReferral', label: '转诊建议', type: 'text', maxLength: 200 },
        { key: 'labDate', label: '检验日期', type: 'date', required: true, max: 'today' },
        { key: 'labDoctor', label: '检验医师签名', type: 'user', required: true },
      ],
    },
    {
      id: 'other', title: '其他检查',
      fields: [
        { key: 'otherExam', label: '其他检查主要结果', type: 'longText', maxLength: 300 },
        { key: 'otherExamDate', label: '其他检查日期', type: 'date', max: 'today' },
        { key: 'otherExamDoctor', label: '其他检查医师', type: 'user' },
      ],
    },
  ],
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
  ],
};
