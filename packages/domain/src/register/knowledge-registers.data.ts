import type { RegisterDefinition } from './register.ts';

export const NOT_COUNTED = '没有一处记下引用，数不出来';

/** The registers of 知识库: what counsel and plans are made of. */
export const KNOWLEDGE_REGISTERS: readonly RegisterDefinition[] = [
  {
    formId: 'knowledge-drug', unit: '种', titleField: 'genericName', unique: 'code', inherited: true, imports: 'M',
    columns: [
      { key: 'genericName', label: '通用名', width: 150, sortable: true }, { key: 'tradeName', label: '商品名', width: 120, wide: true },
      { key: 'category', label: '药理分类', width: 130, sortable: true }, { key: 'form', label: '剂型', width: 80 }, { key: 'spec', label: '规格', width: 100 },
      { key: 'usage', label: '用法用量', width: 200, grows: true }, { key: 'essential', label: '基药', width: 60 }, { key: 'insurance', label: '医保', width: 70 },
      { key: '@updatedBy', label: '维护人', width: 80, wide: true }, { key: '@updatedAt', label: '更新时间', width: 110, sortable: true }, { key: 'state', label: '状态', width: 70 },
    ],
    search: ['genericName', 'tradeName', 'pinyin', 'code'], filters: ['category', 'state'], sort: { by: 'genericName' },
  },
  {
    formId: 'knowledge-diet', unit: '条', titleField: 'name', inherited: true, imports: 'M',
    columns: [
      { key: 'name', label: '名称', width: 150, grows: true, sortable: true }, { key: 'kind', label: '类型', width: 76 }, { key: 'category', label: '食物分类', width: 110, wide: true },
      { key: 'energy', label: '能量', width: 110, sortable: true }, { key: 'carb', label: '碳水', width: 90 }, { key: 'sodium', label: '钠', width: 112, sortable: true },
      { key: 'gi', label: 'GI', width: 60, sortable: true }, { key: 'recommend', label: '推荐等级', width: 82 }, { key: 'disease', label: '适用人群', width: 150 },
      { key: '@updatedBy', label: '维护人', width: 80, wide: true }, { key: '@updatedAt', label: '更新时间', width: 110, sortable: true }, { key: 'state', label: '状态', width: 70 },
    ],
    search: ['name'], filters: ['kind', 'category', 'state'], sort: { by: 'name' },
  },
  {
    formId: 'knowledge-exercise', unit: '条', titleField: 'name', inherited: true, imports: 'M',
    columns: [
      { key: 'name', label: '名称', width: 160, sortable: true }, { key: 'kind', label: '类型', width: 90 }, { key: 'intensity', label: '强度', width: 80 },
      { key: 'met', label: 'MET', width: 80, sortable: true }, { key: 'minutes', label: '时长', width: 90 }, { key: 'frequency', label: '频次', width: 90 },
      { key: 'disease', label: '适用人群', width: 180, grows: true }, { key: '@updatedBy', label: '维护人', width: 80, wide: true },
      { key: '@updatedAt', label: '更新时间', width: 110, sortable: true }, { key: 'state', label: '状态', width: 70 },
    ],
    search: ['name'], filters: ['kind', 'intensity', 'state'], sort: { by: 'name' },
  },
  {
    formId: 'knowledge-assessment', unit: '份', titleField: 'name', inherited: true, imports: 'M',
    columns: [
      { key: 'name', label: '名称', width: 240, grows: true, sortable: true }, { key: 'target', label: '评估对象', width: 120 },
      { key: 'questions', label: '条目数', width: 90 }, { key: 'levels', label: '分级数', width: 90 }, { key: 'version', label: '版本', width: 80 },
      { key: '@updatedBy', label: '维护人', width: 90, wide: true }, { key: '@updatedAt', label: '更新时间', width: 110, sortable: true }, { key: 'state', label: '状态', width: 70 },
    ],
    search: ['name'], filters: ['target', 'state'], sort: { by: 'name' }, unavailableColumns: { 引用次数: NOT_COUNTED },
  },
  {
    formId: 'knowledge-intervention-plan', unit: '个', titleField: 'name', inherited: true, imports: 'M',
    columns: [
      { key: 'name', label: '名称', width: 240, grows: true, sortable: true }, { key: 'disease', label: '适用疾病', width: 110 },
      { key: 'level', label: '适用风险', width: 140 }, { key: 'cycle', label: '周期', width: 80 }, { key: 'steps', label: '步骤数', width: 80 },
      { key: '@updatedBy', label: '维护人', width: 90, wide: true }, { key: '@updatedAt', label: '更新时间', width: 110, sortable: true }, { key: 'state', label: '状态', width: 70 },
    ],
    search: ['name'], filters: ['disease', 'state'], sort: { by: 'name' }, unavailableColumns: { 使用人数: NOT_COUNTED },
  },
  {
    formId: 'knowledge-comprehensive-intervention', unit: '个', titleField: 'name', inherited: true, imports: 'M',
    columns: [
      { key: 'name', label: '名称', width: 240, grows: true, sortable: true }, { key: 'crowd', label: '适用人群', width: 160 },
      { key: 'diseases', label: '合并疾病', width: 160 }, { key: 'followUpDays', label: '随访间隔', width: 90 },
      { key: '@updatedBy', label: '维护人', width: 90, wide: true }, { key: '@updatedAt', label: '更新时间', width: 110, sortable: true }, { key: 'state', label: '状态', width: 70 },
    ],
    search: ['name'], filters: ['state'], sort: { by: 'name' }, unavailableColumns: { 使用人数: NOT_COUNTED },
  },
  {
    formId: 'knowledge-herb', unit: '味', titleField: 'name', inherited: true, imports: 'M',
    columns: [
      { key: 'name', label: '药名', width: 110, sortable: true }, { key: 'kind', label: '类型', width: 90, wide: true }, { key: 'category', label: '功效分类', width: 110 },
      { key: 'nature', label: '四气', width: 70 }, { key: 'flavour', label: '五味', width: 102 }, { key: 'meridian', label: '归经', width: 136 },
      { key: 'effect', label: '功效', width: 200, grows: true }, { key: 'toxicity', label: '毒性', width: 70 }, { key: '@updatedBy', label: '维护人', width: 80, wide: true },
      { key: '@updatedAt', label: '更新时间', width: 110, sortable: true }, { key: 'state', label: '状态', width: 70 },
    ],
    search: ['name', 'alias', 'pinyin'], filters: ['kind', 'nature', 'state'], sort: { by: 'name' },
  },
];
