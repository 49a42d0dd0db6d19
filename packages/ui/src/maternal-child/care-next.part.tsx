import { Clock } from '@gongwei/application/shared';
import { type CarePage, carePath, nextCare, type NextCare } from '@gongwei/domain/pages';
import type { DueItem, Resident } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { Link, useNavigate } from 'react-router';
import { formatDistance, newFormPath, useService } from '../shared/index.ts';
import { useDocumentKeys } from '../shared/use-document-keys.ts';
import { useMaySave } from '../shared/use-may-save.ts';

type Props = {
  readonly page: CarePage;
  readonly resident: Pick<Resident, 'id' | 'status'>;
  readonly due: readonly DueItem[];
};

/** Opens the sheet that comes next. */
const isNextKey = ({ key, altKey, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'x' && altKey && !ctrlKey && !metaKey && !shiftKey && !repeat;

/** What comes next of this care, in one line: the work that is due, each with its day and the way to its sheet. */
export const CareNext = ({ page, resident, due }: Props) => {
  const maySave = useMaySave();
  const navigate = useNavigate();
  const next = nextCare(page, due);
  const first = next.find(({ formId }) => maySave(formId));
  const pathOf = ({ path, address, formId }: NextCare<DueItem>): string =>
    path ?? (address === undefined ? newFormPath(resident.id, formId) : carePath(page, resident.id, address));
  useDocumentKeys((event) => {
    if (!first || !isNextKey(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void navigate(pathOf(first));
  });
  if (next.length === 0) return null;
  return (
    <p className="gw-care-next">
      <b>下一步</b>
      {next.map((item) => (
        <NextItem
          key={item.kind}
          item={item}
          to={maySave(item.formId) ? pathOf(item) : undefined}
          keyed={item === first}
        />
      ))}
    </p>
  );
};

/** The window and how far away its beginning is, or its end once it is open; the last day where any day until then will do. */
function whenOf(fromOn: CalendarDay | undefined, dueOn: CalendarDay, today: CalendarDay): string {
  const left = formatDistance(dueOn, today);
  if (fromOn === undefined) return `${dueOn} 前（${left}）`;
  const far = fromOn > today ? `${formatDistance(fromOn, today)}开始` : dueOn < today ? left : `${left}截止`;
  return `${fromOn} 至 ${dueOn}（${far}）`;
}

type ItemProps = { readonly item: NextCare<DueItem>; readonly to: string | undefined; readonly keyed: boolean };

const NextItem = ({ item: { path, title, fromOn, dueOn, overdueDays = 0, reason }, to, keyed }: ItemProps) => {
  const today = useService(Clock).today();
  return (
    <span>
      {to === undefined ? title : <Link to={to}>{title}</Link>}
      {path !== undefined ? (
        <span className="gw-muted">{reason}</span>
      ) : dueOn === undefined ? null : (
        <span className={overdueDays > 0 ? 'gw-care-late' : 'gw-muted'}>{whenOf(fromOn, dueOn, today)}</span>
      )}
      {keyed ? <kbd>Alt+X</kbd> : null}
    </span>
  );
};
