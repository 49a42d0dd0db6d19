import type { Option } from '../../forms/index.ts';

/** 高血压心血管危险因素。来源：中国高血压防治指南危险因素表；同类系统编码。 */
export const hypertensionRiskFactor: readonly Option[] = [
  { code: '1', label: '男性>55岁或女性>65岁' },
  { code: '2', label: '吸烟或被动吸烟' },
  { code: '3', label: '糖耐量受损和（或）空腹血糖异常' },
  { code: '4', label: '血脂异常' },
  { code: '5', label: '早发心血管病家族史（一级亲属发病年龄男<55岁、女<65岁）' },
  { code: '6', label: '腹型肥胖（腰围男≥90cm、女≥85cm）或肥胖（BMI≥28）' },
  { code: '7', label: '高同型半胱氨酸血症' },
  { code: '9', label: '以静息为主的生活方式' },
  { code: '10', label: '血浆纤维蛋白原增高' },
  { code: '11', label: '高敏C反应蛋白≥3mg/L或C反应蛋白≥10mg/L' },
  { code: '13', label: '缺乏体力活动' },
  { code: '12', label: '以上都无' },
];
