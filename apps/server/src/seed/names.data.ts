/** Made-up county; neither it nor its townships and villages are real places, and 320999 is nobody's area code. */
export const COUNTY_CODE = '320999';
export const COUNTY_NAME = '望禾县';

export const SURNAMES = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文'.split('');
/** Weight of the n-th surname falls like 1/n^0.7: a fifth of the people share three names. */
export const SURNAME_WEIGHTS = SURNAMES.map((_, at) => 1 / (at + 1) ** 0.7);

export const GIVEN = {
  male: {
    old: '国建志德福贵明华军民永生根宝山林海水金荣富春清正学文庆忠义良才友胜利新成平发祥玉连长有大树田土木火柱栓'.split(''),
    young: '浩宇轩子涵博文俊杰一鸣睿晨泽皓铭嘉瑞天佑逸辰思远启航景行云帆致远承志家豪书恒梓奕'.split(''),
  },
  female: {
    old: '秀英兰芳桂珍玉梅凤霞红翠莲香菊花云珠素素淑华巧娥爱琴月银彩惠金美萍荣春秋玲琴娣'.split(''),
    young: '欣怡梓涵诗雨思琪雨桐可馨佳怡语嫣若曦一诺子萱婉清静怡晓彤依诺芷若念慈书瑶安然沐晴'.split(''),
  },
} as const;

export const TOWNSHIPS = ['望禾', '青芦', '白荻', '双溪口', '石桥湾', '柳塘', '云台埠', '南圩', '北圩', '乌泥荡', '鹤鸣', '梨花岭', '三义渡', '杏园', '东湖荡', '西柳', '大丰圩', '黄竹'] as const;

export const VILLAGE_ENDINGS = ['庄', '家湾', '桥', '家墩', '圩', '家荡', '楼', '家园', '集', '家舍', '家圩', '家桥', '堡', '家垛'] as const;

export const STREETS = ['中心路', '人民路', '河东路', '新建路', '学前路', '文化路'] as const;

export const DRUGS = [
  { drugName: '苯磺酸氨氯地平片', drugClass: '1', dosePerTime: 5, timesPerDay: 1, doseUnit: 'mg', usage: '口服 每日1次', dosage: '每次5 mg' },
  { drugName: '缬沙坦胶囊', drugClass: '3', dosePerTime: 80, timesPerDay: 1, doseUnit: 'mg', usage: '口服 每日1次', dosage: '每次80 mg' },
  { drugName: '硝苯地平缓释片', drugClass: '1', dosePerTime: 10, timesPerDay: 2, doseUnit: 'mg', usage: '口服 每日2次', dosage: '每次10 mg' },
  { drugName: '马来酸依那普利片', drugClass: '2', dosePerTime: 10, timesPerDay: 1, doseUnit: 'mg', usage: '口服 每日1次', dosage: '每次10 mg' },
  { drugName: '酒石酸美托洛尔片', drugClass: '5', dosePerTime: 25, timesPerDay: 2, doseUnit: 'mg', usage: '口服 每日2次', dosage: '每次25 mg' },
  { drugName: '氢氯噻嗪片', drugClass: '4', dosePerTime: 12.5, timesPerDay: 1, doseUnit: 'mg', usage: '口服 每日1次', dosage: '每次12.5 mg' },
] as const;

export const DIABETES_DRUGS = [
  { drugName: '盐酸二甲双胍片', usage: '口服 每日3次', dosage: '每次0.5 g' },
  { drugName: '格列美脲片', usage: '口服 每日1次', dosage: '每次2 mg' },
  { drugName: '阿卡波糖片', usage: '口服 每日3次', dosage: '每次50 mg' },
] as const;

export const ECG_FINDINGS = ['窦性心动过缓', 'ST-T改变', '窦性心律不齐', '完全性右束支传导阻滞', '左室高电压', '偶发房性早搏', '偶发室性早搏', 'T波低平'] as const;
export const ULTRASOUND_FINDINGS = ['脂肪肝', '胆囊结石', '肝囊肿', '肾囊肿', '胆囊壁毛糙', '前列腺增大', '肝实质回声增粗'] as const;
