import { defineRegistered } from '../measure-definition.ts';

const PEOPLE = '国家基本公共卫生服务规范（第三版）居民健康档案管理';
const ELDERLY = '国家基本公共卫生服务规范（第三版）老年人健康管理';

/** What institutions register of the people of their district (`institution_populations`). */
export const registeredMeasures = defineRegistered([
  { id: 'population', label: '常住人口', value: 'population', basis: 'S', source: PEOPLE, hint: '机构登记的服务人口（常住），取所选机构本级登记数；本级没有登记时，下级都登记了就取下级之和。不是档案数。' },
  { id: 'elderly-population', label: '65岁及以上常住人数', value: 'elderly', basis: 'S', source: ELDERLY, hint: '机构登记的65岁及以上常住人口（统计部门口径），取所选机构本级登记数；本级没有登记时，下级都登记了就取下级之和。不是档案数。' },
]);
