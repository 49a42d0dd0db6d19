import { describe, expect, it } from 'vitest';
import { describedEcgSeverity, ecgFindingsSeverity } from './ecg-severity.rules.ts';
import {
  abdominalUltrasoundResult,
  abdominalUltrasoundSeverity,
  otherUltrasoundSeverity,
} from './ultrasound-severity.rules.ts';

describe('severity of an ECG sheet', () => {
  it.each([
    [{ findings: ['1'] }, 0],
    [{ findings: ['4', '15', '31'] }, 0],
    [{ findings: ['3'] }, 1],
    [{ findings: ['3', '6'] }, 2],
    [{ findings: ['8'] }, 3],
    [{ findings: ['20', '8'] }, 4],
    [{ findings: ['77'] }, 2],
    [{ heartRate: 39 }, 4],
    [{ heartRate: 40 }, 0],
    [{ heartRate: 150 }, 4],
    [{ heartRate: 149 }, 0],
    [{ heartRate: 60, qtInterval: 449, sex: 'male' as const }, 0],
    [{ heartRate: 60, qtInterval: 450, sex: 'male' as const }, 2],
    [{ heartRate: 60, qtInterval: 459, sex: 'female' as const }, 0],
    [{ heartRate: 60, qtInterval: 460, sex: 'female' as const }, 2],
    [{ heartRate: 60, qtInterval: 500 }, 3],
    [{}, 0],
  ])('%j is %i', (sheet, severity) => {
    expect(ecgFindingsSeverity(sheet)).toBe(severity);
  });
  it.each([
    ['心房颤动', 3],
    ['房颤伴快速心室率', 3],
    ['陈旧性下壁心肌梗死', 3],
    ['ST段抬高', 4],
    ['ST 抬高', 4],
    ['Ⅲ度房室传导阻滞', 4],
    ['未见房颤', 0],
    ['窦性心律，未见ST段抬高', 0],
    ['未见ST改变，房颤', 3],
    ['窦性心动过缓', 0],
    ['', 0],
    [undefined, 0],
  ] as const)('%s is described as %i', (description, severity) => {
    expect(describedEcgSeverity(description)).toBe(severity);
  });
});

describe('severity of an ultrasound sheet', () => {
  it.each([
    [{ liverResult: '2', liverFindings: ['1'] }, 1],
    [{ liverResult: '2', liverFindings: ['2'] }, 2],
    [{ liverResult: '2', liverFindings: ['1', '8'] }, 3],
    [{ liverResult: '1', liverFindings: ['8'] }, 0],
    [{ liverResult: '2' }, 2],
    [{ gallbladderResult: '2', gallbladderFindings: ['2'] }, 2],
    [{ gallbladderResult: '2', gallbladderFindings: ['2'], gallbladderPolypSize: 10 }, 3],
    [{ gallbladderResult: '2', gallbladderFindings: ['4'] }, 0],
    [{ spleenResult: '2', spleenFindings: ['99'] }, 2],
  ])('abdomen %j is %i', (sheet, severity) => {
    expect(abdominalUltrasoundSeverity(sheet)).toBe(severity);
  });
  it.each([
    [{ thyroidResult: '2', thyroidFindings: ['1'], thyroidTirads: '2' }, 1],
    [{ thyroidResult: '2', thyroidTirads: '4a' }, 3],
    [{ breastUsResult: '2', breastBirads: '0' }, 2],
    [{ carotidResult: '2', carotidFindings: ['2'] }, 2],
    [{ carotidResult: '2', carotidFindings: ['3'] }, 3],
    [{ leftKidneyResult: '2', leftKidneyFindings: ['7'] }, 1],
    [{ rightKidneyResult: '2', rightKidneyFindings: ['3'] }, 3],
    [{}, 0],
  ])('elsewhere %j is %i', (sheet, severity) => {
    expect(otherUltrasoundSeverity(sheet)).toBe(severity);
  });
  it.each([
    [{ liverResult: '1', spleenResult: '2' }, '2'],
    [{ liverResult: '1', spleenResult: '9' }, '1'],
    [{ liverResult: '9', gallbladderResult: '9', pancreasResult: '9', spleenResult: '9' }, undefined],
    [{}, undefined],
  ])('%j gives the sheet %s', (sheet, result) => {
    expect(abdominalUltrasoundResult(sheet)).toBe(result);
  });
});
