import { createMemoryWindows } from '../memory/index.ts';
import { sheetHoldsContract } from './sheet-holds.contract.ts';
import { createWebLockSheetHolds } from './web-lock-sheet-holds.ts';

const window = createMemoryWindows();
sheetHoldsContract('in memory', () => {
  const holds = window();
  return { holds, hang: holds.hang, close: holds.die };
});

sheetHoldsContract('by web locks', () => {
  const channel = new BroadcastChannel('sheets');
  const holds = createWebLockSheetHolds({
    locks: navigator.locks,
    channel,
    patience: { reload: 20, answer: 200 },
  });
  return {
    holds,
    hang: () => {
      channel.onmessage = null;
    },
    close: () => channel.close(),
  };
});
