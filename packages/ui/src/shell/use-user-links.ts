import { SessionService } from '@gongwei/application/identity';
import { RESIDENT_CODES } from '@gongwei/domain/identity';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { holdsRight, type MenuIconName, type Right, useService } from '../shared/index.ts';
import { useShellDialog, type ShellDialogName } from './dialogs/shell-dialogs.tsx';

/** Where the manual lies; the server builds and serves it. */
export const MANUAL_PATH = '/docs/';
/** Its chapter on a page; its first page where there is none. */
export const manualOn = (chapter: string | undefined): string =>
  chapter === undefined || chapter === 'index' ? MANUAL_PATH : `${MANUAL_PATH}${chapter}.html`;

type UserLink = {
  readonly key: string;
  readonly label: string;
  readonly icon: MenuIconName;
  readonly run: () => void;
};
/** Links that belong together; the first group needs no heading, it is the user's own. */
type UserLinks = { readonly key: string; readonly title?: string; readonly links: readonly UserLink[] };

/** What the specification puts behind the user's name, in its order, and what belongs beside it; log-out last. */
export function useUserLinks(): readonly UserLinks[] {
  const navigate = useNavigate();
  const open = useShellDialog();
  const session = useService(SessionService);
  return useMemo(() => {
    const may = (right: Right): boolean => holdsRight(session.may, right);
    const page = (icon: MenuIconName, label: string, path: string): UserLink => ({
      key: path,
      label,
      icon,
      run: () => void navigate(path),
    });
    const dialog = (icon: MenuIconName, label: string, name: ShellDialogName): UserLink => ({
      key: name,
      label,
      icon,
      run: () => open(name),
    });
    const linksIf = (allowed: boolean, ...links: readonly UserLink[]) => (allowed ? links : []);
    const groups: readonly UserLinks[] = [
      {
        key: 'mine',
        links: [
          page('home', '首页', '/wel/index'),
          page('signature', '个人签名', '/info/sign'),
          dialog('password', '修改密码', 'changePassword'),
        ],
      },
      {
        key: 'institution',
        title: '本机构',
        links: [
          page('institution', '机构设置', '/info/org'),
          ...linksIf(
            RESIDENT_CODES.some((code) => may(`${code}:E`)),
            dialog('verification', '数据核验', 'verification'),
          ),
          // Who keeps the users of the institution: the letter that may change something there.
          ...linksIf(may('ht-jgyh:E'), dialog('reset', '重置密码', 'resetPassword')),
        ],
      },
      {
        key: 'bindings',
        title: '绑定',
        links: [
          dialog('weChat', '微信绑定', 'bindWeChat'),
          dialog('phone', '手机绑定', 'bindPhone'),
          dialog('pressure', '血压设备绑定', 'bindPressure'),
          dialog('glucose', '血糖设备绑定', 'bindGlucose'),
        ],
      },
      {
        key: 'calls',
        title: '通话',
        links: [page('video', '视频通话', '/info/video/video-home'), dialog('devices', '设备检测', 'deviceCheck')],
      },
      {
        key: 'platform',
        title: '上传平台',
        // Accounts of the other platform belong to whoever uploads to it.
        links: linksIf(
          may('tjscgl:E'),
          dialog('test', '平台密码测试', 'platformTest'),
          dialog('check', '平台密码检验', 'platformCheck'),
          dialog('accounts', '平台账号', 'platformAccounts'),
        ),
      },
      { key: 'out', links: [dialog('logOut', '退出登录', 'logOut')] },
    ];
    return groups.filter(({ links }) => links.length > 0);
  }, [navigate, open, session]);
}
