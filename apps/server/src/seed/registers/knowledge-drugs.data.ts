import type { Answers } from '@gongwei/domain/forms';

/**
 * Drugs follow-ups speak of, as the leaflets and the formulary of the national essential medicines list (国家基本药物临床应用指南, 2018) describe them. Shortened for
 * a look while prescribing; the leaflet of the product at hand decides. Manufacturers are the institution's to fill in.
 */
export const KNOWLEDGE_DRUGS: readonly Answers[] = [
  {
    genericName: '苯磺酸氨氯地平片', category: '1', form: '1', spec: '5mg', unit: '片', insurance: '1',
    indication: '高血压；慢性稳定型心绞痛、变异型心绞痛。', usage: '口服，起始5mg，每日1次；体弱、老年或肝功能不全者起始2.5mg。', maxDaily: '10mg',
    contraindication: '对二氢吡啶类过敏者。', adverse: '踝部水肿、面部潮红、头痛、心悸。', interaction: '与辛伐他汀合用时，辛伐他汀每日不超过20mg。',
    elderlyNote: '起始2.5mg，缓慢加量。', pregnancyNote: '仅在利大于弊时使用，哺乳期不推荐。', renalNote: '肾功能不全可用常规剂量；肝功能不全减量。',
  },
  {
    genericName: '硝苯地平控释片', category: '1', form: '3', spec: '30mg', unit: '片', insurance: '1',
    indication: '高血压；慢性稳定型心绞痛。', usage: '口服，30mg，每日1次，整片吞服，不能嚼碎或掰开。', maxDaily: '60mg',
    contraindication: '心源性休克；严重胃肠道狭窄；妊娠20周内。', adverse: '头痛、面部潮红、踝部水肿、便秘。', interaction: '不宜与利福平合用；避免同服葡萄柚汁。',
    elderlyNote: '注意体位性低血压。', pregnancyNote: '妊娠20周内禁用。', renalNote: '肝功能不全者须密切观察并酌情减量。',
  },
  {
    genericName: '卡托普利片', category: '2', form: '1', spec: '25mg', unit: '片', insurance: '1',
    indication: '高血压；心力衰竭。', usage: '口服，起始12.5mg，每日2～3次，餐前1小时服用，按需要每1～2周加量。', maxDaily: '150mg',
    contraindication: '妊娠；双侧肾动脉狭窄；有血管性水肿史；高钾血症。', adverse: '干咳、皮疹、味觉异常、高钾血症。', interaction: '与保钾利尿药、补钾药合用可致高血钾；非甾体抗炎药减弱降压作用。',
    elderlyNote: '对降压作用较敏感，从小剂量开始。', pregnancyNote: '妊娠禁用，备孕时应换药。', renalNote: '肾功能减退者减量，用药后1～2周复查血钾和肌酐。',
  },
  {
    genericName: '马来酸依那普利片', category: '2', form: '1', spec: '10mg', unit: '片', insurance: '1',
    indication: '原发性高血压；心力衰竭。', usage: '口服，起始5～10mg，每日1次；维持10～20mg，每日1次或分2次。', maxDaily: '40mg',
    contraindication: '妊娠；双侧肾动脉狭窄；有血管性水肿史。', adverse: '干咳、头晕、高钾血症。', interaction: '与保钾利尿药合用注意血钾；与锂盐合用注意锂中毒。',
    elderlyNote: '按肾功能调整剂量。', pregnancyNote: '妊娠禁用。', renalNote: '肌酐清除率＜30 mL/min者起始2.5mg。',
  },
  {
    genericName: '缬沙坦胶囊', category: '3', form: '2', spec: '80mg', unit: '粒', insurance: '1',
    indication: '轻、中度原发性高血压。', usage: '口服，80mg，每日1次；血压控制不满意可加至160mg或加用利尿药。', maxDaily: '160mg',
    contraindication: '妊娠；对本品过敏者；糖尿病患者不得与阿利吉仑合用。', adverse: '头晕、高钾血症，偶见血管性水肿。', interaction: '与保钾利尿药、补钾药合用注意血钾。',
    elderlyNote: '一般不需调整剂量。', pregnancyNote: '妊娠禁用。', renalNote: '严重肾功能不全（肌酐清除率＜10 mL/min）慎用；胆道梗阻慎用。',
  },
  {
    genericName: '氢氯噻嗪片', category: '4', form: '1', spec: '25mg', unit: '片', insurance: '1',
    indication: '水肿性疾病；原发性高血压。', usage: '降压：口服，12.5～25mg，每日1次。', maxDaily: '100mg',
    contraindication: '磺胺类过敏；无尿；痛风患者慎用。', adverse: '低钾血症、高尿酸、血糖和血脂升高。', interaction: '增强洋地黄毒性（低血钾时）；与锂盐合用增加锂中毒风险。',
    elderlyNote: '易出现低血压、电解质紊乱，从小剂量开始。', pregnancyNote: '慎用。', renalNote: '严重肾功能减退时无效。',
  },
  {
    genericName: '酒石酸美托洛尔片', category: '5', form: '1', spec: '25mg', unit: '片', insurance: '1',
    indication: '高血压、心绞痛、心律失常、心力衰竭。', usage: '高血压：口服，25～50mg，每日2次；心力衰竭从6.25mg开始。', maxDaily: '200mg',
    contraindication: '二、三度房室传导阻滞；心动过缓；支气管哮喘急性期；心源性休克。', adverse: '心动过缓、乏力、肢端发冷。', interaction: '与维拉帕米合用可致严重心动过缓；可掩盖低血糖症状。',
    elderlyNote: '从小剂量开始，监测心率。', pregnancyNote: '仅在利大于弊时使用。', renalNote: '肝功能不全减量。',
  },
  {
    genericName: '盐酸二甲双胍片', category: '8', form: '1', spec: '0.5g', unit: '片', insurance: '1',
    indication: '2型糖尿病首选用药，特别是超重、肥胖者。', usage: '口服，0.5g，每日2次，随餐或餐后服用，每周加0.5g至有效。', maxDaily: '2g',
    contraindication: 'eGFR＜45 mL/(min·1.73m²)；严重肝功能不全；急、慢性代谢性酸中毒；严重感染、缺氧。', adverse: '恶心、腹泻、食欲减退；长期用可致维生素B12缺乏。', interaction: '碘造影前停用，48小时后复查肾功能正常再用；避免酗酒。',
    elderlyNote: '定期查肾功能，按eGFR调整剂量。', pregnancyNote: '妊娠期不推荐常规使用，改用胰岛素。', renalNote: 'eGFR 45～59减量；＜45停用。',
  },
  {
    genericName: '格列美脲片', category: '9', form: '1', spec: '2mg', unit: '片', insurance: '1',
    indication: '2型糖尿病。', usage: '口服，起始1mg，每日1次，早餐前或早餐时服用；每1～2周按血糖加量。', maxDaily: '6mg',
    contraindication: '1型糖尿病；酮症酸中毒；严重肝肾功能不全；妊娠和哺乳。', adverse: '低血糖、体重增加。', interaction: '与β受体阻滞剂合用可掩盖低血糖；氟康唑增强作用。',
    elderlyNote: '易发生低血糖，从1mg开始。', pregnancyNote: '禁用。', renalNote: '严重肾功能不全换用胰岛素。',
  },
  {
    genericName: '阿卡波糖片', category: '11', form: '1', spec: '50mg', unit: '片', insurance: '1',
    indication: '2型糖尿病；糖耐量减低者降低餐后血糖。', usage: '用餐前即刻整片吞服或与前几口食物一起咀嚼，50mg，每日3次，逐渐加至100mg。', maxDaily: '0.3g',
    contraindication: '有明显消化和吸收障碍的慢性胃肠功能紊乱；严重疝气、肠梗阻；肌酐清除率＜25 mL/min。', adverse: '腹胀、排气增多、腹泻。', interaction: '合用磺脲类或胰岛素发生低血糖时，须用葡萄糖，蔗糖无效。',
    elderlyNote: '不需调整剂量。', pregnancyNote: '禁用。', renalNote: '严重肾功能损害禁用；注意肝酶。',
  },
  {
    genericName: '辛伐他汀片', category: '17', form: '1', spec: '20mg', unit: '片', insurance: '1',
    indication: '高胆固醇血症；冠心病的二级预防。', usage: '口服，10～20mg，每晚1次。', maxDaily: '40mg',
    contraindication: '活动性肝病；妊娠和哺乳；与酮康唑、红霉素等强CYP3A4抑制剂合用。', adverse: '肌痛、转氨酶升高，罕见横纹肌溶解。', interaction: '与氨氯地平合用每日不超过20mg；避免大量葡萄柚汁。',
    elderlyNote: '注意肌肉症状。', pregnancyNote: '禁用。', renalNote: '严重肾功能不全从5mg开始。',
  },
  {
    genericName: '阿托伐他汀钙片', category: '17', form: '1', spec: '20mg', unit: '片', insurance: '1',
    indication: '高胆固醇血症；冠心病及其等危症。', usage: '口服，10～20mg，每日1次，可在一天内任何时间服用。', maxDaily: '80mg',
    contraindication: '活动性肝病；转氨酶持续超过正常上限3倍；妊娠和哺乳。', adverse: '肌痛、转氨酶升高、血糖轻度升高。', interaction: '与环孢素、克拉霉素合用增加肌病风险。',
    elderlyNote: '不需调整剂量，注意肌肉症状。', pregnancyNote: '禁用。', renalNote: '肾功能不全不需调整剂量。',
  },
  {
    genericName: '阿司匹林肠溶片', category: '19', form: '1', spec: '100mg', unit: '片', insurance: '1',
    indication: '心肌梗死、缺血性脑卒中的二级预防。', usage: '口服，75～100mg，每日1次，餐前用适量水送服。', maxDaily: '预防用100mg',
    contraindication: '活动性消化性溃疡；出血体质；水杨酸类过敏或哮喘史；妊娠最后3个月。', adverse: '胃肠道不适、出血。', interaction: '与抗凝药、其他非甾体抗炎药合用增加出血风险。',
    elderlyNote: '70岁以上一级预防获益不明确，不常规使用。', pregnancyNote: '妊娠晚期禁用。', renalNote: '严重肝肾功能衰竭禁用。',
  },
  {
    genericName: '异烟肼片', category: '20', form: '1', spec: '100mg', unit: '片', insurance: '1',
    indication: '各型结核病。', usage: '口服，成人0.3g，每日1次顿服，须与其他抗结核药联合。', maxDaily: '0.3g',
    contraindication: '肝功能不全；精神病和癫痫患者慎用。', adverse: '周围神经炎、肝损害、精神症状。', interaction: '饮酒加重肝毒性；增强苯妥英钠作用。',
    elderlyNote: '50岁以上肝炎发生率较高，定期查肝功能。', pregnancyNote: '权衡利弊后使用，可加维生素B6。', renalNote: '严重肾功能减退者减量。',
  },
];
