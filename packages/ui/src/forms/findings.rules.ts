import type { Json, JsonObject } from '@gongwei/domain/shared';

export type FindingLine = { readonly code: string; readonly severity: number; readonly word: string; readonly text: string; readonly advice?: string };

const WORDS = ['提示', '轻度', '复查', '转诊', '危急'];

/** The lines of a derivation that holds findings, heaviest first. Anything else gives none. */
export function findingsOf(value: Json | undefined): readonly FindingLine[] {
  const list = isObject(value) ? value['findings'] : value;
  if (!Array.isArray(list)) return [];
  return (list as readonly Json[]).filter(isObject).map(lineOf).sort((a, b) => b.severity - a.severity);
}

function lineOf(finding: JsonObject): FindingLine {
  const severity = typeof finding['severity'] === 'number' ? finding['severity'] : 0;
  const text = [finding['text'], finding['label'], finding['code']].find((part) => typeof part === 'string');
  const advice = finding['advice'];
  return {
    code: String(finding['code'] ?? text),
    severity,
    word: WORDS[severity] ?? '提示',
    text: String(text ?? ''),
    ...(typeof advice === 'string' ? { advice } : {}),
  };
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
