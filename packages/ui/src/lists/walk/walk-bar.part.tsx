import { SavedSheets, type SavedSheet } from '@gongwei/application/forms';
import { ListSessions, type Walk } from '@gongwei/application/lists';
import { TabsService } from '@gongwei/application/shell';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button, formatCount, Icon, recordPath, useBehavior, useNotify, useService } from '../../shared/index.ts';
import { isTyping } from '../../shared/is-typing.ts';
import { useDocumentKeys } from '../../shared/use-document-keys.ts';
import { addressOfNext, counted, isDoneBy, isOfRow, stepOfKey } from './walk.rules.ts';
import './walk-bar.css';

/** Milliseconds within which the page that was asked for is in front: navigating within the program needs no answer. */
const SOON = 2_000;

/** Over the pages of somebody opened out of a list: where one is in it, and the next one. Alt+PageDown and Alt+PageUp do the same, ] and [ while nobody types; Alt+B goes back to the list, and so does Alt+↑ where no form has it. The sheet a row asks for leads on when it is saved. The rows that were left stand in no tabs of their own. */
export const WalkBar = () => {
  const lists = useService(ListSessions);
  const sheets = useService(SavedSheets);
  const tabs = useService(TabsService);
  const walk = useBehavior(lists.walk$);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const shown = walk !== undefined && isOfRow(pathname + search, walk);
  const step = async (by: 1 | -1, saved?: SavedSheet): Promise<void> => {
    const from = lists.walk$.value;
    const opened = await lists.step(by);
    const to = lists.walk$.value;
    if (!from || !to) return;
    if (opened === undefined) {
      // Where the next rows did not come, the bar is still there to try again.
      if (!saved) notify({ text: by === 1 ? '已是最后一位' : '已是第一位', kind: 'warn' });
      else if (from.at === from.of) notify({ text: `已保存，“${from.title}”到最后了` });
      return;
    }
    if (saved)
      notify({
        text: `已保存，这是下一${counted(to.unit)}（${to.at} / ${to.of}）`,
        action: {
          label: '回到刚保存的',
          run: () => void navigate(recordPath(saved.subjectId, saved.formId, saved.recordId)),
        },
      });
    // Answers nobody has saved keep their tab.
    if (![...sheets.open].some((sheet) => sheet.subjectId === from.residentId && sheet.isUnsaved())) leaveTab(tabs);
    void navigate(addressOfNext(pathname, from, to, opened), { state: { list: to.list } });
  };
  useDocumentKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const by = stepOfKey(event.key, event.altKey, isTyping(event.target));
    // Alt+↑ opens and shuts what is chosen from.
    if (by === undefined || (by === 'list' && event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    void (by === 'list' ? walk && navigate(walk.list) : step(by));
  }, shown);
  useGoingOn(shown, sheets, (sheet) => {
    const now = lists.walk$.value;
    if (now && isDoneBy(now, sheet) && !document.querySelector('dialog[open]')) void step(1, sheet);
  });
  return shown ? <Steps walk={walk} step={step} onEnd={() => lists.endWalk()} /> : null;
};

type StepsProps = {
  readonly walk: Walk;
  readonly step: (by: 1 | -1) => Promise<void>;
  readonly onEnd: () => void;
};

const Steps = ({ walk, step, onEnd }: StepsProps) => (
  <nav className="gw-walk" aria-label={`${walk.title}逐个处理`}>
    <Link to={walk.list} title="Alt+B">
      {walk.title}
    </Link>
    <span className="gw-num">
      {formatCount(walk.at)} / {formatCount(walk.of)}
    </span>
    <Button small title="Alt+PageUp" disabled={walk.at <= 1} onClick={() => void step(-1)}>
      <Icon name="left" size={12} />
      上一{counted(walk.unit)}
    </Button>
    <Button small title="Alt+PageDown" disabled={walk.at >= walk.of} onClick={() => void step(1)}>
      下一{counted(walk.unit)}
      <Icon name="right" size={12} />
    </Button>
    <Button look="icon" small aria-label="不再逐个处理" onClick={onEnd}>
      <Icon name="close" size={12} />
    </Button>
  </nav>
);

/** What one goes on from is closed as soon as another tab is in front. Two rows may be about one page, which stays. */
function leaveTab(tabs: TabsService): void {
  const left = tabs.current$.value;
  const following = tabs.current$.subscribe((current) => {
    if (current !== left) {
      following.unsubscribe();
      tabs.close(left);
    }
  });
  setTimeout(() => following.unsubscribe(), SOON);
}

/** A sheet that was filled in while the bar is shown leads on, once the form itself has said what it has to say, and unless it asks something. */
function useGoingOn(shown: boolean, { news$ }: SavedSheets, goOn: (sheet: SavedSheet) => void): void {
  const told = useEffectEvent(goOn);
  useEffect(() => {
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = news$.subscribe((sheet) => {
      timer = setTimeout(() => told(sheet), 0);
    });
    return () => {
      listening.unsubscribe();
      clearTimeout(timer);
    };
  }, [shown, news$]);
}
