import { SessionService } from '@gongwei/application/identity';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useService } from '../shared/index.ts';
import { useShellDialog } from './dialogs/shell-dialogs.tsx';

/** Where the manual lies; the server builds and serves it. */
export const MANUAL_PATH = '/docs/';

export type UserLink = { readonly key: string; readonly label: string; readonly run: () => void };

/** What the specification puts behind the user's name, log-out last. */
export function useUserLinks(): readonly UserLink[] {
  const navigate = useNavigate();
  const open = useShellDialog();
  const session = useService(SessionService);
  return useMemo(() => {
    const page = (key: string, label: string, path: string): UserLink => ({
      key,
      label,
      run: () => void navigate(path),
    });
    return [
      page('home', '首页', '/wel/index'),
      page('sign', '个人签名', '/info/sign'),
      page('org', '机构设置', '/info/org'),
      page('video', '视频通话', '/info/video/video-home'),
      { key: 'devices', label: '设备检测', run: () => open('deviceCheck') },
      { key: 'password', label: '修改密码', run: () => open('changePassword') },
      // Who keeps the users of the institution: the letter that may change something there.
      ...(['M', 'E'].includes(session.may('ht-jgyh') ?? '')
        ? [{ key: 'reset', label: '重置密码', run: () => open('resetPassword') }]
        : []),
      { key: 'out', label: '退出登录', run: () => open('logOut') },
    ];
  }, [navigate, open, session]);
}
