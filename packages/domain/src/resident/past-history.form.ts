import type { FormDefinition } from '../forms/index.ts';

const noneOrPresent = [{ code: '1', label: '无' }, { code: '2', label: '有' }] as const;

/**
 * 既往史.
 * `previous` holds the answers of the personal information, which asks the same.
 */
export const pastHistory: FormDefinition = {
  id: 'past-history',
  version: 1,
  title: '既往史',
  module: 'archive',
  routes: ['jws'],
  subject: 'resident',
  occurs: 'one',
  source: '国家基本公共卫生服务规范（第三版，2017） 居民健康档案管理服务规范 个人基本信息表 既往史',
  verified: ['standard-text', 'peer-schema', 'recall'],
  sections: [
    {
      id: 'past-diseases', title: '既往史·疾病', page: 'jws',
      fields: [
        {
          key: 'pastDiseases', label: '疾病', type: 'multi', required: true, dictionary: 'past-disease', exclusive: ['1'], otherCode: '13',
          otherKey: 'otherDiseaseName', proposed: 'previous.pastDiseases', note: '纸质表印 6 格，可多选；须有一级及以上医院的正式诊断依据',
        },
        {
          key: 'malignantTumorName', label: '恶性肿瘤（部位或名称）', type: 'text', maxLength: 100, visibleWhen: { field: 'pastDiseases', in: ['6'] },
          proposed: 'previous.malignantTumorName',
        },
        {
          key: 'occupationalDiseaseName', label: '职业病名称', type: 'text', maxLength: 100, visibleWhen: { field: 'pastDiseases', in: ['12'] },
          proposed: 'previous.occupationalDiseaseName',
        },
        {
          key: 'otherDiseaseName', label: '其他疾病名称', type: 'text', maxLength: 100, visibleWhen: { field: 'pastDiseases', in: ['13'] },
          proposed: 'previous.otherDiseaseName',
        },
        {
          key: 'pastDiseaseDetails', label: '疾病确诊时间', type: 'table',
          visibleWhen: { field: 'pastDiseases', in: ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] },
          proposed: 'previous.pastDiseaseDetails', minRows: 1, maxRows: 30,
          columns: [
            { key: 'disease', label: '疾病', type: 'single', required: true, dictionary: 'past-disease', note: '不可选 1 无' },
            {
              key: 'diseaseName', label: '疾病名称', type: 'text', maxLength: 100, visibleWhen: { field: 'disease', in: ['6', '11', '12', '13'] },
              note: '恶性肿瘤、职业病、其他必须写明具体名称或部位',
            },
            {
              key: 'diagnosedMonth', label: '确诊时间', type: 'text', required: true, maxLength: 7, pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$',
              note: '年月；只知年份时可只填年',
            },
            { key: 'diagnosisInstitution', label: '确诊医院', type: 'text', maxLength: 100, note: '扩展项（同类系统）' },
            {
              key: 'outcome', label: '转归情况', type: 'single',
              options: [
                { code: '1', label: '痊愈' }, { code: '2', label: '好转' }, { code: '3', label: '未愈' }, { code: '4', label: '死亡' },
                { code: '5', label: '其他' },
              ],
              note: '扩展项（同类系统）',
            },
          ],
        },
      ],
    },
    {
      id: 'past-surgeries', title: '既往史·手术', page: 'jws',
      fields: [
        { key: 'surgeryHistory', label: '手术', type: 'single', required: true, options: noneOrPresent, proposed: 'previous.surgeryHistory' },
        {
          key: 'surgeries', label: '手术史', type: 'table', required: true, visibleWhen: { field: 'surgeryHistory', in: ['2'] },
          proposed: 'previous.surgeries', minRows: 1, maxRows: 20,
          columns: [
            { key: 'name', label: '名称', type: 'text', required: true, maxLength: 100 },
            { key: 'occurredMonth', label: '时间', type: 'text', maxLength: 7, pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$' },
            { key: 'institution', label: '手术医院', type: 'text', maxLength: 100, note: '扩展项' },
          ],
        },
      ],
    },
    {
      id: 'past-traumas', title: '既往史·外伤', page: 'jws',
      fields: [
        { key: 'traumaHistory', label: '外伤', type: 'single', required: true, options: noneOrPresent, proposed: 'previous.traumaHistory' },
        {
          key: 'traumas', label: '外伤史', type: 'table', required: true, visibleWhen: { field: 'traumaHistory', in: ['2'] },
          proposed: 'previous.traumas', minRows: 1, maxRows: 20,
          columns: [
            { key: 'name', label: '名称', type: 'text', required: true, maxLength: 100 },
            { key: 'occurredMonth', label: '时间', type: 'text', maxLength: 7, pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$' },
          ],
        },
      ],
    },
    {
      id: 'past-transfusions', title: '既往史·输血', page: 'jws',
      fields: [
        { key: 'transfusionHistory', label: '输血', type: 'single', required: true, options: noneOrPresent, proposed: 'previous.transfusionHistory' },
        {
          key: 'transfusions', label: '输血史', type: 'table', required: true, visibleWhen: { field: 'transfusionHistory', in: ['2'] },
          proposed: 'previous.transfusions', minRows: 1, maxRows: 20,
          columns: [
            { key: 'reason', label: '原因', type: 'text', required: true, maxLength: 100 },
            { key: 'occurredMonth', label: '时间', type: 'text', maxLength: 7, pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$' },
          ],
        },
      ],
    },
  ],
  derivations: [
    {
      key: 'history', rule: 'historyDates',
      inputs: ['pastDiseases', 'pastDiseaseDetails', 'surgeries', 'traumas', 'transfusions', 'resident.birthDate'],
    },
  ],
  checks: [
    {
      id: 'disease-details', when: 'history.unchosenDisease == true', severity: 'error', message: '确诊时间表里的疾病，须先在“疾病”中选上。',
      fields: ['pastDiseaseDetails', 'pastDiseases'],
    },
    {
      id: 'disease-none-in-details', when: 'history.noneInDetails == true', severity: 'error', message: '确诊时间表里不能选“无”。',
      fields: ['pastDiseaseDetails'],
    },
    {
      id: 'disease-without-details', when: 'history.diseaseWithoutDetails == true', severity: 'warning', message: '有的疾病没有填确诊时间，请补填。',
      fields: ['pastDiseaseDetails'],
    },
    {
      id: 'history-before-birth', when: 'history.beforeBirth == true', severity: 'error', message: '确诊、手术、外伤或输血的时间不能早于出生年月。',
      fields: ['pastDiseaseDetails', 'surgeries', 'traumas', 'transfusions'],
    },
  ],
};
