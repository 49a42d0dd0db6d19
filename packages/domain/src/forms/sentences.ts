import type { FieldDefinition } from './form-definition.ts';
import { formatUnit } from './format-unit.ts';

/** How a field is filled decides the verb. */
const isChosen = (field: FieldDefinition): boolean =>
  ['single', 'multi', 'boolean', 'date', 'dateTime', 'region', 'resident', 'user', 'institution'].includes(field.type);

const withUnit = (text: string, field: FieldDefinition): string =>
  'unit' in field && field.unit ? `${text} ${formatUnit(field.unit)}` : text;

/** A label without the number its sheet gives it: `24. 复述` is asked for as 复述. */
const unnumbered = (label: string): string => label.replace(/^(?:（\d+）|\d+[.．、])\s*/, '');

/** The question a label puts, without its number and what explains it; missing where the label is a name. */
const questionIn = (label: string): string | undefined => /^[^？?]+(?=[？?])/.exec(unnumbered(label))?.[0];

/** All sentences of the form engine, for village doctors: what is wrong with which answer and what it should be. */
export const sentences = {
  missing: (field: FieldDefinition): string => {
    if (field.type === 'signature') return `请签名：${field.label}`;
    if (field.type === 'image') return `请上传${field.label}`;
    const question = questionIn(field.label);
    if (question !== undefined) return `请回答：${question}`;
    const typed = !isChosen(field) || field.type === 'date' || field.type === 'dateTime';
    return `请${typed ? '填写' : '选择'}${unnumbered(field.label)}`;
  },
  notANumber: (field: FieldDefinition): string => `${field.label}应填写数字`,
  notAnInteger: (field: FieldDefinition): string => `${field.label}应填写整数`,
  range: (field: FieldDefinition, min: number | undefined, max: number | undefined): string => {
    if (min === undefined) return `${field.label}不能大于 ${withUnit(String(max), field)}`;
    if (max === undefined) return `${field.label}不能小于 ${withUnit(String(min), field)}`;
    return `${field.label}应在 ${withUnit(`${min}～${max}`, field)} 之间`;
  },
  usual: (field: FieldDefinition, low: number, high: number): string =>
    `${field.label}一般在 ${withUnit(`${low}～${high}`, field)} 之间，请核对`,
  precision: (field: FieldDefinition, digits: number): string => `${field.label}最多保留 ${digits} 位小数`,
  notAText: (field: FieldDefinition): string => `${field.label}应填写文字`,
  tooLong: (field: FieldDefinition, maxLength: number): string => `${field.label}不能超过 ${maxLength} 个字`,
  pattern: (field: FieldDefinition): string => `${field.label}格式不正确`,
  noPhone: (field: FieldDefinition): string => `${field.label}一般是 11 位手机号或带区号的固定电话，请核对`,
  impossibleDate: (field: FieldDefinition): string => `${field.label}不是正确的日期`,
  impossibleTime: (field: FieldDefinition): string => `${field.label}不是正确的时间`,
  afterToday: (field: FieldDefinition): string => `${field.label}不能晚于今天`,
  afterDay: (field: FieldDefinition, day: string): string => `${field.label}不能晚于 ${day}`,
  beforeToday: (field: FieldDefinition): string => `${field.label}不能早于今天`,
  beforeDay: (field: FieldDefinition, day: string): string => `${field.label}不能早于 ${day}`,
  noSuchOption: (field: FieldDefinition): string => `${field.label}的选项不存在，请重新选择`,
  noPicture: (field: FieldDefinition): string =>
    `${field.label}应为 jpg 或 png 图片，请重新${field.type === 'signature' ? '签名' : '上传'}`,
  pictureTooLarge: (field: FieldDefinition): string => `${field.label}太大或太多，请换一张小一些的图片`,
  notABoolean: (field: FieldDefinition): string => `${field.label}应选择是或否`,
  exclusive: (label: string): string => `“${label}”不能和其他选项同时选`,
  exclusiveGroup: (labels: readonly string[]): string => `${labels.map((label) => `“${label}”`).join('')}只能选一个`,
  tooFewRows: (field: FieldDefinition, rows: number): string => `${field.label}至少填写 ${rows} 行`,
  tooManyRows: (field: FieldDefinition, rows: number): string => `${field.label}最多填写 ${rows} 行`,
  notATable: (field: FieldDefinition): string => `${field.label}的内容无法读取，请重新填写`,
  inRow: (row: number, sentence: string): string => `第 ${row + 1} 行：${sentence}`,
  unknownField: (key: string): string => `“${key}”不是本表的项目`,
} as const;
