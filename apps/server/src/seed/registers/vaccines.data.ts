/** Vaccines of the national programme a township clinic keeps: code of the register, name, specification, doses a vial, form, days until a fresh batch expires. */
export const SEED_VACCINES: readonly (readonly [
  code: string,
  name: string,
  specification: string,
  doses: number,
  form: string,
  keeps: number,
])[] = [
  ['HepB', '重组乙型肝炎疫苗（酿酒酵母）', '0.5ml/支', 1, '2', 1_080],
  ['BCG', '皮内注射用卡介苗', '0.25mg/支（5人份）', 5, '5', 720],
  ['POLIO', 'Sabin株脊髓灰质炎灭活疫苗', '0.5ml/支', 1, '1', 720],
  ['DTaP', '吸附无细胞百白破联合疫苗', '0.5ml/支', 1, '1', 720],
  ['MMR', '麻腮风联合减毒活疫苗', '0.5ml/支', 1, '5', 540],
  ['JE-L', '乙型脑炎减毒活疫苗', '0.5ml/支', 1, '5', 540],
];
