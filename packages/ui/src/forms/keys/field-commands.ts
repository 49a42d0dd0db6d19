import type { FormSession } from '@gongwei/application/forms';
import type { createRowCommands } from '../fields/row-commands.ts';
import { fieldOf, sectionOf } from '../form-dom.ts';
import type { FormRunner } from '../form-runner.ts';
import type { FormCommands } from './use-form-commands.ts';

/** Where an act was asked for: the element, its field and its section. */
type Place = {
  readonly element: HTMLElement;
  readonly key: string | undefined;
  readonly section: string | undefined;
};
/** Does an act where it is of use there; acts are named by `data-act` and by the keys of `commandOf`. */
export type FieldCommands = (act: string | undefined, element: Element) => void;

type Needs = {
  readonly session: FormSession;
  readonly runner: FormRunner;
  readonly acts: Pick<FormCommands, 'tell' | 'jumpTo' | 'measure' | 'metersIn'>;
  readonly rows: ReturnType<typeof createRowCommands>;
};

/** What buttons and keys do to the fields of a form, by name. */
export function createFieldCommands({ session, runner, acts, rows }: Needs): FieldCommands {
  const tellCount = (count: number, done: (count: number) => string, none: string): void =>
    count > 0 ? acts.tell(done(count)) : acts.tell(none, { kind: 'info' });
  const targetOf = (element: HTMLElement): string => element.dataset['to'] ?? '';

  const byName: { readonly [act: string]: (place: Place) => void } = {
    previous({ element, key }) {
      const several = element.dataset['keys'];
      if (several) for (const one of several.split(' ')) session.acceptPrevious(one);
      else if (key && !session.acceptPrevious(key)) acts.tell('这一项没有上次的值', { kind: 'info' });
    },
    follow({ key }) {
      if (!key) return;
      if (session.field$(key).value.proposal === undefined) acts.tell('这一项没有建议值', { kind: 'info' });
      else session.follow(key);
    },
    normal({ section }) {
      if (section)
        tellCount(session.fillNormal(section), (count) => `已填入 ${count} 项正常值`, '这一章没有还可填正常值的项目');
    },
    carry({ section }) {
      if (section)
        tellCount(session.carryForward(section), (count) => `已沿用上次 ${count} 项`, '这一章没有可沿用的上次值');
    },
    meter({ element, section }) {
      const kind = targetOf(element) || acts.metersIn(section)[0];
      if (kind === 'xy' || kind === 'xt') acts.measure(kind);
      else acts.tell('这一章没有可用蓝牙读取的项目', { kind: 'info' });
    },
    clear({ key }) {
      if (key) session.change(key, undefined);
    },
    'remove-row'({ element, key }) {
      if (key) rows.remove(key, element);
    },
    field: ({ element }) => void runner.focusField(targetOf(element)),
    jump: ({ element }) => acts.jumpTo(targetOf(element)),
  };

  return (act, element) => {
    if (act === undefined || !Object.hasOwn(byName, act)) return;
    const key = fieldOf(element);
    const section = sectionOf(element) ?? (key ? session.form.sectionOf(key) : undefined);
    byName[act]?.({ element: element as HTMLElement, key, section });
  };
}
