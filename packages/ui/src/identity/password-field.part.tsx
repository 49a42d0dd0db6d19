import { useState, type KeyboardEvent, type Ref } from 'react';
import { Button, Icon } from '../shared/index.ts';

type Props = {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly invalid: boolean;
  /** Id of the sentence that says what is wrong. */
  readonly describedBy: string;
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly ref?: Ref<HTMLInputElement>;
};

const CAPS_LOCK = '大写锁定已打开';

/** A password that can be looked at, with a word when Caps Lock is on. */
export const PasswordField = ({ id, value, onChange, invalid, describedBy, autoComplete, ref }: Props) => {
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <>
      <span className="gw-login-password">
        <input
          id={id}
          ref={ref}
          className="gw-input"
          name={id}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete ?? 'current-password'}
          value={value}
          aria-invalid={invalid || undefined}
          aria-describedby={`${describedBy} ${id}-caps`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <Button
          look="icon"
          small
          aria-label={visible ? '隐藏密码' : '显示密码'}
          aria-pressed={visible}
          title={visible ? '隐藏密码' : '显示密码'}
          onClick={() => setVisible(!visible)}
        >
          <Icon name={visible ? 'eyeOff' : 'eye'} />
        </Button>
      </span>
      {/* The form that comes with the page says the same before the program is there. */}
      <p id={`${id}-caps`} className="gw-login-caps" role="status" data-says={CAPS_LOCK}>
        {capsLock ? CAPS_LOCK : ''}
      </p>
    </>
  );
};
