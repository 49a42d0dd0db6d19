import type { FormSession } from '@gongwei/application/forms';
import { createRetestOfPerson, WaitingRetests } from '@gongwei/application/nucleic-acid';
import { Clock } from '@gongwei/application/shared';
import { useEffect } from 'react';
import { Button, useBehavior, useLoaded, useService, wordsOf } from '../shared/index.ts';
import type { DeskTools } from './desk-form.part.tsx';
import { formatDue } from './desk.rules.ts';

/** 检测类型 2: the swab of their own of somebody of a positive pool. */
const RETEST = '2';

const useText = (session: FormSession, key: string): string => {
  const { value } = useBehavior(session.field$(key));
  return typeof value === 'string' ? value : '';
};

/** Says that whoever stands at the desk is waited for, and makes the tube theirs: its kind and its pool in one press. */
export const WaitingRetestNote = ({ session, focus }: DeskTools) => {
  const [idNo, kind, origin] = [
    useText(session, 'idNo'),
    useText(session, 'checkType'),
    useText(session, 'originPool'),
  ];
  const { type, value, failure } = useLoaded(createRetestOfPerson, useService(WaitingRetests), useService(Clock));
  useEffect(() => type(idNo), [type, idNo]);
  if (failure !== undefined)
    return <p className="gw-note gw-desk-retest">没有查到此人是否待单采复核：{wordsOf(failure).message}</p>;
  const [first] = value ?? [];
  if (!first) return null;
  const taken = kind === RETEST && origin.toUpperCase() === first.pool.toUpperCase();
  const take = () => {
    session.change('checkType', RETEST);
    session.change('originPool', first.pool);
    focus('name', 'sex', 'phone', 'region', 'crowdType', 'samplePoint', 'tubeBarcode');
  };
  return (
    <p className="gw-note gw-note--warn gw-desk-retest" role="status">
      <span>
        {first.again ? '此人要再采一次单管复核' : '此人等待单采复核'}：混采管 <b>{first.pool}</b>，{formatDue(first)}
        {taken ? '。这一管登记为复核管。' : '。'}
      </span>
      {taken ? null : (
        <Button small look="primary" onClick={take}>
          登记为复核管
        </Button>
      )}
    </p>
  );
};
