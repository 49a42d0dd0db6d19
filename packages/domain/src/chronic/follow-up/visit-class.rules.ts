/** Codes of dictionaries/chronic-visit-class: 1 controlled, 2 uncontrolled, 3 adverse reaction, 4 complication. */
export type VisitClass = '1' | '2' | '3' | '4';

/** Codes of dictionaries/next-management-measure: 1 routine, 2 first failure (2 weeks), 3 second failure (refer), 4 urgent referral. */
export type ManagementMeasure = '1' | '2' | '3' | '4';

/** What one visit found; the class code alone does not say it (a visit of class 3 may have been uncontrolled, too). Unknown ones are absent. */
export type VisitFindings = { readonly uncontrolled?: boolean; readonly adverseReaction?: boolean };

/** What a visit’s class (控制满意, 控制不满意, …) goes by. */
export type VisitFacts = VisitFindings & {
  readonly crisis: boolean;
  readonly newOrWorseComplication: boolean;
  /** The visit before, lost ones passed over; without one this is the first. */
  readonly previous: { readonly uncontrolled: boolean; readonly adverseReaction: boolean };
};

type Complete = { readonly uncontrolled: boolean; readonly adverseReaction: boolean };

/** The most serious of several situations; the order 4 > 3 > 2 > 1 is ours [P], "the most serious one" the form's [S]. */
function classOf({ newOrWorseComplication }: VisitFacts, { uncontrolled, adverseReaction }: Complete): VisitClass {
  if (newOrWorseComplication) return '4';
  if (adverseReaction) return '3';
  return uncontrolled ? '2' : '1';
}

/**
 * Crisis: treat and refer urgently. Complication, or the same trouble twice running (uncontrolled twice, or reactions twice): refer.
 * First failure or first reaction: adjust the medication, two weeks. Otherwise routine. Sections 1.5 and 2.4 [S].
 */
function measureOf(
  { crisis, newOrWorseComplication, previous }: VisitFacts,
  { uncontrolled, adverseReaction }: Complete,
): ManagementMeasure {
  if (crisis) return '4';
  const twice = (uncontrolled && previous.uncontrolled) || (adverseReaction && previous.adverseReaction);
  if (newOrWorseComplication || twice) return '3';
  return uncontrolled || adverseReaction ? '2' : '1';
}

/** A conclusion that all readings of the unknown facts share; otherwise it is unknown as well. */
function certain<Value>(
  facts: VisitFacts,
  conclude: (facts: VisitFacts, complete: Complete) => Value,
): Value | undefined {
  const readings = (fact: boolean | undefined): readonly boolean[] => (fact === undefined ? [false, true] : [fact]);
  const conclusions = new Set(
    readings(facts.uncontrolled).flatMap((uncontrolled) =>
      readings(facts.adverseReaction).map((adverseReaction) => conclude(facts, { uncontrolled, adverseReaction })),
    ),
  );
  return conclusions.size === 1 ? [...conclusions][0] : undefined;
}

/** Class of the visit, missing while control or adverse reaction could still change it. */
export const visitClassOf = (facts: VisitFacts): VisitClass | undefined => certain(facts, classOf);

/**
 * Next measure, missing while control or reaction could still change it. A crisis decides at once; one that an unread value may yet bring
 * is not waited for, because it only raises the measure.
 */
export const managementMeasureOf = (facts: VisitFacts): ManagementMeasure | undefined => certain(facts, measureOf);
