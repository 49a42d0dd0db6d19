import type { FormDefinition } from '../../forms/index.ts';

/** 家庭医生团队. */
export const familyDoctorTeam: FormDefinition = {
  id: 'family-doctor-team',
  version: 1,
  title: '家庭医生团队',
  module: 'prevention',
  routes: ['yfrh/tcgl'],
  subject: 'institution',
  occurs: 'many',
  source: '产品定义；参照家庭医生签约与院内血糖管理通行做法',
  verified: ['recall'],
  sections: [
    {
      id: 'team', title: '团队',
      fields: [
        { key: 'name', label: '团队名称', type: 'text', required: true, maxLength: 50 },
        { key: 'org', label: '所属机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'leader', label: '团队长', type: 'user', required: true },
        {
          key: 'members', label: '成员', type: 'table', required: true, minRows: 1, maxRows: 20,
          columns: [
            { key: 'user', label: '人员', type: 'user', required: true },
            {
              key: 'role', label: '角色', type: 'single',
              options: [
                { code: '1', label: '全科医生' }, { code: '2', label: '护士' }, { code: '3', label: '公卫医师' }, { code: '4', label: '乡村医生' },
                { code: '5', label: '中医师' }, { code: '6', label: '专科医生' }, { code: '7', label: '健康管理师' },
              ],
            },
            { key: 'phone', label: '电话', type: 'text' },
          ],
        },
        { key: 'area', label: '服务区域(村/社区)', type: 'multi', required: true, optionsFrom: 'institution' },
        { key: 'quota', label: '签约上限', type: 'integer', unit: '人', min: 1, max: 5000, default: 2000 },
        { key: 'phone', label: '团队电话', type: 'text' },
        { key: 'state', label: '状态', type: 'single', options: [{ code: '1', label: '启用' }, { code: '0', label: '停用' }], default: '1' },
      ],
    },
  ],
  derivations: [{ key: 'team', rule: 'teamRoles', inputs: ['members'] }],
  checks: [
    { id: 'roles', when: 'team.incomplete == true', severity: 'error', message: '团队至少应有 1 名医生与 1 名护士或公卫人员。', fields: ['members'] },
  ],
};
