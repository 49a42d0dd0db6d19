import { createRegionChoice, RegionDirectory } from '@gongwei/application/organisation';
import { Clock } from '@gongwei/application/shared';
import { isRegionCode, levelToOpen, parentRegion, type Region, namesWanted } from '@gongwei/domain/organisation';
import { memo, useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../shared/icon.part.tsx';
import { useService } from '../../shared/services.tsx';
import { useLoaded } from '../../shared/use-loaded.ts';
import { entryOfValue } from './entry.rules.ts';
import { describedBy, drawField, idOf, type FieldProps } from './field-frame.part.tsx';
import { useFormPeople } from '../people/form-people.ts';
import { lastOf } from '../last-value.rules.ts';
import { keepCursor } from '../../shared/choose/anchored.ts';
import { RegionListBox } from './region-list.part.tsx';
import { pickerKeyOf } from './region-keys.rules.ts';
import { useAskedOnce } from '../saving/use-asked-once.ts';
import { useFieldState } from '../use-field-state.ts';
import { useNames } from '../people/use-names.ts';
import './region.css';

/**
 * An administrative division, chosen level by level down to the village or found by name, pinyin initials or code. What
 * is typed and not chosen stays as text: the box works without its list. The code is stored, the words are shown.
 */
export const RegionField = memo((props: FieldProps) => {
  const { session, field, label, bare } = props;
  const state = useFieldState(session, field.key);
  const asked = useAskedOnce(state.visible);
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const answer = entryOfValue(state.value);
  const [chosen, setChosen] = useState<{ readonly [code: string]: string }>({});
  const last = entryOfValue(lastOf(session, field, state)?.value);
  const proposal = entryOfValue(state.proposal);
  const wanted = useMemo(
    () =>
      namesWanted(
        [field],
        [answer, last, proposal].map((value) => ({ [field.key]: value })),
        chosen,
      ),
    [field, answer, last, proposal, chosen],
  );
  const names = { ...useNames(useFormPeople().names, wanted), ...chosen };
  const shown = names[answer] ?? answer;
  const institution = session.context.user?.institutionCode ?? '';
  const { open, close, level, search, move, wordsOf } = useLoaded(
    createRegionChoice,
    useService(RegionDirectory),
    useService(Clock),
    institution,
  );

  useLayoutEffect(() => {
    const element = box.current;
    if (element && element.value !== shown) element.value = shown;
  });

  const choose = useCallback(
    async (row: Region): Promise<void> => {
      const words = await wordsOf(row).catch(() => row.name);
      setChosen((old) => ({ ...old, [row.code]: words }));
      session.change(field.key, row.code);
      if (row.lowest) close();
      else level(row.code, row.code);
    },
    [wordsOf, session, field.key, close, level],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const place = { open: open !== undefined, active: (open?.active ?? -1) >= 0, level: open?.list?.by === 'level' };
    const press = { key: event.key, alt: event.altKey, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey };
    const command = pickerKeyOf(press, place);
    if (!command) {
      if (event.key === 'Enter' || event.key === 'Tab') close();
      return;
    }
    event.preventDefault();
    if (command.do === 'close') event.stopPropagation();
    const list = open?.list;
    const row = list?.rows[open?.active ?? -1];
    if (command.do === 'open') level(levelToOpen(answer, institution), answer);
    else if (command.do === 'close') close();
    else if (command.do === 'move') move(command.by);
    else if (command.do === 'higher') {
      if (list?.by === 'level' && list.below !== '') level(parentRegion(list.below) ?? '', list.below);
    } else if (row && (command.do === 'choose' || !row.lowest)) {
      if (command.do === 'choose') void choose(row);
      else level(row.code, answer);
    }
  };

  if (!asked) return null;
  return drawField(
    props,
    state,
    <div className="gwf-region">
      <input
        ref={box}
        id={idOf(props)}
        type="text"
        role="combobox"
        className="gwf-box"
        autoComplete="off"
        spellCheck={false}
        data-stop=""
        data-code={isRegionCode(answer) ? answer : undefined}
        data-words={isRegionCode(answer) ? shown : undefined}
        defaultValue={shown}
        placeholder="输入名称、拼音首字母，或按 ↓ 选择"
        title={shown}
        aria-expanded={open !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(open && open.active >= 0 ? { 'aria-activedescendant': `${listId}-${open.active}` } : {})}
        {...(bare ? { 'aria-label': label } : {})}
        {...(state.required ? { 'aria-required': true } : {})}
        {...describedBy(props, state)}
        onKeyDown={onKeyDown}
        onInput={(event) => search(event.currentTarget.value)}
        onBlur={close}
      />
      <button
        type="button"
        tabIndex={-1}
        className="gwf-region-open"
        aria-label={`${label}：从列表选择`}
        onMouseDown={keepCursor}
        onClick={() => {
          box.current?.focus();
          if (open) close();
          else level(levelToOpen(answer, institution), answer);
        }}
      >
        <Icon name="down" />
      </button>
      {open && box.current ? (
        <RegionListBox
          id={listId}
          anchor={box.current}
          open={open}
          label={label}
          onChoose={(row) => void choose(row)}
          onClimb={(below) => level(below, answer)}
        />
      ) : null}
    </div>,
    names,
  );
});
RegionField.displayName = 'RegionField';
