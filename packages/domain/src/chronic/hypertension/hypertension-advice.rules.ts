import type { AdviceTexts } from '../follow-up/follow-up-advice.rules.ts';

/** Section 1.5 [S]. */
export const HYPERTENSION_ADVICE: AdviceTexts = {
  aim: '血压',
  change: '增加剂量、更换或加用不同类降压药',
  asPrescribed: '按医嘱服药',
  confirm: '请确认症状',
};
