import type { Option } from '../../forms/index.ts';

/** 用药途径。来源：CV5201.22（卫生信息数据元值域，经同类系统核对）。 */
export const medicationRoute: readonly Option[] = [
  { code: '001', label: '口服' },
  { code: '002', label: '直肠给药' },
  { code: '003', label: '舌下给药' },
  { code: '004', label: '注射给药' },
  { code: '401', label: '皮下注射' },
  { code: '402', label: '皮内注射' },
  { code: '403', label: '肌肉注射' },
  { code: '404', label: '静脉注射或静脉滴注' },
  { code: '005', label: '吸入给药' },
  { code: '006', label: '局部用药' },
  { code: '601', label: '椎管内给药' },
  { code: '602', label: '关节腔内给药' },
  { code: '603', label: '胸膜腔给药' },
  { code: '604', label: '腹腔给药' },
  { code: '605', label: '阴道用药' },
  { code: '606', label: '滴眼' },
  { code: '607', label: '滴鼻' },
  { code: '608', label: '喷喉' },
  { code: '609', label: '含化' },
  { code: '610', label: '敷伤口' },
  { code: '611', label: '擦皮肤' },
  { code: '99', label: '其他局部给药途径' },
  { code: '9', label: '其他给药途径' },
];
