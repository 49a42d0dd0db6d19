import { ApiTokenGateway, createTokenChoices } from '@gongwei/application/back-office';
import type { FormEvent } from 'react';
import type { ActionTarget } from '../../lists/index.ts';
import { Button, DialogBox, FaultState, LoadingState, useLoaded, useService } from '../../shared/index.ts';
import { GivenToken } from './given-token.part.tsx';
import { TokenFields } from './token-fields.part.tsx';
import { useNewToken } from './use-new-token.ts';
import '../back-office.css';
import './tokens.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

/** 新建令牌: what a program asks with, in the name of one's own account, with the rights that are chosen here and no more. */
export const NewToken = ({ onClose }: Props) => {
  const { value, failure, reload } = useLoaded(createTokenChoices, useService(ApiTokenGateway));
  const { draft, today, trouble, busy, given, create, set } = useNewToken(value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void create();
  };
  if (given !== undefined) return <GivenToken token={given} onClose={onClose} />;
  return (
    <DialogBox
      title="新建令牌"
      width={680}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form="new-token" look="primary" busy={busy} disabled={!value}>
            新建
          </Button>
        </>
      }
    >
      {failure ? <FaultState fault={failure} onRetry={reload} /> : null}
      {value || failure ? null : <LoadingState />}
      <form id="new-token" className="gw-token" noValidate onSubmit={submit}>
        {value ? <TokenFields choices={value} draft={draft} today={today} onChange={set} /> : null}
        {trouble === undefined ? null : (
          <p className="gw-note gw-note--danger" role="alert">
            {trouble}
          </p>
        )}
      </form>
    </DialogBox>
  );
};
