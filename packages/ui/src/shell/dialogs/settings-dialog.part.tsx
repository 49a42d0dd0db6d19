import { AppearanceService } from '@gongwei/application/shell';
import { DISPLAYS, THEME_NAMES, type SwitchName } from '@gongwei/domain/shell';
import { Button, DialogBox, useBehavior, useService } from '../../shared/index.ts';
import { COLOUR_LABELS, SWITCH_LABELS, THEME_LABELS } from '../look-labels.ts';
import type { ShellDialogProps } from './shell-dialogs.tsx';
import './settings.css';

/** Theme, colour and what is shown around the pages. Everything holds at once and on this device only. */
export const SettingsDialog = ({ onClose }: ShellDialogProps) => {
  const look = useService(AppearanceService);
  const { themeName, colour, switches } = useBehavior(look.appearance$);
  const line = (name: SwitchName) => (
    <label key={name} className="gw-switch-line">
      <span>{SWITCH_LABELS[name]}</span>
      <input
        type="checkbox"
        role="switch"
        className="gw-switch"
        checked={switches[name]}
        aria-checked={switches[name]}
        onChange={(event) => look.turn(name, event.target.checked)}
      />
    </label>
  );
  return (
    <DialogBox
      title="界面设置"
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={look.reset}>恢复默认</Button>
          <Button look="primary" onClick={onClose}>
            完成
          </Button>
        </>
      }
    >
      <div className="gw-settings">
        <fieldset>
          <legend>主题</legend>
          <div className="gw-settings-themes">
            {THEME_NAMES.map((name) => (
              <label key={name} data-look={name}>
                <input type="radio" name="theme" checked={name === themeName} onChange={() => look.chooseTheme(name)} />
                <span className="gw-settings-sketch" aria-hidden="true" />
                {THEME_LABELS[name]}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>主题色</legend>
          <div className="gw-settings-colours">
            {Object.entries(COLOUR_LABELS).map(([value, word]) => (
              <label key={value} title={word}>
                <input
                  type="radio"
                  name="colour"
                  aria-label={word}
                  checked={value.toLowerCase() === colour.toLowerCase()}
                  style={{ background: value }}
                  onChange={() => look.chooseColour(value)}
                />
              </label>
            ))}
            <label className="gw-settings-own">
              自定义
              <input
                type="color"
                className="gw-settings-mixer"
                value={colour}
                onChange={(event) => look.chooseColour(event.target.value)}
              />
            </label>
          </div>
          <p className="gw-muted">文字和按钮的深浅会自动调整，选什么颜色都看得清；打印始终白底黑字。</p>
        </fieldset>
        <fieldset>
          <legend>显示</legend>
          <div className="gw-settings-switches">{DISPLAYS.map(line)}</div>
        </fieldset>
        <fieldset>
          <legend>建档</legend>
          {line('autoRegister')}
          <p className="gw-muted">按身份证号查不到居民时，直接打开新建档案，号码已填好。</p>
        </fieldset>
      </div>
    </DialogBox>
  );
};
