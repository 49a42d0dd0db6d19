import {
  codesOfNumber,
  OWN_ONLY,
  yearsEarlier,
  type AnalysisCell,
  type AnalysisPage,
  type MeasurePart,
  type CloudPoint,
  type MeasureLabels,
} from '@gongwei/domain/measures';
import { peopleListOf } from '@gongwei/domain/lists';
import { groupsOf, type AnalysisView } from '@gongwei/application/measures';

/** Where a number stands: its measure, told apart by what, in which group. `key` absent: everything. */
export type NumberPlace = {
  readonly words: MeasureLabels;
  readonly by: readonly string[];
  readonly key?: string;
  readonly part?: MeasurePart;
};

/** The address of a number's people; `undefined` for what has none. */
export function addressOfPeople(
  page: AnalysisPage,
  view: Pick<AnalysisView, 'from' | 'until' | 'way' | 'groups' | 'people' | 'asNow'>,
  home: string,
  { words, by, key, part = 'counts' }: NumberPlace,
  cell: AnalysisCell | undefined,
): string | undefined {
  const list = words.kind === 'ratio' ? undefined : peopleListOf(words.of)?.path;
  // Of numbers that are hidden or not finished nothing is counted.
  if (!cell?.[part] || list === undefined) return undefined;
  const here = view.way.at(-1)?.code ?? home;
  const keys = key === undefined ? [] : key.split('|');
  let [institution, days] = [here, { from: view.from, until: view.until }];
  const groups = [...groupsOf(view)];
  by.forEach((id, at) => {
    const code = keys[at];
    if (code === undefined) return;
    if (id === 'year') days = yearsEarlier(days, Number(days.until.slice(0, 4)) - Number(code));
    else if (id !== 'org') groups.push(`in-${id}:${code}`);
    else if (code === here) groups.push(OWN_ONLY);
    else institution = code;
  });
  const codes = codesOfNumber({ page: page.id, measure: words.id, part, period: days, institution, groups });
  return `${list}?number=${encodeURIComponent(codes.join('~'))}`;
}

/** The address of the sheet of a point. */
export const addressOfPoint = ({ of }: Pick<MeasureLabels, 'of'>, { resident, record }: CloudPoint): string =>
  `/cust/jkdn/${encodeURIComponent(resident)}/form/${of.replace('record:', '')}/${encodeURIComponent(record)}`;
