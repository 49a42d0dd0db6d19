import { createManualClock, createMemoryKeyValueStore } from '@gongwei/adapters/memory';
import { createStoredItems, STORED } from '@gongwei/application/shared';
import { createAppearanceService } from '@gongwei/application/shell';
import { DEFAULT_APPEARANCE, SWITCH_NAMES } from '@gongwei/domain/shell';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';

function device() {
  const local = createMemoryKeyValueStore();
  const open = () => {
    const elsewhere$ = new Subject<string>();
    const stored = createStoredItems(local, createMemoryKeyValueStore(), createManualClock(), elsewhere$);
    return { elsewhere$, stored, look: createAppearanceService(stored) };
  };
  return { local, open };
}

describe('the appearance', () => {
  it('starts as delivered: the default theme in #409EFF, everything shown', () => {
    const { look } = device().open();
    expect(look.appearance$.value).toEqual(DEFAULT_APPEARANCE);
    expect(look.appearance$.value).toMatchObject({ themeName: 'default', colour: '#409EFF' });
    expect(Object.values(look.appearance$.value.switches)).not.toContain(false);
  });

  it('holds at once, lies under the names of the specification, and is there at the next visit', () => {
    const { local, open } = device();
    const { look } = open();
    look.chooseTheme('black');
    look.chooseColour('#c02a2a');
    look.turn('tag', false);
    const chosen = look.appearance$.value;
    expect(chosen).toMatchObject({ themeName: 'black', colour: '#c02a2a', switches: { tag: false, log: true } });
    expect(JSON.parse(local.read('themeName') ?? '')).toMatchObject({ content: 'black' });
    expect(JSON.parse(local.read('theme') ?? '')).toMatchObject({ content: '#c02a2a' });
    expect(open().look.appearance$.value).toEqual(chosen);
  });

  it('follows another window', () => {
    const { open } = device();
    const [one, other] = [open(), open()];
    one.look.chooseTheme('gradient');
    other.elsewhere$.next('themeName');
    expect(other.look.appearance$.value.themeName).toBe('gradient');
    one.look.turn('search', false);
    other.elsewhere$.next('somethingElse');
    expect(other.look.appearance$.value.switches.search).toBe(true);
    other.elsewhere$.next('switches');
    expect(other.look.appearance$.value.switches.search).toBe(false);
  });

  it('goes back to how it was delivered, for the next visit too', () => {
    const { open } = device();
    const { look } = open();
    look.chooseTheme('colour');
    for (const name of SWITCH_NAMES) look.turn(name, false);
    look.reset();
    expect(look.appearance$.value).toEqual(DEFAULT_APPEARANCE);
    expect(open().look.appearance$.value).toEqual(DEFAULT_APPEARANCE);
  });

  it.each(['rot', '', '#fff', 'red; background: url(x)', '#40 9eff'])('takes no %j for a colour', (text) => {
    const { local, open } = device();
    const { look } = open();
    look.chooseColour(text);
    expect(look.appearance$.value.colour).toBe('#409EFF');
    expect(local.names()).toEqual([]);
  });

  it('ignores what does not fit in the storage, and survives a log-out', () => {
    const { open } = device();
    const { stored, look } = open();
    look.chooseTheme('black');
    stored.clear('log-out');
    expect(open().look.appearance$.value.themeName).toBe('black');
    stored.write(STORED.themeName, 'neon');
    stored.write(STORED.theme, 'javascript:');
    stored.write(STORED.switches, { tag: 'no', unknown: true } as never);
    expect(open().look.appearance$.value).toEqual(DEFAULT_APPEARANCE);
  });
});
