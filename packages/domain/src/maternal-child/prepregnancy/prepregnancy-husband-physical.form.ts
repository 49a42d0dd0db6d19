import type { FormDefinition } from '../../forms/index.ts';

const normalOrAbnormalFromZero = [{ code: '0', label: '正常' }, { code: '1', label: '异常' }] as const;
const noneOrPresentFromZero = [{ code: '0', label: '无' }, { code: '1', label: '有' }] as const;
const unremarkableOrAbnormalFromZero = [{ code: '0', label: '未见异常' }, { code: '1', label: '异常' }] as const;
const negativePositiveOrSuspect = [{ code: '0', label: '阴性' }, { code: '1', label: '阳性' }, { code: '9', label: '可疑' }] as const;

/** 孕前优生健康检查：丈夫体格检查与检验. */
export const prepregnancyHusbandPhysical: FormDefinition = {
  id: 'prepregnancy-husband-physical',
  version: 1,
  title: '孕前优生健康检查：丈夫体格检查与检验',
  module: 'prepregnancy',
  routes: ['zftgjc'],
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
      id: 'andrologic', title: '男性生殖系统检查',
      fields: [
        {
          key: 'pubicHair', label: '阴毛', type: 'single', required: true, options: normalOrAbnormalFromZero, otherCode: '1',
          otherKey: 'pubicHairDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'pubicHairDetail', label: '阴毛异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'pubicHair', in: ['1'] } },
        {
          key: 'laryngealProminence', label: '喉结', type: 'single', required: true,
          options: [{ code: '0', label: '有' }, { code: '1', label: '无' }], otherCode: '1', otherKey: 'laryngealProminenceDetail', abnormal: ['1'],
          normalFinding: '0',
        },
        {
          key: 'laryngealProminenceDetail', label: '喉结（说明）', type: 'text', maxLength: 200,
          visibleWhen: { field: 'laryngealProminence', in: ['1'] },
        },
        {
          key: 'penis', label: '阴茎', type: 'single', required: true, options: unremarkableOrAbnormalFromZero, otherCode: '1',
          otherKey: 'penisDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'penisDetail', label: '阴茎异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'penis', in: ['1'] } },
        {
          key: 'foreskin', label: '包皮', type: 'single', required: true,
          options: [{ code: '0', label: '正常' }, { code: '1', label: '过长' }, { code: '2', label: '包茎' }], abnormal: ['1', '2'],
          normalFinding: '0',
        },
        {
          key: 'testes', label: '睾丸', type: 'single', required: true,
          options: [
            { code: '0', label: '扪及' }, { code: '1', label: '左侧未扪及' }, { code: '2', label: '右侧未扪及' }, { code: '3', label: '双侧未扪及' },
          ],
          abnormal: ['1', '2', '3'], normalFinding: '0',
        },
        {
          key: 'testisLeftVolume', label: '左侧睾丸体积', type: 'decimal', unit: 'ml', min: 0, max: 60, precision: 1,
          visibleWhen: { field: 'testes', in: ['0', '2'] },
        },
        {
          key: 'testisRightVolume', label: '右侧睾丸体积', type: 'decimal', unit: 'ml', min: 0, max: 60, precision: 1,
          visibleWhen: { field: 'testes', in: ['0', '1'] },
        },
        {
          key: 'epididymis', label: '附睾', type: 'single', required: true, options: normalOrAbnormalFromZero, otherCode: '1',
          otherKey: 'epididymisDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'epididymisDetail', label: '附睾异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'epididymis', in: ['1'] } },
        {
          key: 'spermaticDuct', label: '输精管', type: 'single', required: true, options: unremarkableOrAbnormalFromZero, otherCode: '1',
          otherKey: 'spermaticDuctDetail', abnormal: ['1'], normalFinding: '0',
        },
        { key: 'spermaticDuctDetail', label: '输精管异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'spermaticDuct', in: ['1'] } },
        {
          key: 'varicocele', label: '精索静脉曲张', type: 'single', required: true, options: noneOrPresentFromZero, abnormal: ['1'],
          normalFinding: '0',
        },
        {
          key: 'varicoceleSide', label: '精索静脉曲张部位', type: 'single',
          options: [{ code: '1', label: '左侧' }, { code: '2', label: '右侧' }, { code: '3', label: '双侧' }],
          visibleWhen: { field: 'varicocele', in: ['1'] },
        },
        {
          key: 'varicoceleDegree', label: '精索静脉曲张程度', type: 'single',
          options: [{ code: '1', label: '轻微' }, { code: '2', label: '中度' }, { code: '3', label: '严重' }],
          visibleWhen: { field: 'varicocele', in: ['1'] },
        },
        { key: 'andrologicOther', label: '其他检查', type: 'text', maxLength: 300 },
        { key: 'andrologicReferral', label: '转诊建议', type: 'text', maxLength: 200 },
        { key: 'andrologicExamDate', label: '检查日期', type: 'date', required: true, max: 'today' },
        { key: 'andrologicDoctor', label: '医师签名', type: 'user', required: true },
      ],
    },
    {
      id: 'lab', title: '临床检验',
      fields: [
        {
          key: 'urineRoutine', label: '尿液常规检查', type: 'single', required: true, options: unremarkableOrAbnormalFromZero, otherCode: '1',
          otherKey: 'urineRoutineDetail',
        },
        { key: 'urineRoutineDetail', label: '尿液常规检查异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'urineRoutine', in: ['1'] } },
        { key: 'aboBloodType', label: '血型 ABO', type: 'single', required: true, dictionary: 'abo-blood-type' },
        { key: 'rhBloodType', label: '血型 Rh', type: 'single', required: true, dictionary: 'rh-blood-type' },
        {
          key: 'alt', label: '谷丙转氨酶 ALT', type: 'decimal', unit: 'U/L', required: true, min: 0, max: 10000, precision: 1, normal: [{ high: 50 }],
        },
        {
          key: 'creatinine', label: '肌酐 Cr', type: 'decimal', unit: 'μmol/L', required: true, min: 5, max: 2000, precision: 1,
          normal: [{ low: 57, high: 97 }],
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
        { key: 'syphilis', label: '梅毒螺旋体筛查', type: 'single', required: true, options: negativePositiveOrSuspect, abnormal: ['1', '9'] },
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
