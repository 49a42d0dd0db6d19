import type { Answers } from '@gongwei/domain/forms';
import { pinyinOfWords } from '../../shared/pinyin.ts';
import { KNOWLEDGE_ASSESSMENTS, KNOWLEDGE_COMPREHENSIVE, KNOWLEDGE_PLANS } from './knowledge-care.data.ts';
import { KNOWLEDGE_DIET } from './knowledge-diet.data.ts';
import { KNOWLEDGE_DRUGS } from './knowledge-drugs.data.ts';
import { KNOWLEDGE_HERBS } from './knowledge-herbs.data.ts';

const letters = (name: unknown): string => pinyinOfWords(String(name)).initials.toUpperCase();

const rows = (formId: string, all: readonly Answers[]) => all.map((data) => [formId, { ...data, state: '1' }] as const);

/** The knowledge registers of the county, each row with its source in the file it comes from. */
export const knowledgeRows = (): readonly (readonly [formId: string, data: Answers])[] => [
  ...rows(
    'knowledge-drug',
    KNOWLEDGE_DRUGS.map((drug, at) => ({
      ...drug,
      code: `ZS${String(at + 1).padStart(4, '0')}`,
      pinyin: letters(drug['genericName']),
      essential: true,
    })),
  ),
  ...rows(
    'knowledge-herb',
    KNOWLEDGE_HERBS.map((herb) => ({
      ...herb,
      pinyin: letters(herb['name']),
      usage: '煎服，遵医嘱。',
      toxicity: '0',
    })),
  ),
  ...rows('knowledge-diet', KNOWLEDGE_DIET),
  ...rows('knowledge-assessment', KNOWLEDGE_ASSESSMENTS),
  ...rows('knowledge-intervention-plan', KNOWLEDGE_PLANS),
  ...rows('knowledge-comprehensive-intervention', KNOWLEDGE_COMPREHENSIVE),
];
