import { Clock } from '@gongwei/application/shared';
import { agePartsOf, ageTextOf } from '@gongwei/domain/maternal-child';
import { formatAge, type Family, type FamilyMember, type Resident } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { Link } from 'react-router';
import { archivePath, Button, carePagePath, SEX_LABELS, useService } from '../shared/index.ts';
import type { CarePage } from '@gongwei/domain/pages';
import { RELATIVE_LABELS, type Relative } from './relative.ts';

/** Up to this age months and days are said. Completed years. */
const CHILD = 7;

type Props = {
  readonly page: CarePage;
  readonly resident: Resident;
  readonly family: Family;
  /** Absent: nobody may be tied here. */
  readonly onTie: ((who: Relative) => void) | undefined;
};

const RELATIVES: { readonly [kind in CarePage['kind']]: readonly Relative[] } = {
  woman: ['child', 'spouse'],
  child: ['mother'],
  premarital: ['spouse'],
  prepregnancy: ['spouse'],
};

/** Whose page this is and who belongs to her or him, each a way to the page of that person. */
export const CareHead = ({ page, resident, family, onTie }: Props) => {
  const today = useService(Clock).today();
  return (
    <header className="gw-care-head">
      <span className="gw-care-title">{page.title}</span>
      <Link to={archivePath(resident.id)}>
        <b>{resident.name}</b>
      </Link>
      <span>{SEX_LABELS[resident.sex]}</span>
      <span>{ageInDays(resident, today)}</span>
      <span className="gw-muted">{resident.villageName}</span>
      <span className="gw-care-family">
        {RELATIVES[page.kind].map((who) => (
          <Relatives key={who} who={who} family={family} onTie={onTie} />
        ))}
      </span>
    </header>
  );
};

const Relatives = ({ who, family, onTie }: Pick<Props, 'family' | 'onTie'> & { readonly who: Relative }) => {
  const known = who === 'child' ? family.children : [family[who]].filter((one) => one !== undefined);
  return (
    <span>
      {RELATIVE_LABELS[who]}：
      {known.map((member) => (
        <Link key={member.id} to={pageOf(who, member)}>
          {member.name}
        </Link>
      ))}
      {onTie ? (
        <Button small look="quiet" onClick={() => onTie(who)}>
          {known.length === 0 ? '关联' : who === 'child' ? '再关联' : '更换'}
        </Button>
      ) : known.length === 0 ? (
        <span className="gw-muted">未关联</span>
      ) : null}
    </span>
  );
};

/** Where one goes on with a relative: the child's visits, the mother's care, otherwise the file. */
const pageOf = (who: Relative, { id }: FamilyMember): string =>
  who === 'child' ? carePagePath('child', id) : who === 'mother' ? carePagePath('woman', id) : archivePath(id);

/** Months and days of a child, years of others; of who shows no birth date, what is told of the age. */
const ageInDays = (resident: Resident, today: CalendarDay): string => {
  const parts = resident.birthDate === undefined ? undefined : agePartsOf(resident.birthDate, today);
  return parts && parts.years < CHILD ? ageTextOf(parts) : formatAge(resident, today);
};
