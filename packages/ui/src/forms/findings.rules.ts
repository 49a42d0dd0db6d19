import { isJsonObject, type Json, type JsonObject } from '@gongwei/domain/shared';

export type FindingLine = {
  readonly code: string;
  readonly severity: number;
  readonly word: string;
  readonly text: string;
  readonly advice?: string;
};

const WORDS = ['提示', '轻度', '复查', '转诊', '危急'];

/** The lines of a derivation that holds findings, heaviest first. Anything else gives none. */
export function findingsOf(value: Json | undefined): readonly FindingLine[] {
  const list = isJsonObject(value) ? value['findings'] : value;
  if (!Array.isArray(list)) return [];
  const advice = isJsonObject(value) ? adviceOf(value['recheckAdvice']) : new Map<string, string>();
  return (list as readonly Json[])
    .filter(isJsonObject)
    .map((finding) => lineOf(finding, advice))
    .sort((a, b) => b.severity - a.severity);
}

/** What to do about a finding, by its code. */
function adviceOf(recheck: Json | undefined): ReadonlyMap<string, string> {
  const list = Array.isArray(recheck) ? (recheck as readonly Json[]).filter(isJsonObject) : [];
  return new Map(list.map((one) => [String(one['code']), String(one['text'])]));
}

function lineOf(finding: JsonObject, recheck: ReadonlyMap<string, string>): FindingLine {
  const severity = typeof finding['severity'] === 'number' ? finding['severity'] : 0;
  const text = [finding['text'], finding['label'], finding['code']].find((part) => typeof part === 'string');
  const advice = recheck.get(String(finding['code']));
  return {
    code: String(finding['code'] ?? text),
    severity,
    word: WORDS[severity] ?? '提示',
    text: String(text ?? ''),
    ...(advice === undefined ? {} : { advice }),
  };
}
