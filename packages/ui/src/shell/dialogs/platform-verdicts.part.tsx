import type { LoadState } from '@gongwei/application/shared';
import { createPlatformVerdicts, PlatformGateway, type TriedAccounts } from '@gongwei/application/upload';
import type { AccountVerdict } from '@gongwei/domain/upload';
import { FaultState, LoadingState, useLoaded, useService, useUserSession } from '../../shared/index.ts';
import '../../shared/list.css';
import './platform-accounts.css';

const WORDS = {
  '0': '未检验',
  '1': '检验通过',
  '2': '密码错误',
  '3': '平台无法访问',
  '4': '账号锁定',
} as const satisfies Readonly<Record<AccountVerdict, string>>;

/** Tries all accounts of the institution at the upload platform, anew when it is asked to. */
export function usePlatformVerdicts(): Verdicts & { readonly reload: () => void } {
  return useLoaded(createPlatformVerdicts, useService(PlatformGateway), useUserSession()?.institution);
}

type Verdicts = LoadState<TriedAccounts>;

/** What the upload platform said of each account. */
export const PlatformVerdicts = ({ value, loading, failure, reload }: ReturnType<typeof usePlatformVerdicts>) => (
  <div className="gw-accounts">
    {value === undefined && loading ? <LoadingState label="正在逐个检验平台账号…" /> : null}
    {failure === undefined ? null : <FaultState fault={failure} onRetry={reload} />}
    <p role="status">{loading || failure !== undefined ? null : value?.message}</p>
    {value === undefined || value.accounts.length === 0 ? null : (
      <div className="gw-table-frame">
        <table className="gw-table" aria-label="平台账号检验结果">
          <thead>
            <tr>
              <th scope="col">机构名称</th>
              <th scope="col">平台用户名</th>
              <th scope="col">结果</th>
              <th scope="col">平台返回信息</th>
            </tr>
          </thead>
          <tbody>
            {value.accounts.map((account) => (
              <tr key={account.username}>
                <td>{account.institutionName}</td>
                <td>{account.username}</td>
                <td data-verdict={account.verdict}>{WORDS[account.verdict]}</td>
                <td>{account.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </div>
);
