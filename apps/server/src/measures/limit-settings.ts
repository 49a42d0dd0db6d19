import { limitSettings, type ItemVersion, type LimitSetting } from '@gongwei/domain/measures';
import type { Queryable } from '../database/database.port.ts';

/** Limits institutions have set (监测项目范围), as they stood on each day. */
export type LimitSettings = {
  /** As read last: for who cannot wait, after somebody waited for `renewed`. */
  current(): readonly LimitSetting[];
  /** As they stand now, whichever process wrote them. */
  renewed(database: Queryable): Promise<readonly LimitSetting[]>;
};

const OF_ITEMS = "form_id = 'monitoring-item' and subject_kind <> 'resident'";

/** Every entry as it was, and as it is. */
const VERSIONS = `
  select v.record_id as id, v.version, v.institution_code as institution, v.saved_at as at, v.removed, v.data as answers
    from record_versions v join records r on r.county_code = v.county_code and r.id = v.record_id where r.${OF_ITEMS.replace(' and ', ' and r.')}
  union all select id, version, institution_code, updated_at, removed_at is not null, data from records where ${OF_ITEMS}`;

export function createLimitSettings(): LimitSettings {
  let kept: { readonly state: string; readonly settings: readonly LimitSetting[] } = { state: '', settings: [] };
  return {
    current: () => kept.settings,
    renewed: async (database) => {
      const [found] = await database.query<{ state: string }>(
        `select count(*) || ' ' || coalesce(sum(version), 0) || ' ' || coalesce(max(updated_at)::text, '') as state from records where ${OF_ITEMS}`,
      );
      const state = found?.state ?? '';
      if (state === kept.state) return kept.settings;
      const versions = await database.query<ItemVersion>(
        `select id, version, institution, (at at time zone 'Asia/Shanghai')::date::text as "from", removed, answers from (${VERSIONS}) v`,
      );
      kept = { state, settings: limitSettings(versions) };
      return kept.settings;
    },
  };
}
