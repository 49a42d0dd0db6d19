export type RiskColour = '1' | '2' | '3' | '4';

/** Codes of dictionaries/pregnancy-risk-factor by what they begin with: Y yellow, O orange, R red, P purple. */
const LEVEL_OF_PREFIX: { readonly [prefix: string]: RiskColour | '5' } = { Y: '2', O: '3', R: '4', P: '5' };

/** Every code of the dictionary, for `riskOfFactor` must not make a colour of a misspelt one. */
const CODES = new Set(('Y1.1 Y1.2 Y1.3 Y1.4 Y1.5 Y1.6 Y1.7 Y1.8 Y1.9 Y2.1.1 Y2.1.2 Y2.1.3 Y2.1.4 Y2.2 Y2.3 Y2.4 Y2.5 Y2.6.1 Y2.6.2 Y2.7 Y2.8 Y2.9 Y2.10 Y2.11 ' +
  'Y3.1 Y3.2 Y3.3 Y3.4 Y3.5 Y3.6 Y3.7 Y3.8 Y3.9 Y3.10 Y3.11 Y3.12 O1.1 O1.2 O2.1.1 O2.1.2 O2.1.3 O2.1.4 O2.1.5 O2.1.6 O2.1.7 O2.2.1 O2.2.2 O2.2.3 O2.3.1 O2.3.2 ' +
  'O2.4 O2.5.1 O2.5.2 O2.6.1 O2.6.2 O2.6.3 O2.6.4 O2.7 O2.8 O2.9 O2.10 O2.11.1 O2.11.2 O2.12 O3.1 O3.2 O3.3 O3.4 O3.5 O3.6 O3.7 O3.8 O3.9 R1.1.1 R1.1.2 R1.1.3 ' +
  'R1.1.4 R1.1.5 R1.1.6 R1.1.7 R1.1.8 R1.1.9 R1.2 R1.3 R1.4 R1.5.1 R1.5.2 R1.5.3 R1.5.4 R1.5.5 R1.5.6 R1.6.1 R1.6.2 R1.6.3 R1.6.4 R1.6.5 R1.6.6 R1.7 R1.8 R1.9.1 ' +
  'R1.9.2 R1.10.1 R1.10.2 R1.10.3 R1.11 R1.12 R2.1 R2.2 R2.3 P1 P2 P3 P4 P5 P6 P9').split(' '));

/** Level code of a factor (2 yellow … 5 purple); missing for a code that is not in the dictionary. */
export const riskOfFactor = (code: string): RiskColour | '5' | undefined => (CODES.has(code) ? LEVEL_OF_PREFIX[code[0]!] : undefined);

/** The highest of green to red; purple does not take part. */
export const highestRisk = (codes: readonly string[]): RiskColour =>
  codes.map(riskOfFactor).reduce<RiskColour>((highest, level) => (level !== undefined && level !== '5' && level > highest ? level : highest), '1');

/** Number of codes, for the test that compares them with the dictionary. */
export const RISK_FACTOR_CODES: readonly string[] = [...CODES];
