import { c, h } from '../build.ts';
import { physicalExam } from './premarital-exam.data.ts';

/** 女性婚前医学检查表：体格检查. */
export const layout = physicalExam('女性婚前医学检查表', [
  [h('阴毛'), c('[pubicHair]', 3)],
  [h('乳房'), c('[breasts]', 3)],
  [h('检查方式'), c('[examRoute]', 3)],
  [h(['阴道检查', '知情同意']), c(['[vaginalExamConsent]', '受检者（家属）签名 <vaginalExamConsentSignature>'], 3)],
  [h('肛查'), c(['外阴 [vulva]', '分泌物 [secretion]', '子宫 [uterus]', '附件 [adnexa]'], 3)],
  [h(['阴道检查', '（必要时）']), c(['阴道 [vagina]', '宫颈 [cervix]', '子宫 [uterusVaginal]', '附件 [adnexaVaginal]'], 3)],
  [h('处女膜发育异常'), c('{hymenAnomaly:20:100}', 3)],
]);
