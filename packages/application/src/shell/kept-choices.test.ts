import { describe, expect, it } from 'vitest';
import { STORED } from '../shared/index.ts';
import { emptyBrowser } from '../shared/stored.fixture.ts';
import { createSearchHistory } from './search-history.ts';
import { createSlimSidebar } from './slim-sidebar.ts';

describe('what was searched for', () => {
  it('comes newest first, each once, and no more than are shown', () => {
    const stored = emptyBrowser();
    const history = createSearchHistory(stored);
    expect(history.state$.value.kept).toBeUndefined();
    for (const path of ['/a', '/b', '/b', '/a']) history.remember(path);
    expect(history.state$.value.kept).toEqual(['/a', '/b']);
    for (let at = 0; at < 20; at += 1) history.remember(`/p${at}`);
    expect(history.state$.value.kept).toHaveLength(6);
    expect(createSearchHistory(stored).state$.value.kept?.[0]).toBe('/p19');
  });
  it('adds to what another window kept', () => {
    const stored = emptyBrowser();
    const [here, there] = [createSearchHistory(stored), createSearchHistory(stored)];
    there.remember('/there');
    here.remember('/here');
    expect(here.state$.value.kept).toEqual(['/here', '/there']);
  });
});

describe('the folded side menu', () => {
  it('is as one left it, and holds where the browser takes nothing', () => {
    const stored = emptyBrowser();
    createSlimSidebar(stored).keep(true);
    expect(createSlimSidebar(stored).state$.value.kept).toBe(true);
    const refusing = createSlimSidebar({ ...stored, write: () => false });
    refusing.keep(false);
    expect(refusing.state$.value.kept).toBe(false);
    expect(stored.read(STORED.sidebarSlim)).toBe(true);
  });
  it('is forgotten when nothing is kept', () => {
    const stored = emptyBrowser();
    const sidebar = createSlimSidebar(stored);
    sidebar.keep(true);
    sidebar.keep(undefined);
    expect(stored.read(STORED.sidebarSlim)).toBeUndefined();
    expect(sidebar.read()).toBeUndefined();
  });
});
