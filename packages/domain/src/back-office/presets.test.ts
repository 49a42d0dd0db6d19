import { describe, expect, it } from 'vitest';
import { globalConfigPresets } from './global-config.presets.data.ts';
import { monitoringItemPresets } from './monitoring-item.presets.data.ts';

describe('presets', () => {
  it('name each item and each setting once', () => {
    expect(new Set(monitoringItemPresets.map(({ code }) => code)).size).toBe(monitoringItemPresets.length);
    expect(new Set(globalConfigPresets.map(({ key }) => key)).size).toBe(globalConfigPresets.length);
    expect(monitoringItemPresets.length).toBeGreaterThan(10);
  });

  it('put reference limits within what may be entered', () => {
    const wrong = monitoringItemPresets.filter(({ low, high, input }) => {
      const [from = -Infinity, until = Infinity] = input ?? [];
      return (low ?? from) < from || (high ?? until) > until || (low ?? -Infinity) > (high ?? Infinity);
    });
    expect(wrong).toEqual([]);
  });
});
