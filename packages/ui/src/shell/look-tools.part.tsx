import { AppearanceService, ErrorLog } from '@gongwei/application/shell';
import { THEME_NAMES } from '@gongwei/domain/shell';
import { Button, Icon, MenuButton, useBehavior, useService, type MenuEntry } from '../shared/index.ts';
import { useShellDialog } from './dialogs/shell-dialogs.tsx';
import { THEME_LABELS } from './look-labels.ts';
import { useFullScreen } from './use-full-screen.ts';
import './look-tools.css';

/** The buttons of the header that the settings panel shows and puts away; the way to the panel itself always stays. */
export const LookTools = () => {
  const look = useService(AppearanceService);
  const { themeName, colour, switches } = useBehavior(look.appearance$);
  const screen = useFullScreen();
  const open = useShellDialog();
  const themes = THEME_NAMES.map((name): MenuEntry => ({
    kind: 'check',
    key: name,
    label: THEME_LABELS[name],
    checked: name === themeName,
    onPick: () => look.chooseTheme(name),
  }));
  return (
    <div className="gw-tools" role="group" aria-label="界面工具">
      {switches.log ? <LogButton /> : null}
      {switches.theme ? (
        <MenuButton look="icon" label="主题" entries={themes}>
          <Icon name="shirt" />
        </MenuButton>
      ) : null}
      {switches.themeColor ? (
        <input
          type="color"
          className="gw-colour"
          aria-label="主题色"
          title="主题色"
          value={colour}
          onChange={(event) => look.chooseColour(event.target.value)}
        />
      ) : null}
      {switches.fullscreen && screen ? (
        <Button
          look="icon"
          aria-label={screen.full ? '退出全屏' : '全屏'}
          title={screen.full ? '退出全屏' : '全屏'}
          onClick={screen.toggle}
        >
          <Icon name={screen.full ? 'shrink' : 'expand'} />
        </Button>
      ) : null}
      {switches.lock ? (
        <Button look="icon" aria-label="锁屏" title="锁屏" onClick={() => open('lock')}>
          <Icon name="lock" />
        </Button>
      ) : null}
      <Button look="icon" aria-label="界面设置" title="界面设置" onClick={() => open('settings')}>
        <Icon name="settings" />
      </Button>
    </div>
  );
};

/** Opens the local error log; its badge counts what lies there. */
const LogButton = () => {
  const count = useBehavior(useService(ErrorLog).entries$).length;
  const open = useShellDialog();
  const label = count === 0 ? '错误日志' : `错误日志，${count} 条`;
  return (
    <Button look="icon" className="gw-log-button" aria-label={label} title={label} onClick={() => open('errorLog')}>
      <Icon name="bug" />
      {count === 0 ? null : (
        <span className="gw-badge" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Button>
  );
};
