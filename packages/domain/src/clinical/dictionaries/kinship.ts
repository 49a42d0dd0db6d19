import type { Option } from '../../forms/index.ts';

/**
 * 家庭关系。来源：GB/T 4761-2008（一位代码）。
 * GB/T 4761 的两位代码细分子女、父母等；此处取一位大类，9 非亲属为产品扩展。
 */
export const kinship: readonly Option[] = [
  { code: '0', label: '本人或户主' },
  { code: '1', label: '配偶' },
  { code: '2', label: '子' },
  { code: '3', label: '女' },
  { code: '4', label: '孙子、孙女或外孙子、外孙女' },
  { code: '5', label: '父母' },
  { code: '6', label: '祖父母或外祖父母' },
  { code: '7', label: '兄、弟、姐、妹' },
  { code: '8', label: '其他' },
  { code: '9', label: '非亲属' },
];
