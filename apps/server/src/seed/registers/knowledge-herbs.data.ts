import type { Answers } from '@gongwei/domain/forms';

/** 性味归经、功效、用量 as 中国药典 2020 年版一部 gives them; constitutions as 中医体质分类与判定 (ZYYXH/T157-2009) is applied in guidance [P]. */
export const KNOWLEDGE_HERBS: readonly Answers[] = [
  { name: '黄芪', alias: '北芪', category: '15', nature: '4', flavour: ['3'], meridian: ['4', '3'], effect: '补气升阳，固表止汗，利水消肿，生津养血，行滞通痹，托毒排脓，敛疮生肌。', indication: '气虚乏力，食少便溏，表虚自汗，气虚水肿。', dosage: '9～30g', constitution: ['1'], contraindication: '表实邪盛、阴虚阳亢者慎用。', kind: '4' },
  { name: '党参', category: '15', nature: '3', flavour: ['3'], meridian: ['3', '4'], effect: '健脾益肺，养血生津。', indication: '脾肺气虚，食少倦怠，咳嗽虚喘，气血不足。', dosage: '9～30g', constitution: ['1'], contraindication: '不宜与藜芦同用。', kind: '4' },
  { name: '当归', category: '15', nature: '4', flavour: ['3', '4'], meridian: ['1', '2', '3'], effect: '补血活血，调经止痛，润肠通便。', indication: '血虚萎黄，眩晕心悸，月经不调，肠燥便秘。', dosage: '6～12g', constitution: ['6'], contraindication: '湿盛中满、大便溏泻者慎用。', kind: '4' },
  { name: '白术', category: '15', nature: '4', flavour: ['2', '3'], meridian: ['3', '6'], effect: '健脾益气，燥湿利水，止汗，安胎。', indication: '脾虚食少，腹胀泄泻，水肿，自汗。', dosage: '6～12g', constitution: ['1', '4'], contraindication: '阴虚内热者慎用。', kind: '1' },
  { name: '茯苓', category: '6', nature: '3', flavour: ['3'], meridian: ['2', '4', '3', '5'], effect: '利水渗湿，健脾，宁心。', indication: '水肿尿少，痰饮眩悸，脾虚食少，心神不安。', dosage: '10～15g', constitution: ['4', '1'], contraindication: '虚寒精滑者慎用。', kind: '4' },
  { name: '山药', alias: '怀山药', category: '15', nature: '3', flavour: ['3'], meridian: ['3', '4', '5'], effect: '补脾养胃，生津益肺，补肾涩精。', indication: '脾虚食少，久泻不止，肺虚喘咳，虚热消渴。', dosage: '15～30g', constitution: ['1', '3'], contraindication: '湿盛中满者慎用。', kind: '4' },
  { name: '枸杞子', category: '15', nature: '3', flavour: ['3'], meridian: ['1', '5'], effect: '滋补肝肾，益精明目。', indication: '虚劳精亏，腰膝酸痛，眩晕耳鸣，目昏不明。', dosage: '6～12g', constitution: ['3'], contraindication: '外感实热、脾虚泄泻者慎用。', kind: '4' },
  { name: '菊花', category: '1', nature: '1', flavour: ['3', '2'], meridian: ['4', '1'], effect: '散风清热，平肝明目，清热解毒。', indication: '风热感冒，头痛眩晕，目赤肿痛，眼目昏花。', dosage: '5～10g', constitution: ['5'], contraindication: '气虚胃寒、食少泄泻者慎用。', kind: '4' },
  { name: '决明子', category: '2', nature: '1', flavour: ['3', '2', '5'], meridian: ['1', '7'], effect: '清热明目，润肠通便。', indication: '目赤涩痛，头痛眩晕，目暗不明，大便秘结。', dosage: '9～15g', constitution: ['5'], contraindication: '脾虚便溏者慎用。', kind: '4' },
  { name: '陈皮', alias: '橘皮', category: '8', nature: '4', flavour: ['2', '4'], meridian: ['4', '3'], effect: '理气健脾，燥湿化痰。', indication: '脘腹胀满，食少吐泻，咳嗽痰多。', dosage: '3～10g', constitution: ['4', '7'], contraindication: '阴虚燥咳者慎用。', kind: '4' },
  { name: '丹参', category: '11', nature: '1', flavour: ['2'], meridian: ['2', '1'], effect: '活血祛瘀，通经止痛，清心除烦，凉血消痈。', indication: '胸痹心痛，脘腹胁痛，心烦不眠，月经不调。', dosage: '10～15g', constitution: ['6'], contraindication: '不宜与藜芦同用；孕妇慎用。', kind: '1' },
  { name: '山楂', category: '9', nature: '4', flavour: ['1', '3'], meridian: ['3', '6', '1'], effect: '消食健胃，行气散瘀，化浊降脂。', indication: '肉食积滞，胃脘胀满，高脂血症。', dosage: '9～12g', constitution: ['4', '6'], contraindication: '脾胃虚弱而无积滞者、胃酸过多者慎用。', kind: '4' },
  { name: '薏苡仁', alias: '薏米', category: '6', nature: '2', flavour: ['3'], meridian: ['3', '6', '4'], effect: '利水渗湿，健脾止泻，除痹，排脓，解毒散结。', indication: '水肿，脚气，小便不利，脾虚泄泻，湿痹拘挛。', dosage: '9～30g', constitution: ['4', '5'], contraindication: '孕妇慎用。', kind: '4' },
  { name: '酸枣仁', category: '13', nature: '3', flavour: ['3', '1'], meridian: ['1', '10', '2'], effect: '养心补肝，宁心安神，敛汗，生津。', indication: '虚烦不眠，惊悸多梦，体虚多汗，津伤口渴。', dosage: '10～15g', constitution: ['7', '3'], contraindication: '有实邪郁火者慎用。', kind: '4' },
];
