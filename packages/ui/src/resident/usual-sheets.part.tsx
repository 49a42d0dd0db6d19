import { CHILD_UNTIL, usualForms, type DueItem, type Resident } from '@gongwei/domain/resident';
import { Link } from 'react-router';
import { buttonClass, Icon, newFormPath } from '../shared/index.ts';
import { useMaySave } from '../shared/use-may-save.ts';
import { careOf } from './care-of.rules.ts';

/**
 * What is usually begun for somebody, by who may. Below seven the sheets of 儿童保健 take the place of check-up and personal information. Whose file is not
 * in care is offered no visit here: what was done before is written from 全部表单.
 */
export const UsualSheets = ({
  resident,
  age,
  due,
}: {
  readonly resident: Resident;
  readonly age: number | undefined;
  readonly due: readonly DueItem[];
}) => {
  const child = age !== undefined && age < CHILD_UNTIL;
  const open = (formId: string) => newFormPath(resident.id, formId);
  const maySave = useMaySave();
  const inCare = resident.status === '1';
  return (
    <>
      {!inCare || child || !maySave('health-check-up') ? null : (
        <Link className={buttonClass('primary')} to={open('health-check-up')}>
          <Icon name="plus" />
          健康体检表
        </Link>
      )}
      {(inCare ? careOf(resident, age) : []).map(({ title, path }) => (
        <Link key={path} className={buttonClass(child ? 'primary' : 'normal')} to={path}>
          <Icon name="maternal" />
          {title}
        </Link>
      ))}
      {usualForms(
        resident.conditions,
        age,
        due.map(({ formId }) => formId),
      )
        .filter(({ formId }) => inCare && maySave(formId))
        .map(({ formId, label }) => (
          <Link key={formId} className={buttonClass()} to={open(formId)}>
            <Icon name="plus" />
            {label}
          </Link>
        ))}
      {child || !maySave('resident-personal-info') ? null : (
        <Link className={buttonClass()} to={open('resident-personal-info')}>
          个人基本信息表
        </Link>
      )}
    </>
  );
};
