/** What decides about contraindications; unknown facts forbid nothing. */
export type VaccinationHealth = {
  /** `childHiv` of the card: 1 not exposed, 2 exposed and not yet excluded, 3 infected without symptoms, 4 with symptoms or suppressed. */
  readonly hiv?: string | undefined;
  readonly immuneDeficiency?: boolean | undefined;
  readonly pregnant?: boolean | undefined;
  /** Vaccines with a permanent contraindication on the card, with the reason. */
  readonly permanent?: readonly { readonly vaccine: string; readonly reason?: string | undefined }[] | undefined;
};

/** Why a child’s health forbids a vaccine, for ever or for now; `reason` is a Chinese sentence. */
export type HealthVerdict = { readonly verdict: 'never' | 'wait'; readonly reason: string };

/** The vaccine's place in the table of special states: live ones are refused at different states. */
const OTHER_LIVE = new Set(['JE-L', 'HepA-L']);

/**
 * Whether a programme vaccine must not be given, or waits (2026 programme, special states): inactivated ones never on these grounds. BCG and MMR are refused
 * with immunodeficiency; BCG with any HIV infection, and waits while exposed; MMR with symptomatic HIV; JE-L and HepA-L with any of them. MMR, JE-L, HepA-L
 * and HPV2 are not given in pregnancy.
 */
export function healthVerdict(
  vaccine: string,
  { hiv, immuneDeficiency, pregnant, permanent = [] }: VaccinationHealth,
): HealthVerdict | undefined {
  const own = permanent.find((entry) => entry.vaccine === vaccine);
  if (own) return { verdict: 'never', reason: own.reason ?? '永久禁忌' };
  const live = vaccine === 'BCG' || vaccine === 'MMR' || OTHER_LIVE.has(vaccine);
  if (immuneDeficiency === true && live) return { verdict: 'never', reason: '免疫缺陷或免疫抑制治疗' };
  if (hiv === '4' && live) return { verdict: 'never', reason: 'HIV 感染有症状或免疫抑制' };
  if (hiv === '3' && live && vaccine !== 'MMR') return { verdict: 'never', reason: 'HIV 感染' };
  if (hiv === '2' && OTHER_LIVE.has(vaccine)) return { verdict: 'never', reason: 'HIV 暴露待排除，用灭活疫苗替代' };
  if (hiv === '2' && vaccine === 'BCG') return { verdict: 'wait', reason: 'HIV 感染母亲所生，确认未感染前暂缓' };
  if (pregnant === true && ((live && vaccine !== 'BCG') || vaccine === 'HPV2'))
    return { verdict: 'wait', reason: '妊娠' };
  return undefined;
}

/** Whether bOPV is replaced by IPV: immunodeficiency, HIV or exposure to it, pregnancy. */
export const needsInactivatedPolio = ({ hiv, immuneDeficiency, pregnant }: VaccinationHealth): boolean =>
  immuneDeficiency === true || pregnant === true || ['2', '3', '4'].includes(hiv ?? '');

/** Months between immunoglobulin and a vaccine. */
const AFTER_IMMUNOGLOBULIN: { readonly [vaccine: string]: number } = { MMR: 3, 'JE-L': 3, 'HepA-L': 3, 'JE-I': 1 };
/** Months that must lie between immunoglobulin and a vaccine (its code); 0 for the others. */
export const monthsAfterImmunoglobulin = (vaccine: string): number => AFTER_IMMUNOGLOBULIN[vaccine] ?? 0;

/** What the questions before a vaccination come to; `decision` is a code of the sheet. */
export type PreVaccination = { readonly decision: '1' | '2' | '3'; readonly reason?: string };

/**
 * Proposal for 预检结论 of `immunization-dose` from the codes of `healthInquiry` and the temperature (≥37.5 ℃ waits [P]): 3 after a severe reaction to the same
 * vaccine, or a live vaccine with immunodeficiency; 2 with fever or acute infection, polio with diarrhoea, skin disease at the site, immunoglobulin or
 * another live vaccine shortly before. Allergies, seizures and congenital diseases are the doctor's decision: they propose nothing.
 */
export function preVaccination(
  vaccine: string | undefined,
  inquiry: readonly string[] | undefined,
  temperature: number | undefined,
): PreVaccination | undefined {
  const has = (code: string): boolean => inquiry?.includes(code) === true;
  const live = vaccine !== undefined && (['BCG', 'MMR'].includes(vaccine) || OTHER_LIVE.has(vaccine));
  if (has('4')) return { decision: '3', reason: '既往接种严重反应' };
  if (has('6') && live) return { decision: '3', reason: '免疫缺陷或免疫抑制治疗，不宜接种减毒活疫苗' };
  if (temperature !== undefined && temperature >= 37.5) return { decision: '2', reason: `体温 ${temperature} ℃` };
  if (has('1')) return { decision: '2', reason: '近期发热或急性感染' };
  if (has('2') && vaccine === 'POLIO') return { decision: '2', reason: '腹泻' };
  if (has('10')) return { decision: '2', reason: '接种部位皮肤病' };
  if (has('7') && vaccine !== undefined && monthsAfterImmunoglobulin(vaccine) > 0)
    return { decision: '2', reason: '近期使用免疫球蛋白' };
  if (has('8') && live) return { decision: '2', reason: '28 天内接种过注射类减毒活疫苗' };
  return inquiry?.length === 1 && has('0') ? { decision: '1' } : undefined;
}
