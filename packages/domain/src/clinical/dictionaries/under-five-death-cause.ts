import type { Option } from '../../forms/index.ts';

/**
 * 5岁以下儿童死亡原因分类。来源：5岁以下儿童死亡监测 死因分类。
 * 01~33与监测死因分类一致；34、99按生产系统，国家卡片末两项的编号为34其他、35诊断不明（凭记忆，未核对原件）
 */
export const underFiveDeathCause: readonly Option[] = [
  { code: '01', label: '痢疾' },
  { code: '02', label: '败血症' },
  { code: '03', label: '麻疹' },
  { code: '04', label: '结核' },
  { code: '05', label: '其他传染病和寄生虫病' },
  { code: '06', label: '白血病' },
  { code: '07', label: '其他肿瘤' },
  { code: '08', label: '脑膜炎' },
  { code: '09', label: '其他神经系统疾病' },
  { code: '10', label: '肺炎' },
  { code: '11', label: '其他呼吸系统疾病' },
  { code: '12', label: '腹泻' },
  { code: '13', label: '其他消化系统疾病' },
  { code: '14', label: '先天性心脏病' },
  { code: '15', label: '神经管畸形' },
  { code: '16', label: '先天愚型' },
  { code: '17', label: '其他先天异常' },
  { code: '18', label: '早产或低出生体重' },
  { code: '19', label: '出生窒息' },
  { code: '20', label: '新生儿破伤风' },
  { code: '21', label: '新生儿硬肿症' },
  { code: '22', label: '颅内出血' },
  { code: '23', label: '其他新生儿病' },
  { code: '24', label: '溺水' },
  { code: '25', label: '交通意外' },
  { code: '26', label: '意外窒息' },
  { code: '27', label: '意外中毒' },
  { code: '28', label: '意外跌落' },
  { code: '29', label: '其他意外' },
  { code: '30', label: '内分泌、营养及代谢疾病' },
  { code: '31', label: '血液及造血器官疾病' },
  { code: '32', label: '循环系统疾病' },
  { code: '33', label: '泌尿系统疾病' },
  { code: '34', label: '诊断不明' },
  { code: '99', label: '其他' },
];
