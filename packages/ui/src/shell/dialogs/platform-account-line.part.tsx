import { PlatformAccounts, type PlatformAccountRow } from '@gongwei/application/upload';
import type { AccountField } from '@gongwei/domain/upload';
import type { KeyboardEvent } from 'react';
import { Button, useService } from '../../shared/index.ts';

const LABELS = { username: '平台用户名', password: '平台密码' } as const;

/** A row of the accounts: read, or edited line by line. */
export const PlatformAccountLine = ({ row }: { readonly row: PlatformAccountRow }) => {
  const service = useService(PlatformAccounts);
  const { id, account, mode, refusal } = row;
  return (
    <>
      <tr data-mode={mode}>
        <td>{account.institutionName}</td>
        <td>{account.keeper}</td>
        <td>{mode === 'reading' ? account.username : <Line row={row} field="username" />}</td>
        <td>{mode === 'reading' ? '********' : <Line row={row} field="password" />}</td>
        <td>
          {mode === 'reading' ? (
            <Button small onClick={() => service.edit(id)} aria-label={`修改 ${account.username}`}>
              修改
            </Button>
          ) : (
            <Button small disabled={mode === 'saving'} onClick={() => service.cancel(id)}>
              取消
            </Button>
          )}
        </td>
      </tr>
      {refusal === undefined ? null : (
        <tr className="gw-accounts-refusal">
          <td colSpan={5}>
            <span role="alert">
              {account.username}：{refusal}
            </span>
          </td>
        </tr>
      )}
    </>
  );
};

/** The row was opened to be typed in, and the password is what is wrong. */
const startHere = (input: HTMLInputElement | null): void => input?.focus();

const Line = ({ row, field }: { readonly row: PlatformAccountRow; readonly field: AccountField }) => {
  const service = useService(PlatformAccounts);
  const problem = row.problems[field];
  const name = `${LABELS[field]}（${row.account.institutionName}）`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) service.submit(row.id);
  };
  return (
    <>
      <input
        className="gw-input"
        type={field === 'password' ? 'password' : 'text'}
        autoComplete="off"
        maxLength={50}
        ref={field === 'password' ? startHere : undefined}
        aria-label={name}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`account-${row.id}-${field}`}
        // Not disabled, which would lose the cursor: a refused password is typed anew at once.
        readOnly={row.mode === 'saving'}
        value={row.draft[field]}
        // What stands there for the password is not the password: it is typed over.
        onFocus={(event) => event.target.select()}
        onChange={(event) => service.type(row.id, field, event.target.value)}
        onBlur={() => service.leave(row.id, field)}
        onKeyDown={onKeyDown}
      />
      <span id={`account-${row.id}-${field}`} className="gw-accounts-problem" role="alert">
        {problem}
      </span>
    </>
  );
};
