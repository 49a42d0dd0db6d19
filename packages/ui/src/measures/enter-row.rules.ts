import type { AnalysisSession, AnalysisView } from '@gongwei/application/measures';
import { BY_AUTHOR, BY_DOCTOR, BY_INSTITUTION, type AnalysisRow } from '@gongwei/domain/measures';

/**
 * What a click on the name of a row does: down to an institution, or to what one of the staff entered (looks after), by institution. Who is
 * told rounded numbers cannot look at one person's. `undefined`: nothing.
 */
export function enteringOf(
  session: Pick<AnalysisSession, 'look'>,
  view: Pick<AnalysisView, 'by' | 'way' | 'people'>,
  here: string,
  exact: boolean,
): ((row: AnalysisRow) => void) | undefined {
  const { by, way, people } = view;
  if (by === BY_INSTITUTION)
    return ({ key, label }) => {
      if (key !== here) session.look({ way: [...way, { code: key, name: label }] });
    };
  if ((by !== BY_AUTHOR && by !== BY_DOCTOR) || !exact) return undefined;
  return ({ key, label }) => {
    const others = people.filter((one) => !one.key.startsWith(by));
    session.look({ people: [...others, { key: `${by}:${key}`, label }], by: BY_INSTITUTION });
  };
}
