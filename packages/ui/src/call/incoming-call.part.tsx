import type { IncomingCalls, RingingCall } from '@gongwei/application/call';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../shared/index.ts';
import { Avatar } from './avatar.part.tsx';
import { ACCEPT_KEY, answerKeyOf, END_KEY } from './call-keys.rules.ts';
import { CallIcon } from './call-icon.part.tsx';
import { useTitleWhile } from './use-title-while.ts';
import { useTopWindow } from './use-top-window.ts';
import './incoming-call.css';

type Props = { readonly call: RingingCall; readonly calls: IncomingCalls };

/**
 * Somebody calls. The card never takes the focus: whoever types goes on typing, and no Enter or space of theirs answers. It is
 * read out, and two keys answer from anywhere.
 */
export const IncomingCall = ({ call, calls }: Props) => {
  const [heading, facts] = [useId(), useId()];
  const video = call.kind === 'video';
  useTitleWhile(`来电：${call.name}`);
  useAnswerKeys(calls);
  const box = useRef<HTMLElement>(null);
  useFocusBack(box);
  return createPortal(
    <section ref={box} className="gw-incoming" role="alertdialog" aria-labelledby={heading} aria-describedby={facts}>
      <div className="gw-incoming-who">
        <span className="gw-incoming-ring">
          <Avatar name={call.name} size={48} />
        </span>
        <div>
          <h2 id={heading}>{video ? '视频来电' : '语音来电'}</h2>
          <p id={facts}>
            <strong>{call.name}</strong>邀请您{video ? '视频' : '语音'}通话
            <span className="gw-muted">{call.from.institutionName}</span>
            {call.others.length > 0 ? <span>通话中还有：{call.others.map(({ name }) => name).join('、')}</span> : null}
            {call.resident ? <span>关于居民：{call.resident.title}</span> : null}
          </p>
        </div>
      </div>
      <div className="gw-incoming-answers">
        <Button look="danger" aria-keyshortcuts={END_KEY.aria} onClick={() => calls.reject()}>
          <CallIcon name="hangUp" />
          拒绝
        </Button>
        {video ? (
          <Button onClick={() => calls.accept({ camera: false })}>
            <CallIcon name="phone" />
            语音接听
          </Button>
        ) : null}
        <Button look="primary" aria-keyshortcuts={ACCEPT_KEY.aria} onClick={() => calls.accept()}>
          <CallIcon name={video ? 'video' : 'phone'} />
          接听
        </Button>
      </div>
      <p className="gw-incoming-keys" aria-hidden="true">
        <kbd>{ACCEPT_KEY.words}</kbd> 接听 <kbd>{END_KEY.words}</kbd> 拒绝
      </p>
      <p className="gw-visually-hidden" role="alert">
        {call.name}邀请您{video ? '视频' : '语音'}通话，按 {ACCEPT_KEY.words} 接听，按 {END_KEY.words} 拒绝。
      </p>
    </section>,
    useTopWindow(),
  );
};

/** Answers from wherever the cursor is; the page below does not see these keys. */
function useAnswerKeys(calls: IncomingCalls): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const key = event.repeat ? undefined : answerKeyOf(event);
      if (!key) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'accept') calls.accept();
      else calls.reject();
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, [calls]);
}

/** Whoever came into the card by the keyboard is brought back to where they were when it goes. */
function useFocusBack(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const card = box.current;
    let before: HTMLElement | undefined;
    const came = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !card?.contains(relatedTarget)) before = relatedTarget;
    };
    card?.addEventListener('focusin', came);
    return () => {
      card?.removeEventListener('focusin', came);
      const here = document.activeElement;
      if (before?.isConnected && (here === document.body || card?.contains(here))) before.focus();
    };
  }, [box]);
}
