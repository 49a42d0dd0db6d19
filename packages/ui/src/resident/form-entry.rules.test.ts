import { describe, expect, it } from 'vitest';
import { conditionOfForms, entryPath, type FormRoute } from './form-entry.rules.ts';

const route = (more: Partial<FormRoute>): FormRoute => ({
  path: '/cust/x',
  title: '表',
  forms: ['visit-record'],
  ...more,
});

describe('where a route of the specification leads', () => {
  it('opens the only form for the person', () => {
    expect(entryPath(route({}), 'r1')).toBe('/cust/jkdn/r1/form/visit-record');
  });
  it('opens the check-up at the sections of the page', () => {
    expect(entryPath(route({ forms: ['health-check-up'], section: 'zqgn' }), 'r1')).toBe(
      '/cust/jkdn/r1/form/health-check-up?section=zqgn',
    );
  });
  it('opens the records of all its forms', () => {
    expect(entryPath(route({ forms: ['a', 'b'], records: true }), 'r1')).toBe('/cust/jkdn/r1/records?form=a&form=b');
  });
  it('opens the page that holds all of its forms', () => {
    expect(entryPath(route({ forms: ['a', 'b'], page: '/health/x/:id' }), 'r1')).toBe('/health/x/r1');
  });
  it('leaves it open which of several forms is meant', () => {
    expect(entryPath(route({ forms: ['tcm-constitution', 'tcm-guidance'] }), 'r1')).toBeUndefined();
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
