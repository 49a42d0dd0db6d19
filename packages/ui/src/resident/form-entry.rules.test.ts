import type { FormsShown } from '@gongwei/domain/pages';
import { describe, expect, it } from 'vitest';
import { conditionOfForms, entryPath, personAskedFor } from './form-entry.rules.ts';

const shown = (more: Partial<FormsShown>): FormsShown => ({ form: ['visit-record'], ...more });

describe('where a route of the specification leads', () => {
  it('opens the only form for the person', () => {
    expect(entryPath(shown({}), 'r1')).toBe('/cust/jkdn/r1/form/visit-record');
  });
  it('opens the check-up at the sections of the page', () => {
    expect(entryPath(shown({ form: ['health-check-up'], section: 'zqgn' }), 'r1')).toBe(
      '/cust/jkdn/r1/form/health-check-up?section=zqgn',
    );
  });
  it('opens the records of all its forms', () => {
    expect(entryPath(shown({ form: ['a', 'b'], records: true }), 'r1')).toBe('/cust/jkdn/r1/records?form=a&form=b');
  });
  it('opens the page that holds all of its forms', () => {
    expect(entryPath(shown({ form: ['a', 'b'], page: '/health/x/:id' }), 'r1')).toBe('/health/x/r1');
  });
  it('leaves it open which of several forms is meant', () => {
    expect(entryPath(shown({ form: ['tcm-constitution', 'tcm-guidance'] }), 'r1')).toBeUndefined();
  });
});

describe('whose form it usually is', () => {
  it('proposes the patients of the disease', () => {
    expect([['hypertension-follow-up'], ['diabetes-card'], ['blood-glucose-patient']].map(conditionOfForms)).toEqual([
      'hypertension',
      'diabetes',
      'diabetes',
    ]);
  });
  it('proposes nobody for forms of everybody, of several diseases, or that look for new patients', () => {
    expect(
      [['visit-record'], ['hypertension-follow-up', 'diabetes-follow-up'], ['diabetes-screening']].map(
        conditionOfForms,
      ),
    ).toEqual([undefined, undefined, undefined]);
  });
});

it('asks for a child where the forms are of the care of children', () => {
  expect([['child', 'tcm'], ['maternal'], ['check-up', undefined], []].map(personAskedFor)).toEqual([
    '儿童',
    '居民',
    '居民',
    '居民',
  ]);
});
