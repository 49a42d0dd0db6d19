import type { FormSession, FormStatus } from '@gongwei/application/forms';
import type { PassedSheet, ReturnedSheet } from '@gongwei/domain/forms';
import { useLayoutEffect, useRef } from 'react';
import { chinaTime } from '../shared/format.ts';
import { useSelected } from './use-selected.ts';

type Props = { readonly session: FormSession; readonly onJump: (key: string) => void };

const returnedOf = ({ record }: FormStatus): ReturnedSheet | undefined => record?.returned;
const passedOf = ({ record }: FormStatus): PassedSheet | undefined => record?.passed;

/** Why a reviewer sent the sheet back, with a way to each field; gone with the save that hands it in again. Or that it was passed, and who can open it again. */
export const VerdictNote = ({ session, onJump }: Props) => {
  const returned = useSelected(session.status$, returnedOf);
  const passed = useSelected(session.status$, passedOf);
  if (passed) return <Passed {...passed} />;
  return returned ? <Note session={session} returned={returned} onJump={onJump} /> : null;
};

/** Before somebody types what could not be saved. */
const Passed = ({ byName, at }: PassedSheet) => (
  <div className="gw-note gwf-returned-note" role="status">
    <p>
      <b>{byName}</b> {chinaTime(at).replace('T', ' ')}{' '}
      审核通过，体检表已锁定，不能修改。确实要改，请审核医生在“居民体检档案审核”里撤回审核。
    </p>
  </div>
);

const Note = ({ session, returned, onJump }: Props & { readonly returned: ReturnedSheet }) => {
  const frame = useRef<HTMLDivElement>(null);
  // What stands at the fields is drawn with them: it shows for as long as this does.
  useLayoutEffect(() => {
    const form = frame.current?.closest<HTMLElement>('.gwf');
    if (!form) return;
    form.dataset['returned'] = '';
    return () => void delete form.dataset['returned'];
  }, []);
  const { byName, at, note, fields } = returned;
  return (
    <div ref={frame} className="gw-note gw-note--warn gwf-returned-note" role="status">
      <p>
        <b>{byName}</b> {chinaTime(at).replace('T', ' ')} 退回了这份体检表{note === undefined ? '' : `：${note}`}
        。改好保存就重新提交审核。
      </p>
      {fields.length === 0 ? null : (
        <ul>
          {fields.map(({ field, reason }) => (
            <li key={field}>
              <button type="button" className="gwf-link" onClick={() => onJump(field)}>
                {labelOf(session, field)}
              </button>
              ：{reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const labelOf = ({ form }: FormSession, key: string): string =>
  form.fields.find((field) => field.key === key)?.label ?? key;
