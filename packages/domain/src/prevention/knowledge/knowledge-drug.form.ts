import type { FormDefinition } from '../../forms/index.ts';

/** 药品知识. */
export const knowledgeDrug: FormDefinition = {
  id: 'knowledge-drug',
  version: 1,
  title: '药品知识',
  module: 'prevention',
  routes: ['yfrh/zsk/yp'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；知识条目由机构维护',
  verified: ['recall'],
  sections: [
    {
      id: 'drug', title: '药品',
      fields: [
        { key: 'code', label: '药品编码', type: 'text', required: true, maxLength: 30 },
        { key: 'genericName', label: '通用名', type: 'text', required: true, maxLength: 100 },
        { key: 'tradeName', label: '商品名', type: 'text', maxLength: 100 },
        { key: 'pinyin', label: '拼音码', type: 'text', maxLength: 50 },
        {
          key: 'category', label: '药理分类', type: 'single', required: true,
          options: [
            { code: '1', label: '钙通道阻滞剂' }, { code: '2', label: 'ACEI' }, { code: '3', label: 'ARB' }, { code: '4', label: '利尿剂' },
            { code: '5', label: 'β受体阻滞剂' }, { code: '6', label: 'α受体阻滞剂' }, { code: '7', label: '单片复方制剂' },
            { code: '8', label: '双胍类' }, { code: '9', label: '磺脲类' }, { code: '10', label: '格列奈类' },
            { code: '11', label: 'α-糖苷酶抑制剂' }, { code: '12', label: '噻唑烷二酮类' }, { code: '13', label: 'DPP-4抑制剂' },
            { code: '14', label: 'SGLT2抑制剂' }, { code: '15', label: 'GLP-1受体激动剂' }, { code: '16', label: '胰岛素' },
            { code: '17', label: '他汀类' }, { code: '18', label: '贝特类' }, { code: '19', label: '抗血小板' }, { code: '20', label: '抗结核药' },
            { code: '21', label: '抗精神病药' }, { code: '99', label: '其他' },
          ],
        },
        {
          key: 'form', label: '剂型', type: 'single',
          options: [
            { code: '1', label: '片剂' }, { code: '2', label: '胶囊' }, { code: '3', label: '缓释片' }, { code: '4', label: '注射液' },
            { code: '5', label: '颗粒' }, { code: '6', label: '口服液' }, { code: '7', label: '丸剂' }, { code: '9', label: '其他' },
          ],
        },
        { key: 'spec', label: '规格', type: 'text', maxLength: 50 },
        { key: 'unit', label: '单位', type: 'text', maxLength: 10 },
        { key: 'manufacturer', label: '生产企业', type: 'text', maxLength: 100 },
        { key: 'indication', label: '适应证', type: 'longText' },
        { key: 'usage', label: '用法用量', type: 'longText' },
        { key: 'maxDaily', label: '日最大剂量', type: 'text' },
        { key: 'contraindication', label: '禁忌', type: 'longText' },
        { key: 'adverse', label: '不良反应', type: 'longText' },
        { key: 'interaction', label: '相互作用', type: 'longText' },
        { key: 'elderlyNote', label: '老年人注意', type: 'longText' },
        { key: 'pregnancyNote', label: '孕哺乳期', type: 'longText' },
        { key: 'renalNote', label: '肝肾功能不全', type: 'longText' },
        { key: 'essential', label: '国家基本药物', type: 'boolean' },
        {
          key: 'insurance', label: '医保类别', type: 'single',
          options: [{ code: '1', label: '甲类' }, { code: '2', label: '乙类' }, { code: '3', label: '自费' }],
        },
        { key: 'state', label: '状态', type: 'single', options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }], default: '1' },
      ],
    },
  ],
};
