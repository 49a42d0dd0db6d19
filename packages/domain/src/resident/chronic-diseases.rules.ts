import { codesOf } from '../clinical/index.ts';
import type { JsonObject } from '../shared/index.ts';

/** Code of the information card by the code of dictionaries/past-disease: 2 hypertension, 3 diabetes, 7 stroke, 4 coronary heart disease, 12 occupational disease. */
const CARD_CODE: { readonly [disease: string]: string } = { '2': '2', '3': '3', '7': '4', '4': '5', '12': '7' };

/** 慢性病患病情况 of the information card from `pastDiseases`, in the card's order; 1 无 where only 无 was chosen, missing where nothing fits the card. */
export function chronicDiseases(input: JsonObject): readonly string[] | undefined {
  const diseases = codesOf(input['pastDiseases']);
  if (diseases === undefined || diseases.length === 0) return undefined;
  if (diseases.every((code) => code === '1')) return ['1'];
  const codes = diseases.flatMap((code) => CARD_CODE[code] ?? []).sort();
  return codes.length === 0 ? undefined : codes;
}
