import { IDENTITY_NUMBER } from '@gongwei/domain/fhir';

const OF_PATIENT = [{ name: 'patient', type: 'reference' }];
const BULK_DATA = 'http://hl7.org/fhir/uv/bulkdata/OperationDefinition';
const READ = { code: 'read' };
const SEARCH = { code: 'search-type' };

/**
 * What can be asked here, as FHIR says it. `date`: when this was published, ISO 8601. Names are no search parameters, and a number is only
 * taken in a body: neither belongs into addresses.
 */
export const capabilityStatement = (base: string, date: string) => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date,
  kind: 'instance',
  software: { name: 'Gongwei 智慧公共卫生医疗服务平台' },
  implementation: { description: '居民健康档案，只读', url: base },
  fhirVersion: '4.0.1',
  format: ['application/fhir+json'],
  rest: [
    {
      mode: 'server',
      security: { description: '请求头 token：登录后的令牌；所见范围和脱敏与页面相同，查看档案会留下记录。' },
      resource: [
        {
          type: 'Patient',
          interaction: [READ, SEARCH],
          searchParam: [
            { name: 'organization', type: 'reference' },
            { name: 'identifier', type: 'token', documentation: `${IDENTITY_NUMBER}|… (POST _search)` },
          ],
          operation: [{ name: 'everything', definition: 'http://hl7.org/fhir/OperationDefinition/Patient-everything' }],
        },
        { type: 'Questionnaire', interaction: [READ, SEARCH] },
        { type: 'List', operation: [{ name: 'export', definition: `${BULK_DATA}/export` }] },
        { type: 'QuestionnaireResponse', interaction: [READ, SEARCH], searchParam: OF_PATIENT },
        ...['Observation', 'Condition', 'Encounter', 'CarePlan'].map((type) => ({
          type,
          interaction: [SEARCH],
          searchParam: OF_PATIENT,
        })),
      ],
    },
  ],
});
