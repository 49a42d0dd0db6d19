import { SessionService } from '@gongwei/application/identity';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useService } from '../shared/index.ts';
import { useShellDialog } from './dialogs/shell-dialogs.tsx';

/** Where the manual lies; the server builds and serves it. */
export const MANUAL_PATH = '/docs/';

/** Whoever edits residents' files holds one of these. */
const RESIDENT_CODES = ['gwjkdngl', 'gwtjdngl', 'gwsfmkgl', 'gwfybjgl'] as const;

export type UserLink = { readonly key: string; readonly label: string; readonly run: () => void };

/** What the specification puts behind the user's name, log-out last. */
export function useUserLinks(): readonly UserLink[] {
  const navigate = useNavigate();
  const open = useShellDialog();
  const session = useService(SessionService);
  return useMemo(() => {
    const mayEdit = (code: string): boolean => ['M', 'E'].includes(session.may(code) ?? '');
    const page = (key: string, label: string, path: string): UserLink => ({
      key,
      label,
      run: () => void navigate(path),
    });
    return [
      page('home', '首页', '/wel/index'),
      page('sign', '个人签名', '/info/sign'),
      page('org', '机构设置', '/info/org'),
      ...(RESIDENT_CODES.some((code) => mayEdit(code))
        ? [{ key: 'verification', label: '数据核验', run: () => open('verification') }]
        : []),
      { key: 'wechat', label: '微信绑定', run: () => open('bindWeChat') },
      { key: 'phone', label: '手机绑定', run: () => open('bindPhone') },
      { key: 'pressure', label: '血压设备绑定', run: () => open('bindPressure') },
      { key: 'glucose', label: '血糖设备绑定', run: () => open('bindGlucose') },
      page('video', '视频通话', '/info/video/video-home'),
      // Accounts of the other platform belong to whoever uploads to it.
      ...(mayEdit('tjscgl')
        ? [
            { key: 'platform-test', label: '平台密码测试', run: () => open('platformTest') },
            { key: 'platform-check', label: '平台密码检验', run: () => open('platformCheck') },
            { key: 'platform-accounts', label: '平台账号', run: () => open('platformAccounts') },
          ]
        : []),
      { key: 'devices', label: '设备检测', run: () => open('deviceCheck') },
      { key: 'password', label: '修改密码', run: () => open('changePassword') },
      // Who keeps the users of the institution: the letter that may change something there.
      ...(mayEdit('ht-jgyh') ? [{ key: 'reset', label: '重置密码', run: () => open('resetPassword') }] : []),
      { key: 'out', label: '退出登录', run: () => open('logOut') },
    ];
  }, [navigate, open, session]);
}
