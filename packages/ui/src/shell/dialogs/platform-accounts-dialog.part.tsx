import { PlatformAccounts, type PlatformAccountRow } from '@gongwei/application/upload';
import { WRONG_ACCOUNTS_WARNING } from '@gongwei/domain/upload';
import { useEffect, useRef } from 'react';
import {
  Button,
  DialogBox,
  EmptyState,
  FaultState,
  Icon,
  LoadingState,
  useBehavior,
  useService,
} from '../../shared/index.ts';
import { PlatformAccountLine } from './platform-account-line.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';
import '../../shared/list.css';
import './platform-accounts.css';

/** Accounts of the upload platform whose password is wrong; rows that are corrected go. */
export const PlatformAccountsDialog = ({ onClose }: ShellDialogProps) => {
  const service = useService(PlatformAccounts);
  const state = useBehavior(service.state$);
  useEffect(() => {
    void service.load();
    return service.close;
  }, [service]);
  const rows = state.step === 'here' ? state.rows : [];
  const told = state.step === 'here' ? state.told : undefined;
  const list = useRef<HTMLDivElement>(null);
  // A row that was corrected goes, with the cursor in it.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const next = list.current?.closest('dialog')?.querySelector('.gw-accounts td button, .gw-dialog-actions button');
    if (next instanceof HTMLElement) next.focus();
  }, [rows.length]);
  const editing = rows.some(({ mode }) => mode === 'editing');
  return (
    <DialogBox
      title="平台账号"
      width={880}
      initialFocus=".gw-accounts td button"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{rows.length === 0 ? '关闭' : '稍后处理'}</Button>
          <Button
            look="primary"
            disabled={!editing}
            busy={rows.some(({ mode }) => mode === 'saving')}
            onClick={() => service.submit()}
          >
            提交修改
          </Button>
        </>
      }
    >
      <div className="gw-accounts" ref={list}>
        {state.step === 'unasked' || state.step === 'asking' ? <LoadingState /> : null}
        {state.step === 'failed' ? <FaultState fault={state.fault} onRetry={() => void service.load()} /> : null}
        {state.step === 'here' && rows.length === 0 ? (
          <EmptyState icon="check" title="平台账号密码均正确">
            {told}
          </EmptyState>
        ) : null}
        {rows.length === 0 ? null : (
          <>
            <div className="gw-table-frame">
              <table className="gw-table" aria-label="密码错误的平台账号">
                <thead>
                  <tr>
                    <th scope="col">机构名称</th>
                    <th scope="col">本平台用户</th>
                    <th scope="col">平台用户名</th>
                    <th scope="col">平台密码</th>
                    <th scope="col">操作</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    // Not by its id: the same account asked for anew is the same line, with the cursor in it.
                    <PlatformAccountLine key={keyOf(row)} row={row} />
                  ))}
                </tbody>
              </table>
            </div>
            <p className="gw-note gw-note--warn">
              <Icon name="alert" />
              {WRONG_ACCOUNTS_WARNING}
            </p>
          </>
        )}
        <p className="gw-accounts-told" role="status">
          {rows.length === 0 ? null : told}
        </p>
      </div>
    </DialogBox>
  );
};

const keyOf = ({ account: { institutionName, username, keeper } }: PlatformAccountRow): string =>
  [institutionName, username, keeper].join('|');
