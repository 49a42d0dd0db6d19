import type { FormDefinition } from '../forms/index.ts';

/**
 * 家族史.
 * `previous` holds the answers of the personal information, which asks the same.
 */
export const familyHistory: FormDefinition = {
  id: 'family-history',
  version: 1,
  title: '家族史',
  module: 'archive',
  routes: ['jzs'],
  subject: 'resident',
  occurs: 'one',
  source: '国家基本公共卫生服务规范（第三版，2017） 居民健康档案管理服务规范 个人基本信息表 家族史、遗传病史',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'family-history', title: '家族史', page: 'jzs',
      fields: [
        {
          key: 'familyHistoryFather', label: '父亲', type: 'multi', required: true, dictionary: 'family-disease', exclusive: ['1'], otherCode: '12',
          otherKey: 'familyHistoryFatherOther', proposed: 'previous.familyHistoryFather', note: '直系亲属中具有遗传性或遗传倾向的疾病或症状，可多选',
        },
        {
          key: 'familyHistoryFatherOther', label: '父亲·其他疾病', type: 'text', maxLength: 100,
          visibleWhen: { field: 'familyHistoryFather', in: ['12'] }, proposed: 'previous.familyHistoryFatherOther',
        },
        {
          key: 'familyHistoryMother', label: '母亲', type: 'multi', required: true, dictionary: 'family-disease', exclusive: ['1'], otherCode: '12',
          otherKey: 'familyHistoryMotherOther', proposed: 'previous.familyHistoryMother', note: '直系亲属中具有遗传性或遗传倾向的疾病或症状，可多选',
        },
        {
          key: 'familyHistoryMotherOther', label: '母亲·其他疾病', type: 'text', maxLength: 100,
          visibleWhen: { field: 'familyHistoryMother', in: ['12'] }, proposed: 'previous.familyHistoryMotherOther',
        },
        {
          key: 'familyHistorySiblings', label: '兄弟姐妹', type: 'multi', required: true, dictionary: 'family-disease', exclusive: ['1'],
          otherCode: '12', otherKey: 'familyHistorySiblingsOther', proposed: 'previous.familyHistorySiblings',
          note: '直系亲属中具有遗传性或遗传倾向的疾病或症状，可多选',
        },
        {
          key: 'familyHistorySiblingsOther', label: '兄弟姐妹·其他疾病', type: 'text', maxLength: 100,
          visibleWhen: { field: 'familyHistorySiblings', in: ['12'] }, proposed: 'previous.familyHistorySiblingsOther',
        },
        {
          key: 'familyHistoryChildren', label: '子女', type: 'multi', required: true, dictionary: 'family-disease', exclusive: ['1'], otherCode: '12',
          otherKey: 'familyHistoryChildrenOther', proposed: 'previous.familyHistoryChildren',
          note: '直系亲属中具有遗传性或遗传倾向的疾病或症状，可多选',
        },
        {
          key: 'familyHistoryChildrenOther', label: '子女·其他疾病', type: 'text', maxLength: 100,
          visibleWhen: { field: 'familyHistoryChildren', in: ['12'] }, proposed: 'previous.familyHistoryChildrenOther',
        },
      ],
    },
    {
      id: 'hereditary-disease', title: '遗传病史', page: 'jzs',
      fields: [
        {
          key: 'hereditaryDiseaseHistory', label: '遗传病史', type: 'single', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '有' }], proposed: 'previous.hereditaryDiseaseHistory',
        },
        {
          key: 'hereditaryDiseaseName', label: '疾病名称', type: 'text', maxLength: 100,
          visibleWhen: { field: 'hereditaryDiseaseHistory', in: ['2'] }, proposed: 'previous.hereditaryDiseaseName',
        },
      ],
    },
  ],
};
